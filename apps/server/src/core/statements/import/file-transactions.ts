import type { Db } from "@passbook/db/dialect";
import type { SplitRow, TransactionRow, TransactionTagRow } from "@passbook/db/schema";
import type { ParsedTransaction } from "@passbook/statement-parser";
import { inTurns } from "../../../platform/in-turns.ts";
import {
  type ArrivingRow,
  type FiledRow,
  fileRow,
  type Filing,
  loadFiling,
  toSplits,
} from "../../categorisation/index.ts";
import type { Author, Edit } from "../../changes/index.ts";
import { resolveVendors, type ResolvedVendors } from "../../vendors/index.ts";
import type { NewRow } from "./sort-rows.ts";

/** Transactions ready to be inserted, the edits that must come before them, and the tags and parts that come with them. */
export type FiledTransactions = {
  readonly edits: readonly Edit[];
  readonly transactions: readonly TransactionRow[];
  readonly tags: readonly TransactionTagRow[];
  readonly parts: readonly SplitRow[];
};

/** A row that becomes a transaction, wherever it was read. */
export type RowToFile = Omit<NewRow, "plan"> & {
  readonly plan: {
    readonly statement_id: string;
    /** `account_type` where the account may be about to be made. */
    readonly chosen: { readonly account: { readonly id: string; readonly account_type?: string } };
  };
};

/** How rows of accounts that are not there yet were filed already. */
type FiledBefore = Pick<ReadonlyMap<ParsedTransaction, { readonly filed: FiledRow }>, "get">;

/** A printed row, and its currency. */
type PrintedRow = { readonly row: ParsedTransaction; readonly currency: string };

const ROWS_PER_TURN = 200;

/** Gives new rows their vendor, merchant and category, by rules, by what the person taught and by what is known on day zero. */
export const fileTransactions = async (
  trx: Db,
  author: Pick<Author, "user_id" | "clock">,
  rows: readonly RowToFile[],
  before: FiledBefore = new Map(),
): Promise<FiledTransactions> => {
  const added = await fileMissing(trx, author.user_id, rows, before);
  const filed = rows.map((row) => added.get(row) ?? before.get(row.row)?.filed);
  const vendors = await resolveVendors(
    trx,
    author,
    filed.flatMap((each) => each?.vendor ?? []),
  );
  const transactions: TransactionRow[] = [];
  const tags: TransactionTagRow[] = [];
  const parts: SplitRow[] = [];
  await inTurns(rows, ROWS_PER_TURN, (row, index) => {
    const each = filed[index];
    if (each === undefined) return;
    transactions.push(toTransaction(author.user_id, row, fileUnder(each, vendors)));
    parts.push(...toSplits(author, row.id, each.parts));
    for (const tag_id of each.tag_ids) tags.push({ user_id: author.user_id, transaction_id: row.id, tag_id });
  });
  return { edits: vendors.edits, transactions, tags, parts };
};

/** Files the rows that were not filed before. */
const fileMissing = async (
  trx: Db,
  user_id: string,
  rows: readonly RowToFile[],
  before: FiledBefore,
): Promise<ReadonlyMap<RowToFile, FiledRow>> => {
  const missing = rows.filter(({ row }) => before.get(row) === undefined);
  const filed = new Map<RowToFile, FiledRow>();
  if (missing.length === 0) return filed;
  const filing = await loadFiling(trx, user_id);
  // One text after the other: what is read of it is at hand for all of its rows, however many texts there are.
  const by_text = missing.toSorted((one, other) => compareTexts(one.row.description, other.row.description));
  await inTurns(by_text, ROWS_PER_TURN, (row) => {
    const { id, account_type = null } = row.plan.chosen.account;
    const bank_account_id = knownAccount(filing.accounts, id);
    filed.set(row, fileRow(filing, { ...toArrivingRow(row), bank_account_id, account_type }));
  });
  return filed;
};

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** A new account, of which nothing is known yet, is none; it gets another id each time it is thought of. */
const knownAccount = (accounts: Filing["accounts"], id: string): string | null =>
  accounts.has(id) ? id : null;

/** A printed row, of an account of which nothing is known yet, as filing reads it. */
export const toArrivingRow = ({ row, currency }: PrintedRow): ArrivingRow => ({
  description: row.description,
  counterparty: row.counterparty,
  amount: row.amount,
  currency,
  booked_on: row.booked_on,
  bank_account_id: null,
  mcc: row.mcc ?? null,
  bank_category: row.bank_category ?? null,
  reference: row.reference,
  original_amount: row.original?.amount ?? null,
  original_currency: row.original?.currency ?? null,
  status: row.pending ? "pending" : "posted",
});

type FiledColumns = FiledRow["values"] & Pick<TransactionRow, "vendor_id" | "merchant_id" | "has_splits">;

const fileUnder = (
  { vendor, merchant_id, values, parts }: FiledRow,
  vendors: ResolvedVendors,
): FiledColumns => {
  const known = vendors.by_key.get(vendor.key);
  return {
    vendor_id: known?.id ?? null,
    merchant_id: merchant_id ?? known?.merchant_id ?? null,
    has_splits: parts.length === 0 ? 0 : 1,
    ...values,
  };
};

const toTransaction = (
  user_id: string,
  { row, plan, ...made }: RowToFile,
  filed: FiledColumns,
): TransactionRow => ({
  user_id,
  id: made.id,
  bank_account_id: plan.chosen.account.id,
  statement_id: plan.statement_id,
  booked_on: row.booked_on,
  value_on: row.value_on,
  counts_on: null,
  amount: row.amount,
  currency: made.currency,
  original_amount: row.original?.amount ?? null,
  original_currency: row.original?.currency ?? null,
  description: row.description,
  counterparty: row.counterparty,
  reference: row.reference,
  balance_after: row.balance_after,
  mcc: row.mcc ?? null,
  bank_category: row.bank_category ?? null,
  ...filed,
  transfer_id: null,
  refund_of: null,
  series_id: null,
  status: row.pending ? "pending" : "posted",
  source: JSON.stringify(row.source),
  edited: null,
  fingerprint: made.fingerprint,
  nth: made.nth,
  written: null,
});
