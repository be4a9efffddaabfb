import { addDays, daysBetween, toIsoDate } from "@passbook/contract/values";
import type { IsoDate } from "@passbook/contract/values";
import type { DateOrder } from "../../parsed-file.ts";
import type { PageDate } from "../lines/page-dates.ts";

/** Nothing is later than `latest`, where it is known. */
export type Span = { from: IsoDate; to: IsoDate; latest?: IsoDate };

const LATE_DAYS_MAX = 40;

/** The days about the end of a span that a day without its year may be, the latest first. */
const listDays = ({ written }: PageDate, { to }: Span, order: DateOrder): IsoDate[] => {
  const last = Number(to.slice(0, 4));
  const [a, b] = written.parts;
  const [first, second] = (written.order ?? order) === "dmy" ? [a, b] : [b, a];
  return [last + 1, last, last - 1, last - 2].flatMap((year) => toIsoDate(year, second, first) ?? []);
};

/** The days inside a span that a day without its year may be, the earliest first. */
export const listInside = (date: PageDate, span: Span, order: DateOrder): IsoDate[] =>
  listDays(date, span, order)
    .filter((day) => day >= span.from && day <= span.to)
    .toReversed();

/** The day in the year that puts it nearest to another. */
export const completeBeside = (date: PageDate, day: IsoDate, order: DateOrder): IsoDate | null => {
  const away = (other: IsoDate): number => Math.abs(daysBetween(day, other));
  const days = listDays(date, { from: day, to: day }, order);
  return days.toSorted((a, b) => away(a) - away(b))[0] ?? null;
};

/** The day in the year that puts it inside the span, or nearest before its end. */
export const completeYear = (date: PageDate, span: Span, order: DateOrder): IsoDate | null => {
  const days = listDays(date, span, order);
  const inside = days.find((day) => day >= span.from && day <= span.to);
  if (inside !== undefined) return inside;
  const late = addDays(span.to, LATE_DAYS_MAX);
  const { latest = late } = span;
  return days.find((day) => day <= late && day <= latest) ?? null;
};
