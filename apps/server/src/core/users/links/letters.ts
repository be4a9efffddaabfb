import type { Letter } from "../../../common/index.ts";

type To = { readonly recipient: string; readonly user_id: string | null };

/** The letters about an account; each says who asked for what, and that it can be ignored. */
export const confirmAddress = (to: To, url: string): Letter => ({
  ...to,
  write: ({ say }) => ({
    subject: say("confirm_subject"),
    paragraphs: [say("confirm_text"), say("not_you")],
    link: { label: say("confirm_link"), url },
  }),
});

export const confirmNewAddress = (to: To, url: string): Letter => ({
  ...to,
  write: ({ say }) => ({
    subject: say("confirm_new_subject"),
    paragraphs: [say("confirm_new_text"), say("not_you")],
    link: { label: say("confirm_new_link"), url },
  }),
});

export const addressChangeAsked = (to: To): Letter => ({
  ...to,
  write: ({ say }) => ({
    subject: say("change_asked_subject"),
    paragraphs: [say("change_asked_text"), say("change_asked_not_you")],
  }),
});

export const addressChanged = (to: To, url: string): Letter => ({
  ...to,
  write: ({ say }) => ({
    subject: say("changed_subject"),
    paragraphs: [say("changed_text"), say("changed_not_you")],
    link: { label: say("changed_link"), url },
  }),
});

export const addressLeft = (to: To): Letter => ({
  ...to,
  write: ({ say }) => ({ subject: say("left_subject"), paragraphs: [say("left_text"), say("not_you")] }),
});

export const addressHeld = (to: To): Letter => ({
  ...to,
  write: ({ say }) => ({ subject: say("held_subject"), paragraphs: [say("held_text"), say("not_you")] }),
});

export const alreadyRegistered = (to: To, forgot_url: string): Letter => ({
  ...to,
  write: ({ say }) => ({
    subject: say("registered_subject"),
    paragraphs: [say("registered_text"), say("not_you")],
    link: { label: say("registered_link"), url: forgot_url },
  }),
});

export const finishRegistering = (to: To, url: string): Letter => ({
  ...to,
  write: ({ say }) => ({
    subject: say("finish_subject"),
    paragraphs: [say("finish_text"), say("not_you")],
    link: { label: say("finish_link"), url },
  }),
});

export const resetPasswordLink = (to: To, url: string): Letter => ({
  ...to,
  write: ({ say }) => ({
    subject: say("reset_subject"),
    paragraphs: [say("reset_text"), say("not_you")],
    link: { label: say("reset_subject"), url },
  }),
});

/** Without an address to register at, nobody may by themselves. */
export const noAccount = (to: To, register_url: string | null): Letter => ({
  ...to,
  write: ({ say }) => ({
    subject: say("no_account_subject"),
    paragraphs: [say("no_account_text"), say("not_you")],
    ...(register_url === null ? {} : { link: { label: say("no_account_link"), url: register_url } }),
  }),
});

export const alreadyConfirmed = (to: To, login_url: string): Letter => ({
  ...to,
  write: ({ say }) => ({
    subject: say("confirmed_subject"),
    paragraphs: [say("confirmed_text"), say("not_you")],
    link: { label: say("confirmed_link"), url: login_url },
  }),
});

export const passwordChanged = (to: To): Letter => ({
  ...to,
  write: ({ say }) => ({
    subject: say("password_subject"),
    paragraphs: [say("password_text"), say("password_not_you")],
  }),
});
