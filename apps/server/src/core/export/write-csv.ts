import type { Transaction } from "@passbook/contract/transactions";
import { minorDigits, toDecimal } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import { listBankAccountRows, toDisplayLabel } from "../bank-accounts/index.ts";
import { listCategories } from "../categories/index.ts";
import { holdFormula, toCell } from "./csv-cell.ts";
import type { Narrowing } from "../transactions/index.ts";
import { readTransactions } from "./read-transactions.ts";

/** Names of what transactions refer to, by id. */
type Names = {
  readonly accounts: ReadonlyMap<string, string>;
  readonly subs: ReadonlyMap<string, { readonly category: string; readonly sub_category: string }>;
  readonly tags: ReadonlyMap<string, string>;
};

const findNames = async (db: Db, user_id: string): Promise<Names> => {
  const [accounts, categories] = await Promise.all([
    listBankAccountRows(db, user_id),
    listCategories(db, user_id),
  ]);
  const subs = categories.flatMap((category) =>
    category.sub_categories.map((sub) => ({ category: category.name, sub })),
  );
  return {
    accounts: new Map(accounts.map((row) => [row.id, toDisplayLabel(row)])),
    subs: new Map(subs.map(({ category, sub }) => [sub.id, { category, sub_category: sub.name }])),
    tags: new Map(subs.flatMap(({ sub }) => sub.tags.map((tag) => [tag.id, tag.name]))),
  };
};

/** A plain decimal number, which no spreadsheet takes for a formula. */
const writeAmount = (amount: number, currency: string): string => toDecimal(amount, minorDigits(currency));

const text = (value: string | null | undefined): string => holdFormula(value ?? "");

const toParts = ({ splits, currency }: Transaction, { subs }: Names): string =>
  splits
    .map(
      (part) => `${subs.get(part.sub_category_id)?.sub_category ?? ""} ${writeAmount(part.amount, currency)}`,
    )
    .join("; ");

type Column = readonly [title: string, value: (row: Transaction, names: Names) => string];
const COLUMNS: readonly Column[] = [
  ["Date", (row) => row.booked_on],
  ["Value date", (row) => row.value_on ?? ""],
  ["Account", (row, names) => text(names.accounts.get(row.bank_account_id))],
  ["Description", (row) => text(row.description)],
  ["Amount", (row) => writeAmount(row.amount, row.currency)],
  ["Currency", (row) => row.currency],
  ["Balance", (row) => (row.balance_after === null ? "" : writeAmount(row.balance_after, row.currency))],
  ["Vendor", (row) => text(row.vendor_name)],
  ["Merchant", (row) => text(row.merchant_name)],
  ["Category", (row, names) => text(names.subs.get(row.sub_category_id)?.category)],
  ["Sub-category", (row, names) => text(names.subs.get(row.sub_category_id)?.sub_category)],
  ["Tags", (row, names) => text(row.tags.map((id) => names.tags.get(id) ?? "").join("; "))],
  ["Parts", (row, names) => text(toParts(row, names))],
  ["Note", (row) => text(row.note)],
  ["Reference", (row) => text(row.reference)],
  ["Status", (row) => row.status],
  ["Counts on", (row) => row.counts_on ?? row.booked_on],
];

const toLine = (cells: readonly string[]): string => `${cells.map(toCell).join(",")}\r\n`;

/** Spreadsheets read UTF-8 only after this mark. */
const BYTE_ORDER_MARK = "\uFEFF";

/** The transactions a filter keeps, newest first, as lines of CSV (RFC 4180, UTF-8). */
export async function* writeCsv(db: Db, user_id: string, filter: Narrowing): AsyncGenerator<string> {
  const names = await findNames(db, user_id);
  yield BYTE_ORDER_MARK + toLine(COLUMNS.map(([title]) => title));
  for await (const rows of readTransactions(db, user_id, filter))
    yield rows.map((row) => toLine(COLUMNS.map(([, value]) => value(row, names)))).join("");
}
