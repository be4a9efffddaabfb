import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, iso_month, one } from "../fields.ts";
import { textOf } from "../sentences/fields.ts";
import { transactionFilter } from "./transactions.ts";

const iso_year = z.string().check(z.regex(/^(?:19|20)\d{2}$/, textOf("choose_month_or_year")));

/** Tables for spreadsheets, what other programs take in, and journals of plain text. */
export const EXPORT_FORMATS = ["csv", "xlsx", "ofx", "qif", "hledger", "beancount"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const exportTransactions = endpoint({
  id: "export_transactions",
  method: "GET",
  path: "/api/export/transactions",
  summary: "Transactions as CSV, a workbook, OFX, QIF or a journal of hledger or beancount",
  query: z.strictObject({
    ...transactionFilter,
    /** CSV where none is said. */
    format: z.optional(z.enum(EXPORT_FORMATS)),
  }),
  answer_kind: "file",
  status: 200,
});
export const exportHoldings = endpoint({
  id: "export_holdings",
  method: "GET",
  path: "/api/export/holdings",
  summary: "What accounts hold in securities as CSV, by the lists of their statements",
  /** All accounts unless one is named. */
  query: z.strictObject({ bank_account_id: z.optional(id) }),
  answer_kind: "file",
  status: 200,
});
export const exportAll = endpoint({
  id: "export_all",
  method: "GET",
  path: "/api/export",
  asks_again: true,
  summary: "Everything you have here as one JSON file",
  answer_kind: "file",
  status: 200,
});
/** The same file, the list of transactions, the state that a new account takes in, every original of a statement and every attachment. */
export const exportArchive = endpoint({
  id: "export_archive",
  method: "GET",
  path: "/api/export/archive",
  asks_again: true,
  summary: "Everything you have here with all files, as a zip",
  answer_kind: "file",
  status: 200,
});
export const exportReport = endpoint({
  id: "export_report",
  method: "GET",
  path: "/api/export/report",
  summary: "A month or year as a PDF for whoever does the taxes",
  query: z.strictObject({ period: z.union([iso_month, iso_year]) }),
  answer_kind: "file",
  status: 200,
});
/** Multipart: one `file`, an archive of the call before. All of it is taken in, or nothing. */
export const takeInArchive = endpoint({
  id: "take_in_archive",
  room: "takes",
  method: "POST",
  path: "/api/export/archive",
  summary: "Take an archive into an account that holds nothing yet",
  body_kind: "multipart",
  /** How many rows there are now, and the hash of all that was taken in. */
  answer: one(z.strictObject({ rows: z.int(), sha256: z.string() })),
  status: 200,
});
