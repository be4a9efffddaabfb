import { addMonths, daysOfMonth, monthOf } from "../../../words/format.ts";
import { monthPeriod } from "../../../lib/addresses/transaction-filter.ts";

export type Period = { readonly from?: string | undefined; readonly to?: string | undefined };
export const PRESETS = ["this_month", "last_month", "last_3_months", "this_year", "last_year"] as const;
export type Preset = (typeof PRESETS)[number];

/** The days a preset means today. */
export const periodOfPreset = (
  preset: Preset,
  today: string,
): Required<Period> & { from: string; to: string } => {
  const month = monthOf(today);
  const year = Number(today.slice(0, 4));
  const wholeYear = (number: number) => ({ from: `${String(number)}-01-01`, to: `${String(number)}-12-31` });
  if (preset === "this_month") return monthPeriod(month);
  if (preset === "last_month") return monthPeriod(addMonths(month, -1));
  if (preset === "last_3_months") return { from: `${addMonths(month, -2)}-01`, to: monthPeriod(month).to };
  return wholeYear(preset === "this_year" ? year : year - 1);
};

export type PeriodWords =
  | { readonly kind: "all" }
  | { readonly kind: "month"; readonly month: string }
  | { readonly kind: "year"; readonly year: string }
  | { readonly kind: "day"; readonly day: string }
  | { readonly kind: "range"; readonly from: string; readonly to: string }
  | { readonly kind: "since"; readonly from: string }
  | { readonly kind: "until"; readonly to: string };

/** The plainest name of a period: a whole month or year is called by its name. */
export const namePeriod = ({ from, to }: Period): PeriodWords => {
  if (from === undefined) return to === undefined ? { kind: "all" } : { kind: "until", to };
  if (to === undefined) return { kind: "since", from };
  if (from === to) return { kind: "day", day: from };
  const month = monthOf(from);
  if (from.endsWith("-01") && to === `${month}-${String(daysOfMonth(month)).padStart(2, "0")}`)
    return { kind: "month", month };
  if (from.endsWith("-01-01") && to === `${from.slice(0, 4)}-12-31`)
    return { kind: "year", year: from.slice(0, 4) };
  return { kind: "range", from, to };
};
