import { isHeaderLine } from "../headers/header-lines.ts";
import type { RowDates } from "../days/booking-dates.ts";
import { joinWords } from "../lines/lines.ts";
import type { PageRecord } from "../rows/collect-records.ts";
import type { PageRow } from "../readings/read-rows.ts";
import type { Solved } from "./solved.ts";
import { EMPTY } from "../lines/tokens.ts";
import type { AmountToken, DateToken, ScannedLine, Token } from "../lines/tokens.ts";
import type { Word } from "../../decode/page-words.ts";
import { findFeet, pageOf, topOf } from "./row-feet.ts";
import { findBeside } from "./texts-beside.ts";
import type { TextLine } from "./texts-beside.ts";
import { hasLetters } from "../../values/text.ts";

/** How much wider the space between two rows is than that within one, where space parts them at all. */
const PARTED = 1.25;
const MOVING_SHARE = 0.6;
const NEAR = 1.15;
const ALIGNED = 3;
const BAR = /^[|¦│]+$/;

/** Between two rows there are no more. */
const LINES_MAX = 8;

const isText = (scanned: ScannedLine | undefined): boolean =>
  scanned !== undefined &&
  scanned.tokens.length === 0 &&
  scanned.heading === undefined &&
  !isHeaderLine(scanned);

/** The lines between the last figure of a row and the first line of the next, and where the widest space parts them. */
type Between = { lines: readonly number[]; kept: number; within: number };

const findBetween = (record: PageRecord, next: PageRecord, lines: readonly ScannedLine[]): Between | null => {
  const first = next.lines[0] ?? 0;
  const figures = record.lines.findLast((at) => (lines[at]?.tokens.length ?? 0) > 0) ?? first;
  if (first - figures > LINES_MAX || pageOf(lines[figures]) !== pageOf(lines[first])) return null;
  const between = Array.from({ length: Math.max(0, first - figures - 1) }, (_, at) => figures + 1 + at);
  if (between.length === 0 || !between.every((at) => isText(lines[at]))) return null;
  const runs = [figures, ...between, first];
  const gaps = runs.slice(1).map((at, index) => topOf(lines[at]) - topOf(lines[runs[index] ?? 0]));
  const widest = Math.max(...gaps);
  const at = gaps.lastIndexOf(widest);
  const within = Math.max(...gaps.filter((_, index) => index !== at));
  return { lines: between, kept: widest >= within * PARTED ? at : between.length, within };
};

/** Lines of text over the first line of a row, as near to it and each other as lines of one row are. */
const listOver = (first: number, lines: readonly ScannedLine[], most: Between): number[] => {
  const over: number[] = [];
  for (let at = first - 1; at >= 0 && over.length < most.lines.length - most.kept; at -= 1) {
    const [own, below] = [lines[at], lines[at + 1]];
    if (!isText(own)) break;
    if (pageOf(own) !== pageOf(below) || topOf(below) - topOf(own) > most.within * NEAR) break;
    over.unshift(at);
  }
  return over;
};

/**
 * Lines of text that stand over the figures of their row: cells whose figures are centred or at the bottom. By the index of
 * the row they belong to; none where most rows begin with their figures.
 */
const findOver = (records: readonly PageRecord[], lines: readonly ScannedLine[]): number[][] => {
  const none: number[][] = records.map(() => []);
  const between = records.map((record, at) => {
    const next = records[at + 1];
    return next === undefined ? null : findBetween(record, next, lines);
  });
  const known = between.filter((each) => each !== null);
  const moving = known.filter(({ lines: all, kept }) => kept < all.length);
  const [most] = moving.toSorted((a, b) => b.lines.length - b.kept - (a.lines.length - a.kept));
  if (most === undefined || moving.length < known.length * MOVING_SHARE) return none;
  return records.map((record, at) => {
    const before = between[at - 1];
    return before === null || before === undefined
      ? listOver(record.lines[0] ?? 0, lines, most)
      : before.lines.slice(before.kept);
  });
};

/** An amount that stands among the words of a cell and under no column of money is one of the words. */
const isWord = (token: AmountToken, { line }: ScannedLine, columns: readonly number[]): boolean => {
  if (columns.some((edge) => Math.abs(edge - token.edge) <= ALIGNED)) return false;
  const cell = line.cells.find(({ box }) => box[0] <= token.x0 + 0.1 && box[2] >= token.x1 - 0.1);
  return cell !== undefined && hasLetters(cell.text, 2) && cell.text.trim() !== token.text;
};

/** The days of a row: those read as such, and what follows its first one without a word between. */
const listOwnDays = (record: PageRecord, dates: RowDates | undefined): DateToken[] => {
  const read = [record.dates[0], dates?.booked, dates?.other].filter((date) => date !== undefined);
  const run = record.dates.filter((date, at, all) => at === 0 || all[at - 1]?.to === date.from - 1);
  return [...new Set([...read, ...run])];
};

/** A date is a day of its row where it was read as one, stands under one, or fills a cell of the row's first line. */
const isOwnDay = (
  token: DateToken,
  { line }: ScannedLine,
  days: readonly DateToken[],
  first: boolean,
): boolean =>
  days.some((day) => day === token || Math.abs(day.x0 - token.x0) <= ALIGNED) ||
  (first && line.cells.some(({ text }) => text.trim() === token.text));

/** A rule that is drawn with signs. */
const RULE = /^[-_=*~\u2013\u2014]{5,}$/;

const listWords = (scanned: ScannedLine, isTaken: (token: Token) => boolean): Word[] => {
  const taken = new Set<number>();
  for (const token of scanned.tokens.filter(isTaken))
    for (let at = token.from; at <= token.to; at += 1) taken.add(at);
  return scanned.line.words.filter(({ text }, at) => !taken.has(at) && !BAR.test(text) && !RULE.test(text));
};

/** What a row says, and the lines on which it says it; and what stands beside that in columns of its own. */
export type RowText = {
  readonly text: string;
  readonly lines: readonly number[];
  readonly reference: string | null;
  readonly counterparty: string | null;
};

/** What each of the records says, as printed: its words over, beside and under its figures, amounts and dates within them among them. */
export const readRowTexts = (
  records: readonly PageRecord[],
  rows: readonly Pick<PageRow, "record" | "movement" | "balanceToken">[],
  { part: { lines }, candidate, rowDates }: Solved,
): RowText[] => {
  const { uses } = candidate.reading;
  const columns = [...candidate.edges].flatMap(([key, edge]) => ((uses[key] ?? null) === null ? [] : [edge]));
  const figures = new Set(
    rows.flatMap(({ movement, balanceToken }) => [movement.token, balanceToken?.token]),
  );
  const over = findOver(records, lines);
  const moved = new Set(over.flat());
  const rowOf = new Map(rows.map((row) => [row.record, row]));
  const tailed = records.map((record, at) => {
    const { movement, balanceToken } = rowOf.get(at) ?? {};
    const base = Math.max(record.lines[0] ?? 0, movement?.line ?? 0, balanceToken?.line ?? 0);
    return { lines: record.lines.filter((index) => !moved.has(index)), base };
  });
  const feet = findFeet(tailed, lines);
  const texts = records.map((record, at): TextLine[] => {
    const own = [...(over[at] ?? []), ...(tailed[at]?.lines ?? []).filter((index) => !feet.has(index))];
    const days = listOwnDays(record, record.pending ? undefined : rowDates[at]);
    return own.map((index) => {
      const scanned = lines[index] ?? EMPTY;
      const words = listWords(scanned, (token) =>
        token.kind === "date"
          ? isOwnDay(token, scanned, days, index === record.lines[0])
          : figures.has(token) || !isWord(token, scanned, columns),
      );
      return { at: index, scanned, words };
    });
  });
  const beside = findBeside(texts, lines);
  return texts.map((own, at) => {
    const { words: apart, reference = null, counterparty = null } = beside[at] ?? {};
    const said = own.map(({ scanned, words }) =>
      joinWords(
        words.filter((word) => apart?.has(word) !== true),
        scanned.line,
      ),
    );
    const text = said.join(" ").replaceAll(/\s+/g, " ").trim();
    return { text, lines: own.map(({ at: index }) => index), reference, counterparty };
  });
};
