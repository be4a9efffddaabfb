import { readCode } from "../../labels/spelled-currencies.ts";
import { readColumnName } from "../names/column-names.ts";
import type { Word } from "../../decode/page-words.ts";
import { withWords } from "../lines/lines.ts";
import type { Line } from "../lines/lines.ts";
import { hasAmount, isRowLike, listGoingOn } from "../lines/row-like.ts";
import { readOfBox } from "./split-currencies.ts";
import type { CurrencyPart } from "./split-currency-columns.ts";

const ROWS_MIN = 3;

/** Where the cells of a column begin and end that is headed by its currency, in the first line of names that has one. */
const findColumn = (lines: readonly Line[]): { at: number; from: number; to: number } | null => {
  for (const [at, { cells }] of lines.entries()) {
    const index = cells.findIndex(({ text }) => readColumnName(text).role === "currency");
    const isHeader = cells.some(({ text }) => readColumnName(text).role === "amount");
    const [before, own, next] = [cells[index - 1], cells[index], cells[index + 1]];
    if (own !== undefined && isHeader)
      return { at, from: before?.box[2] ?? own.box[0], to: next?.box[0] ?? own.box[2] };
  }
  return null;
};

/**
 * One table whose rows each name their currency in a column of it, and a box with the balances of each: `EUR 888.87 1,825.55`. As many
 * accounts, each of its own rows; none where not every row names one, or a currency has no balances. A column of what something cost
 * elsewhere has none.
 */
export const splitCurrencyRows = (lines: readonly Line[]): CurrencyPart[] => {
  const column = findColumn(lines);
  if (column === null) return [];
  const isIn = ({ box }: Word): boolean => box[0] >= column.from && box[2] <= column.to;
  const isCode = (word: Word): boolean => isIn(word) && readCode(word.text).length === 1;
  const withoutCode = (line: Line): Line =>
    withWords(
      line,
      line.words.filter((word) => !isCode(word)),
    );
  const codeOf = ({ words }: Line): string | null => {
    const codes = words.filter(isIn).flatMap(({ text }) => readCode(text));
    return codes.length === 1 ? (codes[0] ?? null) : null;
  };
  const goingOn = listGoingOn(lines);
  const rows = lines.filter(
    (line, at) => at > column.at && isRowLike(line) && hasAmount(line) && !goingOn.has(line),
  );
  const codes = new Map(rows.map((row) => [row, codeOf(row)]));
  const currencies = [...new Set(codes.values())];
  const boxes = new Map(
    lines.flatMap((line) => {
      const own = readOfBox(line);
      return own === null ? [] : [[line, own] as const];
    }),
  );
  const stated = new Set(boxes.values());
  if (rows.length < ROWS_MIN || currencies.length < 2) return [];
  if (!currencies.every((currency) => currency !== null && stated.has(currency))) return [];
  return currencies.flatMap((currency) => {
    if (currency === null) return [];
    const isOwn = (line: Line): boolean => {
      const of = codes.get(goingOn.get(line) ?? line) ?? boxes.get(line);
      return of === undefined || of === currency;
    };
    return [
      { currency, lines: lines.filter(isOwn).map((line) => (codes.has(line) ? withoutCode(line) : line)) },
    ];
  });
};
