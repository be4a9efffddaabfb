import type { AnswerOf } from "@passbook/contract/endpoint";
import type { getStatementGrid } from "@passbook/contract/statements";
import { daysInMonth } from "@passbook/contract/values";
import { toLocalDate } from "../../../platform/clock.ts";
import { addDays, addMonths, daysBetween } from "@passbook/contract/values";
import type { Covering } from "../ledger/cover-months.ts";

type Usual = AnswerOf<typeof getStatementGrid>["data"]["accounts"][number]["usual"];

const LEAST_STATEMENTS = 3;
/** Files that come longer after the end of their period are old ones handed in later. */
const LONGEST_DELAY_DAYS = 45;
/** A statement that covers less is a download, not the statement of a month. */
const LEAST_DAYS = 20;
const LONGEST_DAYS = 40;

/**
 * On which day of a month the statement of the month before is usually here, and how late the first missing one is. The day is the one by
 * which three of four came; null for accounts whose statements come seldom or without a rhythm.
 */
export const findUsual = (
  statements: readonly Covering[],
  { today, time_zone }: { today: string; time_zone: string },
): Usual => {
  const arrivals = statements.flatMap((row) => toArrival(row, time_zone));
  const byMonth = new Map(arrivals.toReversed().map((arrival) => [arrival.month, arrival]));
  if (byMonth.size < LEAST_STATEMENTS) return null;
  const delays = [...byMonth.values()].map(({ delay }) => delay).toSorted((a, b) => a - b);
  const delay = delays[Math.ceil(delays.length * 0.75) - 1] ?? 0;
  const last = [...byMonth.keys()].toSorted().at(-1) ?? "";
  const missing = addMonths(last, 1);
  const due_on = addToMonthEnd(missing, delay);
  const days_late = Math.max(0, daysBetween(due_on, today));
  return {
    day_of_month: Number(due_on.slice(8)),
    missing_month: days_late > 0 ? missing : null,
    days_late,
  };
};

type Arrival = { readonly month: string; readonly delay: number };

/** The month whose statement this is (that of its last days), and how many days after the end of the month it came. */
const toArrival = (
  { format, period_from, period_to, created_at }: Covering,
  time_zone: string,
): Arrival[] => {
  // What a bridge shows day by day is no statement that somebody waits for.
  if (format === "simplefin" || period_from === null || period_to === null) return [];
  const days = daysBetween(period_from, period_to) + 1;
  const came_on = toLocalDate(created_at, time_zone);
  if (days < LEAST_DAYS || days > LONGEST_DAYS || daysBetween(period_to, came_on) > LONGEST_DELAY_DAYS)
    return [];
  const month = period_to.slice(0, 7);
  return [{ month, delay: daysBetween(toMonthEnd(month), came_on) }];
};

const toMonthEnd = (month: string): string =>
  `${month}-${String(daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)))).padStart(2, "0")}`;

const addToMonthEnd = (month: string, days: number): string => addDays(toMonthEnd(month), days);
