import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "@passbook/db/dialect";
import type { TransactionRow } from "@passbook/db/schema";
import { type Enrichment, enrichRows } from "@passbook/enrichment";
import type { ParsedTransaction } from "@passbook/statement-parser";
import type { Author, Edit } from "../changes/index.ts";
import { resolveVendors, type ResolvedVendors } from "../vendors/index.ts";
import { loadKnowledge, type PersonKnowledge } from "./load-knowledge.ts";
import type { NewRow } from "./sort-rows.ts";

/** Transactions ready to be inserted, and the edits that must come before them. */
export type FiledTransactions = {
  readonly edits: readonly Edit[];
  readonly transactions: readonly TransactionRow[];
};

/** A row that becomes a transaction, wherever it was read. */
export type RowToFile = Omit<NewRow, "plan"> & {
  readonly plan: {
    readonly statement_id: string;
    readonly chosen: { readonly account: { readonly id: string } };
  };
};

/** Vendor and category of rows, as far as they were worked out. */
export type EnrichedRows = Pick<WeakMap<ParsedTransaction, Enrichment>, "get" | "has">;

const ROWS_PER_TURN = 500;

/** Gives new rows their vendor, merchant and category from what the person taught and what is known on day zero. */
export const fileTransactions = async (
  trx: Db,
  author: Author,
  rows: readonly RowToFile[],
  before: EnrichedRows = new WeakMap(),
): Promise<FiledTransactions> => {
  const knowledge = await loadKnowledge(trx, author.user_id);
  const missing = rows.filter(({ row }) => !before.has(row)).map(({ row }) => row);
  const added = await enrichInTurns(missing, knowledge);
  const enriched = rows.map(({ row }) => before.get(row) ?? added.get(row));
  const vendors = await resolveVendors(
    trx,
    author,
    enriched.flatMap((each) => each?.vendor ?? []),
  );
  const transactions: TransactionRow[] = [];
  for (const [index, row] of rows.entries()) {
    const enrichment = enriched[index];
    if (enrichment !== undefined)
      transactions.push(toTransaction(author.user_id, row, fileUnder(enrichment, vendors, knowledge)));
    if (index % ROWS_PER_TURN === ROWS_PER_TURN - 1) await nextTurn();
  }
  return { edits: vendors.edits, transactions };
};

/** Equal descriptions are worked out once within a turn; between turns requests are answered. */
const enrichInTurns = async (
  rows: readonly ParsedTransaction[],
  knowledge: PersonKnowledge,
): Promise<WeakMap<ParsedTransaction, Enrichment>> => {
  const enriched = new WeakMap<ParsedTransaction, Enrichment>();
  // Side by side, so that a turn meets few different texts.
  const sorted = [...Map.groupBy(rows, ({ description }) => description).values()].flat();
  for (let start = 0; start < sorted.length; start += ROWS_PER_TURN) {
    const some = sorted.slice(start, start + ROWS_PER_TURN);
    const found = enrichRows(some.map(toEnrichmentRow), knowledge);
    for (const [index, row] of some.entries()) {
      const enrichment = found[index];
      if (enrichment !== undefined) enriched.set(row, enrichment);
    }
    await nextTurn();
  }
  return enriched;
};

/** Works out vendors and categories of rows before the transaction that files them, which holds up nobody that way. */
export const enrichAhead = async (
  db: Db,
  user_id: string,
  rows: readonly ParsedTransaction[],
): Promise<EnrichedRows> => enrichInTurns(rows, await loadKnowledge(db, user_id));

const toEnrichmentRow = (row: ParsedTransaction) => ({
  description: row.description,
  counterparty: row.counterparty,
  amount: row.amount,
  mcc: row.mcc ?? null,
  bank_category: row.bank_category ?? null,
});

type Filing = Pick<TransactionRow, "vendor_id" | "merchant_id" | "sub_category_id" | "why">;

const fileUnder = (
  { vendor, suggestion, why }: Enrichment,
  vendors: ResolvedVendors,
  knowledge: PersonKnowledge,
): Filing => {
  const known = vendors.by_key.get(vendor.key);
  const suggested =
    suggestion?.from === "starter"
      ? knowledge.starter_ids.get(suggestion.sub_category)
      : suggestion?.sub_category;
  return {
    vendor_id: known?.id ?? null,
    merchant_id: known?.merchant_id ?? null,
    sub_category_id: suggested ?? knowledge.uncategorised_id,
    // A starter category that the person deleted explains nothing.
    why: JSON.stringify(suggested === undefined ? { kind: "none" } : why),
  };
};

const toTransaction = (
  user_id: string,
  { row, plan, ...made }: RowToFile,
  filing: Filing,
): TransactionRow => ({
  user_id,
  id: made.id,
  bank_account_id: plan.chosen.account.id,
  statement_id: plan.statement_id,
  booked_on: row.booked_on,
  value_on: row.value_on,
  amount: row.amount,
  currency: made.currency,
  original_amount: row.original?.amount ?? null,
  original_currency: row.original?.currency ?? null,
  description: row.description,
  counterparty: row.counterparty,
  reference: row.reference,
  balance_after: row.balance_after,
  ...filing,
  note: null,
  status: row.pending ? "pending" : "posted",
  has_splits: 0,
  source: JSON.stringify(row.source),
  edited: null,
  fingerprint: made.fingerprint,
  nth: made.nth,
});
