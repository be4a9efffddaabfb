import type { LabelledRow } from "./make-household.ts";

const HEAD = ["user", "date", "amount", "currency", "description", "category"];

/** Rows as `passbook evaluate-categories` reads them. */
export const toTsv = (rows: readonly LabelledRow[]): string =>
  [HEAD, ...rows.map((row) => ["us", row.date, row.amount, "USD", row.description, row.category])]
    .map((cells) => `${cells.join("\t")}\n`)
    .join("");
