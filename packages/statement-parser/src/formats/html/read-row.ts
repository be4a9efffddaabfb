import { findNumberBody } from "../../values/amount.ts";
import { findCurrency } from "../../values/currency.ts";
import { isMoney } from "./cut-pieces.ts";
import { readDay } from "./read-day.ts";

/** No more of a text is read. */
export const TEXT_LETTERS = 120;

/** A figure and what its label beside it says, before or behind it. */
export type Figure = { label: string; figure: string };

const LABEL = /^(\p{L}[\p{L}\p{M} .]{2,24}?):?\s*(?=[-+\u2212(]?\s?(?:\p{Sc}|[A-Z]{2,3}\b|R\$|\d))/u;
const UNIT =
  /^[^\d\p{L}]*(?:\p{L}{1,4}\$?[^\d\p{L}]*)?(?:\d[\d.,'\s]*)(?:[^\d\p{L}]*(?:\p{L}{0,4}\.?|(?:\p{L}\.){1,3}\p{L}?))?[^\d\p{L}]*$/u;

/** The sign of a currency in letters, written as its code, which stands for no word. */
const UNIT_BEHIND = /(?<=\d\s?)\p{L}[\p{L}.]{0,5}$/u;

/** A text that is an amount, perhaps behind a label; null for any other. */
const readFigure = (text: string): Figure | null => {
  const label = LABEL.exec(text)?.[0] ?? "";
  const figure = text.slice(label.length);
  // What a word numbers, as of an invoice, is no money: this has a group, cents or a currency.
  if (label !== "" && !isMoney(figure)) return null;
  if (readDay(text) !== null || findNumberBody(figure) === null || !UNIT.test(figure)) return null;
  return {
    label: label.replace(/:?\s*$/, ""),
    figure: figure.replace(UNIT_BEHIND, (unit) => findCurrency(unit) || unit),
  };
};

/** A line as the parts of a row; `given` where its day stands over it. */
export type Row = { day: string; texts: string[]; figures: Figure[]; given?: true };

const CENTS = /[.,]\d{2}(?!\d)/;
/** A longer number without a mark, or one behind a word, is a reference where the money of its row has cents. */
const SHORT = /^\d{1,4}$/;

/** The figures of a row stand behind its words, or the last money among them does, where more of the row is said below it. */
const findAmounts = (cells: readonly string[], read: readonly (Figure | null)[]): [number, number] => {
  const isAmount = (index: number): boolean => read[index] != null && isMoney(read[index].figure);
  const money = cells.findLastIndex((_, index) => isAmount(index));
  const to = read.at(-1) === null && money >= 0 ? money + 1 : cells.length;
  const from = read.slice(0, to).lastIndexOf(null) + 1;
  // Words and a figure before money that has none are words of the row.
  const hasCents = CENTS.test(read[to - 1]?.figure ?? "");
  const bare = read.findIndex(
    (figure, index) =>
      index >= from &&
      index < to &&
      figure?.label === "" &&
      !(hasCents && !isAmount(index) && !SHORT.test(figure.figure)),
  );
  return [bare < 0 ? from : bare, to];
};

/** The day of a row stands before its words, and its amounts behind them. */
export const readRow = (cells: readonly string[]): Row => {
  const at = cells.findIndex((cell) => readDay(cell) !== null);
  const day = readDay(cells[at] ?? "") ?? "";
  const others = cells.filter((_, index) => index !== at);
  const read = others.map(readFigure);
  const [from, to] = findAmounts(others, read);
  return {
    day,
    texts: others
      .filter((_, index) => index < from || index >= to)
      .map((cell) => cell.slice(0, TEXT_LETTERS)),
    figures: read.slice(from, to).flatMap((figure) => figure ?? []),
  };
};

/** Whether a line is a row: an amount with words or a day. */
export const isFilled = ({ figures, texts, day }: Row): boolean =>
  figures.length > 0 && (texts.length > 0 || day !== "");
