import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { Series } from "@passbook/contract/findings";
import type { Transaction } from "@passbook/contract/transactions";
import { formatMoney, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { transactionsPath } from "../../lib/addresses/transaction-filter.ts";
import { TableTwin } from "../../ui/lists/table-twin.tsx";
import styles from "./series-bars.module.css";

const MOST = 24;

type SeriesBarsProps = { readonly series: Series; readonly transactions: readonly Transaction[] };

/** Each payment as a bar, the newest last, and what is expected next. */
export const SeriesBars = ({ series, transactions }: SeriesBarsProps) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const { next, currency } = series;
  const shown = transactions.toSorted((a, b) => (a.booked_on < b.booked_on ? -1 : 1)).slice(-MOST);
  const top = Math.max(1, ...shown.map(({ amount }) => Math.abs(amount)), Math.abs(next?.most ?? 0));
  const height = (amount: number) => `${String((Math.abs(amount) / top) * 100)}%`;
  const money = (amount: number) => formatMoney(Math.abs(amount), currency, locale);
  const day = (date: string) => formatShortDay(date, locale, today);
  return (
    <figure>
      <div className={styles["bars"]}>
        {shown.map(({ id, amount, booked_on }) => (
          <Link
            key={id}
            className={styles["bar"]}
            to={transactionsPath({}, id)}
            aria-label={`${day(booked_on)}: ${money(amount)}`}
            title={`${day(booked_on)}: ${money(amount)}`}
          >
            <i style={{ height: height(amount) }} />
          </Link>
        ))}
        {next !== null && (
          <span className={styles["bar"]} data-next="true" title={`${day(next.on)}: ${money(next.amount)}`}>
            <i style={{ height: height(next.amount) }} />
          </span>
        )}
      </div>
      <div className={styles["axis"]} aria-hidden="true">
        <span>{shown[0] === undefined ? "" : day(shown[0].booked_on)}</span>
        <span>{next === null ? day(series.last_on) : t`expected ${day(next.on)}`}</span>
      </div>
      <TableTwin
        caption={t`Amounts`}
        columns={[t`Day`, t`Amount`]}
        rows={() => shown.map(({ booked_on, amount }) => [day(booked_on), money(amount)])}
      />
    </figure>
  );
};
