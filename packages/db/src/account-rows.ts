/** Who gets in: people, their sign-ins, and the links that were mailed or printed for them. */

/** A language of the app. */
export type Language = "en" | "de" | "fr" | "es" | "pt" | "hi" | "ar";

export type UserRow = {
  id: string;
  name: string;
  email: string;
  email_key: string;
  pending_email: string | null;
  password_hash: string;
  /** How often the password was set; what hangs on one carries the number it had. */
  password_version: number;
  email_verified_at: string | null;
  home_currency: string;
  language: Language;
  locale: string;
  time_zone: string;
  week_start: number;
  /** 1 where figures count categories that are likely and wait for a word. */
  count_likely: number;
  /** 1 where figures of every currency are converted into the home currency. */
  total_in_home: number;
  /** Whose ids alerts have, where it is an account that was taken in; null: its own. */
  alerts_of: string | null;
  /** 1 for who looks after the installation. */
  is_admin: number;
  /** Since when they may not come in; null where they may. */
  disabled_at: string | null;
  created_at: string;
};

export type SessionRow = {
  user_id: string;
  id: string;
  cookie_hash: string;
  user_agent: string;
  address: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  revoked_at: string | null;
  /** When its person last showed who they are; empty where nobody knows. */
  confirmed_at: string;
};

/** A link sent by mail; only the hash of its token is stored. */
export type MailedLinkRow = {
  user_id: string;
  id: string;
  purpose: "verify_email" | "reset_password" | "take_back";
  token_hash: string;
  email: string;
  email_key: string;
  password_version: number;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};

/** A link by which one person may register with one address; of its token only the hash is kept. */
export type InvitationRow = {
  id: string;
  email_key: string;
  token_hash: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};

/** Who a person is at the provider of the installation (OpenID Connect). */
export type SignOnLinkRow = {
  user_id: string;
  id: string;
  issuer: string;
  subject: string;
  /** As the provider told it. */
  email: string | null;
  created_at: string;
  last_used_at: string | null;
};

/** A sign-in at the provider that a browser has begun; `user_id` is whose account is to be linked by it, null where somebody comes in. */
export type SignOnAttemptRow = {
  id: string;
  user_id: string | null;
  cookie_hash: string;
  /** JSON: what is to be checked of who comes back, or who they are there. */
  sealed: string;
  expires_at: string;
};
