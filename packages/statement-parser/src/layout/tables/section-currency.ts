import type { CurrencyCode } from "@passbook/contract/values";
import type { TableRow } from "../../decode/table/table.ts";
import { readDate } from "../../values/date.ts";
import type { ParseHints } from "../../parsed-file.ts";
import type { Reading } from "./columns/choose-reading.ts";
import { MONEY_ROLES } from "../names/column-roles.ts";
import type { ColumnName } from "../names/column-names.ts";
import { tellCurrency } from "../currency/tell-currency.ts";
import type { ToldCurrency } from "../currency/tell-currency.ts";
import type { Column } from "./columns/describe-columns.ts";

type Around = { lines: readonly TableRow[]; names: readonly (ColumnName | null)[] };

const FIGURE_LENGTH_MAX = 60;
const LETTERS = /\p{L}+/gu;
const LETTERS_MAX = 4;

/** A figure with its marks and no further words. */
const isFigure = (cell: string): boolean => {
  if (cell.length > FIGURE_LENGTH_MAX || !/\d/.test(cell)) return false;
  const marks = [...cell.matchAll(LETTERS)];
  const [first, last] = [marks[0], marks.at(-1)];
  if (marks.length > 2 || marks.some(([mark]) => mark.length > LETTERS_MAX)) return false;
  if (first === undefined || last === undefined || first === last) return true;
  return /\d/.test(cell.slice(first.index, last.index));
};

/** The currency of a table, by the lines around it, the names of its columns of money and the marks beside its figures. */
export const tellTableCurrency = (
  rows: readonly TableRow[],
  { lines, names }: Around,
  hints: ParseHints,
): ToldCurrency =>
  tellCurrency({
    labels: [
      ...lines.map(({ cells }) => cells),
      ...names.flatMap((name) =>
        name === null ? [] : [[MONEY_ROLES.has(name.role) ? name.text : name.plain]],
      ),
    ],
    // A day of an era begins with a letter, as an amount with its sign does.
    rows: rows.map(({ cells }) => cells.filter((cell) => isFigure(cell) && readDate(cell) === null)),
    hints,
  });

/** The currency of all rows: named by the amounts' columns, or told by everything else. */
export const findFileCurrency = (
  columns: readonly Column[],
  { source, balance }: Reading,
  told: CurrencyCode | null,
): CurrencyCode | null => {
  const named = (index: number | null): string | null => columns[index ?? -1]?.name?.currency ?? null;
  const own =
    source.kind === "split"
      ? (named(source.debit) ?? named(source.credit))
      : source.kind === "either"
        ? null
        : named(source.column);
  return own ?? named(balance?.index ?? null) ?? told;
};
