import type { Generated } from "kysely";
import type { Rows } from "./schema.ts";

/** Tables whose rows a person edits in forms. */
const VERSIONED = [
  "users",
  "bank_accounts",
  "categories",
  "merchants",
  "vendors",
  "rules",
  "statements",
  "transactions",
  "series",
  "saved_searches",
  "explorations",
  "budgets",
  "goals",
  "assets",
  "own_rates",
  "webhooks",
] as const satisfies readonly (keyof Rows)[];
export type VersionedName = (typeof VERSIONED)[number];

const versioned: ReadonlySet<string> = new Set(VERSIONED);
/** True for a table whose rows count their changes. */
export const isVersioned = (table: string): table is VersionedName => versioned.has(table);

/** The version of a row that takes the place of one with this version; of one that replaces none it is the first. */
export const nextVersion = (version = 0): number => version + 1;

/** A row as it is kept: `version` is 1 when it is new and grows with every change. */
export type Kept<Row> = Row & { readonly version: number };

/** The tables, as they are read and written; rows are written without a version, which is counted beside them. */
export type Database = {
  [Name in keyof Rows]: Name extends VersionedName ? Rows[Name] & { version: Generated<number> } : Rows[Name];
};
