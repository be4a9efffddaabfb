import { addDays, toIsoDate } from "@passbook/contract/values";
import type { IsoDate } from "@passbook/contract/values";
import type { DateOrder } from "../../parsed-file.ts";
import type { PageDate } from "../lines/page-dates.ts";

/** Nothing is later than `latest`, where it is known. */
export type Span = { from: IsoDate; to: IsoDate; latest?: IsoDate };

const LATE_DAYS_MAX = 40;

/** The day in the year that puts it inside the span, or nearest before its end. */
export const completeYear = ({ written }: PageDate, span: Span, order: DateOrder): IsoDate | null => {
  const last = Number(span.to.slice(0, 4));
  const day = (year: number): IsoDate | null => {
    const [a, b] = written.parts;
    const [first, second] = (written.order ?? order) === "dmy" ? [a, b] : [b, a];
    return toIsoDate(year, second, first);
  };
  const days = [last + 1, last, last - 1, last - 2].flatMap((year) => day(year) ?? []);
  const inside = days.find((date) => date >= span.from && date <= span.to);
  if (inside !== undefined) return inside;
  const late = addDays(span.to, LATE_DAYS_MAX);
  const { latest = late } = span;
  return days.find((date) => date <= late && date <= latest) ?? null;
};
