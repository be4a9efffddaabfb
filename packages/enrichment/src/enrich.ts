import { readWhy, suggestCategory } from "./categories/suggest-category.ts";
import type { Enrichment, EnrichmentRow, Knowledge } from "./enrichment.ts";
import { readVendor } from "./merchants/read-vendor.ts";

/** Rows that are told apart by nothing that matters here share an answer. */
const toMemoKey = (row: EnrichmentRow): string =>
  [row.amount > 0, row.description, row.counterparty, row.mcc, row.bank_category].join("\u0000");

const enrichRow = (row: EnrichmentRow, knowledge: Knowledge): Enrichment => {
  const vendor = readVendor(row);
  const suggestion = suggestCategory({ ...row, vendor }, knowledge);
  return { vendor, suggestion, why: readWhy(suggestion) };
};

/** The vendor and suggested category of each row, in the order of the rows; equal descriptions are worked out once. */
export const enrichRows = (rows: readonly EnrichmentRow[], knowledge: Knowledge): Enrichment[] => {
  const known = new Map<string, Enrichment>();
  return rows.map((row) => {
    const key = toMemoKey(row);
    const enrichment = known.get(key) ?? enrichRow(row, knowledge);
    known.set(key, enrichment);
    return enrichment;
  });
};
