import { Trans, useLingui } from "@lingui/react/macro";
import type { MonthInsights } from "@passbook/contract/insights";
import {
  addMonths,
  daysOfMonth,
  formatMoney,
  formatMonthName,
  formatOrdinalDay,
  formatShortDay,
  monthOf,
} from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { CumulativeLine } from "../../ui/charts/cumulative-line.tsx";
import { Figure } from "../../ui/figures/figure.tsx";
import { LikelyCount } from "../../ui/figures/likely-count.tsx";
import { Icon } from "../../ui/base/icon.tsx";
import styles from "./insights.module.css";
import { pathsOf } from "./insights-path.ts";
import { isComparable, proofOf, runningTotals } from "./month-facts.ts";

/** The last day of the month before that is compared with: the same, or its last when it is shorter. */
const sameDayBefore = ({ month, through }: MonthInsights): string => {
  const before = addMonths(month, -1);
  const day = Math.min(Number(through.slice(8)), daysOfMonth(before));
  return `${before}-${String(day).padStart(2, "0")}`;
};

const Comparison = ({ insights }: { readonly insights: MonthInsights }) => {
  const { locale } = useLocale();
  const day = formatShortDay(sameDayBefore(insights), locale);
  const difference = insights.now.spent - insights.before.spent;
  const amount = formatMoney(Math.abs(difference), insights.currency, locale);
  if (!isComparable(insights)) return <Trans>Nothing to compare with yet</Trans>;
  if (difference === 0) return <Trans>as much as by {day}</Trans>;
  return (
    <>
      <Icon name={difference < 0 ? "chevron-down" : "chevron-up"} size="sm" />
      <strong>{difference < 0 ? <Trans>{amount} less</Trans> : <Trans>{amount} more</Trans>}</strong>{" "}
      <Trans>than by {day}</Trans>
    </>
  );
};

/** What was spent so far, against the same days of the month before. */
export const HeroCard = ({ insights }: { readonly insights: MonthInsights }) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const { month, through, currency, now } = insights;
  const name = formatMonthName(month, locale);
  const before = addMonths(month, -1);
  const running = month === monthOf(today);
  const day = formatOrdinalDay(Number(through.slice(8)), locale);
  const paths = pathsOf(insights);
  const empty = [...insights.days, ...insights.days_before].every((each) => each.spent === 0);
  return (
    <Card sums className={styles["hero"]}>
      <h2 className={styles["label"]}>
        {running ? (
          <Trans>
            Spent in {name}, to the {day}
          </Trans>
        ) : (
          <Trans>Spent in {name}</Trans>
        )}
      </h2>
      <Figure
        amount={now.spent}
        currency={currency}
        size="hero"
        sign="auto"
        proof={proofOf(insights.proofs)}
        to={paths.flow("spent")}
      />
      <p className={styles["versus"]}>
        <Comparison insights={insights} />
        <LikelyCount count={insights.likely.spent} to={paths.likely("spent")} of={t`Spent`} />
      </p>
      {empty && (
        <p className={styles["none"]}>
          <Trans>Nothing was spent in these days.</Trans>
        </p>
      )}
      {!empty && (
        <CumulativeLine
          month={month}
          currency={currency}
          current={{ label: name, totals: runningTotals(month, insights.days, through) }}
          previous={{
            label: formatMonthName(before, locale),
            totals: runningTotals(before, insights.days_before),
          }}
          hrefForDay={paths.day}
        />
      )}
    </Card>
  );
};
