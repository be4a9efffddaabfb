import { Trans, useLingui } from "@lingui/react/macro";
import type { Days } from "@passbook/contract/search";
import { isIsoDate } from "@passbook/contract/values";
import { lazy, Suspense, useDeferredValue, useMemo } from "react";
import { useSearchParams } from "react-router";
import { monthOf } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { messageOf } from "../../lib/calls/refusal.ts";
import { SampleBanner } from "../../lib/notices/sample-banner.tsx";
import { useAlerts } from "../../lib/reference-data/use-alerts.ts";
import { useReference } from "../../lib/reference-data/use-reference.ts";
import { useStatementEvents } from "../../lib/statements/use-statement-events.ts";
import { Acts } from "../../ui/base/acts.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { ErrorView } from "../../ui/states/error-view.tsx";
import { Grid, GridItem } from "../../ui/frame/grid.tsx";
import { MonthPicker } from "../../ui/actions/month-picker.tsx";
import { Skeleton, SkeletonCard } from "../../ui/states/skeleton.tsx";
import { FirstRun } from "./first-run.tsx";
import { monthPeriod } from "../../lib/addresses/transaction-filter.ts";
import styles from "./insights.module.css";
import { StretchMenu, StretchPicker } from "./stretch/stretch-picker.tsx";
import { MonthView } from "./month-view.tsx";
import { WaitingFiles } from "./waiting-files.tsx";
import { useHasStatements, useMonthInsights } from "./use-insights.ts";

// other days than a month come with what draws them
const StretchView = lazy(async () => ({
  default: (await import("./stretch/stretch-view.tsx")).StretchView,
}));

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

const MonthSkeleton = () => (
  <>
    <div className={styles["strip"]}>
      <Skeleton height={46} />
    </div>
    <Grid>
      <GridItem span={8}>
        <SkeletonCard rows={6} lead={false} />
      </GridItem>
      <GridItem span={4}>
        <SkeletonCard rows={6} lead={false} />
      </GridItem>
      <GridItem span={7}>
        <SkeletonCard rows={10} />
      </GridItem>
      <GridItem span={5}>
        <SkeletonCard rows={8} />
      </GridItem>
    </Grid>
  </>
);

/** The days that an address names, where it names any. */
const readDays = (params: URLSearchParams): Days | null => {
  const [from, to] = [params.get("from") ?? "", params.get("to") ?? ""];
  return isIsoDate(from) && isIsoDate(to) && from <= to ? { from, to } : null;
};

/** Any days but a month. */
const StretchScreen = ({ days }: { readonly days: Days }) => {
  useStatementEvents();
  const { t } = useLingui();
  const reference = useReference();
  return (
    <>
      <title>{`${t`Insights`} · Passbook`}</title>
      <div className={styles["head"]}>
        <StretchPicker days={days} />
        <StretchMenu shown={days} />
      </div>
      <SampleBanner />
      <Suspense fallback={<MonthSkeleton />}>
        <StretchView days={days} reference={reference} />
      </Suspense>
    </>
  );
};

/** The home screen: one month and what it rests on, or other days that the address names. */
export const InsightsScreen = () => {
  const [params] = useSearchParams();
  const days = readDays(params);
  return days === null ? <MonthScreen /> : <StretchScreen days={days} />;
};

/** The book of somebody who has not begun it. */
const NothingToSee = () => {
  const { t } = useLingui();
  return (
    <>
      <title>{`${t`Insights`} · Passbook`}</title>
      <Card>
        <EmptyState
          title={t`Nothing in this book yet`}
          message={t`As soon as it has statements, they show here what they mean.`}
        />
      </Card>
    </>
  );
};

/** One month, and what it rests on. */
const MonthScreen = () => {
  useStatementEvents();
  const { t } = useLingui();
  const { today } = useLocale();
  const [params] = useSearchParams();
  const asked = params.get("month");
  const month = asked !== null && MONTH.test(asked) ? asked : undefined;
  const reference = useReference();
  const insights = useMonthInsights(month);
  const known = useHasStatements();
  // What stands among the figures comes with them, so that nothing jumps.
  const alerts = useAlerts();
  const { data } = insights;
  // names come with the figures, so that nothing is drawn twice
  const whole = useMemo(
    () =>
      alerts.isPending || !reference.ready || data === undefined ? undefined : { insights: data, reference },
    [alerts.isPending, reference, data],
  );
  // Drawn in turns, so that the page answers while its many charts are made.
  const drawn = useDeferredValue(whole, undefined);
  if (known.data === false)
    return (
      <Acts otherwise={<NothingToSee />}>
        <FirstRun />
      </Acts>
    );
  const shown = month ?? insights.data?.month ?? monthOf(today);
  return (
    <>
      <title>{`${t`Insights`} · Passbook`}</title>
      <div className={styles["head"]}>
        <MonthPicker as="h1" month={shown} max={monthOf(today)} hrefFor={(other) => `/?month=${other}`} />
        <StretchMenu shown={monthPeriod(shown)} />
      </div>
      <SampleBanner />
      <WaitingFiles />
      {insights.isError && insights.data === undefined && (
        <ErrorView
          title={t`The month did not arrive`}
          message={messageOf(insights.error, t`Oops, unknown error occurred!`)}
          actions={
            <Button kind="primary" onClick={() => void insights.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
      {drawn === undefined && !insights.isError && <MonthSkeleton />}
      {drawn !== undefined && (
        <div className={insights.isPlaceholderData ? styles["busy"] : undefined}>
          <MonthView {...drawn} />
        </div>
      )}
    </>
  );
};
