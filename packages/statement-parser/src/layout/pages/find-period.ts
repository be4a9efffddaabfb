import type { IsoDate } from "@passbook/contract/values";
import type { DateOrder } from "../../parsed-file.ts";
import { resolveDate } from "../../values/date.ts";
import { addDays, completeYear } from "./complete-year.ts";
import type { Span } from "./complete-year.ts";
import { datesOf } from "./tokens.ts";
import type { DateToken, ScannedLine } from "./tokens.ts";

const SPAN_DAYS_MAX = 400;

/** The dates of a line; where it has one alone, with that of the line below. */
const datesFrom = (lines: readonly ScannedLine[], index: number): DateToken[] => {
  const [scanned, below] = [lines[index], lines[index + 1]];
  if (scanned === undefined) return [];
  const own = datesOf(scanned);
  const single = own.length === 1 && below !== undefined && below.line.page === scanned.line.page;
  return single && datesOf(below).length === 1 ? [...own, ...datesOf(below)] : own;
};

/** The first line with a beginning and an end that lie no more than a year apart. */
export const findPeriod = (lines: readonly ScannedLine[], order: DateOrder, today: IsoDate): Span | null => {
  for (const index of lines.keys()) {
    const tokens = datesFrom(lines, index);
    const days = tokens.map(({ date }) => (date.yearless ? null : resolveDate(date.written, order, today)));
    for (const [at, to] of days.entries()) {
      const [from, first] = [days[at - 1] ?? null, tokens[at - 1]];
      if (at === 0 || to === null || first === undefined) continue;
      const start =
        from ??
        (first.date.yearless
          ? completeYear(first.date, { from: addDays(to, -SPAN_DAYS_MAX), to }, order)
          : null);
      if (start !== null && start < to && addDays(start, SPAN_DAYS_MAX) >= to && addDays(start, 1) < to)
        return { from: start, to };
    }
  }
  return null;
};
