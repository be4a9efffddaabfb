import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { transactionFilter } from "./transactions.ts";

export const exportTransactions = endpoint({
  id: "export_transactions",
  method: "GET",
  path: "/api/export/transactions",
  summary: "Transactions as CSV",
  query: z.strictObject(transactionFilter),
  answer_kind: "file",
  status: 200,
});
export const exportAll = endpoint({
  id: "export_all",
  method: "GET",
  path: "/api/export",
  summary: "Everything you have here as one JSON file",
  answer_kind: "file",
  status: 200,
});
/** The same file, the list of transactions, every original of a statement and every attachment. */
export const exportArchive = endpoint({
  id: "export_archive",
  method: "GET",
  path: "/api/export/archive",
  summary: "Everything you have here with all files, as a zip",
  answer_kind: "file",
  status: 200,
});
