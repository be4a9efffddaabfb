import type { Db } from "@passbook/db/dialect";
import type { TransactionRow, TransactionTagRow } from "@passbook/db/schema";
import type { ParsedTransaction } from "@passbook/statement-parser";
import { inTurns } from "../../../platform/in-turns.ts";
import {
  type FiledRow,
  fileRow,
  type Filing,
  loadCountries,
  loadFiling,
} from "../../categorisation/index.ts";
import type { Author, Edit } from "../../changes/index.ts";
import { resolveVendors, type ResolvedVendors } from "../../vendors/index.ts";
import type { NewRow } from "./sort-rows.ts";

/** Transactions ready to be inserted, the edits that must come before them, and the tags that come with them. */
export type FiledTransactions = {
  readonly edits: readonly Edit[];
  readonly transactions: readonly TransactionRow[];
  readonly tags: readonly TransactionTagRow[];
};

/** A row that becomes a transaction, wherever it was read. */
export type RowToFile = Omit<NewRow, "plan"> & {
  readonly plan: {
    readonly statement_id: string;
    readonly chosen: { readonly account: { readonly id: string } };
  };
};

type FiledAhead = {
  readonly bank_account_id: string | null;
  readonly currency: string;
  readonly filed: FiledRow;
};
/** How rows would be filed, as far as it was worked out before their transaction. */
export type RowsFiledAhead = Pick<WeakMap<ParsedTransaction, FiledAhead>, "get">;

/** A printed row and the account it is of. */
export type RowOfAccount = {
  readonly row: ParsedTransaction;
  readonly currency: string;
  readonly bank_account_id: string;
};

const ROWS_PER_TURN = 200;

/** Gives new rows their vendor, merchant and category, by rules, by what the person taught and by what is known on day zero. */
export const fileTransactions = async (
  trx: Db,
  author: Pick<Author, "user_id" | "clock">,
  rows: readonly RowToFile[],
  before: RowsFiledAhead = new WeakMap(),
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
  await inTurns(rows, ROWS_PER_TURN, (row, index) => {
    const each = filed[index];
    if (each === undefined) return;
    transactions.push(toTransaction(author.user_id, row, fileUnder(each, vendors)));
    for (const tag_id of each.tag_ids) tags.push({ user_id: author.user_id, transaction_id: row.id, tag_id });
  });
  return { edits: vendors.edits, transactions, tags };
};

/** Files the rows that were not worked out before, or for another account. */
const fileMissing = async (
  trx: Db,
  user_id: string,
  rows: readonly RowToFile[],
  before: RowsFiledAhead,
): Promise<ReadonlyMap<RowToFile, FiledRow>> => {
  const accounts = await loadCountries(trx, user_id);
  const missing = rows.filter(({ row, currency, plan }) => {
    const ahead = before.get(row);
    const account_id = knownAccount(accounts, plan.chosen.account.id);
    return ahead?.bank_account_id !== account_id || ahead.currency !== currency;
  });
  const filed = new Map<RowToFile, FiledRow>();
  if (missing.length === 0) return filed;
  const filing = await loadFiling(trx, user_id);
  await inTurns(missing, ROWS_PER_TURN, (row) => {
    filed.set(row, fileParsed(filing, { ...row, bank_account_id: row.plan.chosen.account.id }));
  });
  return filed;
};

/** A new account, of which nothing is known yet, is none; it gets another id each time it is thought of. */
const knownAccount = (accounts: Filing["countries"], id: string): string | null =>
  accounts.has(id) ? id : null;

/** Works out how rows are filed before the transaction that writes them, which holds up nobody that way. */
export const fileAhead = async (
  db: Db,
  user_id: string,
  rows: readonly RowOfAccount[],
): Promise<RowsFiledAhead> => {
  const filing = await loadFiling(db, user_id);
  const ahead = new WeakMap<ParsedTransaction, FiledAhead>();
  await inTurns(rows, ROWS_PER_TURN, (each) => {
    const { row, currency } = each;
    const bank_account_id = knownAccount(filing.countries, each.bank_account_id);
    ahead.set(row, { bank_account_id, currency, filed: fileParsed(filing, each) });
  });
  return ahead;
};

const fileParsed = (filing: Filing, { row, currency, bank_account_id }: RowOfAccount): FiledRow =>
  fileRow(filing, {
    description: row.description,
    counterparty: row.counterparty,
    amount: row.amount,
    currency,
    booked_on: row.booked_on,
    bank_account_id: knownAccount(filing.countries, bank_account_id),
    mcc: row.mcc ?? null,
    bank_category: row.bank_category ?? null,
    reference: row.reference,
    status: row.pending ? "pending" : "posted",
  });

type FiledColumns = FiledRow["values"] & Pick<TransactionRow, "vendor_id" | "merchant_id">;

const fileUnder = ({ vendor, merchant_id, values }: FiledRow, vendors: ResolvedVendors): FiledColumns => {
  const known = vendors.by_key.get(vendor.key);
  return { vendor_id: known?.id ?? null, merchant_id: merchant_id ?? known?.merchant_id ?? null, ...values };
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
  has_splits: 0,
  source: JSON.stringify(row.source),
  edited: null,
  fingerprint: made.fingerprint,
  nth: made.nth,
});
