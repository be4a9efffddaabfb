import { minorDigits } from "@passbook/contract/values";
import type { CurrencyCode } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { Said } from "@passbook/contract/sentences/sentence";
import type { TableRow } from "../../decode/table/table.ts";
import type { ParsedTransaction, Problem } from "../../parsed-file.ts";
import type { DecimalSign } from "../../values/amount.ts";
import { findCurrencyCode } from "../../values/currency.ts";
import { tidyText } from "../../values/text.ts";
import { readRowAmount } from "./columns/amount-source.ts";
import type { MoneyStyle, RowAmount } from "./columns/amount-source.ts";
import { readBalance, readFee, readMovement } from "./columns/choose-reading.ts";
import type { Reading } from "./columns/choose-reading.ts";
import { describeRow, findParty } from "./columns/describe-row.ts";
import { weighText } from "../../labels/meaning-words.ts";
import type { PickedColumns } from "./columns/pick-columns.ts";
import type { PreparedRow } from "./columns/prepare-rows.ts";

/** What is settled for all rows of a section. */
export type RowContext = {
  reading: Reading;
  picked: PickedColumns;
  style: MoneyStyle;
  currencyOf: (row: PreparedRow) => CurrencyCode | null;
};

const styleFor = (row: PreparedRow, context: RowContext): MoneyStyle => ({
  sign: context.style.sign,
  exponent: minorDigits(context.currencyOf(row)),
});

const text = (row: PreparedRow, index: number | null): string | null =>
  index === null ? null : tidyText(row.cells[index]);

const readOriginal = (
  row: PreparedRow,
  picked: PickedColumns,
  sign: DecimalSign,
): ParsedTransaction["original"] => {
  if (picked.originalAmount === null || picked.originalCurrency === null) return null;
  const currency = findCurrencyCode(row.cells[picked.originalCurrency] ?? "");
  if (currency === null) return null;
  const read = readRowAmount({ kind: "signed", column: picked.originalAmount, unmarked: 1 }, row.cells, {
    sign,
    exponent: minorDigits(currency),
  });
  return typeof read === "string" || read.amount === 0 ? null : { amount: read.amount, currency };
};

const toTransaction = (row: PreparedRow, read: RowAmount, context: RowContext): ParsedTransaction => {
  const { picked, reading } = context;
  const style = styleFor(row, context);
  const amount = read.amount * reading.amountSign + readFee(row.cells, reading.fee, style);
  const printed = readBalance(row.cells, reading.balance, style);
  const scaled = printed === null ? null : printed * reading.balanceSign;
  const after = scaled !== null && reading.balance?.before === true ? scaled + amount : scaled;
  const original = readOriginal(row, picked, context.style.sign);
  const transaction: ParsedTransaction = {
    booked_on: row.date,
    value_on: row.value,
    amount: amount === 0 ? 0 : amount,
    currency: read.currency ?? context.currencyOf(row),
    description: describeRow(row, picked),
    counterparty: findParty(row, picked),
    reference: text(row, picked.reference),
    balance_after: after === null || after === 0 ? after : after,
    pending: row.pending,
    source: row.row.place,
    bank_category: text(row, picked.category),
    mcc: text(row, picked.mcc),
    type: text(row, picked.type),
  };
  if (original !== null && original !== undefined)
    transaction.original = { ...original, amount: Math.abs(original.amount) * Math.sign(amount) };
  return transaction;
};

/** The rows of a section as transactions, and those that state a balance or a total; `unsure` counts directions that are a guess. */
export type ReadRows = {
  transactions: { transaction: ParsedTransaction; group: string; given: boolean }[];
  stated: TableRow[];
  problems: Problem[];
  unsure: number;
};

/** Reads the amounts of dated rows; what cannot be read is reported and never guessed. */
export const readRows = (rows: readonly PreparedRow[], context: RowContext): ReadRows => {
  const result: ReadRows = {
    transactions: [],
    stated: [],
    problems: [],
    unsure: 0,
  };
  const report = (code: string, said: Said, row: PreparedRow): void => {
    result.problems.push({ code, ...said, place: row.row.place });
  };
  for (const row of rows) {
    if (row.kind !== "movement") {
      result.stated.push(row.row);
      continue;
    }
    const read = readMovement(row.cells, context.reading, styleFor(row, context));
    if (read === "missing") report("amount_missing", say("row_without_amount"), row);
    else if (read === "unreadable") report("amount_unreadable", say("row_amount_unreadable"), row);
    else if (read.amount === 0 && readFee(row.cells, context.reading.fee, context.style) === 0)
      report("zero_amount", say("row_of_zero"), row);
    else {
      const meaning = read.unsure
        ? weighText(`${describeRow(row, context.picked)} ${row.cells.join(" ")}`)
        : 0;
      if (meaning === -1) read.amount = -read.amount;
      if (read.unsure) result.unsure += 1;
      if (read.unsure && meaning === 0) report("direction_unknown", say("row_direction_unknown"), row);
      if (!read.exact) report("amount_rounded", say("amount_rounded"), row);
      result.transactions.push({
        transaction: toTransaction(row, read, context),
        group: row.group,
        given: row.given,
      });
    }
  }
  return result;
};
