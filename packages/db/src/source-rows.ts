/** Rows of how statements arrive: whose messages are read, what opens their files, what came in, and where it is looked for. */

export type AllowedSenderRow = {
  user_id: string;
  id: string;
  pattern: string;
  bank_account_id: string | null;
  created_at: string;
  /** 1: its messages need no signature of its domain. */
  may_be_unsigned: number;
};

export type StatementPasswordRow = {
  user_id: string;
  id: string;
  label: string;
  bank_account_id: string | null;
  /** Sealed (AES-256-GCM, bound to user, table and row). */
  sealed: string;
  opened_count: number;
  last_opened_at: string | null;
  created_at: string;
};

/** What a person gave for passwords to be made of, sealed (AES-256-GCM, bound to user and table). */
export type PasswordDetailsRow = { user_id: string; sealed: string; created_at: string };

export type ReceivedMailRow = {
  user_id: string;
  id: string;
  message_hash: string;
  sender: string;
  subject: string;
  received_at: string;
  outcome: "read" | "no_statement" | "confirmation" | "quarantined" | "failed";
  /** What is said of a message of which nothing was read, in English; empty where nothing is. */
  message: string;
  /** The name of that sentence and what stands at its places (JSON); null where it has none. */
  said: string | null;
  statement_ids: string;
  /** Those of them that were there before it came (JSON). */
  known_ids: string;
  /** Kept while in quarantine of what lies nowhere else: forwarded messages, and those of older versions. */
  bytes: Uint8Array | null;
  /** 1 where `bytes` are sealed with the key of the installation. */
  sealed: number;
  /** The mailbox it lies in; null where a person handed it in or it was forwarded. */
  mailbox_id: string | null;
  /** Which message of the folder: UIDVALIDITY and UID. */
  place: string | null;
  /** Message-ID, where it names one. */
  message_id: string | null;
  /** When it says it was sent (ISO 8601, UTC). */
  sent_at: string | null;
  /** Why it waits in quarantine. */
  reason: "unknown_sender" | "no_single_sender" | "unsigned" | "too_large" | "no_room" | null;
  /** 1: the person wants it read whoever sent it. */
  is_let_in: number;
  /** 1: it came to the forwarding address of its person. */
  is_forwarded: number;
  /** What was found of DKIM, SPF and DMARC as it was forwarded, and whether that vouches for its sender (JSON). */
  authentication: string | null;
  /** What a mail provider wants confirmed before it forwards (JSON). */
  confirmation: string | null;
  /** What is to be said of its signatures, and the domain that signed it; null where nobody looked. */
  signature: "holds" | "part" | "other_domain" | "no_key" | "broken" | "missing" | "unknown" | null;
  signed_by: string | null;
};

/** The secret address to which a person has statements forwarded. */
export type ForwardingAddressRow = {
  user_id: string;
  /** Keyed hash of what stands in front of the @, by which it is found. */
  address_hash: string;
  /** The same, sealed (AES-256-GCM, bound to user and table). */
  sealed: string;
  created_at: string;
  /** How many messages of strangers that waited gave their place to newer ones, and when the last did. */
  let_go: number;
  let_go_at: string | null;
};

/** A mailbox that is watched; the lease on it is that of whoever watches. */
export type MailboxRow = {
  user_id: string;
  id: string;
  host: string;
  port: number;
  security: "tls" | "starttls";
  username: string;
  /** The provider at which its person signed in for it; null: it is opened by a password. */
  sign_in: "google" | "microsoft" | "own" | null;
  /** The password, or what the provider gave to fetch access with (refresh token), sealed (AES-256-GCM, bound to user, table and row). */
  sealed: string;
  folder: string;
  /** Messages from this day on are looked at (ISO date). */
  since: string;
  is_paused: number;
  /** Why the last try failed; null while all is well. */
  fault: string | null;
  /** Refused logins, and faults of any kind, one after the other. */
  refusals: number;
  faults: number;
  checked_at: string | null;
  /** Counts the wishes to look into it at once. */
  wanted: number;
  uid_validity: string | null;
  last_uid: number;
  /** Messages of the check under way, and how many of them were looked at. */
  scan_total: number;
  scan_done: number;
  created_at: string;
  attempts: number;
  lease_owner: string | null;
  /** Without an owner: not tried before. */
  lease_until: string | null;
};

/** A sign-in at a provider that a person began in a session, for a mailbox; used once, for ten minutes. */
export type MailboxSignInRow = {
  user_id: string;
  id: string;
  session_id: string;
  /** Keyed hash of what comes back with the person. */
  state_hash: string;
  provider: "google" | "microsoft" | "own";
  /** What proves that this server began it (PKCE), and the mailbox it is for, sealed (AES-256-GCM, bound to user, table and row). */
  sealed: string;
  expires_at: string;
};

/** A bridge that is asked for the accounts of a person; the lease on it is that of whoever asks. */
export type BankConnectionRow = {
  user_id: string;
  id: string;
  /** Which protocol the bridge speaks. */
  connector: "simplefin";
  /** The host of the bridge, to be shown. */
  host: string;
  /** What opens the bridge, sealed (AES-256-GCM, bound to user, table and row). */
  sealed: string;
  is_paused: number;
  /** 1: the bridge took the access back, so it is asked no more until its person acts. */
  is_revoked: number;
  /** Why the last try failed; null while all is well. */
  fault: string | null;
  /** Faults one after the other. */
  faults: number;
  /** What the bridge had to say beside its last answer (JSON, texts). */
  said: string;
  checked_at: string | null;
  /** Counts the wishes to ask at once. */
  wanted: number;
  created_at: string;
  attempts: number;
  lease_owner: string | null;
  /** Without an owner: not asked before. */
  lease_until: string | null;
};

/** An account as a bridge shows it, and which account of the person it is. */
export type ConnectedAccountRow = {
  user_id: string;
  id: string;
  connection_id: string;
  /** What the bridge knows it by. */
  account_key: string;
  name: string;
  bank_name: string | null;
  /** A currency of ISO 4217; null for points and the like. */
  currency: string | null;
  last_4_digits: string | null;
  bank_account_id: string | null;
  is_left_out: number;
  /** 1: the last answer of the bridge does not show it. */
  is_missing: number;
  /** What was kept of each month (JSON). */
  months: string;
  created_at: string;
};

/** The folder of a person on the disk of the server; the lease on it is that of whoever takes files out of it. */
export type InboxRow = {
  user_id: string;
  /** Why nothing is taken out of it; null while all is well. */
  fault: string | null;
  /** JSON: what became of the last files, the newest first. */
  last_files: string;
  created_at: string;
  attempts: number;
  lease_owner: string | null;
  lease_until: string | null;
};
