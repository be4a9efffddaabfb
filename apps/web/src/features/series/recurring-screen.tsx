import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useState } from "react";
import type { Series } from "@passbook/contract/findings";
import { formatMoney } from "../../words/format.ts";
import { ListError } from "../../lib/notices/list-error.tsx";
import { useLocale } from "../../words/locale.tsx";
import { SampleBanner } from "../../lib/notices/sample-banner.tsx";
import { useReference } from "../../lib/reference-data/use-reference.ts";
import { useStatementEvents } from "../../lib/statements/use-statement-events.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { Grid, GridItem } from "../../ui/frame/grid.tsx";
import { List } from "../../ui/lists/list.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { DueCalendar } from "./due-calendar.tsx";
import { groupSeries, sumYearly } from "./group-series.ts";
import { SeriesRow } from "./series-row.tsx";
import { useSeriesList } from "./use-series.ts";

/** What a year of a group comes to. */
const Yearly = ({ series }: { readonly series: readonly Series[] }) => {
  const { locale } = useLocale();
  const sums = sumYearly(series)
    .map(({ currency, amount }) => formatMoney(Math.abs(amount), currency, locale, { round: true }))
    .join(" + ");
  return <Trans>{sums} a year</Trans>;
};

const Group = ({
  title,
  series,
  yearly = true,
}: {
  readonly title: ReactNode;
  readonly series: readonly Series[];
  readonly yearly?: boolean;
}) =>
  series.length === 0 ? null : (
    <Card sums title={title} sub={yearly ? <Yearly series={series} /> : undefined}>
      <List>
        {series.map((each) => (
          <SeriesRow key={each.id} series={each} />
        ))}
      </List>
    </Card>
  );

const Groups = ({ series }: { readonly series: readonly Series[] }) => {
  const { findSubCategory } = useReference();
  const groups = groupSeries(series, (id) => {
    const found = findSubCategory(id);
    return found !== undefined && (found.sub.is_investment || found.parent.is_investment);
  });
  return (
    <Grid>
      <GridItem span={6}>
        <Stack gap={4}>
          <Group title={<Trans>Bills</Trans>} series={groups.bills} />
          <Group title={<Trans>Income</Trans>} series={groups.income} />
        </Stack>
      </GridItem>
      <GridItem span={6}>
        <Stack gap={4}>
          <Group title={<Trans>Subscriptions</Trans>} series={groups.subscriptions} />
          <Group title={<Trans>Investments</Trans>} series={groups.investments} />
          <Group title={<Trans>Transfers</Trans>} series={groups.transfers} />
          <Group title={<Trans>Ended</Trans>} series={groups.ended} yearly={false} />
        </Stack>
      </GridItem>
    </Grid>
  );
};

const Dismissed = () => {
  const [open, setOpen] = useState(false);
  const { data } = useSeriesList(true);
  if (data === undefined || data.length === 0) return null;
  return open ? (
    <Group title={<Trans>Dismissed</Trans>} series={data} yearly={false} />
  ) : (
    <div>
      <Button
        kind="quiet"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Trans>Show dismissed</Trans>
      </Button>
    </div>
  );
};

/** What comes again and again: subscriptions, bills, income, and when each is due. */
export const RecurringScreen = () => {
  useStatementEvents();
  const { t } = useLingui();
  const { data, error, isPending, refetch } = useSeriesList(false);
  return (
    <Page title={t`Recurring`} back={{ to: "/", label: t`Insights` }}>
      <SampleBanner />
      <Stack gap={4}>
        {isPending && <SkeletonCard rows={6} />}
        {data === undefined && error !== null && <ListError error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && (
          <Card>
            <EmptyState
              icon="repeat"
              title={t`Nothing recurring yet`}
              message={t`After three payments at a steady interval, a subscription, a bill or a salary stands here with the day it is due.`}
              primary={{ act: true, label: t`Upload a statement`, icon: "upload", to: "/statements/upload" }}
            />
          </Card>
        )}
        {data !== undefined && data.length > 0 && (
          <>
            <DueCalendar series={data} />
            <Groups series={data} />
          </>
        )}
        <Dismissed />
      </Stack>
    </Page>
  );
};
