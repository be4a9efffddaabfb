import { Trans, useLingui } from "@lingui/react/macro";
import type { ExploreQuery } from "@passbook/contract/explore";
import { getStretch, type StretchInsights } from "@passbook/contract/stretch-insights";
import type { Days } from "@passbook/contract/search";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { countedPeriod, transactionsPath } from "../../../lib/addresses/transaction-filter.ts";
import { insightKeys } from "../../../lib/cache/query-keys.ts";
import { ConvertedNote } from "../../../lib/currencies/converted-note.tsx";
import { CurrencyNotes } from "../../../lib/currencies/currency-notes.tsx";
import { TotalInHome, WithoutRate } from "../../../lib/currencies/total-in-home.tsx";
import { call } from "../../../lib/calls/call.ts";
import { explorePath } from "../../../lib/explore/address.ts";
import { ExploredChart } from "../../../lib/explore/explored-chart.tsx";
import { type Grid as Figures, makeGrid, makePlot } from "../../../lib/explore/make-plot.ts";
import { useExplored } from "../../../lib/explore/use-explored.ts";
import { useWordsOf } from "../../../lib/explore/use-explore-words.ts";
import { ListError } from "../../../lib/notices/list-error.tsx";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { SegmentedControl } from "../../../ui/actions/segmented-control.tsx";
import { CategoryBars } from "../../../ui/charts/category-bars.tsx";
import { Amount } from "../../../ui/figures/amount.tsx";
import { Figure } from "../../../ui/figures/figure.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { Grid, GridItem } from "../../../ui/frame/grid.tsx";
import { List, ListRow } from "../../../ui/lists/list.tsx";
import { TableTwin } from "../../../ui/lists/table-twin.tsx";
import { SkeletonCard } from "../../../ui/states/skeleton.tsx";
import { formatMoney, formatPercent, formatShortDay } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import insightStyles from "../insights.module.css";
import { ChangesCard } from "./changes-card.tsx";
import styles from "./stretch.module.css";

const AGAINST = ["before", "year_ago", "usual"] as const;
export type Against = (typeof AGAINST)[number];

/** Flows of what the stretch is held against; null where there is no usual yet. */
const flowsOf = (stretch: StretchInsights, against: Against) =>
  ({ before: stretch.flows_before, year_ago: stretch.flows_year_ago, usual: stretch.flows_usual })[against];

const useAgainst = (): readonly [Against, (against: Against) => void] => {
  const [params, setParams] = useSearchParams();
  const against = AGAINST.find((each) => each === params.get("against")) ?? "before";
  const choose = (chosen: Against) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set("against", chosen);
        return next;
      },
      { replace: true },
    );
  };
  return [against, choose];
};

const useAgainstNames = (): Readonly<Record<Against, string>> => {
  const { t } = useLingui();
  return { before: t`Before`, year_ago: t`A year ago`, usual: t`Usual` };
};

type ViewProps = { readonly stretch: StretchInsights; readonly against: Against };

const rateOf = ({ saved, income }: { readonly saved: number; readonly income: number }): number | null =>
  income <= 0 ? null : saved / income;

/** Income, spent, invested and saved, each with what it was then. */
const FiguresCard = ({ stretch, against }: ViewProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { now, currency, is_total, from, through } = stretch;
  const then = flowsOf(stretch, against);
  const names = { spent: t`Spent`, income: t`Income`, invested: t`Invested`, saved: t`Saved` };
  const [rate, rate_then] = [rateOf(now), then === null ? null : rateOf(then)];
  const sayRate = (share: number | null) =>
    share === null ? "–" : formatPercent(share, locale, { decimals: 1 });
  const amount = sayRate(rate_then);
  return (
    <dl className={styles["figures"]}>
      {(["spent", "income", "invested", "saved"] as const).map((flow) => {
        const amount = then === null ? "–" : formatMoney(then[flow], currency, locale);
        return (
          <div key={flow}>
            <dt>{names[flow]}</dt>
            <dd>
              <Figure
                amount={now[flow]}
                currency={currency}
                size="md"
                sign="auto"
                to={transactionsPath({
                  ...countedPeriod({ from, to: through }),
                  ...(is_total ? {} : { currency }),
                  flow,
                })}
              />
            </dd>
            <dd className={styles["then"]}>
              <Trans>then {amount}</Trans>
            </dd>
          </div>
        );
      })}
      <div>
        <dt>
          <Trans>Saved of income</Trans>
        </dt>
        <dd>
          <strong className={styles["share"]}>{sayRate(rate)}</strong>
        </dd>
        <dd className={styles["then"]}>
          <Trans>then {amount}</Trans>
        </dd>
      </div>
    </dl>
  );
};

/** What is drawn over the days as a table: a row for each of them, a column for each category. */
const GridTwin = ({
  grid,
  format,
}: {
  readonly grid: Figures;
  readonly format: (value: number) => string;
}) => {
  const { t } = useLingui();
  return (
    <TableTwin
      caption={t`Spent over time`}
      columns={["", ...grid.rows.map(({ label }) => label), t`All together`]}
      rows={() =>
        grid.columns.map(({ key, label, sum }, column) => [
          label,
          ...grid.rows.map((category, row) => {
            const { value, href } = grid.at(row, column);
            return value === 0 ? (
              "–"
            ) : (
              <Link key={`${category.key} ${key}`} to={href ?? ""}>
                {format(value)}
              </Link>
            );
          }),
          format(sum.value),
        ])
      }
    />
  );
};

/** Spending by category over the days, as finely as they can be told apart. */
const OverTimeCard = ({
  stretch,
  reference,
}: {
  readonly stretch: StretchInsights;
  readonly reference: Reference;
}) => {
  const { t } = useLingui();
  const { from, through, currency, is_total } = stretch;
  const is_long = from.slice(0, 7) < through.slice(0, 7);
  const query: ExploreQuery = useMemo(
    () => ({
      measure: "spent",
      rows: "category",
      columns: is_long ? "month" : "day",
      from,
      to: through,
      currency,
      ...(is_total ? { convert: "true" as const } : {}),
    }),
    [is_long, from, through, currency, is_total],
  );
  const { data } = useExplored(query);
  const words = useWordsOf(reference, query, data?.explored);
  const drawn = useMemo(() => {
    if (data === undefined) return null;
    const asked = { ...data, words };
    const grid = makeGrid(asked);
    return { grid, plot: makePlot(asked, grid) };
  }, [data, words]);
  if (drawn === null) return <SkeletonCard rows={6} />;
  return (
    <Card
      sums
      title={<Trans>Spent over time</Trans>}
      action={
        <Link className={insightStyles["more"]} to={explorePath({ ...query, view: "bar" })}>
          <Trans>Explore</Trans>
        </Link>
      }
    >
      <ExploredChart plot={drawn.plot} view="bar" label={t`Spent over time`} height={260} />
      <GridTwin grid={drawn.grid} format={words.format} />
    </Card>
  );
};

const CategoriesCard = ({ stretch, against, reference }: ViewProps & { readonly reference: Reference }) => {
  const { currency, is_total, from, through, categories } = stretch;
  const names = useAgainstNames();
  const items = categories
    .filter(({ now }) => now !== 0)
    .map((held) => {
      const category = reference.findCategory(held.category_id);
      return {
        id: held.category_id,
        name: category?.name ?? "…",
        amount: held.now,
        usual: held[against],
        icon: category?.icon,
        colour: category?.color,
        href: explorePath({
          measure: "spent",
          rows: "sub_category",
          view: "bar",
          from,
          to: through,
          ...(is_total ? { convert: "true" as const } : {}),
          category_id: held.category_id,
        }),
      };
    });
  return (
    <Card sums title={<Trans>By category</Trans>}>
      {items.length === 0 ? (
        <p className={insightStyles["none"]}>
          <Trans>Nothing was spent in these days.</Trans>
        </p>
      ) : (
        <CategoryBars items={items} currency={currency} held={names[against]} />
      )}
    </Card>
  );
};

const IncomeCard = ({
  stretch,
  reference,
}: Omit<ViewProps, "against"> & { readonly reference: Reference }) => {
  const { currency, is_total, from, through } = stretch;
  const income = stretch.income.filter(({ now }) => now !== 0);
  return (
    <Card sums title={<Trans>Income</Trans>}>
      {income.length === 0 ? (
        <p className={insightStyles["none"]}>
          <Trans>Nothing came in in these days.</Trans>
        </p>
      ) : (
        <List>
          {income.map(({ sub_category_id, now }) => (
            <ListRow
              key={sub_category_id}
              title={reference.findSubCategory(sub_category_id)?.sub.name ?? "…"}
              end={<Amount amount={now} currency={currency} />}
              to={transactionsPath({
                ...countedPeriod({ from, to: through }),
                ...(is_total ? {} : { currency }),
                flow: "income",
                sub_category_id,
              })}
            />
          ))}
        </List>
      )}
    </Card>
  );
};

/** What the stretch is held against, in words. */
const SayAgainst = ({ stretch, against }: ViewProps) => {
  const { locale } = useLocale();
  const { usual_of } = stretch;
  const days = against === "year_ago" ? stretch.year_ago : stretch.before;
  const [from, to] = [formatShortDay(days.from, locale, ""), formatShortDay(days.to, locale, "")];
  if (against !== "usual")
    return (
      <Trans>
        compared with {from} to {to}; transfers are left out
      </Trans>
    );
  return usual_of === 0 ? (
    <Trans>There is no usual yet; transfers are left out</Trans>
  ) : (
    <Trans>compared with the mean of the {usual_of} before; transfers are left out</Trans>
  );
};

/** Any days, held against those before, a year ago, or the usual. */
export const StretchView = ({ days, reference }: { readonly days: Days; readonly reference: Reference }) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const [against, choose] = useAgainst();
  const names = useAgainstNames();
  const { data, error, refetch } = useQuery({
    queryKey: insightKeys.asked(days),
    queryFn: async ({ signal }) => (await call(getStretch, { query: days, signal })).answer.data,
    placeholderData: keepPreviousData,
  });
  if (error !== null) return <ListError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonCard rows={8} />;
  const apart = data.other_currencies
    .map(({ currency, spent }) => formatMoney(spent, currency, locale))
    .join(", ");
  return (
    <Grid className={insightStyles["fill"]}>
      <GridItem>
        <Card sums title={<Trans>At a glance</Trans>} sub={<SayAgainst stretch={data} against={against} />}>
          <div className={styles["against"]}>
            <SegmentedControl
              label={t`Held against`}
              value={against}
              onChange={choose}
              options={AGAINST.map((value) => ({ value, label: names[value] }))}
            />
          </div>
          <FiguresCard stretch={data} against={against} />
          <CurrencyNotes>
            {apart !== "" && (
              <p>
                {data.is_total ? (
                  <WithoutRate sums={apart} />
                ) : (
                  <Trans>Spent in other currencies, totalled apart: {apart}</Trans>
                )}
              </p>
            )}
            {data.converted.map(({ own, into, ...by }) => (
              <p key={by.currency}>
                <Trans>Spent</Trans>:{" "}
                <ConvertedNote {...by} own={own.spent} into={into.spent} to={data.currency} />
              </p>
            ))}
            {data.without_rate_before.length > 0 && (
              <p>
                <WithoutRate sums={data.without_rate_before.join(", ")} />
              </p>
            )}
            {(apart !== "" || data.converted.length > 0) && <TotalInHome />}
          </CurrencyNotes>
        </Card>
      </GridItem>
      <GridItem>
        <OverTimeCard stretch={data} reference={reference} />
      </GridItem>
      <GridItem span={7}>
        <CategoriesCard stretch={data} against={against} reference={reference} />
      </GridItem>
      <GridItem span={5}>
        <ChangesCard stretch={data} reference={reference} />
      </GridItem>
      <GridItem>
        <IncomeCard stretch={data} reference={reference} />
      </GridItem>
    </Grid>
  );
};
