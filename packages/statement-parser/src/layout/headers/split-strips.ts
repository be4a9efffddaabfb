import { readSectionWords } from "../../labels/fact-words.ts";
import { isHeaderLine } from "./header-lines.ts";
import { withWords } from "../lines/lines.ts";
import type { MoneyStyle } from "../lines/money-style.ts";
import { amountsOf, datesOf, EMPTY, scanLine } from "../lines/tokens.ts";
import type { ScannedLine } from "../lines/tokens.ts";
import { hasLetters } from "../../values/text.ts";

/** Where the parts of a line begin on which rows stand side by side: behind an amount that another date and amount follow. */
const findStarts = ({ tokens, line }: ScannedLine): number[] => {
  const starts: number[] = [];
  let dated = false;
  for (const [at, token] of tokens.entries()) {
    if (token.kind === "date") dated = true;
    else if (dated) {
      const rest = tokens.slice(at + 1);
      const goesOn = rest[0]?.kind === "date" && rest.slice(1).some((other) => other.kind === "amount");
      const start = line.words[token.to + 1]?.box[0];
      if (!goesOn || start === undefined) continue;
      starts.push(start);
      dated = false;
    }
  }
  return starts;
};

type Run = { from: number; to: number; gutters: number[] };

const isCut = ({ line }: ScannedLine, gutters: readonly number[]): boolean =>
  gutters.every((gutter) => line.cells.every(({ box }) => box[2] <= gutter + 1 || box[0] >= gutter - 1));

const stripOf = (x0: number, gutters: readonly number[]): number =>
  gutters.filter((gutter) => x0 >= gutter - 1).length;

/** Every amount has its date on the same side of the gutter. */
const isOneSided = (scanned: ScannedLine, gutters: readonly number[]): boolean =>
  amountsOf(scanned).every((amount) =>
    datesOf(scanned).some((date) => stripOf(date.x0, gutters) === stripOf(amount.x0, gutters)),
  );

/** A line over or under side-by-side rows that belongs to them: a heading over them, or a row on one side only. */
const belongs = (scanned: ScannedLine | undefined, page: number, gutters: readonly number[]): boolean =>
  scanned !== undefined &&
  scanned.line.page === page &&
  isCut(scanned, gutters) &&
  isOneSided(scanned, gutters);

const ROWS_MIN = 3;
const ALIGNED = 3;

/** Where a day begins a row: at the beginning of its line, or behind an amount, and before another. */
const listRowStarts = ({ tokens }: ScannedLine): number[] =>
  tokens.flatMap(({ kind, x0 }, at) => {
    const begins = kind === "date" && tokens[at - 1]?.kind !== "date";
    return begins && tokens.slice(at + 1).some((other) => other.kind === "amount") ? [x0] : [];
  });

const isRowWithin = ({ tokens }: ScannedLine, [from, to]: readonly [number, number]): boolean => {
  const own = tokens.filter(({ x0 }) => x0 >= from && x0 < to);
  return own[0]?.kind === "date" && own.some(({ kind }) => kind === "amount");
};

/** Every figure has words on its side of the gutters: it is none of a box whose names stand left and whose figures right. */
const isOfParts = (scanned: ScannedLine, gutters: readonly number[]): boolean =>
  amountsOf(scanned).every((amount) =>
    scanned.line.words.some(
      ({ text, box }) => hasLetters(text, 2) && stripOf(box[0], gutters) === stripOf(amount.x0, gutters),
    ),
  );

/** The lines of a page on which rows stand in columns like those of a newspaper, whatever their heights. */
const findColumns = (lines: readonly ScannedLine[], page: number): Run | null => {
  const own = [...lines.keys()].filter((index) => lines[index]?.line.page === page);
  const linesAt = own.flatMap((index) => lines[index] ?? []);
  const starts = linesAt.flatMap(listRowStarts).toSorted((a, b) => a - b);
  const columns = starts.filter(
    (start, at) =>
      start - (starts[at - 1] ?? -Infinity) > ALIGNED &&
      (starts[at + ROWS_MIN - 1] ?? Infinity) - start <= ALIGNED,
  );
  const isFull = (at: number): boolean => {
    const within = [columns[at] ?? 0, columns[at + 1] ?? Infinity] as const;
    return linesAt.filter((scanned) => isRowWithin(scanned, within)).length >= ROWS_MIN;
  };
  if (columns.length < 2 || ![...columns.keys()].every(isFull)) return null;
  const gutters = columns.slice(1);
  const isWithin = (index: number): boolean => {
    const scanned = lines[index];
    return own.includes(index) && scanned !== undefined && isCut(scanned, gutters);
  };
  const rows = own.filter((index) => isWithin(index) && listRowStarts(lines[index] ?? EMPTY).length > 0);
  let [from, to] = [rows[0] ?? 0, rows.at(-1) ?? 0];
  while (isWithin(to + 1) && isOfParts(lines[to + 1] ?? EMPTY, gutters)) to += 1;
  while (isWithin(from - 1) && isOfParts(lines[from - 1] ?? EMPTY, gutters)) from -= 1;
  return { from, to, gutters };
};

/** Runs of lines on one of which at least date, amount, date and amount follow each other. */
const findLineRuns = (lines: readonly ScannedLine[]): Run[] => {
  const runs: Run[] = [];
  for (const [index, scanned] of lines.entries()) {
    const starts = findStarts(scanned);
    if (starts.length === 0) continue;
    const open = runs.at(-1);
    const page = scanned.line.page;
    const between = lines.slice((open?.to ?? index) + 1, index);
    const isApart = between.some((one) => isHeaderLine(one) || readSectionWords(one.line.text) !== null);
    const near = open !== undefined && lines[open.to]?.line.page === page && index - open.to <= 4 && !isApart;
    const run = near ? open : { from: index, to: index, gutters: [] };
    if (!near) runs.push(run);
    run.to = index;
    for (const [at, start] of starts.entries()) run.gutters[at] = Math.min(run.gutters[at] ?? start, start);
  }
  for (const run of runs) {
    const page = lines[run.from]?.line.page ?? 0;
    while (belongs(lines[run.from - 1], page, run.gutters)) run.from -= 1;
    while (lines[run.to + 1]?.tokens.length !== 0 && belongs(lines[run.to + 1], page, run.gutters))
      run.to += 1;
  }
  return runs;
};

const findColumnRuns = (lines: readonly ScannedLine[]): Run[] =>
  [...new Set(lines.map(({ line }) => line.page))].flatMap((page) => findColumns(lines, page) ?? []);

const cutLine = (
  scanned: ScannedLine,
  { gutters, base }: { gutters: readonly number[]; base: number },
  style: MoneyStyle,
): (ScannedLine | null)[] => {
  const edges = [Number.NEGATIVE_INFINITY, ...gutters.map((gutter) => gutter - 1), Number.POSITIVE_INFINITY];
  return edges.slice(0, -1).map((left, at) => {
    const right = edges[at + 1] ?? Number.POSITIVE_INFINITY;
    const words = scanned.line.words.filter(({ box }) => box[0] >= left && box[0] < right);
    if (words.length === 0) return null;
    return {
      ...scanLine(withWords(scanned.line, words), style),
      strip: at === 0 ? 0 : (gutters[at - 1] ?? left) - base,
    };
  });
};

const split = (
  lines: readonly ScannedLine[],
  style: MoneyStyle,
  runs: readonly Run[],
): ScannedLine[] | null => {
  if (runs.length === 0) return null;
  const parted: ScannedLine[] = [];
  let done = 0;
  for (const { from, to, gutters } of runs) {
    if (from < done) continue;
    parted.push(...lines.slice(done, from));
    const run = lines.slice(from, to + 1);
    const base = Math.min(
      ...run.filter((one) => listRowStarts(one).length > 0).map(({ line }) => line.box[0]),
    );
    const parts = run.map((scanned) => cutLine(scanned, { gutters, base }, style));
    for (let at = 0; at <= gutters.length; at += 1) parted.push(...parts.flatMap((own) => own[at] ?? []));
    done = to + 1;
  }
  parted.push(...lines.slice(done));
  return parted;
};

/** Lines on which rows stand side by side, taken apart: first all that stands left, then what stands right of it; null where none do. */
export const splitStrips = (lines: readonly ScannedLine[], style: MoneyStyle): ScannedLine[] | null =>
  split(lines, style, findLineRuns(lines));

/** Pages on which rows stand in columns, taken apart in the same way; null where there are none. */
export const splitColumns = (lines: readonly ScannedLine[], style: MoneyStyle): ScannedLine[] | null =>
  split(lines, style, findColumnRuns(lines));
