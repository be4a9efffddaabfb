import type { Transaction } from "@passbook/contract/transactions";
import { minorDigits, toDecimal } from "@passbook/contract/values";
import type { Names } from "./find-names.ts";

/** A cell of a table: words, a day (`YYYY-MM-DD`), or a plain decimal number. */
export type Cell = { readonly kind: "text" | "day" | "number"; readonly value: string };

const text = (value: string | null | undefined): Cell => ({ kind: "text", value: value ?? "" });
const day = (value: string | null): Cell => ({ kind: "day", value: value ?? "" });
const amount = (value: number | null, currency: string): Cell => ({
  kind: "number",
  value: value === null ? "" : toDecimal(value, minorDigits(currency)),
});

const toParts = ({ splits, currency }: Transaction, { subs }: Names): string =>
  splits
    .map(
      (part) =>
        `${subs.get(part.sub_category_id)?.sub_category ?? ""} ${toDecimal(part.amount, minorDigits(currency))}`,
    )
    .join("; ");

type Column = readonly [title: string, value: (row: Transaction, names: Names) => Cell];

/** What is told of a transaction in a row of a table. The reader of our own export knows these titles. */
export const COLUMNS: readonly Column[] = [
  ["Date", (row) => day(row.booked_on)],
  ["Value date", (row) => day(row.value_on)],
  ["Account", (row, names) => text(names.accounts.get(row.bank_account_id))],
  ["Description", (row) => text(row.description)],
  ["Amount", (row) => amount(row.amount, row.currency)],
  ["Currency", (row) => text(row.currency)],
  ["Balance", (row) => amount(row.balance_after, row.currency)],
  ["Vendor", (row) => text(row.vendor_name)],
  ["Merchant", (row) => text(row.merchant_name)],
  ["Category", (row, names) => text(names.subs.get(row.sub_category_id)?.category)],
  ["Sub-category", (row, names) => text(names.subs.get(row.sub_category_id)?.sub_category)],
  ["Tags", (row, names) => text(row.tags.map((id) => names.tags.get(id) ?? "").join("; "))],
  ["Parts", (row, names) => text(toParts(row, names))],
  ["Note", (row) => text(row.note)],
  ["Reference", (row) => text(row.reference)],
  ["Status", (row) => text(row.status)],
  ["Counts on", (row) => day(row.counts_on ?? row.booked_on)],
];
