import { addDays, addMonths } from "../../values/values.ts";
import { type Days, type Period, resolvePeriod } from "../../search/periods.ts";
import { readPeriod } from "../../search/read-period.ts";
import type { Dimension } from "../explore.ts";
import { ALL_TIME, daysOfUnit, resolveStretch, unitKey } from "../stretches.ts";
import { daysOfFeast } from "./feasts.ts";
import { besideAt, countSilent, kindAt, numberAt, phraseAt, type Reading, wordAt } from "./reading.ts";

type Unit = Parameters<typeof unitKey>[0];
type Calendar = Extract<Period, { kind: "calendar" }>;

/** Days at a place of a question: as an address says them where they move with today; `calendar` as they were written. */
export type Stretch = {
  readonly next: number;
  readonly days: Days;
  readonly period?: string;
  readonly calendar?: Calendar;
  /** Where it is told as how long ago: the one before that which runs. */
  readonly back?: Unit;
};

const YEAR = /^(?:19|20)\d\d$/;
const UNITS: readonly string[] = ["day", "week", "month", "quarter", "year"];

const isUnit = (dimension: Dimension): dimension is Unit => UNITS.includes(dimension);

const unitAt = (reading: Reading, at: number): { readonly unit: Unit; readonly length: number } | null => {
  const phrase = phraseAt(reading, at);
  if (phrase?.meaning.kind !== "dimension" || !isUnit(phrase.meaning.dimension)) return null;
  return { unit: phrase.meaning.dimension, length: phrase.length };
};

const toStretch = ({ calendar, locale }: Reading, period: string, next: number): Stretch | null => {
  const days = resolveStretch(period, { ...calendar, locale });
  return days === null || days === ALL_TIME ? null : { next, days, period };
};

/** The unit that lies so many before the one that today is in. */
const unitBack = (unit: Unit, count: number, { calendar }: Reading): Days => {
  const { today, week_start } = calendar;
  const months = { month: 1, quarter: 3, year: 12 };
  const day =
    unit === "day" || unit === "week"
      ? addDays(today, unit === "day" ? -count : -7 * count)
      : `${addMonths(today.slice(0, 7), -count * months[unit])}-01`;
  return daysOfUnit(unit, unitKey(unit, day, week_start));
};

/** `two years ago`, `vor zwei Jahren`, `il y a deux ans`. */
const agoAt = (reading: Reading, at: number): Stretch | null => {
  const before = besideAt(reading, at, "ago");
  const count = numberAt(reading, at + before);
  const unit_at = at + before + (count === null ? 0 : 1);
  const unit = unitAt(reading, unit_at);
  if (unit === null) return null;
  const next = unit_at + unit.length;
  const behind = before > 0 ? 0 : besideAt(reading, next, "ago");
  if (before + behind === 0 || (before > 0 && count === null)) return null;
  const days = unitBack(unit.unit, count ?? 1, reading);
  return {
    next: next + behind,
    days,
    ...((count ?? 1) === 1 && unit.unit !== "day" ? { back: unit.unit } : {}),
  };
};

/** `last two years`, `les 3 derniers mois`, `over two years`, and `past year`, which ends today. */
const countedAt = (reading: Reading, at: number): Stretch | null => {
  const isLast = (place: number): boolean => kindAt(reading, place) === "last" || isPast(place);
  const isPast = (place: number): boolean => kindAt(reading, place) === "past";
  const first = isLast(at) ? 1 : 0;
  const count = numberAt(reading, at + first);
  const second = first === 0 && count !== null && isLast(at + 1) ? 1 : 0;
  const unit = unitAt(reading, at + first + (count === null ? 0 : 1) + second);
  if (unit === null) return null;
  const next = at + first + (count === null ? 0 : 1) + second + unit.length;
  if (count === null) {
    const lasting = {
      day: "last-1-days",
      week: "last-7-days",
      month: "last-30-days",
      quarter: "last-3-months",
    };
    return isPast(at)
      ? toStretch(reading, unit.unit === "year" ? "last-12-months" : lasting[unit.unit], next)
      : null;
  }
  const is_within = at > 0 && ["within", "above"].includes(kindAt(reading, at - 1) ?? "");
  if (first + second === 0 && !is_within) return null;
  return toStretch(reading, `last-${String(count)}-${unit.unit}s`, next);
};

/** Days as the search reads them, with the word behind them. */
const readAt = (reading: Reading, at: number): { readonly value: Period; readonly next: number } | null => {
  const word = reading.words[at];
  const found = word === undefined ? null : readPeriod(reading.text, word.start, reading.locale);
  if (found === null) return null;
  const behind = reading.words.findIndex(({ start }) => start >= found.end);
  return { value: found.value, next: behind === -1 ? reading.words.length : behind };
};

/** `last month`, `dieses Jahr`, `el mes pasado`: a unit that runs or is just over. */
const nearAt = (
  reading: Reading,
  at: number,
): (Stretch & { readonly unit: Unit; readonly offset: number }) | null => {
  const make = (unit: Unit, offset: number, next: number) => {
    const said = unit === "day" ? ["yesterday", "today"] : [`last-${unit}`, `this-${unit}`];
    const stretch = toStretch(reading, said[offset + 1] ?? "", next);
    return stretch === null ? null : { ...stretch, unit, offset };
  };
  const read = readAt(reading, at);
  if (read?.value.kind === "relative") return make(read.value.unit, read.value.offset, read.next);
  const own = phraseAt(reading, at);
  const before = own?.meaning.kind ?? null;
  if (own?.meaning.kind === "near" && isUnit(own.meaning.dimension)) {
    const last = at + own.length;
    const is_last = kindAt(reading, last) === "last";
    return make(own.meaning.dimension, is_last ? -1 : own.meaning.offset, last + (is_last ? 1 : 0));
  }
  const is_before = before === "last" || before === "this";
  const unit = unitAt(reading, is_before ? at + 1 : at);
  if (unit === null) return null;
  const behind = at + (is_before ? 1 : 0) + unit.length;
  if (is_before) return make(unit.unit, before === "last" ? -1 : 0, behind);
  const after = kindAt(reading, behind);
  return after === "last" || after === "this" ? make(unit.unit, after === "last" ? -1 : 0, behind + 1) : null;
};

/** The year that is said behind a month, a season or a part of a year: `2025`, `of last year`, `vom letzten Jahr`. */
const yearAt = (reading: Reading, at: number): { readonly year: number; readonly next: number } | null => {
  for (const place of [at, at + countSilent(reading, at)]) {
    const word = wordAt(reading, place);
    if (YEAR.test(word)) return { year: Number(word), next: place + 1 };
    const near = nearAt(reading, place);
    if (near?.unit === "year")
      return { year: Number(reading.calendar.today.slice(0, 4)) + near.offset, next: near.next };
  }
  return null;
};

/** `last summer`, `summer 2025`, `summer last year`. */
const seasonAt = (reading: Reading, at: number): Stretch | null => {
  const first = phraseAt(reading, at);
  const near = first?.meaning.kind === "last" || first?.meaning.kind === "this" ? first.meaning.kind : null;
  const season_at = near === null ? at : at + 1;
  const season = phraseAt(reading, season_at);
  if (season?.meaning.kind !== "season") return null;
  const { season: name } = season.meaning;
  const behind = season_at + season.length;
  if (near !== null) return toStretch(reading, `${near}-${name}`, behind);
  const year = yearAt(reading, behind);
  if (year !== null) return toStretch(reading, `${name}-${String(year.year)}`, year.next);
  const after = kindAt(reading, behind);
  return after === "last" || after === "this"
    ? toStretch(reading, `${after}-${name}`, behind + 1)
    : toStretch(reading, `last-${name}`, behind);
};

/** `Christmas 2024`, `last Easter`: of the year that is said, else the last that began; the word alone may be a name. */
const feastAt = (reading: Reading, at: number, is_asked: boolean): Stretch | null => {
  const before = kindAt(reading, at) === "last" ? 1 : 0;
  const phrase = phraseAt(reading, at + before);
  if (phrase?.meaning.kind !== "feast" || !(is_asked || before > 0)) return null;
  const { feast } = phrase.meaning;
  const behind = at + before + phrase.length;
  const said = yearAt(reading, behind);
  const after = said === null && kindAt(reading, behind) === "last" ? 1 : 0;
  const running = daysOfFeast(feast, Number(reading.calendar.today.slice(0, 4)));
  const last = running.from <= reading.calendar.today ? 0 : 1;
  const year = said?.year ?? Number(running.from.slice(0, 4)) - last;
  return { next: said?.next ?? behind + after, days: daysOfFeast(feast, year) };
};

const SHORT = /^(?:q([1-4])|[hs]([12]))$/;
const COUNTED = /^([1-4])(?:er|e|o|a|\.)$/;

/** `second`, `2nd`, `2.`; 0 for none. */
const ordinalAt = (reading: Reading, at: number): number => {
  const { folded = "", end = 0 } = reading.words[at] ?? {};
  const written = `${folded}${reading.text[end] === "." ? "." : ""}`;
  return reading.language.ordinals.get(folded) ?? Number(COUNTED.exec(written)?.[1] ?? 0);
};

/** `Q3 2025`, `second quarter of 2025`, `erstes Halbjahr`: of the year that is said, else the last that began. */
const partAt = (reading: Reading, at: number): Stretch | null => {
  const { today } = reading.calendar;
  const [is_short, quarter, half] = SHORT.exec(wordAt(reading, at)) ?? [];
  const ordinal = ordinalAt(reading, at);
  const named = phraseAt(reading, at + 1);
  const is_half = half !== undefined || (is_short === undefined && named?.meaning.kind === "half");
  const is_quarter = quarter !== undefined || unitAt(reading, at + 1)?.unit === "quarter";
  if (is_short === undefined && (ordinal === 0 || !(is_half || is_quarter))) return null;
  const count = Number(quarter ?? half ?? ordinal);
  const length = is_half ? 6 : 3;
  if (count * length > 12) return null;
  const year = yearAt(reading, at + (is_short === undefined ? 1 + (named?.length ?? 0) : 1));
  const begun = `-${String((count - 1) * length + 1).padStart(2, "0")}-01`;
  const running = Number(today.slice(0, 4));
  const which = year?.year ?? (`${String(running)}${begun}` <= today ? running : running - 1);
  const next = year?.next ?? at + (is_short === undefined ? 1 + (named?.length ?? 0) : 1);
  const from = `${String(which)}${begun}`;
  if (!is_half) return toStretch(reading, `${String(which)}-q${String(count)}`, next);
  return { next, days: { from, to: addDays(`${addMonths(from.slice(0, 7), length)}-01`, -1) } };
};

/** A year, month or day as it is written; one without a year may say it in words, and `last` is none that runs. */
const calendarAt = (reading: Reading, at: number, is_asked: boolean): Stretch | null => {
  const is_last = kindAt(reading, at) === "last";
  const read = readAt(reading, is_last ? at + 1 : at);
  if (read?.value.kind !== "calendar") return null;
  const { year, month, day } = read.value;
  const { today } = reading.calendar;
  // "may" is a word as well
  if (!is_asked && !is_last && year === null && day === null && wordAt(reading, at).length < 4) return null;
  const said = year === null ? yearAt(reading, read.next) : null;
  const is_behind = year === null && said === null && kindAt(reading, read.next) === "last";
  const calendar: Calendar = { ...read.value, year: year ?? said?.year ?? null };
  const days = resolvePeriod(calendar, reading.calendar);
  const next = said?.next ?? read.next + (is_behind ? 1 : 0);
  if (!(is_last || is_behind)) return { next, days, calendar };
  if (year !== null || month === null) return null;
  const over =
    days.to < today
      ? days
      : resolvePeriod({ ...calendar, year: Number(days.from.slice(0, 4)) - 1 }, reading.calendar);
  return {
    next,
    days: over,
    calendar: { kind: "calendar", year: Number(over.from.slice(0, 4)), month, day },
  };
};

/** The days that are said at a place; `is_asked` where a word before them says that days come. */
export const stretchAt = (reading: Reading, at: number, is_asked: boolean): Stretch | null =>
  agoAt(reading, at) ??
  partAt(reading, at) ??
  seasonAt(reading, at) ??
  feastAt(reading, at, is_asked) ??
  countedAt(reading, at) ??
  calendarAt(reading, at, is_asked) ??
  nearAt(reading, at) ??
  lastAt(reading, at);

/** What the search calls the last so many of something. */
const lastAt = (reading: Reading, at: number): Stretch | null => {
  const read = readAt(reading, at);
  if (read?.value.kind !== "last") return null;
  return toStretch(reading, `last-${String(read.value.count)}-${read.value.unit}s`, read.next);
};
