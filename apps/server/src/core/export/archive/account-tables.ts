import type { Database } from "@passbook/db/versioned";

/** A table of which a person's rows are in their archive, and the columns by which these stand in order. */
export type AccountTable = {
  readonly name: keyof Database;
  readonly key: readonly string[];
  /** Columns that hold for one installation and moment alone; an archive has none of them. */
  readonly without?: readonly string[];
  /** Columns that are empty in an archive. */
  readonly blank?: readonly string[];
};

const ID = ["id"] as const;

/** What an archive takes along, each after what it refers to. */
export const ACCOUNT_TABLES: readonly AccountTable[] = [
  { name: "bank_accounts", key: ID },
  { name: "categories", key: ID },
  { name: "tags", key: ID },
  { name: "merchants", key: ID },
  { name: "vendors", key: ID },
  { name: "files", key: ID, without: ["bytes", "sealed", "object"] },
  { name: "statements", key: ID, blank: ["lease_owner", "lease_until", "uploaded_by"] },
  { name: "readings", key: ["statement_id", "chunk"] },
  { name: "transactions", key: ID },
  { name: "sightings", key: ID },
  { name: "known_layouts", key: ["fingerprint", "bank_account_id"] },
  { name: "transaction_tags", key: ["transaction_id", "tag_id"] },
  { name: "splits", key: ID },
  { name: "attachments", key: ID },
  { name: "brought_names", key: ID },
  { name: "brought_rows", key: ["transaction_id", "source"] },
  { name: "brought_parts", key: ["transaction_id", "source", "position"] },
  { name: "rules", key: ID },
  { name: "saved_searches", key: ID },
  { name: "explorations", key: ID },
  { name: "home_cards", key: ["card"] },
  { name: "budgets", key: ID },
  { name: "budget_amounts", key: ID },
  { name: "budget_settings", key: ID },
  { name: "budget_assignments", key: ID },
  { name: "assets", key: ID },
  { name: "asset_values", key: ID },
  { name: "own_rates", key: ID },
  { name: "answers", key: ID },
  { name: "decisions", key: ID },
  { name: "transfers", key: ID },
  { name: "refunds", key: ID },
  { name: "series", key: ID },
  { name: "findings", key: ID },
  { name: "allowed_senders", key: ID },
  { name: "goals", key: ID },
  { name: "dismissed_alerts", key: ID },
  { name: "seen_alerts", key: ID },
  { name: "silenced_alerts", key: ID },
  { name: "balance_limits", key: ID },
];

/**
 * What an archive leaves out: who signs in and how, secrets and what they open, mails, what the history needs to take changes back, work that
 * waits, what is counted anew, and what belongs to the installation.
 */
export const LEFT_OUT: readonly (keyof Database)[] = [
  "installation",
  "users",
  "sessions",
  "mailed_links",
  "totp_factors",
  "passkeys",
  "recovery_codes",
  "waiting_sign_ins",
  "passkey_challenges",
  "account_events",
  "devices",
  "invitations",
  "sign_on_links",
  "sign_on_attempts",
  "attempts",
  "backup_runs",
  "outgoing_mails",
  "file_parts",
  "file_moves",
  "object_removals",
  "month_sums",
  "category_sums",
  "day_sums",
  "changes",
  "change_parts",
  "acts",
  "suggestion_work",
  "merchant_work",
  "movement_work",
  "statement_passwords",
  "password_details",
  "mailboxes",
  "mailbox_sign_ins",
  "forwarding_addresses",
  "bank_connections",
  "connected_accounts",
  "inboxes",
  "received_mails",
  "notices",
  "told_notices",
  "kept_answers",
  "program_keys",
  "proposals",
  "members",
  "member_invitations",
  "webhooks",
  "webhook_told",
  "webhook_deliveries",
  "client_errors",
  "rates",
];
