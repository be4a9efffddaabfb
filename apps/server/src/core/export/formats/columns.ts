import type { Transaction } from "@passbook/contract/transactions";
import { minorDigits, toDecimal } from "@passbook/contract/values";
import type { Names } from "./find-names.ts";

/** A cell of a table: words, a day (`YYYY-MM-DD`), or a plain decimal number. */
export type Cell = { readonly kind: "text" | "day" | "number"; readonly value: string };

export const textCell = (value: string | null | undefined): Cell => ({ kind: "text", value: value ?? "" });
export const dayCell = (value: string | null): Cell => ({ kind: "day", value: value ?? "" });
export const amountCell = (value: number | null, currency: string): Cell => ({
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
  ["Date", (row) => dayCell(row.booked_on)],
  ["Value date", (row) => dayCell(row.value_on)],
  ["Account", (row, names) => textCell(names.accounts.get(row.bank_account_id))],
  ["Description", (row) => textCell(row.description)],
  ["Amount", (row) => amountCell(row.amount, row.currency)],
  ["Currency", (row) => textCell(row.currency)],
  ["Balance", (row) => amountCell(row.balance_after, row.currency)],
  ["Vendor", (row) => textCell(row.vendor_name)],
  ["Merchant", (row) => textCell(row.merchant_name)],
  ["Category", (row, names) => textCell(names.subs.get(row.sub_category_id)?.category)],
  ["Sub-category", (row, names) => textCell(names.subs.get(row.sub_category_id)?.sub_category)],
  ["Tags", (row, names) => textCell(row.tags.map((id) => names.tags.get(id) ?? "").join("; "))],
  ["Parts", (row, names) => textCell(toParts(row, names))],
  ["Note", (row) => textCell(row.note)],
  ["Reference", (row) => textCell(row.reference)],
  ["Status", (row) => textCell(row.status)],
  ["Counts on", (row) => dayCell(row.counts_on ?? row.booked_on)],
];
