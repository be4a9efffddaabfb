/** What a person shows besides a password, and what happened to their account. */

/** A secret that an authenticator app makes codes of; there is one a person. */
export type TotpFactorRow = {
  user_id: string;
  /** Sealed. */
  secret: string;
  /** The latest time step of which a code was taken; codes of it or of earlier ones open nothing any more. */
  last_step: number;
  created_at: string;
  /** Null until its first code was shown: until then it is asked for nowhere. */
  confirmed_at: string | null;
};

export type PasskeyRow = {
  user_id: string;
  id: string;
  name: string;
  /** As the browser writes it, base64url. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  sign_count: number;
  /** JSON array. */
  transports: string;
  created_at: string;
  last_used_at: string | null;
};

export type RecoveryCodeRow = {
  user_id: string;
  id: string;
  code_hash: string;
  created_at: string;
  used_at: string | null;
};

/** A sign-in whose first factor was right and whose second is waited for, in the browser that holds its cookie. */
export type WaitingSignInRow = {
  user_id: string;
  id: string;
  token_hash: string;
  password_version: number;
  /** What was shown first. */
  how: string;
  created_at: string;
  expires_at: string;
};

/** What a passkey is to sign, once, for one purpose, in the browser or session that asked for it. */
export type PasskeyChallengeRow = {
  bound_to: string;
  purpose: string;
  challenge: string;
  expires_at: string;
};

/** A browser in which a person has signed in, by the cookie it keeps. */
export type DeviceRow = {
  user_id: string;
  id: string;
  device_hash: string;
  created_at: string;
  last_seen_at: string;
};

/** Something that concerned an account; equal failures of an hour from one place are one row. */
export type AccountEventRow = {
  user_id: string;
  id: string;
  kind: string;
  /** What it was about, such as the name of a passkey or the way of signing in. */
  what: string | null;
  address: string;
  user_agent: string;
  times: number;
  created_at: string;
  last_at: string;
  /** What makes two of them one. */
  same: string;
};
