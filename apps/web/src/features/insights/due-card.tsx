import { Plural, Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { MonthInsights } from "@passbook/contract/insights";
import { listSeries } from "@passbook/contract/findings";
import { call } from "../../lib/calls/call.ts";
import { seriesKeys } from "../../lib/cache/query-keys.ts";
import { formatShortDay, monthOf } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { monthPeriod } from "../../lib/addresses/transaction-filter.ts";
import { Amount } from "../../ui/figures/amount.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { LogoTile } from "../../ui/pictures/logo-tile.tsx";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import styles from "./insights.module.css";

const MOST = 5;

const useDue = (month: string, count: number) =>
  useQuery({
    queryKey: seriesKeys.due(month),
    queryFn: async ({ signal }) =>
      (await call(listSeries, { query: { due_to: monthPeriod(month).to }, signal })).answer.data,
    enabled: count > 0,
  });

/** Recurring payments that are still to come in the running month. */
export const DueCard = ({ insights }: { readonly insights: MonthInsights }) => {
  const { locale, today } = useLocale();
  const { due } = insights;
  const { data, isPending } = useDue(monthOf(today), due.count);
  const shown = (data ?? [])
    .flatMap((series) => (series.next === null ? [] : [{ ...series, next: series.next }]))
    .toSorted((a, b) => (a.next.on < b.next.on ? -1 : 1))
    .slice(0, MOST);
  return (
    <Card
      title={<Trans>Still due this month</Trans>}
      sub={due.count > 0 ? <Plural value={due.count} one="# payment" other="# payments" /> : undefined}
      action={
        <Link className={styles["more"]} to="/recurring">
          <Trans>All recurring</Trans>
        </Link>
      }
    >
      {due.count === 0 && (
        <p className={styles["none"]}>
          <Trans>Nothing recurring is due in the rest of this month.</Trans>
        </p>
      )}
      {due.count > 0 && isPending && <SkeletonRows count={Math.min(MOST, due.count)} />}
      {due.count > 0 && (
        <List>
          {shown.map(({ id, name, next, currency }) => (
            <ListRow
              key={id}
              lead={<LogoTile name={name} />}
              title={name}
              sub={formatShortDay(next.on, locale, today)}
              end={<Amount amount={next.amount} currency={currency} approx={next.least !== next.most} />}
              to={`/recurring/${id}`}
            />
          ))}
        </List>
      )}
    </Card>
  );
};
