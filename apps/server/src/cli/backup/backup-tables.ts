import type { Database } from "@passbook/db/versioned";

/** A table of a backup: its primary key, by which it is paged, and the columns that hold bytes. */
export type BackupTable = {
  readonly name: keyof Database;
  readonly key: readonly string[];
  readonly bytes?: string;
};

const OWNED = ["user_id", "id"] as const;

/** Every table but the record of migrations, each after those it refers to. */
export const BACKUP_TABLES: readonly BackupTable[] = [
  { name: "installation", key: ["name"] },
  { name: "users", key: ["id"] },
  { name: "sessions", key: OWNED },
  { name: "mailed_links", key: OWNED },
  { name: "invitations", key: ["id"] },
  { name: "attempts", key: ["bucket"] },
  { name: "outgoing_mails", key: ["id"] },
  { name: "bank_accounts", key: OWNED },
  { name: "categories", key: OWNED },
  { name: "tags", key: OWNED },
  { name: "merchants", key: OWNED },
  { name: "vendors", key: OWNED },
  { name: "files", key: OWNED, bytes: "bytes" },
  { name: "file_parts", key: ["user_id", "file_id", "part"], bytes: "bytes" },
  { name: "statements", key: OWNED },
  { name: "readings", key: ["user_id", "statement_id", "chunk"] },
  { name: "transactions", key: OWNED },
  { name: "sightings", key: OWNED },
  { name: "known_layouts", key: ["user_id", "fingerprint", "bank_account_id"] },
  { name: "transaction_tags", key: ["user_id", "transaction_id", "tag_id"] },
  { name: "splits", key: OWNED },
  { name: "attachments", key: OWNED },
  { name: "brought_names", key: OWNED },
  { name: "brought_rows", key: ["user_id", "transaction_id", "source"] },
  { name: "brought_parts", key: ["user_id", "transaction_id", "source", "position"] },
  {
    name: "month_sums",
    key: [
      "user_id",
      "month",
      "bank_account_id",
      "currency",
      "sub_category_id",
      "likely_id",
      "merchant_id",
      "vendor_id",
    ],
  },
  {
    name: "day_sums",
    key: ["user_id", "day", "bank_account_id", "currency", "sub_category_id", "likely_id"],
  },
  { name: "changes", key: OWNED },
  { name: "change_parts", key: ["user_id", "change_id", "part"] },
  { name: "acts", key: ["user_id"] },
  { name: "rules", key: OWNED },
  { name: "saved_searches", key: OWNED },
  { name: "budgets", key: OWNED },
  { name: "budget_amounts", key: OWNED },
  { name: "answers", key: OWNED },
  { name: "decisions", key: OWNED },
  { name: "suggestion_work", key: ["user_id"] },
  { name: "merchant_work", key: ["user_id"] },
  { name: "transfers", key: OWNED },
  { name: "refunds", key: OWNED },
  { name: "series", key: OWNED },
  { name: "findings", key: OWNED },
  { name: "movement_work", key: ["user_id"] },
  { name: "allowed_senders", key: OWNED },
  { name: "statement_passwords", key: OWNED },
  { name: "password_details", key: ["user_id"] },
  { name: "mailboxes", key: OWNED },
  { name: "mailbox_sign_ins", key: OWNED },
  { name: "forwarding_addresses", key: ["user_id"] },
  { name: "bank_connections", key: OWNED },
  { name: "connected_accounts", key: OWNED },
  { name: "inboxes", key: ["user_id"] },
  { name: "received_mails", key: OWNED, bytes: "bytes" },
  { name: "notices", key: ["user_id", "kind"] },
  { name: "told_notices", key: ["user_id", "kind", "subject"] },
  { name: "kept_answers", key: ["user_id", "key"] },
  { name: "client_errors", key: ["id"] },
  { name: "rates", key: ["base", "currency", "day"] },
];
