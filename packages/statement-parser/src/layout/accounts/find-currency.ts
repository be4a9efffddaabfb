import type { ParseHints } from "../../parsed-file.ts";
import { readColumnName } from "../names/column-names.ts";
import { MONEY_ROLES } from "../names/column-roles.ts";
import { tellCurrency } from "../currency/tell-currency.ts";
import type { ToldCurrency } from "../currency/tell-currency.ts";
import { readFactWords } from "../../labels/fact-words.ts";
import { meets } from "../lines/lines.ts";
import type { Line } from "../lines/lines.ts";
import { dropRows, isRowLike, listGoingOn } from "../lines/row-like.ts";

/** A balance, a total or the names of columns, which may stand between rows. */
const isLabel = ({ text, cells }: Line): boolean =>
  readFactWords(text.replaceAll(/[\d.,]+/g, " ")) !== null ||
  (!/\d/.test(text) && cells.some((cell) => MONEY_ROLES.has(readColumnName(cell.text).role)));

const CODE = /^[A-Z]{3}$/;

/** What stands in a box under the name of the currency, each with that name; codes in every row of a table are those of the rows. */
const listUnderNames = (lines: readonly Line[]): string[][] =>
  lines.flatMap((line, at) => {
    const [below, next] = [lines[at + 1], lines[at + 2]];
    if (/\d/.test(line.text) || below === undefined || below.page !== line.page) return [];
    return line.cells.flatMap(({ text, box }) => {
      if (readColumnName(text).role !== "currency") return [];
      const codeOf = (of: Line | undefined): string | undefined =>
        of?.cells.find((cell) => meets(cell.box, box) && CODE.test(cell.text))?.text;
      const code = codeOf(below);
      return code === undefined || codeOf(next) !== undefined ? [] : [[text, code]];
    });
  });

/** The currency of the account whose lines these are. */
export const findCurrencyOf = (lines: readonly Line[], hints: ParseHints): ToldCurrency => {
  const goingOn = listGoingOn(lines);
  const apart = new Set(dropRows(lines));
  const isOfRow = (line: Line): boolean => goingOn.has(line) || (!apart.has(line) && !isLabel(line));
  const toCells = ({ cells }: Line): string[] => cells.map(({ text }) => text);
  return tellCurrency({
    labels: [
      ...lines.filter((line) => !isRowLike(line) && !isOfRow(line)).map(toCells),
      ...listUnderNames(lines),
    ],
    rows: lines.filter(isRowLike).map(toCells),
    hints,
  });
};
