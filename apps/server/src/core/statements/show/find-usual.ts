import type { AnswerOf } from "@passbook/contract/endpoint";
import type { getStatementGrid } from "@passbook/contract/statements";
import { daysInMonth } from "@passbook/contract/values";
import { toLocalDate } from "../../../platform/clock.ts";
import { addDays, addMonths, daysBetween } from "@passbook/contract/values";
import type { Covering } from "../ledger/cover-months.ts";

type Usual = NonNullable<AnswerOf<typeof getStatementGrid>["data"]["accounts"][number]["usual"]>;

const LEAST_STATEMENTS = 3;
/** Files that come longer after the end of their period are old ones handed in later. */
const LONGEST_DELAY_DAYS = 45;
/** A statement that covers less is a download, not the statement of a month. */
const LEAST_DAYS = 20;
const LONGEST_DAYS = 40;
/** What a bridge shows day by day is no statement that somebody waits for. */
const BRIDGED = "simplefin";

/** How statements of an account come: by how many days after the end of a month its statement is here, and the last month that has one. */
type Rhythm = { readonly delay: number; readonly last_month: string };

const findMedian = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length / 2) - 1] ?? 0;

/**
 * The median of the days on which earlier statements came, and their spread (the median of how far they lie from it) besides, so that one
 * that came late once moves nothing. Null for accounts whose statements come seldom or without a rhythm.
 */
const findRhythm = (statements: readonly Covering[], time_zone: string): Rhythm | null => {
  const arrivals = statements.flatMap((row) => toArrival(row, time_zone));
  const byMonth = new Map(arrivals.toReversed().map((arrival) => [arrival.month, arrival]));
  if (byMonth.size < LEAST_STATEMENTS) return null;
  const delays = [...byMonth.values()].map(({ delay }) => delay);
  const median = findMedian(delays);
  const spread = Math.ceil(findMedian(delays.map((delay) => Math.abs(delay - median))));
  return { delay: median + spread, last_month: findLastMonth(statements) };
};

/** The last month of which a statement is here, whenever that came. */
const findLastMonth = (statements: readonly Covering[]): string =>
  statements.reduce((last, { format, period_from, period_to }) => {
    if (format === BRIDGED || period_from === null || period_to === null) return last;
    const month = period_to.slice(0, 7);
    return month > last && countDays(period_from, period_to) >= LEAST_DAYS ? month : last;
  }, "");

const countDays = (from: string, to: string): number => daysBetween(from, to) + 1;

/** What is usual of an account, and by which day the statement of a month is expected; null for months that have come. */
export type Expecting = {
  readonly usual: Usual;
  readonly expectOn: (month: string) => string | null;
};

/**
 * By which day the next statement of an account is expected, and how late it is once that has passed; from then on it may be told that it is
 * late. Null where fewer than three came so far.
 */
export const findExpected = (
  statements: readonly Covering[],
  { today, time_zone }: { readonly today: string; readonly time_zone: string },
): Expecting | null => {
  const rhythm = findRhythm(statements, time_zone);
  if (rhythm === null) return null;
  const { delay, last_month } = rhythm;
  const next = addMonths(last_month, 1);
  const expected_on = addToMonthEnd(next, delay);
  const days_late = Math.max(0, daysBetween(expected_on, today));
  return {
    usual: {
      day_of_month: Number(expected_on.slice(8)),
      expected_on,
      missing_month: days_late > 0 ? next : null,
      days_late,
    },
    expectOn: (month) => (month > last_month ? addToMonthEnd(month, delay) : null),
  };
};

type Arrival = { readonly month: string; readonly delay: number };

/** The month whose statement this is (that of its last days), and how many days after the end of the month it came. */
const toArrival = (
  { format, period_from, period_to, created_at }: Covering,
  time_zone: string,
): Arrival[] => {
  if (format === BRIDGED || period_from === null || period_to === null) return [];
  const days = countDays(period_from, period_to);
  const came_on = toLocalDate(created_at, time_zone);
  if (days < LEAST_DAYS || days > LONGEST_DAYS || daysBetween(period_to, came_on) > LONGEST_DELAY_DAYS)
    return [];
  const month = period_to.slice(0, 7);
  return [{ month, delay: daysBetween(toMonthEnd(month), came_on) }];
};

const toMonthEnd = (month: string): string =>
  `${month}-${String(daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)))).padStart(2, "0")}`;

const addToMonthEnd = (month: string, days: number): string => addDays(toMonthEnd(month), days);
