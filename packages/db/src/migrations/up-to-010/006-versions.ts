/** Those of that day, and for ever: a table that is to count later gets its column in a migration of its own (`versioned.ts` lists them all). */
const EDITED_IN_FORMS = [
  "users",
  "bank_accounts",
  "categories",
  "merchants",
  "vendors",
  "rules",
  "statements",
  "transactions",
  "series",
];

/** Rows that a person edits count their changes, so that whoever saves can say which state was seen. A default costs nothing per row. */
export const versions: readonly string[] = EDITED_IN_FORMS.map(
  (table) => `alter table ${table} add column version {int} not null default 1`,
);
