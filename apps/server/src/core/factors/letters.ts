import type { Letter } from "../../common/index.ts";

type To = { readonly recipient: string; readonly user_id: string };

/** The letters about what opens an account; each says what to do where it was somebody else. */
export const totpAdded = (to: To): Letter => ({
  ...to,
  write: ({ say }) => ({
    subject: say("factor_subject"),
    paragraphs: [say("totp_added_text"), say("factor_not_you")],
  }),
});

export const passkeyAdded = (to: To, name: string): Letter => ({
  ...to,
  write: ({ say }) => ({
    subject: say("factor_subject"),
    paragraphs: [say("passkey_added_text", { name }), say("factor_not_you")],
  }),
});

export const totpRemoved = (to: To): Letter => ({
  ...to,
  write: ({ say }) => ({
    subject: say("factor_removed_subject"),
    paragraphs: [say("totp_removed_text"), say("factor_removed_not_you")],
  }),
});

export const passkeyRemoved = (to: To, name: string): Letter => ({
  ...to,
  write: ({ say }) => ({
    subject: say("factor_removed_subject"),
    paragraphs: [say("passkey_removed_text", { name }), say("factor_removed_not_you")],
  }),
});

export const recoveryCodeUsed = (to: To, left: number): Letter => ({
  ...to,
  write: ({ say }) => ({
    subject: say("recovery_subject"),
    paragraphs: [say("recovery_text", { left }), say("recovery_not_you")],
  }),
});

export const factorsReset = (to: To): Letter => ({
  ...to,
  write: ({ say }) => ({
    subject: say("factor_removed_subject"),
    paragraphs: [say("factors_reset_text"), say("factors_reset_not_you")],
  }),
});
