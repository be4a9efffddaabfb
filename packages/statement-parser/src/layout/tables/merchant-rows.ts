import { minorDigits } from "@passbook/contract/values";
import { readRowAmount } from "./columns/amount-source.ts";
import { readBalance, readFee } from "./columns/choose-reading.ts";
import { namesMerchant } from "../../labels/names-merchant.ts";
import type { PreparedRow } from "./columns/prepare-rows.ts";
import type { RowContext } from "./read-rows.ts";

type Moved = { amount: number; after: number | null };

const readMoved = (row: PreparedRow, context: RowContext): Moved | null => {
  const { source, fee, balance, amountSign, balanceSign } = context.reading;
  const style = { sign: context.style.sign, exponent: minorDigits(context.currencyOf(row)) };
  const read = readRowAmount(source, row.cells, style);
  if (typeof read === "string") return null;
  const amount = read.amount * amountSign + readFee(row.cells, fee, style);
  const printed = readBalance(row.cells, balance, style);
  if (printed === null) return { amount, after: null };
  return { amount, after: printed * balanceSign + (balance?.before === true ? amount : 0) };
};

/** Whether the printed balances say that a row moved money; null where they leave it open. */
const isMoved = (rows: readonly PreparedRow[], at: number, context: RowContext): boolean | null => {
  const [own, ...beside] = [at, at - 1, at + 1].map((index) => {
    const row = rows[index];
    return row === undefined || row.group !== rows[at]?.group ? null : readMoved(row, context);
  });
  if (own === null || own === undefined || own.amount === 0) return false;
  const { amount, after } = own;
  if (after === null) return null;
  if (beside.some((other) => other?.after === after - amount)) return true;
  // Nothing stands before the first row of a table, from which the next one only goes on.
  const goesOn = beside.some((other) => other !== null && other.after === after + other.amount);
  return goesOn && beside.includes(null) ? null : false;
};

/**
 * Rows taken for totals or balances by their text that move money after all: the printed balances say so or, where none
 * is printed, the rest of the text.
 */
export const keepMerchantRows = (rows: readonly PreparedRow[], context: RowContext): readonly PreparedRow[] =>
  rows.map((row, at) => {
    if (row.kind === "movement") return row;
    const moves = isMoved(rows, at, context) ?? row.cells.some(namesMerchant);
    return moves ? { ...row, kind: "movement" } : row;
  });
