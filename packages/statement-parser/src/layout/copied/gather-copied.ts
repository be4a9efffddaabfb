import type { Doubt } from "../../parsed-file.ts";
import { doubtWhere } from "../../proof/doubts.ts";
import { isTotal, readFactWords } from "../../labels/fact-words.ts";
import type { FactKind } from "../../labels/fact-words.ts";
import { readTotalSide } from "../../labels/total-words.ts";
import { shapeOfDay } from "./stream/choose-days.ts";
import { orderCells } from "./lines/order-cells.ts";
import { pairLabels, partBoxes, partPairs, turnLabels } from "./lines/part-labels.ts";
import { isDay, isRow, scanCopied } from "./lines/scan-copied.ts";
import type { CopiedLine, CopiedParts } from "./lines/scan-copied.ts";
import type { MoneyStyle } from "../lines/money-style.ts";
import { arePairsOpen, dropOtherMoney } from "./lines/read-names.ts";
import { joinNameLines } from "./columns/join-names.ts";
import { hideDays } from "./lines/shield.ts";
import { findStreamRows } from "./stream/find-stream-rows.ts";
import type { StreamRows } from "./stream/find-stream-rows.ts";
import { listFormRows } from "./stream/form-rows.ts";
import type { FormRows } from "./stream/weigh-forms.ts";
import { hideRows, printRows } from "./stream/print-rows.ts";
import type { Printed } from "./stream/print-rows.ts";
import { isUnlined, joinStream, readStream } from "./stream/read-stream.ts";
import type { Stream } from "./stream/read-stream.ts";
import { solveSigns } from "./lines/solve-signs.ts";
import { trimRows } from "./stream/trim-rows.ts";
import { weaveColumns } from "./columns/weave-columns.ts";

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

/** So many days alone on their lines head the rows under them. */
const HEADS_MIN = 2;

/** How days that head rows are written, where they stand alone on their lines: others are of the words of rows. */
const findHeadShapes = (parts: readonly CopiedParts[]): ReadonlySet<string> | null => {
  const heads = parts.filter(isDay).map(({ days }) => shapeOfDay(days[0] ?? ""));
  return heads.length < HEADS_MIN ? null : new Set(heads);
};

/** Words of a row, which may begin with the name of a side as `Direct debit Gas` does: they name no balance and no total. */
const areOfRow = (words: string): boolean => {
  const kind = readFactWords(words);
  return kind === null || (SIDES.has(kind) && !isTotal(words) && readTotalSide(words) === null);
};

const SIDES = new Set<FactKind>(["credits", "debits"]);

/** A day alone on a line, or that of the row above, is the day of all rows under it. */
const carryDays = (parts: readonly CopiedParts[]): CopiedLine[] => {
  const shapes = findHeadShapes(parts);
  let day = "";
  return parts.flatMap((own) => {
    const isOther = shapes?.has(shapeOfDay(own.days[0] ?? "")) === false;
    if (!isOther) day = dayFrom(own, day);
    if (isDay(own)) return [];
    const isUnder =
      (own.days.length === 0 || isOther) && own.amounts.length > 0 && own.words !== "" && areOfRow(own.words);
    if (isUnder && day !== "") return { text: `${day} ${own.text}`, from: own.from };
    const isInWords = shapes !== null && day !== "" && own.days.length > 0 && own.amounts.length === 0;
    return { text: isInWords ? hideDays(own.text) : own.text, from: own.from };
  });
};

/** A line of words and an amount that is no balance, without a day of its own. */
const isUndated = ({ days, amounts, words }: CopiedParts): boolean =>
  days.length === 0 && amounts.length > 0 && words !== "" && readFactWords(words) === null;

/** The same, or one whose words begin with the name of a side. */
const isUnderDay = ({ days, amounts, words }: CopiedParts): boolean =>
  days.length === 0 && amounts.length > 0 && words !== "" && areOfRow(words);

/** Each of several days alone on a line stands over such lines, and none of these over the first day: whatever days their words tell, these are theirs. */
const headRows = (parts: readonly CopiedParts[]): boolean => {
  const heads = [...parts.entries()].flatMap(([at, own]) => (isDay(own) ? [at] : []));
  const [first = 0] = heads;
  return (
    heads.length >= HEADS_MIN &&
    !parts.slice(0, first).some(isUndated) &&
    heads.every((at, index) => parts.slice(at, heads[index + 1]).some(isUnderDay))
  );
};

const ROWS_SHARE = 0.5;

/** Labels and the figures that belong to them, put on one line each. */
const pairFigures = (parts: readonly CopiedParts[], style: MoneyStyle): CopiedParts[] =>
  [joinNameLines, partBoxes, partPairs, pairLabels].reduce(
    (own, step) => scanCopied(step(own), style),
    [...parts],
  );

/** The lines of a text put together in one way, and what is doubtful about it. */
export type Gathered = { parts: CopiedParts[]; doubts: readonly Doubt[] };

/** The lines as they are, and before them with the signs that the balances at both ends give the amounts. */
const withSigns = ({ parts, doubts }: Gathered, style: MoneyStyle): Gathered[] => {
  const signed = solveSigns(parts, style);
  if (signed === null) return [{ parts, doubts }];
  const guessed = doubtWhere({ direction_guessed: !signed.sure });
  return [
    { parts: scanCopied(signed.lines, style), doubts: [...doubts, ...guessed] },
    { parts, doubts },
  ];
};

const FORMS_MAX = 4;

type Form = Printed & { daysOpen: boolean };

/** The rows of a form with which the printed figures agree, and before or behind them the form as it is. */
const withTrimmed = (stream: Stream, { rows, more, daysOpen }: FormRows): Form[] => {
  const trimmed = trimRows(stream, rows, more) ?? rows;
  const isCut = rows.some((row) => !trimmed.includes(row));
  if (!isCut && trimmed.length === rows.length) return [{ rows, daysOpen }];
  return [
    { rows: trimmed, daysOpen, others: isCut ? "left out" : "kept" },
    { rows, daysOpen },
  ];
};

/** The text with its rows as their form tells them. */
function* gatherForms(stream: Stream, style: MoneyStyle): Generator<Gathered> {
  for (const form of listFormRows(stream).slice(0, FORMS_MAX))
    for (const own of withTrimmed(stream, form)) {
      const lines = printRows(stream, own);
      if (lines === null) continue;
      const parts = pairFigures(scanCopied(lines, style), style);
      const row_left_over = own.others === "left out" || hideRows(stream, own.rows);
      yield { parts, doubts: doubtWhere({ days_open: own.daysOpen, row_left_over }) };
    }
}

/** The text with its columns, which were copied one after the other, put together. */
function* gatherColumns(parts: readonly CopiedParts[], style: MoneyStyle): Generator<Gathered> {
  for (const { lines, daysOpen, mixed } of weaveColumns(parts, style))
    yield {
      parts: scanCopied(lines, style),
      doubts: doubtWhere({ days_open: daysOpen, mark_disagrees: mixed }),
    };
}

/** The lines of the text as they were copied, and as their pieces may belong together; likeliest first. */
function* gatherLines(
  parts: readonly CopiedParts[],
  streams: readonly Stream[],
  style: MoneyStyle,
): Generator<Gathered> {
  const paired = pairFigures(scanCopied(orderCells(parts), style), style);
  const carried = hasDayColumns(paired) ? null : scanCopied(carryDays(paired), style);
  const dated = paired.filter(({ days }) => days.length > 0);
  const rows = dated.filter(isRow);
  const isLined = rows.length > 0 && rows.length >= dated.length * ROWS_SHARE;
  const isHeaded = carried !== null && headRows(paired);
  if (isHeaded) yield { parts: carried, doubts: [] };
  if (isLined) yield { parts: paired, doubts: [] };
  if (isLined && carried !== null) yield { parts: carried, doubts: [] };
  for (const own of streams) yield* gatherForms(own, style);
  yield* gatherColumns(parts, style);
  if (!isLined && carried !== null) yield { parts: carried, doubts: [] };
  if (!isLined) yield { parts: paired, doubts: [] };
}

/** The text with its rows as its balances order them, whatever else looks like a row. */
function* gatherChain(
  stream: Stream,
  { rows, ends, daysOpen, disagrees }: StreamRows,
  style: MoneyStyle,
): Generator<Gathered> {
  for (const others of ["kept", "left out"] as const) {
    const lines = printRows(stream, { rows, ends, others });
    if (lines === null) return;
    const paired = pairFigures(scanCopied(lines, style), style);
    const parts = scanCopied(paired.map(dropOtherMoney), style);
    const row_left_over = others === "left out" || hideRows(stream, rows);
    yield { parts, doubts: doubtWhere({ days_open: daysOpen, row_left_over, mark_disagrees: disagrees }) };
  }
}

/** A text whose two days nothing names is doubted in its days. */
const withPairs = ({ parts, doubts }: Gathered, open: boolean): Gathered => {
  const isKnown = doubts.some(({ code }) => code === "days_open");
  return { parts, doubts: [...doubts, ...doubtWhere({ days_open: open && !isKnown })] };
};

/** The text with its rows as its balances order them, whatever its lines are, and with its lines put together; likeliest first. */
export function* gatherCopied(copied: readonly CopiedParts[], style: MoneyStyle): Generator<Gathered> {
  const parts = scanCopied(turnLabels(copied), style);
  const lined = readStream(parts, style);
  const stream = isUnlined(parts) ? joinStream(parts, style) : lined;
  const found = findStreamRows(stream);
  // Two days of rows that balances tell are open whatever the lines are taken for.
  let isOpen = false;
  if (found !== null)
    for (const own of gatherChain(stream, found, style)) {
      isOpen = arePairsOpen(own.parts);
      yield withPairs(own, isOpen);
    }
  for (const lines of gatherLines(parts, [...new Set([lined, stream])], style))
    for (const own of withSigns(lines, style)) yield withPairs(own, isOpen || arePairsOpen(own.parts));
}
