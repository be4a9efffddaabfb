import { Trans, useLingui } from "@lingui/react/macro";
import type { HoldingRow, Holdings } from "@passbook/contract/holdings";
import { Link } from "react-router";
import { useHoldings } from "../../lib/bank-accounts/use-holdings.ts";
import { BalanceLine } from "../../ui/charts/balance-line.tsx";
import { Amount } from "../../ui/figures/amount.tsx";
import { Figure } from "../../ui/figures/figure.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { formatMoney, formatRate, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";

type OfTotal = { readonly total: Holdings["totals"][number] };

const Total = ({ total: { currency, value, cost, gain } }: OfTotal) => {
  const { locale } = useLocale();
  const [paid, more] = [
    cost === null ? "" : formatMoney(cost, currency, locale),
    gain === null ? "" : formatMoney(gain, currency, locale, gain === 0 ? {} : { sign: "always" }),
  ];
  return (
    <div>
      <Figure amount={value} currency={currency} size="lg" />
      {gain !== null && (
        <Text as="p" size="sm" tone="2">
          <Trans>
            {more} since it was bought for {paid}
          </Trans>
        </Text>
      )}
    </div>
  );
};

const Held = ({ row }: { readonly row: HoldingRow }) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { name, symbol, isin, quantity, price, value, cost, gain, currency } = row;
  const codes = [symbol, isin].filter((code) => code !== null && code !== name).join(", ");
  const units = quantity === null ? "" : formatRate(quantity, locale);
  const each = price === null ? "" : `${formatRate(price, locale)} ${currency}`;
  const held = quantity === null ? "" : price === null ? t`${units} units` : t`${units} units at ${each}`;
  return (
    <ListRow
      title={name}
      sub={[codes, held].filter((part) => part !== "").join(" · ")}
      end={<Amount amount={value} currency={currency} tone="ink" />}
      endSub={
        cost === null || gain === null ? undefined : (
          <span title={t`bought for ${formatMoney(cost, currency, locale)}`}>
            <Amount amount={gain} currency={currency} />
          </span>
        )
      }
      wrap
    />
  );
};

/** What an account holds by its newest list, with what it was worth before; nothing where no list came. */
export const HoldingsCard = ({ id }: { readonly id: string }) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const { data } = useHoldings(id);
  if (data === undefined || data.on === null) return null;
  const { on, statement_id, rows, totals, days } = data;
  const [main] = totals;
  const points = days.filter(({ currency }) => currency === main?.currency);
  return (
    <Card
      title={<Trans>Holdings</Trans>}
      sub={<Trans>Prices of the day that the statement prints; none are asked for.</Trans>}
      action={<Link to={`/statements/${String(statement_id)}`}>{formatShortDay(on, locale, today)}</Link>}
    >
      <Stack gap={4}>
        {totals.map((total) => (
          <Total key={total.currency} total={total} />
        ))}
        {main !== undefined && points.length > 1 && (
          <BalanceLine
            currency={main.currency}
            points={points.map((point) => ({ on: point.on, amount: point.value, is_proved: false }))}
            gaps={[]}
          />
        )}
        <List label={t`Holdings`}>
          {rows.map((row, at) => (
            <Held key={`${row.name} ${row.isin ?? row.symbol ?? ""} ${String(at)}`} row={row} />
          ))}
        </List>
      </Stack>
    </Card>
  );
};
