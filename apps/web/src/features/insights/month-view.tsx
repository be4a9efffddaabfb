import { Trans } from "@lingui/react/macro";
import type { MonthInsights } from "@passbook/contract/insights";
import { memo } from "react";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { useLocale } from "../../words/locale.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { CalendarHeat } from "../../ui/charts/calendar-heat.tsx";
import { Without } from "../../ui/base/without.tsx";
import { Grid, GridItem } from "../../ui/frame/grid.tsx";
import { AlertsCard } from "./elsewhere/alerts-card.tsx";
import { AheadCard } from "./elsewhere/ahead-card.tsx";
import { HomeCards } from "./arrange/home-cards.tsx";
import { BalancesCard } from "./balances-card.tsx";
import { BudgetsCard } from "./elsewhere/budgets-card.tsx";
import { CategoryCard } from "./category-card.tsx";
import { DueCard, isNearDue } from "./due-card.tsx";
import { EmptyMonth } from "./empty-month.tsx";
import { FlowCard } from "./flow-card.tsx";
import { GoalsCard } from "./elsewhere/goals-card.tsx";
import { HeroCard } from "./hero-card.tsx";
import { pathsOf } from "./insights-path.ts";
import styles from "./insights.module.css";
import { MerchantsCard } from "./merchants-card.tsx";
import { MonthsCard } from "./months-card.tsx";
import { NetWorthCard } from "./elsewhere/net-worth-card.tsx";
import { OtherCurrencies } from "./other-currencies.tsx";
import { ProofLine } from "./proof-line.tsx";
import { SideFigures } from "./side-figures.tsx";
import { UnusualCard } from "./unusual-card.tsx";

type MonthViewProps = { readonly insights: MonthInsights; readonly reference: Reference };

const DaysCard = ({ insights }: Pick<MonthViewProps, "insights">) => {
  const { month, currency, days } = insights;
  const paths = pathsOf(insights);
  return (
    <Card sums title={<Trans>Day by day</Trans>}>
      <CalendarHeat
        month={month}
        currency={currency}
        days={days
          .filter((day) => day.spent !== 0)
          .map((day) => ({ date: day.day, amount: day.spent, href: paths.day(day.day) }))}
      />
    </Card>
  );
};

const MonthViewContent = ({ insights, reference }: MonthViewProps) => {
  const { today } = useLocale();
  const is_near = isNearDue(insights.month, today);
  return (
    <>
      <ProofLine insights={insights} reference={reference} />
      <EmptyMonth insights={insights} />
      <Grid className={styles["fill"]}>
        <GridItem span={8}>
          <HeroCard insights={insights} />
        </GridItem>
        <GridItem span={4}>
          <SideFigures insights={insights} />
          <Without />
        </GridItem>
        <AlertsCard insights={insights} />
        {insights.other_currencies.length + insights.converted.length > 0 && (
          <GridItem>
            <OtherCurrencies insights={insights} />
          </GridItem>
        )}
        <HomeCards
          reference={reference}
          cards={{
            budgets: (
              <GridItem>
                <BudgetsCard insights={insights} reference={reference} />
              </GridItem>
            ),
            goals: <GoalsCard />,
            ahead: <AheadCard insights={insights} />,
            net_worth: <NetWorthCard />,
            categories: (
              <GridItem span={7}>
                <CategoryCard insights={insights} reference={reference} />
              </GridItem>
            ),
            merchants: (
              <GridItem span={5}>
                <MerchantsCard insights={insights} />
              </GridItem>
            ),
            due: is_near && (
              <GridItem span={6} half>
                <DueCard insights={insights} />
              </GridItem>
            ),
            unusual: (
              <GridItem span={is_near ? 6 : 12} half={is_near}>
                <UnusualCard insights={insights} />
              </GridItem>
            ),
            months: (
              <GridItem>
                <MonthsCard insights={insights} />
              </GridItem>
            ),
            flow: (
              <GridItem>
                <FlowCard insights={insights} reference={reference} />
              </GridItem>
            ),
            days: (
              <GridItem span={5}>
                <DaysCard insights={insights} />
              </GridItem>
            ),
            balances: (
              <GridItem span={7}>
                <BalancesCard reference={reference} />
              </GridItem>
            ),
          }}
        />
      </Grid>
    </>
  );
};

/**
 * Everything about one month; below what it comes to the cards stand as the person put them. Drawn anew for other figures or names alone: it is
 * the costliest part of the screen.
 */
export const MonthView = memo(MonthViewContent);
