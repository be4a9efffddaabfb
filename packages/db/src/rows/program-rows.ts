/** What lets programs act for a person, and tells them what happens. */

/** A key of a program; only the hash of its text is kept. */
export type ProgramKeyRow = {
  user_id: string;
  id: string;
  name: string;
  /** How its text begins, to tell keys apart. */
  prefix: string;
  key_hash: string;
  /** JSON array: what it may do. */
  scopes: string;
  created_at: string;
  last_used_at: string | null;
  /** Null: until it is ended. */
  expires_at: string | null;
};

/** A category that a program proposes for a transaction; nobody's answer yet. */
export type ProposalRow = {
  user_id: string;
  id: string;
  transaction_id: string;
  /** The key it was made with, which may have ended, and the name that key had. */
  key_id: string;
  program: string;
  sub_category_id: string;
  /** In the words of the program; may be empty. */
  reason: string;
  created_at: string;
  /** Since when it is not to be proposed again; null: it waits. */
  declined_at: string | null;
};

/** What an address can be told of, and what its person sends it to try it. */
export type WebhookEvent =
  | "statement.imported"
  | "statement.doubtful"
  | "budget.passed"
  | "unusual.found"
  | "webhook.tried";

/** An address that is told what happens; the lease on it is that of whoever looks for news. */
export type WebhookRow = {
  user_id: string;
  id: string;
  /** Sealed JSON: the address and the secret by which it knows who calls. */
  sealed: string;
  /** JSON array: what it wants to be told. */
  events: string;
  is_paused: number;
  /** What came before is not told. */
  turned_on_at: string;
  /** When it was looked last for what is found by reading much. */
  alerts_at: string | null;
  /** Since when every try was in vain. */
  failing_since: string | null;
  /** It was given up, and is told nothing until its person says so. */
  stopped_at: string | null;
  created_at: string;
  attempts: number;
  lease_owner: string | null;
  lease_until: string | null;
};

/** What an address was told, so that it is told once. */
export type WebhookToldRow = { user_id: string; webhook_id: string; subject: string; told_at: string };

/** Something that an address is told, until it took it or was given up; the lease is that of whoever sends it. */
export type WebhookDeliveryRow = {
  user_id: string;
  id: string;
  webhook_id: string;
  event: WebhookEvent;
  /** JSON as it is sent. */
  body: string;
  tries: number;
  tried_at: string | null;
  /** What the address answered to the last try; null where it did not. */
  answer_status: number | null;
  fault: string | null;
  delivered_at: string | null;
  failed_at: string | null;
  created_at: string;
  attempts: number;
  lease_owner: string | null;
  lease_until: string | null;
};
