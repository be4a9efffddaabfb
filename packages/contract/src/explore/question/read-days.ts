import { addDays } from "../../values/values.ts";
import { type Days, resolvePeriod } from "../../search/periods.ts";
import { stretchAgo, stretchBefore } from "../stretches.ts";
import { besideAt, countSilent, type Reading, textFrom, wordAt } from "./reading.ts";
import { type Stretch, stretchAt } from "./stretch-at.ts";

/** `from March` in `from March to June 2025` is of the year that is said behind it, or of the one before. */
const beginningOf = (reading: Reading, first: Stretch, second: Stretch): Days => {
  const { calendar } = first;
  if (calendar === undefined || calendar.year !== null) return first.days;
  const year = Number(second.days.to.slice(0, 4));
  const days = resolvePeriod({ ...calendar, year }, reading.calendar);
  return days.from <= second.days.to
    ? days
    : resolvePeriod({ ...calendar, year: year - 1 }, reading.calendar);
};

const DAY = /^(\d{1,2})(?:er|st|nd|rd|th)?$/;

/** `March to June 2025`, `between 1 and 15 October`, `March and April`: all between both, or what follows each other. */
const spanAt = (reading: Reading, at: number, is_between: boolean): Stretch | null => {
  const first = stretchAt(reading, at, true);
  const [, day] = DAY.exec(wordAt(reading, at)) ?? [];
  const behind = first?.next ?? at + 1;
  if (first === null && day === undefined) return null;
  const to = besideAt(reading, behind, "to");
  const joined = to || besideAt(reading, behind, "and");
  if (joined === 0) return null;
  const is_span = is_between || to > 0;
  const silent = countSilent(reading, behind + joined);
  const second =
    stretchAt(reading, behind + joined, true) ?? stretchAt(reading, behind + joined + silent, true);
  if (second === null) return null;
  const { days, next, calendar } = second;
  if (first !== null) {
    const begun = beginningOf(reading, first, second);
    if (begun.from > days.to) return null;
    if (!is_span && addDays(begun.to, 1) !== days.from) return null;
    return { next, days: { from: begun.from, to: days.to } };
  }
  const count = Number(day);
  if (!is_span || calendar?.day == null || count < 1 || count > calendar.day) return null;
  return { next, days: { from: `${days.from.slice(0, 8)}${String(count).padStart(2, "0")}`, to: days.to } };
};

const isWithin = (one: Days, other: Days): boolean => one.from >= other.from && one.to <= other.to;

/** Days besides others that were said: the narrower of both, or both where one follows the other; false where they are neither. */
const joinDays = (reading: Reading, { days, period, next }: Stretch): boolean => {
  const { from, to, said_days: said } = reading;
  if (said === null) {
    reading.said_days = days;
    if (period === undefined) [reading.from, reading.to, reading.period] = [days.from, days.to, null];
    else reading.period = period;
    reading.at = next;
    return true;
  }
  const is_open = reading.period === null && (from === null || to === null);
  if (is_open) return false;
  if (isWithin(said, days)) {
    reading.at = next;
    return true;
  }
  const follows = addDays(said.to, 1) === days.from;
  if (!isWithin(days, said) && !follows) return false;
  const both = follows ? { from: said.from, to: days.to } : days;
  reading.said_days = both;
  [reading.from, reading.to, reading.period] = [both.from, both.to, null];
  reading.at = next;
  return true;
};

/** Days that fit no others are no days that were asked for: they are told as not understood. */
const leave = (reading: Reading, next: number): void => {
  reading.left.push(textFrom(reading, reading.at, next - reading.at));
  reading.at = next;
};

/** Days, or a span of them. */
export const readDays = (reading: Reading, is_asked: boolean): boolean => {
  const { at } = reading;
  const between = besideAt(reading, at, "between");
  const begun = at + between;
  const found =
    spanAt(reading, begun, between > 0) ??
    (between > 0
      ? spanAt(reading, begun + countSilent(reading, begun), true)
      : stretchAt(reading, at, is_asked));
  if (found === null) return false;
  if (!joinDays(reading, found)) leave(reading, found.next);
  return true;
};

const BOUNDS = ["since", "after", "until", "before"] as const;

/** `since May`, `until June 2025`, `before 2024`, `after March`: one end alone. */
export const readBound = (reading: Reading): boolean => {
  for (const bound of BOUNDS) {
    const length = besideAt(reading, reading.at, bound);
    if (length === 0) continue;
    const at = reading.at + length;
    const found = stretchAt(reading, at, true) ?? stretchAt(reading, at + countSilent(reading, at), true);
    if (found === null) continue;
    const { from, to } = found.days;
    reading.period = null;
    if (bound === "since") reading.from = from;
    else if (bound === "after") reading.from = addDays(to, 1);
    else reading.to = bound === "until" ? to : addDays(from, -1);
    reading.said_days = { from: reading.from ?? "0001-01-01", to: reading.to ?? "9999-12-31" };
    reading.at = found.next;
    return true;
  }
  return false;
};

const OVER = /^last-(year|quarter|month|week)$/;
const equals = (one: Days, other: Days): boolean => one.from === other.from && one.to === other.to;

/** `than last year`, `than a year ago`, `vs 2024`: what is asked is of the days that run, or of those named before, and held against those. */
export const readThan = (reading: Reading, length: number): boolean => {
  const at = reading.at + length;
  const found = stretchAt(reading, at, true) ?? stretchAt(reading, at + countSilent(reading, at), true);
  if (found === null) return false;
  const [, unit = found.back] = OVER.exec(found.period ?? "") ?? [];
  const { said_days } = reading;
  if (unit !== undefined && said_days === null) {
    reading.compare = unit === "year" ? "year" : "before";
    reading.period = unit === "year" ? "year-to-date" : `this-${unit}`;
  } else if (unit !== undefined) reading.compare = unit === "year" ? "year" : "before";
  else if (said_days !== null && equals(stretchAgo(said_days, 12), found.days)) reading.compare = "year";
  else if (said_days !== null && equals(stretchBefore(said_days), found.days)) reading.compare = "before";
  else {
    leave(reading, found.next);
    return true;
  }
  reading.said_days ??= found.days;
  reading.at = found.next;
  return true;
};
