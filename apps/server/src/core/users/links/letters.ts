import type { Mail } from "../../../common/index.ts";

type To = { readonly recipient: string; readonly user_id: string | null };
const CLOSING = "If this was not you, you need not do anything.";

/** The letters about an account; each says who asked for what, and that it can be ignored. */
export const confirmAddress = (to: To, url: string): Mail => ({
  ...to,
  subject: "Confirm your e-mail address",
  paragraphs: ["Welcome to Passbook. Confirm your address with this link within 30 minutes.", CLOSING],
  link: { label: "Confirm my address", url },
});

export const confirmNewAddress = (to: To, url: string): Mail => ({
  ...to,
  subject: "Confirm your new e-mail address",
  paragraphs: [
    "This address was given as the new one of a Passbook account. It takes effect when you confirm it within 30 minutes.",
    CLOSING,
  ],
  link: { label: "Confirm my new address", url },
});

export const addressChangeAsked = (to: To): Mail => ({
  ...to,
  subject: "A new e-mail address was given for your account",
  paragraphs: [
    "Someone who knows your password gave a new e-mail address for your Passbook account. It takes effect once the new address is confirmed.",
    "If this was not you, sign in and change your password now: that cancels the new address too.",
  ],
});

export const addressChanged = (to: To, url: string): Mail => ({
  ...to,
  subject: "The e-mail address of your account was changed",
  paragraphs: [
    "Your Passbook account has another e-mail address now; this one no longer opens it.",
    "If this was not you, take the account back with this link within 7 days. It brings this address back, ends every sign-in, and lets you set a new password.",
  ],
  link: { label: "Take my account back", url },
});

export const addressLeft = (to: To): Mail => ({
  ...to,
  subject: "Your address belongs to an account no longer",
  paragraphs: ["The Passbook account that had this e-mail address has another one now.", CLOSING],
});

export const addressHeld = (to: To): Mail => ({
  ...to,
  subject: "This address cannot be used yet",
  paragraphs: [
    "Someone gave this address for a Passbook account, but another account had it until a few days ago and may still take it back. Try again in a week.",
    CLOSING,
  ],
});

export const alreadyRegistered = (to: To, forgot_url: string): Mail => ({
  ...to,
  subject: "You already have an account",
  paragraphs: [
    "Someone registered with this address, but you already have a Passbook account. Sign in as usual, or set a new password if you have forgotten it.",
    CLOSING,
  ],
  link: { label: "I forgot my password", url: forgot_url },
});

export const finishRegistering = (to: To, url: string): Mail => ({
  ...to,
  subject: "Finish registering",
  paragraphs: [
    "This address was registered before but never confirmed. Choose your password with this link within 30 minutes; that confirms the address too.",
    CLOSING,
  ],
  link: { label: "Choose my password", url },
});

export const resetPasswordLink = (to: To, url: string): Mail => ({
  ...to,
  subject: "Set a new password",
  paragraphs: ["Set a new password with this link within 30 minutes.", CLOSING],
  link: { label: "Set a new password", url },
});

/** Without an address to register at, nobody may by themselves. */
export const noAccount = (to: To, register_url: string | null): Mail => ({
  ...to,
  subject: "No account with this address",
  paragraphs: [
    "Someone asked Passbook for a link to this address, but there is no account with it. You may have registered with another address.",
    CLOSING,
  ],
  ...(register_url === null ? {} : { link: { label: "Register", url: register_url } }),
});

export const alreadyConfirmed = (to: To, login_url: string): Mail => ({
  ...to,
  subject: "Your address is confirmed",
  paragraphs: ["Someone asked for a confirming link, but this address is confirmed already.", CLOSING],
  link: { label: "Sign in", url: login_url },
});

export const passwordChanged = (to: To): Mail => ({
  ...to,
  subject: "Your password was changed",
  paragraphs: [
    "The password of your Passbook account was changed, and other sign-ins were ended.",
    "If this was not you, set a new password now with 'Forgot password' on the sign-in page.",
  ],
});
