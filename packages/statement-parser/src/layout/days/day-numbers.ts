import type { PageDate } from "../lines/page-dates.ts";
import { listMonths } from "../facts/named-months.ts";
import type { Month } from "../facts/named-months.ts";
import { namesWeekday } from "../../values/weekdays.ts";
import { findMonth } from "../../values/month-names.ts";
import { isSideTotal } from "../../labels/fact-words.ts";
import { amountsOf, datesOf, EMPTY, plainText } from "../lines/tokens.ts";
import type { DateToken, ScannedLine } from "../lines/tokens.ts";

const DAY = /^(\d{1,2})(?:\.|st|nd|rd|th|er|º|ª)?,?$/;
const BARE = /^\d{1,2}$/;
const YEAR = /^(?:19|20|25)\d{2}[,.]?$/;
const HEADING_WORDS_MAX = 4;
const AMOUNT_WITHIN = 4;
const EDGE_WIDTH = 4;

/** The month that a line of its own names; without a year 0 stands for it. */
const readHeading = ({ line, tokens }: ScannedLine): Month | null => {
  const text = line.cells[0]?.text ?? "";
  if (tokens.some(({ from }) => from === 0) || text.split(" ").length > HEADING_WORDS_MAX) return null;
  const [month] = listMonths(text);
  const others = text.replaceAll(/\p{L}+ \p{L}+/gu, (pair) => (findMonth(pair) === null ? pair : ""));
  const rest = others.replaceAll(/[\d\s.,/年月]|\p{L}+/gu, (part) =>
    findMonth(part) === null && !/^(de|del)$/i.test(part) && /\p{L}/u.test(part) ? part : "",
  );
  if (month !== undefined) return rest === "" ? month : null;
  const alone = line.words.length === 1 ? findMonth(text) : null;
  return alone === null ? null : { year: 0, month: alone };
};

const hasAmountSoon = (lines: readonly ScannedLine[], index: number): boolean => {
  for (let at = index; at < Math.min(lines.length, index + AMOUNT_WITHIN); at += 1) {
    const line = lines[at];
    if (line === undefined || (at > index && DAY.test(line.line.words[dayWordOf(line)]?.text ?? "")))
      return false;
    if (amountsOf(line).some(({ from }) => from > 0)) return true;
  }
  return false;
};

/** `beside`: the line shows another day too. */
type Day = { index: number; day: number; word: number; x0: number; edge: number; beside?: true };

/** The number that stands first on a line, the name of its weekday apart. */
const dayWordOf = (scanned: ScannedLine): number => (namesWeekday(scanned.line.words[0]?.text ?? "") ? 1 : 0);

const DAYS_APART_MAX = 10;
const MONTH_DAYS = 31;

/** Whether a day of some month may be about the time of a date. */
const isAbout = (day: number, { written: { parts } }: PageDate): boolean =>
  parts.some((part) => {
    const apart = Math.abs(part - day);
    return part <= MONTH_DAYS && Math.min(apart, MONTH_DAYS - apart) <= DAYS_APART_MAX;
  });

/** The number of a day right before or behind another day, with which the row begins. */
const readBeside = (lines: readonly ScannedLine[], index: number): Day | null => {
  const { line, tokens } = lines[index] ?? EMPTY;
  // Others may stand in the words of the row.
  const date = tokens.find((token) => token.kind === "date");
  if (date === undefined || date.from > 1) return null;
  const at = date.from === 1 ? 0 : date.to + 1;
  const word = line.words[at];
  const day = Number(BARE.exec(word?.text ?? "")?.[0] ?? 0);
  if (word === undefined || day < 1 || day > MONTH_DAYS || !isAbout(day, date.date)) return null;
  if (tokens.some(({ from, to }) => from <= at && to >= at) || !hasAmountSoon(lines, index)) return null;
  return { index, day, word: at, x0: word.box[0], edge: word.box[2], beside: true };
};

/** A number from 1 to 31 that stands alone before the words of a row. */
const readDay = (lines: readonly ScannedLine[], index: number): Day | null => {
  const scanned = lines[index];
  if (scanned === undefined) return null;
  const at = dayWordOf(scanned);
  const word = scanned.line.words[at];
  const day = Number(DAY.exec(word?.text ?? "")?.[1] ?? 0);
  if (word === undefined || day < 1 || day > 31) return null;
  // Year, month and day may stand in columns of their own.
  if ([1, 2].every((behind) => BARE.test(scanned.line.words[at + behind]?.text ?? ""))) return null;
  // Behind a day stands what is the name of a month, for a year follows: it is not known, and no heading is asked for another.
  if (YEAR.test(scanned.line.words[at + 2]?.text ?? "")) return null;
  const first = scanned.tokens[0];
  if (datesOf(scanned).length > 0) return null;
  if (first !== undefined && first.from <= at && first.to > at) return null;
  return hasAmountSoon(lines, index) ? { index, day, word: at, x0: word.box[0], edge: word.box[2] } : null;
};

const isSerial = (days: readonly Day[]): boolean =>
  days.length > 2 && days.every(({ day }, at) => at === 0 || day === (days[at - 1]?.day ?? 0) + 1);

/** The fullest column of such numbers; one that counts its rows is none of days. */
const findDays = (lines: readonly ScannedLine[]): Day[] => {
  const found = lines.flatMap((scanned, index) =>
    isSideTotal(plainText(scanned)) ? [] : (readDay(lines, index) ?? readBeside(lines, index) ?? []),
  );
  const places = [...found.map(({ x0 }) => x0), ...found.map(({ edge }) => edge)];
  const counts = new Map<number, number>();
  for (const place of places) counts.set(Math.round(place), (counts.get(Math.round(place)) ?? 0) + 1);
  const [at = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const isNear = (place: number): boolean => Math.abs(place - at) <= EDGE_WIDTH;
  const byEdge = found.filter(({ edge }) => isNear(edge));
  const byStart = found.filter(({ x0 }) => isNear(x0));
  const fullest = byEdge.length > byStart.length ? byEdge : byStart;
  return isSerial(fullest) ? [] : fullest;
};

/** The last day of a printed period. */
const findPeriodEnd = (lines: readonly ScannedLine[]): (Month & { day: number }) | null => {
  for (const scanned of lines) {
    const whole = datesOf(scanned).filter(({ date }) => !date.yearless && !date.written.twoDigitYear);
    const [first, last] = whole.map(({ date: { written } }) => written);
    if (first === undefined || last === undefined) continue;
    const [a, b, c] = last.parts;
    if ((last.order ?? "") === "ymd") return { year: a, month: b, day: c };
    const monthFirst = last.order === "mdy" || (last.order === null && b > 12);
    if (last.order === null && Math.max(a, b) <= 12) continue;
    return monthFirst ? { year: c, month: a, day: b } : { year: c, month: b, day: a };
  }
  return null;
};

/** The month of days that stand under no heading: the only one named, or those of the printed period. */
const findMonthOf = (lines: readonly ScannedLine[]): ((day: number) => Month | null) => {
  const end = findPeriodEnd(lines);
  if (end !== null) {
    const before =
      end.month === 1 ? { year: end.year - 1, month: 12 } : { year: end.year, month: end.month - 1 };
    return (day) => (day <= end.day ? { year: end.year, month: end.month } : before);
  }
  const named = new Map(
    lines.flatMap(({ line }) => listMonths(line.text).map((month) => [month.year * 12 + month.month, month])),
  );
  const [only, ...others] = [...named.values()];
  return () => (others.length === 0 ? (only ?? null) : null);
};

const toToken = (scanned: ScannedLine, { day, word }: Day, { year, month }: Month): DateToken => {
  const [x0 = 0, , x1 = 0] = scanned.line.words[word]?.box ?? [];
  const date: PageDate = {
    written: { parts: [day, month, year], order: "dmy", twoDigitYear: false, mark: "" },
    yearless: year === 0,
    words: 1,
  };
  return { kind: "date", from: word, to: word, x0, x1, date, text: scanned.line.words[word]?.text ?? "" };
};

/** A number alone is a day only under the name of its month. */
const BARE_DAYS_MIN = 2;

/** Lines in which the numbers that stand alone before rows are the days of the month above them; null where there are none. */
export const readDayNumbers = (lines: readonly ScannedLine[]): ScannedLine[] | null => {
  const days = new Map(findDays(lines).map((day) => [day.index, day]));
  if (days.size === 0) return null;
  const monthOf = findMonthOf(lines);
  let heading: Month | null = null;
  let read = 0;
  const numbered = lines.map((scanned, index) => {
    heading = readHeading(scanned) ?? heading;
    const day = days.get(index);
    const named = day === undefined ? null : heading;
    const month = day === undefined || day.beside === true ? named : (named ?? monthOf(day.day));
    if (day === undefined || month === null) return scanned;
    read += 1;
    return {
      ...scanned,
      tokens: [toToken(scanned, day, month), ...scanned.tokens].toSorted((a, b) => a.from - b.from),
    };
  });
  return read === 0 || (heading === null && read < BARE_DAYS_MIN) ? null : numbered;
};
