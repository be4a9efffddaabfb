import type { IsoDate } from "@passbook/contract/values";
import { findSlot } from "../recurring/calendar-slots.ts";
import { type CalendarDay, findInterval, judgeLateness, toCalendarDay } from "../recurring/intervals.ts";
import { fromDayNumber, toDayNumber } from "../text/day-number.ts";
import type { AheadSeries } from "./forecast-types.ts";

/** Slots beyond this count are not looked at: a weekly series over two years. */
const MOST_SLOTS = 104;

/** The days from one to another, both included, on which a series is due after its last row; none once it is over. */
export const listSlots = (
  { members, interval }: Pick<AheadSeries, "members" | "interval">,
  span: { readonly from: IsoDate; readonly to: IsoDate },
): IsoDate[] => {
  const days = members.map(({ on }) => toCalendarDay(on));
  return listSlotDays(days, interval, { from: toDayNumber(span.from), to: toDayNumber(span.to) }).map(
    fromDayNumber,
  );
};

/** The same in day numbers. */
export const listSlotDays = (
  members: readonly CalendarDay[],
  name: AheadSeries["interval"],
  { from, to }: { readonly from: number; readonly to: number },
): number[] => {
  const interval = findInterval(name);
  const found: number[] = [];
  if (members.length === 0) return found;
  for (let step = 1; step <= MOST_SLOTS; step += 1) {
    const day = findSlot(members, interval, step);
    if (day > to) break;
    if (day >= from) found.push(day);
  }
  return found;
};

/** Which of a series a day is, counted in intervals from the day of its first row: the same for days that are nearly a half of one early or late. */
export const numberSlot = (first_on: IsoDate, name: AheadSeries["interval"], on: IsoDate): number =>
  Math.round((toDayNumber(on) - toDayNumber(first_on)) / findInterval(name).days);

/** Days by which the next row is overdue on a day (negative: not due yet), and what that makes of the series. */
export const judgeNext = (members: readonly CalendarDay[], name: AheadSeries["interval"], day: number) => {
  const interval = findInterval(name);
  const overdue = day - findSlot(members, interval, 1);
  return { overdue, state: judgeLateness(interval, overdue) };
};
