import { listDateNames } from "../headers/date-names.ts";
import { makeYearless } from "../lines/page-dates.ts";
import { amountsOf } from "../lines/tokens.ts";
import type { DateToken, ScannedLine, Token } from "../lines/tokens.ts";

/** Day and month that only a space parts, or nothing: `04 11`, `0411`. They are dates where they stand under such a name. */
const PART = /^\d{2}$/;
const GLUED = /^(\d{2})(\d{2})$/;
const NEAR = 1.2;
const UNDER = 8;
const ROWS_MIN = 3;
const SHARE = 0.5;

const readPair = ({ line, tokens }: ScannedLine, at: number): DateToken | null => {
  const [first, second] = [line.words[at], line.words[at + 1]];
  if (first === undefined || second === undefined) return null;
  if (!PART.test(first.text) || !PART.test(second.text)) return null;
  if (second.box[0] - first.box[2] > NEAR * (first.box[3] - first.box[1])) return null;
  if (tokens.some(({ from, to }) => from <= at + 1 && to >= at)) return null;
  const date = makeYearless(Number(first.text), Number(second.text), " ", 2);
  if (date === null) return null;
  const text = `${first.text} ${second.text}`;
  return { kind: "date", from: at, to: at + 1, x0: first.box[0], x1: second.box[2], date, text };
};

const readGlued = ({ line, tokens }: ScannedLine, at: number): DateToken | null => {
  const word = line.words[at];
  const [text = "", first, second] = GLUED.exec(word?.text ?? "") ?? [];
  if (word === undefined || text === "" || tokens.some(({ from, to }) => from <= at && to >= at)) return null;
  const date = makeYearless(Number(first), Number(second), " ");
  const [x0, , x1] = word.box;
  return date === null ? null : { kind: "date", from: at, to: at, x0, x1, date, text };
};

type Found = { index: number; date: DateToken };

const findUnder = (lines: readonly ScannedLine[], x0: number, header: number): Found[] =>
  lines.flatMap((scanned, index) => {
    if (index <= header || amountsOf(scanned).length === 0) return [];
    const at = scanned.line.words.findIndex(({ box }) => Math.abs(box[0] - x0) <= UNDER);
    const date = at < 0 ? null : (readPair(scanned, at) ?? readGlued(scanned, at));
    return date === null ? [] : [{ index, date }];
  });

/** Where the first pair of numbers that begins a line stands, and a second one right behind it. */
const listBeginnings = (lines: readonly ScannedLine[]): number[] => {
  for (const scanned of lines) {
    const [first, second] = [readPair(scanned, 0), readPair(scanned, 2)];
    if (first !== null && amountsOf(scanned).length > 0)
      return second === null ? [first.x0] : [first.x0, second.x0];
  }
  return [];
};

/** Names of year, month and day beside each other, as passbooks of Japan have them over three numbers. */
const YEAR_MONTH_DAY = /年.{0,6}月.{0,6}日/u;
const OLD_ERA = /平成|昭和/u;
const PRESENT_ERA = "令和";
const NUMBER = /^\d{1,2}$/;
const [MONTHS, DAYS] = [12, 31];

/** Year, month and day that begin a line, each by itself; a year of one figure is one of the present era. */
const readTriple = ({ line }: ScannedLine, era: boolean): DateToken | null => {
  const words = line.words.slice(0, 3);
  const [first, , last] = words;
  if (first === undefined || last === undefined || !words.every(({ text }) => NUMBER.test(text))) return null;
  const [year = 0, month = 0, day = 0] = words.map(({ text }) => Number(text));
  if (month < 1 || month > MONTHS || day < 1 || day > DAYS) return null;
  const isOfEra = era || first.text.length === 1;
  const date = {
    written: {
      parts: [year, month, day] as const,
      order: "ymd" as const,
      twoDigitYear: true,
      mark: " ",
      ...(isOfEra ? { eraYear: true } : {}),
    },
    yearless: false,
    words: 3,
  };
  const text = words.map((word) => word.text).join(" ");
  return { kind: "date", from: 0, to: 2, x0: first.box[0], x1: last.box[2], date, text };
};

/** Lines with the days whose year, month and day stand in columns of their own; null where no names say so. */
const readTriples = (lines: readonly ScannedLine[]): readonly ScannedLine[] | null => {
  const names = lines.findIndex(({ line, tokens }) => tokens.length === 0 && YEAR_MONTH_DAY.test(line.text));
  const header = lines[names]?.line.text ?? "";
  if (names < 0 || OLD_ERA.test(header)) return null;
  const era = header.includes(PRESENT_ERA);
  const found = lines.map((scanned, at) => (at > names ? readTriple(scanned, era) : null));
  if (found.filter((date) => date !== null).length < ROWS_MIN) return null;
  return lines.map((scanned, at) => {
    const date = found[at] ?? null;
    if (date === null) return scanned;
    return { ...scanned, tokens: [date, ...scanned.tokens.filter(({ from }) => from > date.to)] };
  });
};

/** Lines with the dates that are printed as two bare numbers, under the name of their column or before all rows. */
export const readSpacedDates = (lines: readonly ScannedLine[]): readonly ScannedLine[] => {
  const triples = readTriples(lines);
  if (triples !== null) return triples;
  const names = listDateNames(lines);
  const first = names[0]?.line ?? -1;
  const filled = lines.filter((scanned, index) => index > first && amountsOf(scanned).length > 0).length;
  const named = names.filter(({ line }) => line === first).map(({ box }) => box[0]);
  const isFull = (found: readonly Found[]): boolean =>
    found.length >= ROWS_MIN && found.length >= filled * SHARE;
  const listFull = (places: readonly number[]): Found[][] =>
    places.map((x0) => findUnder(lines, x0, first)).filter(isFull);
  const under = listFull(named);
  const columns = under.length > 0 ? under : listFull(listBeginnings(lines));
  if (columns.length === 0) return lines;
  const dates = Map.groupBy(columns.flat(), ({ index }) => index);
  return lines.map((scanned, index) => {
    const own: Token[] = dates.get(index)?.map(({ date }) => date) ?? [];
    if (own.length === 0) return scanned;
    return { ...scanned, tokens: [...own, ...scanned.tokens].toSorted((a, b) => a.from - b.from) };
  });
};
