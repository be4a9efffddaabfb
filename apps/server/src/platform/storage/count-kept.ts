import { type Db, toNumber } from "@passbook/db/dialect";
import type { Database } from "@passbook/db/versioned";
import { type RawBuilder, sql } from "kysely";

/** What a person keeps, in bytes: what counts, and what is there for an undo as long as its room is not needed. */
export type Kept = {
  /** Originals of statements, and what is attached to transactions. */
  readonly files: number;
  /** Messages that wait. */
  readonly mails: number;
  /** Rows, names, notes, rules and whatever else is in the database, about. */
  readonly records: number;
  /** Those of which every statement was deleted, and that are attached to nothing. */
  readonly left_files: number;
  /** What the history needs to take changes back. */
  readonly history: number;
};

/** A printed row is kept as read and as a transaction, which is in a dozen indexes, in sums and in what is found from it (docs/decisions/040). */
const TIMES_READ = 5;
/** A row with a name or two and its keys. */
const ROW_BYTES = 250;
/** Of these each row is about as large as any other. */
const ALIKE = [
  "bank_accounts",
  "categories",
  "tags",
  "merchants",
  "vendors",
  "rules",
  "saved_searches",
  "explorations",
  "home_cards",
  "budgets",
  "budget_amounts",
  "budget_assignments",
  "goals",
  "dismissed_alerts",
  "balance_limits",
  "assets",
  "asset_values",
  "own_rates",
  "statements",
  "splits",
  "transaction_tags",
  "attachments",
  "brought_names",
  "brought_rows",
  "brought_parts",
  "sightings",
  "decisions",
  "allowed_senders",
  "statement_passwords",
  "mailboxes",
  "forwarding_addresses",
  "bank_connections",
  "connected_accounts",
  "inboxes",
  "received_mails",
  "program_keys",
  "proposals",
  "members",
  "member_invitations",
  "webhooks",
  "webhook_deliveries",
] as const satisfies readonly (keyof Database)[];
/** What they hold besides, of any length; an index knows how long notes are. */
const TEXTS = {
  statements: ["details"],
  rules: ["conditions", "actions"],
  saved_searches: ["search"],
  explorations: ["search"],
  budgets: ["category_ids", "tag_ids"],
  goals: ["account_ids", "category_ids"],
  splits: ["note"],
  proposals: ["reason"],
  brought_rows: ["details"],
  brought_parts: ["note"],
  decisions: ["subject", "details"],
  received_mails: ["subject", "message", "authentication", "confirmation"],
  connected_accounts: ["months"],
  inboxes: ["last_files"],
  webhook_deliveries: ["body"],
} as const;

type Number = RawBuilder<number>;

/** A statement was read from it, or it is attached to a transaction. */
export const IS_HELD = sql<boolean>`(exists (select 1 from statements
  where statements.user_id = files.user_id and statements.file_id = files.id) or exists (select 1 from attachments
  where attachments.user_id = files.user_id and attachments.file_id = files.id))`;
export const HAS_BYTES = sql<boolean>`(length(files.bytes) > 0 or files.object is not null or exists (select 1 from file_parts
  where file_parts.user_id = files.user_id and file_parts.file_id = files.id))`;

const sumOf = (table: string, user_id: string, size: RawBuilder<unknown>): Number =>
  sql<number>`coalesce((select sum(${size}) from ${sql.table(table)} where user_id = ${user_id}), 0)`;

const lengthOf = (column: string): Number => sql<number>`coalesce(octet_length(${sql.ref(column)}), 0)`;

const add = (numbers: readonly Number[]): Number => sql<number>`(${sql.join(numbers, sql` + `)})`;

const countOf = (table: string, user_id: string): Number =>
  sql<number>`(select count(*) from ${sql.table(table)} where user_id = ${user_id})`;

/** An answer counts beside its transaction; those that outlive theirs are bounded (docs/decisions/057), and nobody could delete them. */
const countAnswered = (user_id: string): Number =>
  sql<number>`(select min(count) from (select ${countOf("answers", user_id)} as count
    union all select ${countOf("stored_transactions", user_id)}) as counts)`;

const sumRecords = (user_id: string): Number =>
  add([
    ...ALIKE.map((table) => sumOf(table, user_id, sql`${sql.lit(ROW_BYTES)}`)),
    ...Object.entries(TEXTS).map(([table, columns]) => sumOf(table, user_id, add(columns.map(lengthOf)))),
    sql<number>`${countAnswered(user_id)} * ${sql.lit(ROW_BYTES)}`,
    sql<number>`coalesce((select sum(octet_length(note)) from stored_transactions
      where user_id = ${user_id} and note is not null), 0)`,
    sql<number>`${sumOf("readings", user_id, lengthOf("rows"))} * ${sql.lit(TIMES_READ)}`,
  ]);

const sumFiles = (user_id: string, which: RawBuilder<boolean>): Number =>
  sql<number>`coalesce((select sum(file_size) from files where user_id = ${user_id} and ${HAS_BYTES} and ${which}), 0)`;

/** Counts what a person keeps, from the lengths of what is stored. */
export const countKept = async (db: Db, user_id: string): Promise<Kept> => {
  const { rows } = await sql<Record<keyof Kept, unknown>>`select
    ${sumFiles(user_id, IS_HELD)} as files,
    ${sumFiles(user_id, sql<boolean>`not ${IS_HELD}`)} as left_files,
    ${sumOf("received_mails", user_id, sql`length(bytes)`)} as mails,
    ${sumRecords(user_id)} as records,
    ${add(["changes", "change_parts"].map((table) => sumOf(table, user_id, sql`octet_length(edits)`)))} as history
  `.execute(db);
  const of = (name: keyof Kept): number => toNumber(rows[0]?.[name]);
  return {
    files: of("files"),
    mails: of("mails"),
    records: of("records"),
    left_files: of("left_files"),
    history: of("history"),
  };
};

/** The bytes that count for a person. */
export const sumUsed = ({ files, mails, records }: Kept): number => files + mails + records;
