import type { ParsedTransaction } from "@passbook/statement-parser";
import type { Paper, Piece, Read } from "./open-paper.ts";

/** A row that was read, and which of its pieces are its days, its amount and its balance. */
export type RowPieces = {
  row: ParsedTransaction;
  statement: number;
  pieces: readonly Piece[];
  day: Piece | null;
  value: Piece | null;
  amount: Piece | null;
  balance: Piece | null;
};

const FIGURE = /^[-+(\u2212]?[^\d\s]{0,4}\s?\d[\d.,'\u2019 \u00A0]*[^\d]{0,4}$/;
/** A whole day in one piece, in figures. */
export const DAY = /^(\d{4}|\d{1,2})([./-])(\d{1,2})(?:\2(\d{4}|\d{2})?)?$/;

/** The digits that count, whatever decimals are written. */
const digitsOf = (text: string): string => text.replaceAll(/\D/g, "").replaceAll(/^0+|0+$/g, "");

const findFigure = (pieces: readonly Piece[], amount: number | null): Piece | null => {
  if (amount === null || amount === 0) return null;
  const found = pieces.filter(({ text }) => FIGURE.test(text) && digitsOf(text) === digitsOf(String(amount)));
  return found.length === 1 ? (found[0] ?? null) : null;
};

const isOf = (text: string, day: string | null): boolean => {
  const [, month = "", date = ""] = day?.split("-") ?? [];
  const parts = DAY.exec(text);
  if (day === null || parts === null) return false;
  const [, first = "", , second = "", third = ""] = parts;
  const numbers = [first, second, third].filter((part) => part !== "" && part.length < 3).map(Number);
  return numbers.includes(Number(date)) && numbers.includes(Number(month));
};

const shapeOf = ({ text }: Piece): string => text.replaceAll(/\d/g, "0");

/** The rows with their pieces; of days that are alike the first is that of booking, and both are written in one way. */
export const findRows = (paper: Paper, { statements }: Read): RowPieces[] =>
  statements.flatMap(({ transactions }, statement) =>
    transactions.map((row): RowPieces => {
      const pieces = paper.at(row.source);
      const day = pieces.find(({ text }) => isOf(text, row.booked_on)) ?? null;
      const isValue = (piece: Piece): boolean =>
        piece !== day && day !== null && shapeOf(piece) === shapeOf(day) && isOf(piece.text, row.value_on);
      const value = pieces.find(isValue) ?? null;
      const amount = findFigure(pieces, row.amount);
      const balance = findFigure(pieces, row.balance_after);
      return { row, statement, pieces, day, value, amount, balance };
    }),
  );
