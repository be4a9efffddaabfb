import { addMonthsTo, toWeekday } from "../text/day-number.ts";
import type { CalendarDay, Interval } from "./intervals.ts";
import { findMedian } from "./statistics.ts";

const WEEK = 7;
const FRIDAY = 5;
const SATURDAY = 6;
const MONTH_END = 31;
const RECENT = 6;
/** Rows that show what becomes of a day at a weekend: a year and a half of months. */
const WEEKENDS_SEEN = 18;
/** Rows that stray so many days from any day of the month, on average, may follow none. */
const WANDERING_DAYS = 1;
const GAPS_SEEN = 12;
/** So many of the latest rows are foretold both ways, each from at least so many before it. */
const FORETOLD = 4;
const FEWEST_BEFORE = 3;

/** Where a day of the month is booked that falls on a weekend. */
type Shift = "none" | "before" | "after";
/** The day of the month (31 = its last) a series keeps to, and how far its latest rows are from it, on average. */
type MonthDay = { readonly day: number; readonly shift: Shift; readonly straying: number };

const SHIFTS: readonly Shift[] = ["none", "before", "after"];

const countBy = (values: readonly number[]): number => {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 1;
};

/** A day, or the working day before or after it where it falls on a weekend. */
const shiftDay = (day: number, shift: Shift): number => {
  const weekday = toWeekday(day);
  if (shift === "none" || weekday < SATURDAY) return day;
  return shift === "before" ? day - (weekday - FRIDAY) : day + (WEEK + 1 - weekday);
};

/** The day number of a day of the month that lies nearest to a row, before it is moved off a weekend: of its month or one beside it. */
const nearestMonthDay = (entry: CalendarDay, usualDay: number, shift: Shift): number => {
  const { day, dayOfMonth, monthDays, daysBefore } = entry;
  const [first, next] = [day - dayOfMonth, day - dayOfMonth + monthDays];
  const before = first - daysBefore + Math.min(usualDay, daysBefore);
  const own = first + Math.min(usualDay, monthDays);
  const far = (slot: number): number => Math.abs(shiftDay(slot, shift) - day);
  const near = far(before) < far(own) ? before : own;
  return far(next + usualDay) < far(near) ? next + usualDay : near;
};

/** Days of the month that a row may stand for: its own, those of a weekend beside it, the month's end. */
const listMeantDays = ({ dayOfMonth, monthDays, day }: CalendarDay): number[] => {
  const weekday = toWeekday(day);
  const near = weekday === FRIDAY ? [0, 1, 2] : weekday === 1 ? [0, -1, -2] : [0];
  const days = near.map((step) => dayOfMonth + step).filter((each) => each >= 1 && each <= monthDays);
  // Whatever the 28th of a February is of, it may be its end.
  return near.some((step) => dayOfMonth + step === monthDays) ? [...days, 29, 30, MONTH_END] : days;
};

const findStraying = (entries: readonly CalendarDay[], day: number, shift: Shift): number => {
  const far = entries.map((entry) =>
    Math.abs(shiftDay(nearestMonthDay(entry, day, shift), shift) - entry.day),
  );
  return far.reduce((total, each) => total + each, 0) / Math.max(1, far.length);
};

/** What becomes of a day of the month at weekends, by more rows than tell the day. */
const findShift = (entries: readonly CalendarDay[], day: number): Shift => {
  const seen = entries.slice(-WEEKENDS_SEEN);
  if (seen.some((entry) => toWeekday(entry.day) >= SATURDAY)) return "none";
  const straying = SHIFTS.map((shift) => findStraying(seen, day, shift));
  return SHIFTS[straying.indexOf(Math.min(...straying))] ?? "none";
};

/** The day of the month that the latest rows are nearest to, together with what becomes of it at weekends. */
const readMonthDay = (entries: readonly CalendarDay[]): MonthDay => {
  const recent = entries.slice(-RECENT);
  const middle = Math.round(findMedian(recent.map(({ dayOfMonth }) => dayOfMonth)));
  const shifts = recent.some(({ day }) => toWeekday(day) >= SATURDAY) ? (["none"] as const) : SHIFTS;
  const days = new Set([middle, ...recent.flatMap(listMeantDays)]);
  const choices = [...days].flatMap((day) =>
    shifts.map((shift) => ({ day, shift, straying: findStraying(recent, day, shift) })),
  );
  const fromMiddle = ({ day }: MonthDay): number => Math.abs(day - middle);
  const best = choices.reduce((one, each) => {
    const less = each.straying - one.straying;
    return less < 0 || (less === 0 && fromMiddle(each) < fromMiddle(one)) ? each : one;
  });
  return { ...best, shift: findShift(entries, best.day) };
};

const known = new WeakMap<readonly CalendarDay[], MonthDay>();

/** The same, read once for each list of rows: a series asks for its state, its next day and its usual one. */
const findMonthDay = (entries: readonly CalendarDay[]): MonthDay => {
  const read = known.get(entries) ?? readMonthDay(entries);
  known.set(entries, read);
  return read;
};

/** Weekday of intervals of whole weeks, else day of the month (31 = its last), by the latest rows. */
export const findUsualDay = (entries: readonly CalendarDay[], interval: Interval): number => {
  if (interval.days % WEEK === 0) return countBy(entries.slice(-RECENT).map(({ day }) => toWeekday(day)));
  return findMonthDay(entries).day;
};

const nearestWeekday = (day: number, weekday: number): number => {
  const ahead = (weekday - toWeekday(day) + WEEK) % WEEK;
  return ahead <= WEEK / 2 ? day + ahead : day + ahead - WEEK;
};

/** The day `steps` intervals after the last row, on the day of the month that rows keep to. */
const findMonthSlot = (entries: readonly CalendarDay[], { months }: Interval, steps: number): number => {
  const last = entries.at(-1);
  const { day, shift } = findMonthDay(entries);
  if (last === undefined) return 0;
  return shiftDay(addMonthsTo(nearestMonthDay(last, day, shift), months * steps, day), shift);
};

/** The day `steps` of the middle gap after the last row. */
const findGapSlot = (entries: readonly CalendarDay[], { days }: Interval, steps: number): number => {
  const recent = entries.slice(-GAPS_SEEN);
  const gaps = recent.slice(1).map(({ day }, at) => {
    const gap = day - (recent[at]?.day ?? day);
    return gap / Math.max(1, Math.round(gap / days));
  });
  return (entries.at(-1)?.day ?? 0) + Math.round(findMedian(gaps) * steps);
};

/** Which weekday of the month a day is: 1 to 5 from its beginning, or -1 where it is the last of its kind. */
const countWeekdays = ({ dayOfMonth, monthDays }: CalendarDay, fromEnd: boolean): number =>
  fromEnd ? -Math.ceil((monthDays - dayOfMonth + 1) / WEEK) : Math.ceil(dayOfMonth / WEEK);

/** The day `steps` intervals after the last row where rows keep to a weekday of the month ("the last Friday"), else null. */
const findWeekdaySlot = (
  entries: readonly CalendarDay[],
  { months }: Interval,
  steps: number,
): number | null => {
  const recent = entries.slice(-RECENT);
  const last = recent.at(-1);
  if (last === undefined || recent.length < RECENT) return null;
  const weekday = toWeekday(last.day);
  if (recent.some(({ day }) => toWeekday(day) !== weekday)) return null;
  const fromEnd = [true, false].find((each) =>
    recent.every((entry) => countWeekdays(entry, each) === countWeekdays(last, each)),
  );
  if (fromEnd === undefined) return null;
  const nth = countWeekdays(last, fromEnd);
  // The latest day on which it may fall, and back to the weekday.
  const latest = addMonthsTo(last.day, months * steps, nth < 0 ? MONTH_END : nth * WEEK);
  const back = (toWeekday(latest) - weekday + WEEK) % WEEK;
  return latest - back + (nth < 0 ? (nth + 1) * WEEK : 0);
};

/** True where the gap foretells the latest rows better than any day of the month. */
const isWandering = (entries: readonly CalendarDay[], interval: Interval): boolean => {
  if (entries.length < FORETOLD + FEWEST_BEFORE) return false;
  let [byMonth, byGap] = [0, 0];
  for (let at = entries.length - FORETOLD; at < entries.length; at += 1) {
    const before = entries.slice(0, at);
    const [day, since] = [entries[at]?.day ?? 0, before.at(-1)?.day ?? 0];
    const steps = Math.max(1, Math.round((day - since) / interval.days));
    byMonth += Math.abs(findMonthSlot(before, interval, steps) - day);
    byGap += Math.abs(findGapSlot(before, interval, steps) - day);
  }
  return byGap < byMonth;
};

/** The day number on which a series is due `steps` intervals after its last row (1 = next). */
export const findSlot = (entries: readonly CalendarDay[], interval: Interval, steps: number): number => {
  const last = entries.at(-1);
  if (last === undefined) return 0;
  if (interval.name === "semi_monthly") return findHalfMonthSlot(entries, last, steps);
  if (interval.months === 0)
    return nearestWeekday(last.day + interval.days * steps, findUsualDay(entries, interval));
  const isOfDay = findMonthDay(entries).straying < WANDERING_DAYS;
  if (isOfDay) return findMonthSlot(entries, interval, steps);
  const onWeekday = findWeekdaySlot(entries, interval, steps);
  if (onWeekday !== null) return onWeekday;
  const wanders = interval.months === 1 && isWandering(entries, interval);
  return wanders ? findGapSlot(entries, interval, steps) : findMonthSlot(entries, interval, steps);
};

/** Twice a month: the row before the last one shows the other day of the month. */
const findHalfMonthSlot = (entries: readonly CalendarDay[], last: CalendarDay, steps: number): number => {
  const other = entries.at(-2) ?? last;
  const base = steps % 2 === 1 ? other : last;
  const months = Math.floor((steps + 1) / 2);
  return addMonthsTo(base.day, months, base.dayOfMonth);
};
