import type { IsoDate } from "@passbook/contract/values";
import type { RowDates } from "./booking-dates.ts";
import type { DateReading } from "./resolve-dates.ts";
import type { DateToken } from "./tokens.ts";

/** What the days themselves tell: how they are read, and the period that is printed. */
export type DayReader = Pick<DateReading, "resolve" | "period">;

type Placed = { day: IsoDate | null; table: number };

/** Whether the days of each table run in one direction. */
const runOn = (days: readonly Placed[]): boolean =>
  [...Map.groupBy(days, ({ table }) => table).values()].every((own) => {
    const known = own.flatMap(({ day }) => day ?? []);
    return [1, -1].some((way) =>
      known.every((day, at) => at === 0 || (known[at - 1] ?? day).localeCompare(day) * way <= 0),
    );
  });

/** Whether days run on and lie in the period. */
const areBooked = (days: readonly Placed[], { period }: DayReader): boolean => {
  const isInside = ({ day }: Placed): boolean =>
    period === null || day === null || (day >= period.from && day <= period.to);
  return days.every(isInside) && runOn(days);
};

const PAIRS_MIN = 2;

type Pair = { first: DateToken; second: DateToken; table: number };

const listPairs = (ordered: readonly RowDates[], tables: readonly number[]): Pair[] =>
  ordered.flatMap(({ booked, other }, at) =>
    booked === undefined || other === undefined
      ? []
      : [{ first: booked, second: other, table: tables[at] ?? 0 }],
  );

/** Without names a purchase is told from its booking: the days of booking run on and lie in the period, and none is earlier. */
export const exchangeUnnamed = (
  ordered: readonly RowDates[],
  { isNamed, tables }: { isNamed: (one: DateToken, other: DateToken) => boolean; tables: readonly number[] },
  days: DayReader,
): readonly RowDates[] => {
  const pairs = listPairs(ordered, tables);
  if (pairs.some(({ first, second }) => isNamed(first, second)) || pairs.length < PAIRS_MIN) return ordered;
  const dayOf = ({ date }: DateToken): IsoDate | null => days.resolve(date);
  const isLater = pairs.every(({ first, second }) => (dayOf(first) ?? "") <= (dayOf(second) ?? ""));
  const [own, others] = (["first", "second"] as const).map((which) =>
    pairs.map((pair): Placed => ({ day: dayOf(pair[which]), table: pair.table })),
  );
  if (!isLater || areBooked(own ?? [], days) || !areBooked(others ?? [], days)) return ordered;
  return ordered.map(({ booked, other }) =>
    other === undefined ? { booked, other } : { booked: other, other: booked },
  );
};
