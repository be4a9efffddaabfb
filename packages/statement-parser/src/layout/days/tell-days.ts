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

/** What is settled is booked on that day in one bank and on that of the operation in another: its rows have to run on, and no others. */
const mayBeEither = ({ role }: DayColumn): boolean => role === "settlement_date";

/** Some row is booked before the day on which it is said to have happened: one of both names means another day. */
const isBookedBefore = (booked: DayColumn, acted: DayColumn): boolean =>
  booked.role === "booking_date" &&
  acted.role !== null &&
  acted.role !== "value_date" &&
  compareRows(booked.readDays(), acted.readDays()).some((order) => order < 0);

const isNotUnderstood = ({ role, vague }: DayColumn): boolean => role === null || vague === true;

/**
 * Rows may stand in the order of their value, or of the operation: the order alone tells no booking under a name that is not understood,
 * nor beside one, for that may be the booking unless it is before the day on which the row happened.
 */
const isHalfKnown = (booked: DayColumn, other: DayColumn): boolean => {
  if (booked.role === null && other.role === null) return false;
  if (isNotUnderstood(booked)) return true;
  return (
    isNotUnderstood(other) && compareRows(other.readDays(), booked.readDays()).every((order) => order >= 0)
  );
};

/** The column whose days are never before those of the same row in the other one. */
const findLater = (orders: readonly number[]): Told =>
  orders.every((order) => order >= 0) ? "first" : orders.every((order) => order <= 0) ? "second" : "open";

/** Which of two columns the days themselves make that of booking. */
const tellByDays = (columns: readonly [DayColumn, DayColumn], context: DayContext): Told => {
  const [first, second] = [columns[0].readDays(), columns[1].readDays()];
  const orders = compareRows(first, second);
  if (orders.every((order) => order === 0)) return "same";
  const [one, other] = [areBooked(first, context), areBooked(second, context)];
  const byRun = one === other ? "open" : one ? "first" : "second";
  if (mayBeEither(columns[0])) return byRun === "first" ? "first" : "open";
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
  const told = isNamed ? "first" : tellByDays([first, second], context);
  const [booked, beside] = told === "second" ? [second, first] : [first, second];
  const other = pickOther(columns.filter((column) => column !== booked));
  return {
    booked: columns.indexOf(booked),
    other: other === undefined ? null : columns.indexOf(other),
    open: isNamed
      ? isBookedBefore(first, second)
      : told === "open" || (told !== "same" && isHalfKnown(booked, beside)),
  };
};
