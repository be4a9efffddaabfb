import type { Statement } from "@passbook/contract/statements";
import { formatMonth, formatShortDay, monthOf } from "../../../words/format.ts";

/** A period in words, always with its year: the month's name, or its first and last day. */
export const formatPeriod = ({ from, to }: NonNullable<Statement["period"]>, locale: string): string => {
  if (monthOf(from) === monthOf(to)) return formatMonth(monthOf(from), locale);
  // the year stands once, unless the period spans two
  const same_year = from.slice(0, 4) === to.slice(0, 4) ? from : "";
  return `${formatShortDay(from, locale, same_year)} – ${formatShortDay(to, locale, "")}`;
};
