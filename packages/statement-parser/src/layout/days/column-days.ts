import type { Box } from "../../decode/page-words.ts";
import { listDateNames } from "../headers/date-names.ts";
import { makeYearless } from "../lines/page-dates.ts";
import type { PageDate } from "../lines/page-dates.ts";
import { amountsOf, datesOf } from "../lines/tokens.ts";
import type { DateToken, ScannedLine } from "../lines/tokens.ts";

/** `0402` and, where amounts have points as well, `4.02`. */
const SHORT_DAY = /^(\d{2})(\d{2})$|^(\d{1,2})\.(\d{2})$/;

type Found = { date: PageDate; index: number; word: number; box: Box };

const readNumbers = (text: string): PageDate | null => {
  const [, a, b, c, d] = SHORT_DAY.exec(text) ?? [];
  return makeYearless(Number(a ?? c ?? 0), Number(b ?? d ?? 0), "");
};

const MONTHS = 12;
const REACH = 12;

const isUnder = (box: Box, name: Box): boolean => box[0] < name[2] + REACH && box[2] > name[0] - REACH;

const isDateUnder = ({ x0, x1 }: DateToken, name: Box): boolean => isUnder([x0, 0, x1, 0], name);

/** It is part of a date that says so by itself. */
const isDated = (scanned: ScannedLine, at: number): boolean =>
  datesOf(scanned).some(({ from, to }) => from <= at && to >= at);

/**
 * Words under a name of dates, on lines with amounts, that can be a day and a month without a mark of dates; none where a date that
 * says so by itself stands under that name.
 */
const listFound = (lines: readonly ScannedLine[], names: readonly Box[]): Found[] =>
  lines.flatMap((scanned, index) => {
    if (amountsOf(scanned).length === 0) return [];
    const free = names.filter((name) => !datesOf(scanned).some((date) => isDateUnder(date, name)));
    return scanned.line.words.flatMap((word, at) => {
      const isNamed = free.some((name) => isUnder(word.box, name)) && !isDated(scanned, at);
      const date = isNamed ? readNumbers(word.text) : null;
      return date === null ? [] : [{ date, index, word: at, box: word.box }];
    });
  });

/** All of them can be read in one order. */
const isOrdered = (found: readonly Found[]): boolean =>
  [0, 1].some((month) => found.every(({ date }) => (date.written.parts[month] ?? 0) <= MONTHS));

const toToken = ({ date, word, box }: Found, text: string): DateToken => ({
  kind: "date",
  from: word,
  to: word,
  x0: box[0],
  x1: box[2],
  date,
  text,
});

const ROWS_MIN = 2;
const SHARE_MIN = 0.6;

/**
 * Lines in which numbers of day and month alone, under a name of dates, are dates; null where there is no such column. A name of the day of
 * booking may be asked for: then dates in the words of rows are not theirs, whatever adds up.
 */
export const readColumnDays = (
  lines: readonly ScannedLine[],
  under: "any day" | "day of booking",
): ScannedLine[] | null => {
  const names = listDateNames(lines);
  const isAsked = under === "any day" || names.some(({ role }) => role !== "value_date");
  const found = isAsked
    ? listFound(
        lines,
        names.map(({ box }) => box),
      )
    : [];
  const rows = new Set(found.map(({ index }) => index));
  const [first = 0, last = 0] = [found[0]?.index, found.at(-1)?.index];
  const filled = lines.slice(first, last + 1).filter((scanned) => amountsOf(scanned).length > 0);
  if (rows.size < ROWS_MIN || rows.size < filled.length * SHARE_MIN || !isOrdered(found)) return null;
  const byLine = Map.groupBy(found, ({ index }) => index);
  return lines.map((scanned, index) => {
    const own = byLine.get(index);
    if (own === undefined) return scanned;
    const dates = own.map((one) => toToken(one, scanned.line.words[one.word]?.text ?? ""));
    // Dates in the words of a row are none of its columns.
    const kept = [
      ...amountsOf(scanned),
      ...datesOf(scanned).filter((date) => names.some(({ box }) => isDateUnder(date, box))),
    ];
    const others = kept.filter((token) => !own.some(({ word }) => word >= token.from && word <= token.to));
    return { ...scanned, tokens: [...others, ...dates].toSorted((a, b) => a.from - b.from) };
  });
};
