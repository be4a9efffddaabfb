import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { MerchantHistory } from "@passbook/contract/merchants";
import { countedPeriod, monthPeriod, transactionsPath } from "../../lib/addresses/transaction-filter.ts";
import { messageOf } from "../../lib/calls/refusal.ts";
import { useReference } from "../../lib/reference-data/use-reference.ts";
import { formatMonth, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { MonthBars } from "../../ui/charts/month-bars.tsx";
import { Amount } from "../../ui/figures/amount.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { KeyValues } from "../../ui/lists/key-values.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { CategoryIcon } from "../../ui/pictures/category-icon.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";
import { fillMonths, sumYear } from "./merchant-figures.ts";
import { useMerchantHistory, useNewestRows, useSeriesOf } from "./use-merchant-history.ts";

type OfMerchant = { readonly id: string };
type OfHistory = OfMerchant & { readonly history: MerchantHistory };

const Trend = ({ id, history }: OfHistory) => {
  const { t } = useLingui();
  const { today, locale } = useLocale();
  const { currency, months, usual, transaction_count } = history;
  const year = Number(today.slice(0, 4));
  const total = months.reduce((sum, { amount }) => sum + amount, 0);
  const money = (amount: number) => <Amount amount={amount} currency={currency} tone="ink" />;
  const items = [
    { label: t`This year`, value: money(sumYear(months, year)) },
    { label: t`Last year`, value: money(sumYear(months, year - 1)) },
    ...(usual === null ? [] : [{ label: t`Usual payment`, value: money(usual) }]),
    { label: t`In total`, value: money(total) },
    { label: t`Transactions`, value: String(transaction_count) },
    { label: t`First in`, value: formatMonth(months[0]?.month ?? today.slice(0, 7), locale) },
  ];
  return (
    <Card sums title={t`Month by month`} action={<span>{currency}</span>}>
      <Stack gap={4}>
        <MonthBars
          height={140}
          currency={currency}
          shows={[total > 0 ? "income" : "spent"]}
          months={fillMonths(months, today).map(({ month, amount }) => ({
            month,
            income: amount,
            spent: -amount,
            invested: 0,
            href: transactionsPath({ merchant_id: id, ...countedPeriod(monthPeriod(month)) }),
          }))}
        />
        <KeyValues items={items} />
      </Stack>
    </Card>
  );
};

const Categories = ({ id, history }: OfHistory) => {
  const { t } = useLingui();
  const { findSubCategory } = useReference();
  return (
    <Card sums title={t`Categories`}>
      <List label={t`Categories`}>
        {history.categories.map(({ sub_category_id, amount, transaction_count: count }) => {
          const found = findSubCategory(sub_category_id);
          return (
            <ListRow
              key={sub_category_id}
              lead={found && <CategoryIcon name={found.sub.icon} colour={found.parent.color} size="sm" />}
              title={found?.sub.name ?? t`Uncategorised`}
              sub={<Plural value={count} one="# transaction" other="# transactions" />}
              end={<Amount amount={amount} currency={history.currency} tone="ink" />}
              to={transactionsPath({ merchant_id: id, sub_category_id })}
            />
          );
        })}
      </List>
    </Card>
  );
};

const Recurring = ({ id }: OfMerchant) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const { data: series = [] } = useSeriesOf(id);
  if (series.length === 0) return null;
  return (
    <Card title={t`Recurring`}>
      <List label={t`Recurring`}>
        {series.map((one) => {
          const day = one.next === null ? null : formatShortDay(one.next.on, locale, today);
          return (
            <ListRow
              key={one.id}
              title={one.name}
              sub={day === null ? <Trans>ended</Trans> : <Trans>next on {day}</Trans>}
              end={<Amount amount={one.next?.amount ?? one.last_amount} currency={one.currency} tone="ink" />}
              to={`/recurring/${one.id}`}
            />
          );
        })}
      </List>
    </Card>
  );
};

const Newest = ({ id }: OfMerchant) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const { data: rows = [] } = useNewestRows(id);
  if (rows.length === 0) return null;
  return (
    <Card
      title={t`Newest transactions`}
      action={
        <Link to={transactionsPath({ merchant_id: id })}>
          <Trans>All transactions</Trans>
        </Link>
      }
    >
      <List label={t`Newest transactions`}>
        {rows.map((row) => (
          <ListRow
            key={row.id}
            wrap
            title={row.description}
            sub={formatShortDay(row.booked_on, locale, today)}
            end={<Amount amount={row.amount} currency={row.currency} />}
            to={transactionsPath({ merchant_id: id }, row.id)}
          />
        ))}
      </List>
    </Card>
  );
};

/** What was paid to a merchant: month by month, under which categories, what recurs, and the newest rows. */
export const MerchantHistoryCards = ({ id }: OfMerchant) => {
  const { t } = useLingui();
  const { data, isPending, error, refetch } = useMerchantHistory(id);
  if (isPending) return <SkeletonCard rows={5} />;
  if (data === undefined)
    return (
      <Note tone="error" action={<Button onClick={() => void refetch()}>{t`Try again`}</Button>}>
        {messageOf(error, t`What was paid did not arrive.`)}
      </Note>
    );
  return (
    <>
      {data.map((history) => (
        <Trend key={history.currency} id={id} history={history} />
      ))}
      <Recurring id={id} />
      {data.map((history) => (
        <Categories key={history.currency} id={id} history={history} />
      ))}
      <Newest id={id} />
    </>
  );
};
