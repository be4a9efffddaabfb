import { useLingui } from "@lingui/react/macro";
import type { BUDGET_PERIODS, PAY_RHYTHMS } from "@passbook/contract/budgets";
import type { Budget } from "../../lib/reference-data/use-budgets.ts";
import { formatMonth, formatShortDay, formatYear, monthOf } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";

export type BudgetPeriod = (typeof BUDGET_PERIODS)[number];
export type PayRhythm = (typeof PAY_RHYTHMS)[number];

/** Kinds of periods and rhythms of pay, in words. */
export const usePeriodWords = () => {
  const { t } = useLingui();
  const periods: Readonly<Record<BudgetPeriod, string>> = {
    month: t`Month`,
    quarter: t`Quarter`,
    year: t`Year`,
    pay: t`From pay to pay`,
  };
  const rhythms: Readonly<Record<PayRhythm, string>> = {
    week: t`Every week`,
    fortnight: t`Every two weeks`,
    four_weeks: t`Every four weeks`,
    month: t`Every month`,
  };
  return { periods, rhythms };
};

/** The days of a period, or its month or year. */
export const useSpanWords = (): ((budget: Pick<Budget, "period" | "from" | "to">) => string) => {
  const { locale, today } = useLocale();
  return ({ period, from, to }) => {
    if (period === "month") return formatMonth(monthOf(from), locale);
    if (period === "year") return formatYear(from, locale);
    return `${formatShortDay(from, locale, today)} – ${formatShortDay(to, locale, today)}`;
  };
};
