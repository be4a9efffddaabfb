import type { IsoDate } from "@passbook/contract/values";
import { runOn } from "../facts/turned-days.ts";
import { strengthOf } from "../names/day-names.ts";
import type { DayRole } from "../names/day-names.ts";

/** Days of the rows in printed order. */
type Days = readonly (IsoDate | null)[];

/**
 * A column of days: what its name says, and how its days are read where the name does not tell enough; `vague`: words beside that
 * for a day are not known.
 */
export type DayColumn = { role: DayRole | null; vague?: boolean; readDays: () => Days };

/** What else is known of the rows. */
export type DayContext = {
  period: { from: IsoDate; to: IsoDate } | null;
  /** The account is a card or another debt: of two days the later one is that of booking. */
  owes: boolean;
  /** The table in which each row stands; days run on within one. */
  tables?: readonly number[];
};

/** The columns of booking and of the other day that is kept; `open`: nothing tells which is which. */
export type ToldDays = { booked: number; other: number | null; open: boolean };

/** A name that is unknown speaks less for the day of booking than any but that of a value or a purchase. */
const UNKNOWN = strengthOf("value_date") + 0.5;

const strength = ({ role }: DayColumn): number => (role === null ? UNKNOWN : strengthOf(role));

/** Names between which nothing else is asked: a booking is one, a value or a purchase is none. */
const isSure = (first: DayColumn, second: DayColumn): boolean =>
  strength(first) > strength(second) && (first.role === "booking_date" || strength(second) < UNKNOWN);

/** `Date of operation` beside a bare `Date` is the day of booking in one country and that of the purchase in another. */
const isActedOn = (first: DayColumn, second: DayColumn): boolean =>
  first.role === "date" && second.role === "transaction_date";

/** What one of both is called is not known: it may be the day of booking, unless the other one is. */
const isUnnamed = (first: DayColumn, second: DayColumn): boolean =>
  first.role !== "booking_date" && (first.role === null || second.role === null);

/** Whether all days lie in the period and run on in each table. */
const areBooked = (days: Days, { period, tables }: DayContext): boolean => {
  const isInside = (day: IsoDate | null): boolean =>
    period === null || day === null || (day >= period.from && day <= period.to);
  if (!days.every(isInside)) return false;
  if (tables === undefined) return runOn(days);
  const rows = days.map((day, at) => ({ day, table: tables[at] ?? 0 }));
  return [...Map.groupBy(rows, ({ table }) => table).values()].every((own) =>
    runOn(own.map(({ day }) => day)),
  );
};

/** How the days of two columns stand to each other, row by row. */
const compareRows = (first: Days, second: Days): number[] =>
  first.flatMap((day, at) => {
    const beside = second[at] ?? null;
    return day === null || beside === null ? [] : [Math.sign(day.localeCompare(beside))];
  });

type Told = "first" | "second" | "same" | "open";

/** Some row is booked before the day on which it is said to have happened: one of both names means another day. */
const isBookedBefore = (booked: DayColumn, acted: DayColumn): boolean =>
  booked.role === "booking_date" &&
  acted.role !== null &&
  acted.role !== "value_date" &&
  compareRows(booked.readDays(), acted.readDays()).some((order) => order < 0);

/** The column whose days are never before those of the same row in the other one. */
const findLater = (orders: readonly number[]): Told =>
  orders.every((order) => order >= 0) ? "first" : orders.every((order) => order <= 0) ? "second" : "open";

/** Which of two columns the days themselves make that of booking. */
const tellByDays = (first: Days, second: Days, context: DayContext): Told => {
  const orders = compareRows(first, second);
  if (orders.every((order) => order === 0)) return "same";
  const [one, other] = [areBooked(first, context), areBooked(second, context)];
  const byRun = one === other ? "open" : one ? "first" : "second";
  const byLater = context.owes ? findLater(orders) : "open";
  if (byRun === "open" || byLater === byRun) return byLater;
  return byLater === "open" ? byRun : "open";
};

/** Of the columns that are not that of booking, the one kept: that of the value, else the next in the given order. */
const pickOther = (others: readonly DayColumn[]): DayColumn | undefined =>
  others.find(({ role }) => role === "value_date") ?? others[0];

/**
 * Which column of days is that of booking: by the names in all languages, then by what the days are. A booking is not
 * before its purchase, lies in the period, and bookings run on as they are printed. The columns come in reading order.
 */
export const tellDays = (columns: readonly DayColumn[], context: DayContext): ToldDays => {
  const [first, second] = columns.toSorted((a, b) => strength(b) - strength(a));
  if (first === undefined || second === undefined) return { booked: 0, other: null, open: false };
  const isNamed = isSure(first, second);
  const told = isNamed ? "first" : tellByDays(first.readDays(), second.readDays(), context);
  const booked = told === "second" ? second : first;
  const other = pickOther(columns.filter((column) => column !== booked));
  return {
    booked: columns.indexOf(booked),
    other: other === undefined ? null : columns.indexOf(other),
    // Rows may stand in the order of their value: under a name that is not understood it tells no day of booking.
    open:
      (told === "open" &&
        (strength(first) === strength(second) || isActedOn(first, second) || isUnnamed(first, second))) ||
      (told !== "same" && !isNamed && booked.vague === true) ||
      (isNamed && isBookedBefore(first, second)),
  };
};
