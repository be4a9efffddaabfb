import { toIsoDate } from "@passbook/contract/values";
import type { IsoDate } from "@passbook/contract/values";
import type { DateOrder, ParseHints, Question } from "../../parsed-file.ts";
import { chooseDateOrder } from "../../values/date-order.ts";
import { resolveDate } from "../../values/date.ts";
import type { WrittenDate } from "../../values/date.ts";
import type { PageDate } from "./page-dates.ts";
import { datesOf } from "./tokens.ts";
import type { ScannedLine } from "./tokens.ts";

export type Span = { from: IsoDate; to: IsoDate };
export type DateReading = {
  order: DateOrder;
  question: Question | null;
  period: Span | null;
  resolve: (date: PageDate) => IsoDate | null;
};

const DAY = 86_400_000;
const SPAN_DAYS_MAX = 400;
const addDays = (date: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

const LEAP_YEAR = 2024;

const withYear = ({ parts, ...rest }: WrittenDate, year: number): WrittenDate => ({
  ...rest,
  parts: [parts[0], parts[1], year],
});

/** The first line with a beginning and an end that lie no more than a year apart. */
const findPeriod = (lines: readonly ScannedLine[], order: DateOrder, today: IsoDate): Span | null => {
  for (const [index, scanned] of lines.entries()) {
    const below = lines[index + 1];
    const own = datesOf(scanned);
    if (own.length === 0) continue;
    const single = own.length === 1 && below !== undefined && below.line.page === scanned.line.page;
    const tokens = single && datesOf(below).length === 1 ? [...own, ...datesOf(below)] : own;
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

/** The day in the year that puts it inside the span, or nearest before its end. */
const completeYear = ({ written }: PageDate, span: Span, order: DateOrder): IsoDate | null => {
  const last = Number(span.to.slice(0, 4));
  const day = (year: number): IsoDate | null => {
    const [a, b] = written.parts;
    const [first, second] = (written.order ?? order) === "mdy" ? [b, a] : [a, b];
    return toIsoDate(year, second, first);
  };
  const days = [last + 1, last, last - 1, last - 2].flatMap((year) => day(year) ?? []);
  const inside = days.find((date) => date >= span.from && date <= span.to);
  if (inside !== undefined) return inside;
  const late = addDays(span.to, 40);
  return days.find((date) => date <= late) ?? null;
};

/** Six digits without signs between: the order in which the days lie in the printed period, and closest together. */
const chooseCompact = (
  rows: readonly PageDate[],
  hints: ParseHints,
  period: Span | null,
): DateOrder | null => {
  const compact = rows.filter(
    ({ written }) => written.mark === "" && written.order === null && written.twoDigitYear,
  );
  if (compact.length === 0) return null;
  const spans = (["ymd", "dmy", "mdy"] as const).flatMap((order) => {
    const days = compact.flatMap(({ written }) => resolveDate(written, order, hints.today) ?? []).toSorted();
    const [first, last] = [days[0], days.at(-1)];
    const whole = days.length === compact.length && first !== undefined && last !== undefined;
    if (!whole || last > addDays(hints.today, 62)) return [];
    const outside = period === null ? 0 : days.filter((day) => day < period.from || day > period.to).length;
    const away = Math.abs(Date.parse(period?.to ?? hints.today) - Date.parse(last));
    return [{ order, outside, span: Date.parse(last) - Date.parse(first), away }];
  });
  const [best] = spans.toSorted(
    (one, other) => one.outside - other.outside || one.span - other.span || one.away - other.away,
  );
  return best?.order ?? null;
};

export type DateInput = {
  /** Lines that are no rows: the period and the day of the statement stand there. */
  around: readonly ScannedLine[];
  rows: readonly PageDate[];
  hints: ParseHints;
  currency: string | null;
  commaCents: boolean;
};

const WINDOW_DAYS = 70;

/** The day of the statement: the printed day before which most rows of any year can lie closely. */
const findStatementDay = (input: DateInput, order: DateOrder): IsoDate | null => {
  const latest = addDays(input.hints.today, 62);
  const days = input.around.flatMap((scanned) =>
    datesOf(scanned).flatMap(({ date }) =>
      date.yearless ? [] : (resolveDate(date.written, order, input.hints.today) ?? []),
    ),
  );
  let best: { day: IsoDate; count: number } | null = null;
  for (const day of new Set(days.filter((candidate) => candidate <= latest).toSorted())) {
    const span = { from: addDays(day, -WINDOW_DAYS), to: addDays(day, 3) };
    const count = input.rows.filter((date) => {
      const completed = date.yearless ? completeYear(date, span, order) : null;
      return completed !== null && completed >= span.from && completed <= span.to;
    }).length;
    if (best === null || count >= best.count) best = { day, count };
  }
  return best?.day ?? null;
};

/** Decides the order of day and month from all dates of a document, and how those without a year are completed. */
export const readDates = (input: DateInput): DateReading => {
  const { around, rows, hints, currency, commaCents } = input;
  const written = rows.map((date) => (date.yearless ? withYear(date.written, LEAP_YEAR) : date.written));
  const others = around.flatMap((scanned) =>
    datesOf(scanned).flatMap(({ date }) => (date.yearless ? [] : [date.written])),
  );
  const open = rows.some((date) => date.written.order === null);
  const lonely = open ? chooseDateOrder(written, { hints, others, currency, commaCents }) : null;
  const fromOthers =
    lonely?.question === null ? null : chooseDateOrder(others, { hints, currency, commaCents });
  const decided =
    others.some((date) => date.order === null) && fromOthers?.question === null ? fromOthers : lonely;
  const order = decided?.order ?? chooseDateOrder(others, { hints, currency, commaCents }).order;
  const period = findPeriod(around, order, hints.today);
  const final =
    period === null || decided?.question === null ? decided : pickByPeriod(rows, period, decided, hints);
  const used = chooseCompact(rows, hints, period) ?? final?.order ?? order;
  const to = findStatementDay(input, used) ?? hints.today;
  const span = period ?? { from: addDays(to, -330), to };
  return {
    order: used,
    question: final?.question ?? null,
    period,
    resolve: (date) =>
      date.yearless ? completeYear(date, span, used) : resolveDate(date.written, used, hints.today),
  };
};

/** Of two orders, the one in which the rows lie inside the printed period. */
const pickByPeriod = (
  rows: readonly PageDate[],
  period: Span,
  decided: { order: DateOrder; question: Question | null } | null,
  hints: ParseHints,
): { order: DateOrder; question: Question | null } | null => {
  const outside = (order: DateOrder): number =>
    rows.filter((date) => {
      const day = date.yearless
        ? completeYear(date, period, order)
        : resolveDate(date.written, order, hints.today);
      return day === null || day < addDays(period.from, -5) || day > addDays(period.to, 5);
    }).length;
  const [dayFirst, monthFirst] = [outside("dmy"), outside("mdy")];
  if (dayFirst === monthFirst) return decided;
  return { order: dayFirst < monthFirst ? "dmy" : "mdy", question: null };
};
