import { CURRENCY, readAmount } from "../search/read-amount.ts";
import { readPeriod } from "../search/read-period.ts";
import { joinWords } from "../search/period-words.ts";
import { type Calendar, type Period, resolvePeriod } from "../search/periods.ts";
import { addDays, type CurrencyCode, type IsoDate, toIsoDate } from "../values/values.ts";

/** What a line of a few words says of a transaction: `12.50 coffee`, `+20 from Anna yesterday`, `€8,40 Kino am 3. März`. */
export type QuickAdd = {
  /** In major units, with a point, without its sign. */
  readonly amount: string;
  readonly is_in: boolean;
  /** The one that is written; null where none is. */
  readonly currency: CurrencyCode | null;
  readonly booked_on: IsoDate;
  /** What is left of the line; may be empty. */
  readonly description: string;
};

export type QuickAddHints = Calendar & {
  readonly locale: string;
  /** What signs of currencies mean to this person: "$" is one of twenty. */
  readonly signs: ReadonlyMap<string, CurrencyCode>;
};

type Span = { readonly start: number; readonly end: number };

const STARTS = /(?<!\S)\S/gu;

const listStarts = (text: string): number[] => [...text.matchAll(STARTS)].map(({ index }) => index);

const isDay = (period: Period): boolean =>
  period.kind === "relative"
    ? period.unit === "day"
    : period.kind === "calendar" && period.month !== null && period.day !== null;

const WEEK = 7;
/** A Sunday. */
const A_SUNDAY = "2026-03-01";

/** The names of the days of the week, from Sunday on, with the English ones. */
const listWeekdays = (locale: string): string[][] =>
  Array.from({ length: WEEK }, (_, weekday) =>
    [locale, "en"].map((language) =>
      joinWords(
        new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(
          new Date(addDays(A_SUNDAY, weekday)),
        ),
      ),
    ),
  );

type FoundDay = Span & { readonly day: IsoDate };

/** "last friday", "letzten Freitag", "vendredi dernier": it is part of the day, and not today. */
const LAST_BEFORE = /(?<!\S)(?:last|letzten?|último|última|पिछले)\s+$/iu;
const LAST_BEHIND = /^\s+(?:dernier|pasado|passad[oa]|الماضية?)(?!\S)/iu;

const findWeekday = (text: string, span: Span, weekday: number, today: IsoDate): FoundDay => {
  const [before = ""] = LAST_BEFORE.exec(text.slice(0, span.start)) ?? [];
  const [behind = ""] = LAST_BEHIND.exec(text.slice(span.end)) ?? [];
  const is_last = before !== "" || behind !== "";
  const back = (new Date(today).getUTCDay() - weekday + WEEK) % WEEK;
  return {
    start: span.start - before.length,
    end: span.end + behind.length,
    day: addDays(today, -(back === 0 && is_last ? WEEK : back)),
  };
};

/** A day in digits at the end of the line: `3/11`, `3.11.`, `3.11.2026`; within it `1/2` is a half, and `3.11` an amount. */
const IN_DIGITS =
  /(?<!\S)(?:(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?|(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})?)\s*$/u;

const isDayFirst = (locale: string): boolean => {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: "short", timeZone: "UTC" })
    .formatToParts(new Date(A_SUNDAY))
    .map(({ type }) => type);
  return parts.indexOf("day") < parts.indexOf("month");
};

/** Any year that has all days of the calendar. */
const LEAP_YEAR = 2024;
const CENTURY = 2000;

const findInDigits = (text: string, { locale, ...calendar }: QuickAddHints): FoundDay | null => {
  const found = IN_DIGITS.exec(text);
  if (found === null) return null;
  const [one = 0, other = 0] = [found[1] ?? found[4], found[2] ?? found[5]].map(Number);
  const written = found[3] ?? found[6];
  const [day, month] = isDayFirst(locale) ? [one, other] : [other, one];
  const year = written === undefined ? null : Number(written) + (written.length === 2 ? CENTURY : 0);
  if (toIsoDate(year ?? LEAP_YEAR, month, day) === null) return null;
  const period: Period = { kind: "calendar", year, month, day };
  return { start: found.index, end: text.length, day: resolvePeriod(period, calendar).from };
};

const findDay = (text: string, hints: QuickAddHints): FoundDay | null => {
  const { locale, ...calendar } = hints;
  const weekdays = listWeekdays(locale);
  for (const start of listStarts(text)) {
    const period = readPeriod(text, start, locale);
    if (period !== null && isDay(period.value))
      return { start, end: period.end, day: resolvePeriod(period.value, calendar).from };
    const [word = ""] = /^\S+/u.exec(text.slice(start)) ?? [];
    const weekday = weekdays.findIndex((names) => names.includes(joinWords(word)));
    if (weekday >= 0) return findWeekday(text, { start, end: start + word.length }, weekday, calendar.today);
  }
  return findInDigits(text, hints);
};

type FoundAmount = Span & { readonly amount: string; readonly is_in: boolean; readonly is_plain: boolean };

/** What is written as money comes before a number that may count things: of "2 coffees 7.50" the second. */
const findAmount = (text: string, day: Span | null): FoundAmount | null => {
  const found = listStarts(text).flatMap((start): FoundAmount[] => {
    if (day !== null && start >= day.start && start < day.end) return [];
    const read = readAmount(text, start);
    if (read === null || Number(read.value.amount) === 0) return [];
    const { amount, sign, is_money } = read.value;
    const is_plain = !is_money && sign === "" && !/[.,]\d{2}$/.test(text.slice(start, read.end));
    return [{ start, end: read.end, amount, is_in: sign === "+", is_plain }];
  });
  return found.find(({ is_plain }) => !is_plain) ?? found[0] ?? null;
};

const UNIT = new RegExp(CURRENCY, "u");

const findCurrency = (written: string, { signs }: QuickAddHints): CurrencyCode | null => {
  const [unit] = UNIT.exec(written) ?? [];
  if (unit === undefined) return null;
  return signs.get(unit) ?? (/^[A-Z]{3}$/.test(unit) ? unit : null);
};

/** Words that led to what was taken out of the line. */
const BEFORE = /^(?:for|at|on|from|to|für|bei|von|an|pour|chez|de|à|para|por|en|em)\s+/iu;
const BEHIND = /\s+(?:on|at|for|am|le|el|em|den|um)$/iu;

const without = (text: string, spans: readonly Span[]): string =>
  spans
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (left, { start, end }) => `${left.slice(0, start).trimEnd()} ${left.slice(end).trimStart()}`,
      text,
    )
    .replaceAll(/\s+/gu, " ")
    .trim()
    .replace(BEHIND, "")
    .replace(BEFORE, "");

/** Reads such a line; null where no amount is in it. Without a sign money went out, without a day it was today. */
export const readQuickAdd = (text: string, hints: QuickAddHints): QuickAdd | null => {
  const day = findDay(text, hints);
  const amount = findAmount(text, day);
  if (amount === null) return null;
  return {
    amount: amount.amount,
    is_in: amount.is_in,
    currency: findCurrency(text.slice(amount.start, amount.end), hints),
    booked_on: day?.day ?? hints.today,
    description: without(text, day === null ? [amount] : [amount, day]),
  };
};
