import type { Doubt } from "../../parsed-file.ts";
import { doubtWhere } from "../../proof/doubts.ts";
import { readFactWords } from "../../labels/fact-words.ts";
import { orderCells } from "./order-cells.ts";
import { pairLabels, partBoxes, partPairs } from "./part-labels.ts";
import { isAmount, isDay, isRow, scanCopied } from "./scan-copied.ts";
import type { CopiedLine, CopiedParts } from "./scan-copied.ts";
import type { MoneyStyle } from "../lines/money-style.ts";
import { partGlued } from "./part-columns.ts";
import { isNames } from "./read-names.ts";
import { printRows } from "./print-rows.ts";
import { isUnlined, joinStream, readStream } from "./read-stream.ts";
import { weaveColumns } from "./weave-columns.ts";

const joined = (lines: readonly CopiedLine[]): CopiedLine => ({
  text: lines.map(({ text }) => text).join(" "),
  from: lines[0]?.from ?? 0,
});

/** Days under days are columns, and none is that of the rows under it. */
const hasDayColumns = (parts: readonly CopiedParts[]): boolean =>
  parts.some((own, at) => {
    const next = parts[at + 1];
    return next !== undefined && isDay(own) && isDay(next);
  });

/** The day that a line hands on to the rows under it; that of a balance is of no row. */
const dayFrom = (own: CopiedParts, before: string): string => {
  if (own.days.length === 0) return before;
  if (isDay(own)) return own.days.join(" ");
  if (own.amounts.length === 0) return before;
  return readFactWords(own.words) === null ? own.days.join(" ") : "";
};

/** A day alone on a line, or that of the row above, is the day of all rows under it. */
const carryDays = (parts: readonly CopiedParts[]): CopiedLine[] => {
  let day = "";
  return parts.flatMap((own) => {
    day = dayFrom(own, day);
    if (isDay(own)) return [];
    const isUnder =
      own.days.length === 0 &&
      own.amounts.length > 0 &&
      own.words !== "" &&
      readFactWords(own.words) === null;
    return { text: isUnder && day !== "" ? `${day} ${own.text}` : own.text, from: own.from };
  });
};

const CELLS_MAX = 12;

/** Cells on lines of their own: from a day to the last amount before the next one, as one line. */
const joinCells = (parts: readonly CopiedParts[]): CopiedLine[] => {
  const lines: CopiedLine[] = [];
  let row: CopiedParts[] = [];
  const close = (): void => {
    const isWhole = row.some(({ amounts }) => amounts.length > 0);
    lines.push(...(isWhole ? [joined(row)] : row.map(({ text, from }) => ({ text, from }))));
    row = [];
  };
  for (const own of parts) {
    const last = row.at(-1);
    const hasWords = row.some(({ words }) => words !== "");
    const isNext = own.days.length > 0 && hasWords;
    const isBehind = last !== undefined && isAmount(last) && !isAmount(own);
    if (isNext || isBehind || row.length >= CELLS_MAX) close();
    if (row.length > 0 || (own.days.length > 0 && own.amounts.length === 0)) row.push(own);
    else lines.push({ text: own.text, from: own.from });
  }
  close();
  return lines;
};

const ROWS_SHARE = 0.5;

/** The lines of the text as they were copied, and as their pieces may belong together; likeliest first. */
const gatherLines = (parts: readonly CopiedParts[], style: MoneyStyle): CopiedParts[][] => {
  const woven = weaveColumns(scanCopied(partGlued(parts, style), style), style);
  const steps = [orderCells, partBoxes, partPairs, pairLabels];
  const paired = steps.reduce((own, step) => scanCopied(step(own), style), [...parts]);
  const dated = paired.filter(({ days }) => days.length > 0);
  const rows = dated.filter(isRow);
  const carried = hasDayColumns(paired) ? [] : [scanCopied(carryDays(paired), style)];
  if (rows.length > 0 && rows.length >= dated.length * ROWS_SHARE) return [paired, ...carried];
  if (woven !== null) return [scanCopied(woven, style)];
  return [...carried, scanCopied(joinCells(paired), style), paired];
};

/** The lines of a text put together in one way, and what is doubtful about it. */
export type Gathered = { parts: CopiedParts[]; doubts: readonly Doubt[] };

/** The text with its rows as its balances order them, whatever its lines are, and with its lines put together; likeliest first. */
export const gatherCopied = (parts: readonly CopiedParts[], style: MoneyStyle): Gathered[] => {
  const laid = printRows(isUnlined(parts) ? joinStream(parts, style) : readStream(parts, style));
  const lines = gatherLines(parts, style);
  if (laid === null) return lines.map((own) => ({ parts: own, doubts: [] }));
  const own = scanCopied(laid.lines, style);
  // Which of two days is that of booking is said by the names of their columns alone, whatever the lines are taken for.
  const paired = doubtWhere({ days_open: laid.dayPairs && !own.some(isNames) });
  const doubts = laid.daysOpen ? doubtWhere({ days_open: true }) : paired;
  return [{ parts: own, doubts }, ...lines.map((each) => ({ parts: each, doubts: paired }))];
};
