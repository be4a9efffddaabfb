import { useLingui } from "@lingui/react/macro";
import type { Series } from "@passbook/contract/findings";
import { formatRelativeDay, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";

/** How often, in words. */
export const useIntervalWords = (): Readonly<Record<Series["interval"], string>> => {
  const { t } = useLingui();
  return {
    weekly: t`every week`,
    fortnightly: t`every two weeks`,
    semi_monthly: t`twice a month`,
    four_weekly: t`every four weeks`,
    monthly: t`every month`,
    two_monthly: t`every two months`,
    quarterly: t`every quarter`,
    half_yearly: t`every half year`,
    yearly: t`every year`,
  };
};

/** When it comes next, or since when it does not. */
export const useNextWords = (): ((series: Series) => string) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  return ({ state, next, last_on }) => {
    const last = formatShortDay(last_on, locale, today);
    if (state === "ended" || next === null) return t`ended, last on ${last}`;
    const day = formatShortDay(next.on, locale, today);
    if (state === "late") return t`late, expected on ${day}`;
    const when = formatRelativeDay(next.on, today, locale);
    return next.on < today ? t`expected on ${day}, ${when}` : t`next on ${day}, ${when}`;
  };
};
