import { Plural, Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { MonthInsights } from "@passbook/contract/insights";
import { listSeries } from "@passbook/contract/findings";
import { call } from "../../lib/calls/call.ts";
import { seriesKeys } from "../../lib/cache/query-keys.ts";
import { addMonths, formatMonth, formatShortDay, monthOf } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { monthPeriod } from "../../lib/addresses/transaction-filter.ts";
import { Amount } from "../../ui/figures/amount.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { LogoTile } from "../../ui/pictures/logo-tile.tsx";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import styles from "./insights.module.css";

const MOST = 5;

const useDue = (month: string, enabled: boolean) =>
  useQuery({
    queryKey: seriesKeys.due(month),
    queryFn: async ({ signal }) =>
      (await call(listSeries, { query: { due_to: monthPeriod(month).to }, signal })).answer.data,
    enabled,
  });

/** Whether what is due now is of any use beside a month: it is beside the running one and the one before, which is the newest with rows for most of each month. */
export const isNearDue = (month: string, today: string): boolean =>
  month >= addMonths(monthOf(today), -1) && month <= monthOf(today);

/** Recurring payments that are still to come in the running month. */
export const DueCard = ({ insights }: { readonly insights: MonthInsights }) => {
  const { locale, today } = useLocale();
  const running = monthOf(today);
  const is_running = insights.month === running;
  const month = formatMonth(running, locale);
  // beside another month the figures say nothing of this one
  const known = is_running ? insights.due.count : undefined;
  const { data, isPending } = useDue(running, known !== 0);
  const count = known ?? data?.length ?? 0;
  const is_none = known === 0 || (known === undefined && data?.length === 0);
  const shown = (data ?? [])
    .flatMap((series) => (series.next === null ? [] : [{ ...series, next: series.next }]))
    .toSorted((a, b) => (a.next.on < b.next.on ? -1 : 1))
    .slice(0, MOST);
  return (
    <Card
      title={is_running ? <Trans>Still due this month</Trans> : <Trans>Still due in {month}</Trans>}
      sub={count > 0 ? <Plural value={count} one="# payment" other="# payments" /> : undefined}
      action={
        <Link className={styles["more"]} to="/recurring">
          <Trans>All recurring</Trans>
        </Link>
      }
    >
      {is_none && (
        <p className={styles["none"]}>
          {is_running ? (
            <Trans>Nothing recurring is due in the rest of this month.</Trans>
          ) : (
            <Trans>Nothing recurring is due in the rest of {month}.</Trans>
          )}
        </p>
      )}
      {!is_none && isPending && <SkeletonRows count={Math.min(MOST, known ?? MOST)} />}
      {!is_none && (
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
