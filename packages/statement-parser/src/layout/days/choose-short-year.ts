import { addDays, daysBetween } from "@passbook/contract/values";
import type { IsoDate } from "@passbook/contract/values";
import type { DateOrder } from "../../parsed-file.ts";
import { askForOrder } from "../../values/date-order.ts";
import type { ChosenOrder } from "../../values/date-order.ts";
import { resolveDate } from "../../values/date.ts";
import type { OrderInput } from "./order-input.ts";
import type { Span } from "../facts/complete-year.ts";
import { findPeriod } from "../facts/find-period.ts";
import { datesOf } from "../lines/tokens.ts";

const FUTURE_DAYS_MAX = 62;
/** Rows of one statement lie in a year or so; read in a wrong order they spread over many. */
const SPREAD_DAYS = 400;
const FAR_DAYS = 800;

type Read = {
  order: DateOrder;
  dates: IsoDate[];
  inside: boolean | null;
  spread: number;
  away: number | null;
};

/** The last day printed with all digits of its year. */
const findPrintedDay = (input: OrderInput, order: DateOrder): IsoDate | null => {
  const days = input.around.flatMap((line) =>
    datesOf(line).flatMap(({ date: { written, yearless } }) =>
      yearless || written.twoDigitYear ? [] : (resolveDate(written, order, input.hints.today) ?? []),
    ),
  );
  return days.toSorted().at(-1) ?? null;
};

const readIn = (order: DateOrder, input: OrderInput): Read | null => {
  const { rows, hints } = input;
  const dates = rows.flatMap(({ written }) => resolveDate(written, order, hints.today) ?? []);
  const sorted = dates.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (dates.length < rows.length || first === undefined || last === undefined) return null;
  if (last > addDays(hints.today, FUTURE_DAYS_MAX)) return null;
  const period: Span | null = findPeriod(input.around, order, { rows, today: hints.today });
  const printed = findPrintedDay(input, order);
  return {
    order,
    dates,
    inside: period === null ? null : first >= addDays(period.from, -5) && last <= addDays(period.to, 5),
    spread: daysBetween(first, last),
    away: printed === null ? null : Math.abs(daysBetween(last, printed)),
  };
};

const isFitter = (one: Read, other: Read): boolean =>
  (one.inside === true && other.inside !== true) ||
  ((one.inside !== false || other.inside !== true) &&
    one.spread <= SPREAD_DAYS &&
    other.spread >= FAR_DAYS) ||
  (one.away !== null && other.away !== null && one.away <= SPREAD_DAYS && other.away >= FAR_DAYS);

/** Whether days with years of two digits begin with the year; null where they do not, and day and month remain to be told apart. */
export const chooseShortYear = (printed: OrderInput): ChosenOrder | null => {
  const { hints } = printed;
  // Days with the name of their month, or that begin with all digits of their year, say nothing of the others.
  const rows = printed.rows.filter(({ written, yearless }) => written.order === null || yearless);
  if (rows.length === 0 || !rows.every(({ written, yearless }) => !yearless && written.twoDigitYear))
    return null;
  const input = { ...printed, rows };
  const yearFirst = readIn("ymd", input);
  if (yearFirst === null) return null;
  const others = (["dmy", "mdy"] as const).flatMap((order) => readIn(order, input) ?? []);
  if (others.some((other) => isFitter(other, yearFirst))) return null;
  const { habit } = input;
  const usual = habit === "ymd" ? undefined : others.find(({ order }) => order === habit);
  if (usual !== undefined && !isFitter(yearFirst, usual)) return null;
  if (others.every((other) => isFitter(yearFirst, other)) || input.habit === "ymd")
    return { order: "ymd", question: null };
  if (hints.date_order !== undefined)
    return hints.date_order === "ymd" ? { order: "ymd", question: null } : null;
  const left = others.filter((other) => !isFitter(yearFirst, other));
  return { order: "ymd", question: askForOrder([yearFirst, ...left]) };
};
