import { addDays } from "@passbook/contract/values";
import type { IsoDate } from "@passbook/contract/values";
import type { DateOrder, ParseHints, Question } from "../../parsed-file.ts";
import { chooseDateOrder } from "../../values/date-order.ts";
import type { ChosenOrder } from "../../values/date-order.ts";
import { resolveDate } from "../../values/date.ts";
import type { WrittenDate } from "../../values/date.ts";
import { chooseShortYear } from "./choose-short-year.ts";
import { completeYear } from "../facts/complete-year.ts";
import { findPeriod } from "../facts/find-period.ts";
import type { Span } from "../facts/complete-year.ts";
import type { PageDate } from "../lines/page-dates.ts";
import { datesOf } from "../lines/tokens.ts";
import type { OrderInput } from "./order-input.ts";

const LEAP_YEAR = 2024;
const ORDERS = ["dmy", "mdy"] as const;

const withYear = ({ parts, ...rest }: WrittenDate, year: number): WrittenDate => ({
  ...rest,
  parts: [parts[0], parts[1], year],
});

const toWritten = (date: PageDate): WrittenDate =>
  date.yearless ? withYear(date.written, LEAP_YEAR) : date.written;

/** The one order in which all days written elsewhere exist; the order in which those stand tells nothing. */
const orderOfOthers = (others: readonly WrittenDate[], hints: ParseHints): DateOrder | null => {
  const open = others.filter((date) => date.order === null && date.mark !== "");
  const latest = addDays(hints.today, 62);
  const bad = ORDERS.map(
    (order) =>
      open.filter((date) => {
        const day = resolveDate(date, order, hints.today);
        return day === null || day > latest;
      }).length,
  );
  const [dayFirst = 0, monthFirst = 0] = bad;
  if (Math.min(dayFirst, monthFirst) > 0 || dayFirst === monthFirst) return null;
  return dayFirst === 0 ? "dmy" : "mdy";
};

const SLACK_DAYS = 5;

const countOutside = (rows: readonly PageDate[], order: DateOrder, input: OrderInput): number | null => {
  const period: Span | null = findPeriod(input.around, order, {
    rows,
    today: input.hints.today,
  });
  if (period === null) return null;
  const [from, to] = [addDays(period.from, -SLACK_DAYS), addDays(period.to, SLACK_DAYS)];
  return rows.filter((date) => {
    const day: IsoDate | null = date.yearless
      ? completeYear(date, period, order)
      : resolveDate(date.written, order, input.hints.today);
    return day === null || day < from || day > to;
  }).length;
};

/** The one order in which all rows lie inside the printed period, itself read in that order. */
const orderOfPeriod = (input: OrderInput): DateOrder | null => {
  const [dayFirst = null, monthFirst = null] = ORDERS.map((order) => countOutside(input.rows, order, input));
  if ((dayFirst === 0) === (monthFirst === 0)) return null;
  return dayFirst === 0 ? "dmy" : "mdy";
};

/** Where full dates begin with the year, days without one begin with the month. */
const orderBesideYearFirst = (input: OrderInput, others: readonly WrittenDate[]): DateOrder | null => {
  const numeric = others.filter((date) => date.mark !== "");
  const yearFirst = numeric.length > 0 && numeric.every((date) => date.order === "ymd");
  return yearFirst && input.rows.every((date) => date.yearless) ? "mdy" : null;
};

const offered = (question: Question, order: DateOrder | null): boolean =>
  question.choices.some((choice) => choice.value === order);

/** The order of day and month of a document's rows, with the question to ask where nothing decides it. */
export const choosePageOrder = (input: OrderInput): ChosenOrder | null => {
  const { rows, hints, currency, commaCents, habit } = input;
  if (!rows.some((date) => date.written.order === null)) return null;
  const { date_order: answer, country: _country, ...plain } = hints;
  const around = input.around.flatMap((line) =>
    datesOf(line).flatMap(({ date }) => (date.yearless ? [] : [date.written])),
  );
  const others = [...around, ...input.beside.map(({ date }) => toWritten(date))];
  const short = chooseShortYear(input);
  if (short !== null) return short;
  const written = rows.map(toWritten);
  const told = chooseDateOrder(written, { hints: plain, others, currency, commaCents });
  if (told.question === null) return told;
  const decided =
    orderOfPeriod(input) ?? orderOfOthers(others, hints) ?? orderBesideYearFirst(input, around) ?? answer;
  if (decided !== undefined && offered(told.question, decided)) return { order: decided, question: null };
  const known = chooseDateOrder(written, { hints, others, currency, commaCents, habit });
  if (known.question === null) return known;
  const byHabit = habit === "ymd" ? (rows.every((date) => date.yearless) ? "mdy" : null) : habit;
  return byHabit !== null && offered(told.question, byHabit) ? { order: byHabit, question: null } : known;
};
