import { addDays } from "@passbook/contract/values";
import type { IsoDate } from "@passbook/contract/values";
import type { ParsedTransaction } from "../../parsed-file.ts";
import { findDates } from "../../values/date.ts";
import type { WrittenDate } from "../../values/date.ts";

/** Whether days never turn back, whichever way they run. */
export const runOn = (days: readonly (IsoDate | null)[]): boolean => {
  const known = days.filter((day) => day !== null);
  return [1, -1].some((way) =>
    known.every((day, at) => at === 0 || (known[at - 1] ?? day).localeCompare(day) * way <= 0),
  );
};

/** Further from both rows beside it no row lies in a list of days. */
const LEAP_DAYS = 31;

/** A day lies far before, or far behind, those of both rows beside it. */
const leapOut = (days: readonly IsoDate[]): boolean =>
  days.some((day, at) => {
    const [before, after] = [days[at - 1], days[at + 1]];
    if (before === undefined || after === undefined) return false;
    const [least, most] = [addDays(day, -LEAP_DAYS), addDays(day, LEAP_DAYS)];
    return (before < least && after < least) || (before > most && after > most);
  });

const DAY_IN_WORDS = /(?<![\d.,/-])\d{1,2}[./-]\d{1,2}(?![\d,])/;
const WORDS_SHARE = 0.6;

type Row = Pick<ParsedTransaction, "booked_on" | "value_on" | "pending" | "description">;

/**
 * Bookings are printed as they run on. Where the days of rows turn back, and the other days beside them do not, or most rows have
 * others in their words, nobody knows that the right ones were taken; nor where one of them leaps out of all.
 */
export const turnBack = (transactions: readonly Row[]): boolean => {
  const rows = transactions.filter(({ pending }) => !pending);
  const days = rows.map((row) => row.booked_on);
  if (runOn(days)) return false;
  if (leapOut(days)) return true;
  const others = rows.map((row) => row.value_on);
  if (others.every((day) => day !== null)) return runOn(others);
  return rows.filter((row) => DAY_IN_WORDS.test(row.description)).length >= rows.length * WORDS_SHARE;
};

/** A day with its hour is that of a purchase. */
const MOMENT = /\S+,?\s+(?:\p{L}{2,4}\s)?\d{1,2}:\d{2}/gu;

/** Rows whose day was handed down from what stands over them, and how a day in their words is read. */
type HandedDown = {
  handed: readonly Row[];
  resolve: (written: WrittenDate) => IsoDate | null;
};

/** Rows whose day is handed down, amid others with one of their own: where days stand over all, one in their words is that of a purchase. */
export const listHandedDown = <R>(rows: readonly R[], isHanded: (row: R) => boolean): R[] =>
  rows.every(isHanded) ? [] : rows.filter(isHanded);

/** A row without a day of its own shows another one among those of all rows: nobody knows that it is not its own. */
export const showOtherDay = (rows: readonly Row[], { handed, resolve }: HandedDown): boolean => {
  const days = rows.map((row) => row.booked_on).toSorted();
  const [first, last] = [days[0] ?? "", days.at(-1) ?? ""];
  return handed.some(({ description, booked_on, value_on }) =>
    findDates(description.replaceAll(MOMENT, " ")).some((written) => {
      const day = resolve(written);
      return day !== null && day !== booked_on && day !== value_on && day >= first && day <= last;
    }),
  );
};
