import { readColumnName } from "../column-names.ts";
import type { ColumnRole } from "../column-names.ts";
import type { Box } from "../../decode/page-words.ts";
import type { ScannedLine } from "./tokens.ts";

/** What the name over a column of amounts says. */
export type MoneyRole = "amount" | "debit" | "credit" | "balance" | "original" | "fee";
export type HeaderName = { role: MoneyRole; box: Box; text: string; line: number };

const MONEY: Readonly<Partial<Record<ColumnRole, MoneyRole>>> = {
  amount: "amount",
  debit: "debit",
  credit: "credit",
  balance: "balance",
  original_amount: "original",
  fee: "fee",
};

const TEXT_ROLES = new Set<ColumnRole>([
  "booking_date",
  "transaction_date",
  "value_date",
  "date",
  "description",
  "reference",
  "counterparty",
  "type",
]);

const HEADER_LENGTH_MAX = 44;

type Named = { role: ColumnRole; text: string; box: Box };

const readCells = (scanned: ScannedLine): Named[] =>
  scanned.line.cells.flatMap((cell) => {
    if (cell.text.length > HEADER_LENGTH_MAX) return readWords(scanned, cell.box);
    const words = readWords(scanned, cell.box);
    const money = words.filter(({ role }) => MONEY[role] !== undefined);
    if (new Set(money.map(({ role }) => role)).size > 1 || words.length > 2) return words;
    const role = readColumnName(cell.text).role;
    return role === null ? words : [{ role, text: cell.text, box: cell.box }];
  });

const readWords = (scanned: ScannedLine, box: Box): Named[] =>
  scanned.line.words.flatMap((word) => {
    if (word.box[0] < box[0] - 0.1 || word.box[2] > box[2] + 0.1) return [];
    const role = readColumnName(word.text).role;
    return role === null ? [] : [{ role, text: word.text, box: word.box }];
  });

const cache = new WeakMap<ScannedLine, Named[] | null>();

const readHeader = (scanned: ScannedLine): Named[] | null => {
  if (scanned.tokens.length > 0 || scanned.line.words.length > 24 || /\d[.,]\d/.test(scanned.line.text))
    return null;
  if (/[.!?;]\s*$/.test(scanned.line.text) && scanned.line.words.length > 6) return null;
  const named = readCells(scanned);
  const money = named.filter(({ role }) => MONEY[role] !== undefined).length;
  const texts = named.filter(({ role }) => TEXT_ROLES.has(role)).length;
  const several = scanned.line.cells.length > 1 || named.length > 2;
  return several && ((money >= 1 && texts >= 1) || money >= 2) ? named : null;
};

const getHeader = (scanned: ScannedLine): Named[] | null => {
  const known = cache.get(scanned);
  if (known !== undefined) return known;
  const read = readHeader(scanned);
  cache.set(scanned, read);
  return read;
};

/** Whether a line holds the names of columns. */
export const isHeaderLine = (scanned: ScannedLine): boolean => getHeader(scanned) !== null;

const DATE_ROLES = new Set<ColumnRole>(["booking_date", "transaction_date", "value_date", "date"]);

/** Whether a line holds the names of columns of rows with dates, not those of a box of figures. */
export const isRowHeader = (scanned: ScannedLine): boolean =>
  getHeader(scanned)?.some(({ role }) => DATE_ROLES.has(role)) === true;

/** The names of columns of amounts, wherever they stand. */
export const listMoneyNames = (lines: readonly ScannedLine[]): HeaderName[] =>
  lines.flatMap((scanned, line) =>
    (getHeader(scanned) ?? []).flatMap(({ role, text, box }) => {
      const money = MONEY[role];
      return money === undefined ? [] : [{ role: money, box, text, line }];
    }),
  );

/** The date columns that headers name: role and place. */
export const listDateNames = (lines: readonly ScannedLine[]): { role: ColumnRole; box: Box }[] =>
  lines.flatMap((scanned) =>
    (getHeader(scanned) ?? []).flatMap(({ role, box }) =>
      role === "booking_date" || role === "transaction_date" || role === "value_date" ? [{ role, box }] : [],
    ),
  );
