import type { IsoDate } from "@passbook/contract/values";
import type { RowDates } from "./booking-dates.ts";
import type { DateReading } from "./resolve-dates.ts";
import type { DateToken } from "./tokens.ts";

/** What the days themselves tell: how they are read, and the period that is printed. */
export type DayReader = Pick<DateReading, "resolve" | "period">;

const listDays = (dates: readonly (DateToken | undefined)[], { resolve }: DayReader): (IsoDate | null)[] =>
  dates.map((date) => (date === undefined ? null : resolve(date.date)));

/** Whether days run in one direction and lie in the period. */
const areBooked = (days: readonly (IsoDate | null)[], { period }: DayReader): boolean => {
  const known = days.filter((day) => day !== null);
  const isInside = (day: IsoDate): boolean => period === null || (day >= period.from && day <= period.to);
  const runs = [1, -1].some((way) =>
    known.every((day, at) => at === 0 || (known[at - 1] ?? day).localeCompare(day) * way <= 0),
  );
  return runs && known.every(isInside);
};

const PAIRS_MIN = 2;

/** Without names a purchase is told from its booking: the days of booking run on and lie in the period, and none is earlier. */
export const exchangeUnnamed = (
  ordered: readonly RowDates[],
  isNamed: (booked: DateToken, other: DateToken) => boolean,
  days: DayReader,
): readonly RowDates[] => {
  const pairs = ordered.filter(({ booked, other }) => booked !== undefined && other !== undefined);
  const isTold = ({ booked, other }: RowDates): boolean =>
    booked !== undefined && other !== undefined && isNamed(booked, other);
  if (pairs.some(isTold) || pairs.length < PAIRS_MIN) return ordered;
  const first = listDays(
    pairs.map(({ booked }) => booked),
    days,
  );
  const second = listDays(
    pairs.map(({ other }) => other),
    days,
  );
  const isLater = first.every((day, at) => day !== null && day <= (second[at] ?? ""));
  if (!isLater || areBooked(first, days) || !areBooked(second, days)) return ordered;
  return ordered.map(({ booked, other }) =>
    other === undefined ? { booked, other } : { booked: other, other: booked },
  );
};
