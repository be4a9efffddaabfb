import { Trans } from "@lingui/react/macro";
import type { MonthInsights } from "@passbook/contract/insights";
import { useDeferredValue } from "react";
import { Card } from "../../ui/frame/card.tsx";
import { MonthBars } from "../../ui/charts/month-bars.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";
import { pathsOf } from "./insights-path.ts";
import styles from "./insights.module.css";
import { useMonthSums } from "./use-insights.ts";

/** Months shown beside each other. */
const MONTHS_SHOWN = 18;

/** Income, spent and invested of the last months beside each other. */
export const MonthsCard = ({ insights }: { readonly insights: MonthInsights }) => {
  const { month, currency } = insights;
  const { data, isPending } = useMonthSums(month, currency);
  // an answer is drawn at once otherwise, and this one is the costliest chart of the screen
  const months = useDeferredValue(data, undefined);
  const paths = pathsOf(insights);
  if (isPending || (months === undefined && data !== undefined)) return <SkeletonCard rows={5} />;
  const shown = months ?? [];
  const hasMonths = shown.some((each) => each.income !== 0 || each.spent !== 0 || each.invested !== 0);
  return (
    <Card sums title={<Trans>Month by month</Trans>}>
      {hasMonths ? (
        <MonthBars
          months={shown.slice(-MONTHS_SHOWN).map((each) => ({ ...each, href: paths.wholeMonth(each.month) }))}
          currency={currency}
        />
      ) : (
        <p className={styles["none"]}>
          <Trans>Nothing happened in these months.</Trans>
        </p>
      )}
    </Card>
  );
};
