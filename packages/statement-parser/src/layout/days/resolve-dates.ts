import { addDays } from "@passbook/contract/values";
import type { IsoDate } from "@passbook/contract/values";
import type { DateOrder, Question } from "../../parsed-file.ts";
import { chooseDateOrder } from "../../values/date-order.ts";
import { resolveDate } from "../../values/date.ts";
import type { WrittenDate } from "../../values/date.ts";
import { ERA_STARTS } from "../../values/calendars/japanese-eras.ts";
import { choosePageOrder } from "./choose-page-order.ts";
import type { OrderInput } from "./order-input.ts";
import { completeBeside, completeYear } from "../facts/complete-year.ts";
import { placeYears, unturnYears } from "./place-years.ts";
import type { Span } from "../facts/complete-year.ts";
import { EARLIEST, findPeriod, holdsRows, listPeriods } from "../facts/find-period.ts";
import { findNamedMonth } from "../facts/named-months.ts";
import type { PageDate } from "../lines/page-dates.ts";
import { says } from "../../words/find-phrases.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import { datesOf } from "../lines/tokens.ts";

export type DateReading = {
  order: DateOrder;
  question: Question | null;
  /** The rows show their whole year, or lie about the printed period or before the printed day. */
  isPlaced: boolean;
  period: Span | null;
  /** It is printed from its first to its last day, and is not that of the name of a month. */
  isPeriodPrinted: boolean;
  resolve: (date: PageDate) => IsoDate | null;
};

const WINDOW_DAYS = 70;
const SPAN_DAYS = 330;

/** Further apart, two days may put the same rows in different years. */
const SAME_YEAR_DAYS = 200;

type DayInput = Pick<OrderInput, "hints" | "around" | "rows">;

/** The day of the statement: the printed day before which most rows of any year can lie closely, none of them to come. */
const findStatementDay = (input: DayInput, order: DateOrder): IsoDate | null => {
  const { today } = input.hints;
  const latest = addDays(today, 62);
  const days = input.around.flatMap((scanned) =>
    says(toPlainWords(scanned.line.text), "expiry")
      ? []
      : datesOf(scanned).flatMap(({ date }) =>
          date.yearless ? [] : (resolveDate(date.written, order, today) ?? []),
        ),
  );
  let best: { day: IsoDate; count: number } | null = null;
  for (const day of new Set(days.filter((candidate) => candidate >= EARLIEST && candidate <= latest))) {
    const span = { from: addDays(day, -WINDOW_DAYS), to: addDays(day, 3) };
    const count = input.rows.filter((date) => {
      const completed = date.yearless ? completeYear(date, span, order) : null;
      const isInside = completed !== null && completed >= span.from && completed <= span.to;
      return isInside && completed <= addDays(today, 3);
    }).length;
    const isLater =
      best !== null && count === best.count && day > best.day && day <= addDays(best.day, SAME_YEAR_DAYS);
    if (best === null || count > best.count || isLater) best = { day, count };
  }
  return best?.day ?? null;
};

/** The weeks before the day of the statement, where one is printed. */
export const findWindow = (input: DayInput, order: DateOrder): Span | null => {
  const day = findStatementDay(input, order);
  return day === null ? null : { from: addDays(day, -WINDOW_DAYS), to: addDays(day, 3) };
};

const NEAR_DAYS = 120;
const YEAR_DAYS = 400;
const OLD_DAYS = 20 * 365;

type Printed = { period: Span | null; stated: IsoDate | null; today: IsoDate };

/** Whether a day whose year is not printed in full is where other printed days put it. */
const isNear = (day: IsoDate, { yearless }: PageDate, { period, stated, today }: Printed): boolean => {
  if (period !== null && day >= addDays(period.from, -NEAR_DAYS) && day <= addDays(period.to, NEAR_DAYS))
    return true;
  if (stated !== null) return day >= addDays(stated, -YEAR_DAYS) && day <= addDays(stated, NEAR_DAYS);
  return period === null && !yearless && day >= addDays(today, -OLD_DAYS);
};

const BUDDHIST_YEARS = 2500;
const isBuddhist = ({ parts, order }: WrittenDate): boolean => {
  const year = order === "ymd" ? parts[0] : parts[2];
  return year > BUDDHIST_YEARS && year < BUDDHIST_YEARS + 150;
};

/** A year of two digits where the document counts the years of the Buddha. */
const inBuddhistYear = (written: WrittenDate): WrittenDate =>
  written.twoDigitYear
    ? {
        ...written,
        twoDigitYear: false,
        parts: [written.parts[0], written.parts[1], written.parts[2] + BUDDHIST_YEARS],
      }
    : written;

/** Days with years of two digits that lie in the printed period as they stand: only the period counts the years of the Buddha. */
const lieInside = (
  rows: readonly PageDate[],
  period: Span | null,
  { order, today }: { order: DateOrder; today: IsoDate },
): boolean =>
  period !== null &&
  rows.length > 0 &&
  rows.every(({ written, yearless }) => {
    const day = yearless || !written.twoDigitYear ? null : resolveDate(written, order, today);
    return day !== null && day >= period.from && day <= period.to;
  });

const ERA_YEARS_MAX = 40;

const isOfEra = ({ parts, order, twoDigitYear }: WrittenDate): boolean =>
  order === null && twoDigitYear && parts[0] <= ERA_YEARS_MAX;

/** Short years of a document in yen may be those of the era, where no other printed day places them. */
const mayBeOfEra = (rows: readonly PageDate[], { period, stated, today }: Printed): boolean =>
  period === null &&
  stated === null &&
  rows.some(
    ({ written, yearless }) =>
      !yearless && isOfEra(written) && ERA_STARTS.R + written.parts[0] <= Number(today.slice(0, 4)),
  );

const inReiwaYear = ({ parts: [year, month, day], mark }: WrittenDate): WrittenDate => ({
  parts: [ERA_STARTS.R + year, month, day],
  order: "ymd",
  twoDigitYear: false,
  mark,
});

const otherOrder = (order: DateOrder): DateOrder => (order === "dmy" ? "mdy" : "dmy");

/** A printed day has its day and month in the other order than the rows: it places none of them in its year. */
const isTurned = (written: WrittenDate, order: DateOrder, today: IsoDate): boolean =>
  order !== "ymd" &&
  resolveDate(written, order, today) === null &&
  resolveDate(written, otherOrder(order), today) !== null;

/**
 * A period printed in the other order than the rows, which have no year: where it holds all of them, and days in rows are written in
 * a form of their own, it tells theirs.
 */
const findTurnedPeriod = ({ around, rows, hints }: OrderInput, order: DateOrder): Span | null => {
  const { today } = hints;
  const turned = around.flatMap((scanned) =>
    datesOf(scanned).flatMap(({ date: { written, yearless } }) =>
      !yearless && isTurned(written, order, today) ? written.mark : [],
    ),
  );
  const marks = new Set(rows.map(({ written }) => written.mark));
  const isApart = turned.length > 0 && turned.every((mark) => !marks.has(mark));
  if (!isApart || rows.length === 0 || !rows.every(({ yearless }) => yearless)) return null;
  const isInside = (date: PageDate, span: Span): boolean => {
    const day = completeYear(date, span, order);
    return day !== null && day >= span.from && day <= span.to;
  };
  const found = listPeriods(around, otherOrder(order), today).find(
    (span) => holdsRows(span, rows, order, today) && rows.every((date) => isInside(date, span)),
  );
  return found ?? null;
};

/** Decides the order of day and month from all dates of a document, and how those without a year are completed. */
export const readDates = (input: OrderInput): DateReading => {
  const { around, hints, currency, commaCents } = input;
  const decided = choosePageOrder(input);
  const others = around.flatMap((scanned) =>
    datesOf(scanned).flatMap(({ date }) => (date.yearless ? [] : [date.written])),
  );
  const order = decided?.order ?? chooseDateOrder(others, { hints, currency, commaCents }).order;
  const { today } = hints;
  const turned = findTurnedPeriod(input, order);
  const printed = turned ?? findPeriod(around, order, { rows: input.rows, today });
  const stated = findStatementDay(input, order) ?? findNamedMonth(around, today);
  const window = stated === null ? null : { from: addDays(stated, -WINDOW_DAYS), to: addDays(stated, 3) };
  const buddhist = others.some(isBuddhist) && !lieInside(input.rows, printed, { order, today });
  const reiwa = around.some(({ line }) => /令和|和暦/.test(line.text));
  const isLoose = printed === null || !holdsRows(printed, input.rows, order, today);
  const isYen = currency === "JPY" || around.some(({ line }) => line.text.includes("円"));
  const years = placeYears(input.rows, printed, order);
  const isRun = years.open || years.days.size > 0;
  const isWindowed = !isRun && isLoose && window !== null && holdsRows(window, input.rows, order, today);
  const end = stated ?? today;
  const told = (isWindowed ? window : printed) ?? { from: addDays(end, -SPAN_DAYS), to: end };
  const span = { ...told, latest: addDays(today > told.to ? today : told.to, 3) };
  const complete = (date: PageDate): IsoDate | null => completeYear(date, span, order);
  const placed = isRun ? years.days : unturnYears(input.rows, complete);
  const rowOf = new Map(placed.size > 0 ? input.beside.map(({ date, row }) => [date, row]) : []);
  const resolveYearless = (date: PageDate): IsoDate | null => {
    const row = rowOf.get(date);
    const day = row === undefined ? undefined : placed.get(row);
    if (day !== undefined) return completeBeside(date, day, order);
    return placed.get(date) ?? complete(date);
  };
  const resolve = (date: PageDate): IsoDate | null => {
    if (date.yearless) return resolveYearless(date);
    if (reiwa && isOfEra(date.written)) return resolveDate(inReiwaYear(date.written), "ymd", today);
    return resolveDate(buddhist ? inBuddhistYear(date.written) : date.written, order, today);
  };
  const placing = { period: printed, stated, today };
  const isYearless = input.rows.some(({ yearless }) => yearless);
  return {
    order,
    question: reiwa ? null : (decided?.question ?? null),
    isPlaced:
      !years.open &&
      !(isYearless && turned === null && others.some((written) => isTurned(written, order, today))) &&
      (reiwa || !isYen || !mayBeOfEra(input.rows, placing)) &&
      input.rows.every((date) => {
        const day = date.yearless || date.written.twoDigitYear ? resolve(date) : null;
        return day === null || isNear(day, date, placing);
      }),
    period: isWindowed && isYearless ? null : printed,
    isPeriodPrinted: listPeriods(around, order, today).some(
      ({ from, to }) => from === printed?.from && to === printed.to,
    ),
    resolve,
  };
};
