import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import type { Series } from "@passbook/contract/findings";
import type { Transaction } from "@passbook/contract/transactions";
import { formatLongDay, formatMoney, formatShortDay } from "../../words/format.ts";
import { ListError } from "../../lib/notices/list-error.tsx";
import { useLocale } from "../../words/locale.tsx";
import { isRefusal } from "../../lib/calls/refusal.ts";
import { transactionsPath } from "../../lib/addresses/transaction-filter.ts";
import { useReference } from "../../lib/reference-data/use-reference.ts";
import { useStatementEvents } from "../../lib/statements/use-statement-events.ts";
import { Amount } from "../../ui/figures/amount.tsx";
import { Badge } from "../../ui/figures/badge.tsx";
import { Acts } from "../../ui/base/acts.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { Grid, GridItem } from "../../ui/frame/grid.tsx";
import { KeyValues } from "../../ui/lists/key-values.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { LogoTile } from "../../ui/pictures/logo-tile.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { SeriesBars } from "./series-bars.tsx";
import { MergeSeriesDialog, RenameSeriesDialog } from "./series-dialogs.tsx";
import { useIntervalWords, useNextWords } from "./use-series-words.ts";
import { useSeries, useSeriesChanges } from "./use-series.ts";

const LIST = "/recurring";
const NOT_FOUND = 404;

type ShownProps = { readonly series: Series; readonly transactions: readonly Transaction[] };

type Fact = { readonly label: string; readonly value: ReactNode };

/** Everything known of a series, as facts. */
const useFacts = (series: Series): readonly Fact[] => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const { findSubCategory } = useReference();
  const intervals = useIntervalWords();
  const toNext = useNextWords();
  const money = (amount: number) => formatMoney(Math.abs(amount), series.currency, locale);
  const day = (date: string) => formatShortDay(date, locale, today);
  const { next, price_changes, missed } = series;
  const category = findSubCategory(series.sub_category_id)?.sub.name;
  const changes = price_changes.map(({ on, from, to }) => `${day(on)}: ${money(from)} → ${money(to)}`);
  const sizes = [next?.least ?? 0, next?.most ?? 0].map(Math.abs);
  const [smaller, larger] = [Math.min(...sizes), Math.max(...sizes)];
  const expected =
    next === null
      ? null
      : next.least === next.most
        ? money(next.amount)
        : t`about ${money(next.amount)}, ${money(smaller)} to ${money(larger)}`;
  return [
    { label: t`How often`, value: intervals[series.interval] },
    { label: t`When`, value: toNext(series) },
    ...(expected === null ? [] : [{ label: t`Expected`, value: expected }]),
    ...(series.state === "ended" ? [] : [{ label: t`In a year`, value: money(series.yearly) }]),
    { label: t`Since`, value: formatLongDay(series.first_on, locale) },
    ...(category === undefined ? [] : [{ label: t`Category`, value: category }]),
    ...(changes.length === 0 ? [] : [{ label: t`Price`, value: changes.join(", ") }]),
    ...(missed.length === 0 ? [] : [{ label: t`Missed`, value: missed.map(day).join(", ") }]),
  ];
};

const Actions = ({ series }: { readonly series: Series }) => {
  const navigate = useNavigate();
  const changes = useSeriesChanges();
  const [open, setOpen] = useState<"rename" | "merge" | null>(null);
  const { decision } = series;
  const close = () => {
    setOpen(null);
  };
  return (
    <Stack row wrap gap={2}>
      {decision === "dismissed" ? (
        <Button kind="primary" onClick={() => void changes.bringBack(series)}>
          <Trans>It is recurring</Trans>
        </Button>
      ) : (
        <>
          {decision === "found" && (
            <Button kind="primary" icon="check" onClick={() => void changes.confirm(series)}>
              <Trans>That is right</Trans>
            </Button>
          )}
          <Button
            onClick={() => void changes.dismiss(series).then((done) => (done ? navigate(LIST) : undefined))}
          >
            <Trans>Not recurring</Trans>
          </Button>
        </>
      )}
      <Button
        kind="quiet"
        onClick={() => {
          setOpen("rename");
        }}
      >
        <Trans>Rename</Trans>
      </Button>
      <Button
        kind="quiet"
        onClick={() => {
          setOpen("merge");
        }}
      >
        <Trans>Merge</Trans>
      </Button>
      {open === "rename" && <RenameSeriesDialog series={series} changes={changes} onClose={close} />}
      {open === "merge" && (
        <MergeSeriesDialog
          series={series}
          changes={changes}
          onClose={close}
          // what both become is found anew, so neither address may lead to it
          onMerged={() => void navigate(LIST, { replace: true })}
        />
      )}
    </Stack>
  );
};

/** What came and what did not, the newest first; a missed day stands where its payment would. */
const Members = ({ series, transactions }: ShownProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const rows = [
    ...transactions.map(({ id, booked_on, description, amount, currency }) => ({
      id,
      on: booked_on,
      sub: description,
      end: <Amount amount={amount} currency={currency} />,
      to: transactionsPath({}, id),
    })),
    ...series.missed.map((on) => ({
      id: on,
      on,
      sub: t`Nothing came around this day`,
      end: <Badge tone="warning">{t`missed`}</Badge>,
      to: undefined,
    })),
  ].toSorted((a, b) => (a.on > b.on ? -1 : 1));
  return (
    <Card title={<Plural value={transactions.length} one="# transaction" other="# transactions" />}>
      <List>
        {rows.map(({ id, on, ...row }) => (
          <ListRow key={id} title={formatLongDay(on, locale)} {...row} />
        ))}
      </List>
    </Card>
  );
};

const Shown = ({ series, transactions }: ShownProps) => {
  const facts = useFacts(series);
  return (
    <Grid>
      <GridItem span={7}>
        <Stack gap={4}>
          <Card>
            <Stack gap={4}>
              <KeyValues items={[...facts]} />
              <Acts>
                <Actions series={series} />
              </Acts>
            </Stack>
          </Card>
          <Card title={<Trans>Amounts</Trans>}>
            <SeriesBars series={series} transactions={transactions} />
          </Card>
        </Stack>
      </GridItem>
      <GridItem span={5}>
        <Members series={series} transactions={transactions} />
      </GridItem>
    </Grid>
  );
};

/** One series: how often, what it costs, when it comes next, and every payment of it. */
export const SeriesScreen = () => {
  useStatementEvents();
  const { t } = useLingui();
  const { id = "" } = useParams();
  const { data, error, isPending, refetch } = useSeries(id);
  const name = data?.series.name ?? t`Recurring`;
  const isGone = data === undefined && isRefusal(error) && error.status === NOT_FOUND;
  return (
    <Page
      title={name}
      back={{ to: LIST, label: t`Recurring` }}
      lead={data === undefined ? undefined : <LogoTile name={name} />}
    >
      {isPending && <SkeletonCard rows={6} />}
      {isGone && (
        <Card>
          <EmptyState
            icon="repeat"
            title={t`This series is not here any more`}
            message={t`Series are found anew when transactions change. It may stand in the list under another day or name.`}
            primary={{ label: t`Recurring`, to: LIST }}
          />
        </Card>
      )}
      {data === undefined && error !== null && !isGone && (
        <ListError error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Shown {...data} />}
    </Page>
  );
};
