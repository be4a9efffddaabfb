import type { ParseHints } from "../../parsed-file.ts";
import { readColumnName } from "../names/column-names.ts";
import { MONEY_ROLES } from "../names/column-roles.ts";
import { tellCurrency } from "../currency/tell-currency.ts";
import type { ToldCurrency } from "../currency/tell-currency.ts";
import { readFactWords } from "../../labels/fact-words.ts";
import type { Line } from "../lines/lines.ts";
import { dropRows, isRowLike, listGoingOn } from "../lines/row-like.ts";

/** A balance, a total or the names of columns, which may stand between rows. */
const isLabel = ({ text, cells }: Line): boolean =>
  readFactWords(text.replaceAll(/[\d.,]+/g, " ")) !== null ||
  (!/\d/.test(text) && cells.some((cell) => MONEY_ROLES.has(readColumnName(cell.text).role)));

/** The currency of the account whose lines these are. */
export const findCurrencyOf = (lines: readonly Line[], hints: ParseHints): ToldCurrency => {
  const goingOn = listGoingOn(lines);
  const apart = new Set(dropRows(lines));
  const isOfRow = (line: Line): boolean => goingOn.has(line) || (!apart.has(line) && !isLabel(line));
  const toCells = ({ cells }: Line): string[] => cells.map(({ text }) => text);
  return tellCurrency({
    labels: lines.filter((line) => !isRowLike(line) && !isOfRow(line)).map(toCells),
    rows: lines.filter(isRowLike).map(toCells),
    hints,
  });
};
