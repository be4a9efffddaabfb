import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { HoldingRow, Holdings } from "@passbook/contract/holdings";
import { exportHoldings } from "@passbook/contract/export";
import { minorDigits } from "@passbook/contract/values";
import { Link } from "react-router";
import { useHoldings } from "../../lib/bank-accounts/use-holdings.ts";
import { useDownload } from "../../lib/notices/use-download.ts";
import { Button } from "../../ui/actions/button.tsx";
import { BalanceLine } from "../../ui/charts/balance-line.tsx";
import { Amount } from "../../ui/figures/amount.tsx";
import { Figure } from "../../ui/figures/figure.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { formatMoney, formatRate, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";

type TotalProps = { readonly total: Holdings["totals"][number]; readonly rows: readonly HoldingRow[] };

const Total = ({ total: { currency, value, cost, gain }, rows }: TotalProps) => {
  const { locale } = useLocale();
  const [paid, more] = [
    cost === null ? "" : formatMoney(cost, currency, locale),
    gain === null ? "" : formatMoney(gain, currency, locale, gain === 0 ? {} : { sign: "always" }),
  ];
  const held = rows.filter((row) => row.currency === currency && row.quantity !== null);
  const with_cost = held.filter((row) => row.cost !== null).length;
  return (
    <div>
      <Figure amount={value} currency={currency} size="lg" />
      {gain !== null && (
        <Text as="p" size="sm" tone="2">
          <Trans>
            {more} since it was bought for {paid}
          </Trans>
          {with_cost < held.length && (
            <>
              {" "}
              <Plural
                value={with_cost}
                one="(# of them prints what it cost)"
                other="(# of them print what they cost)"
              />
            </>
          )}
        </Text>
      )}
    </div>
  );
};

/** A price in its currency, with as many digits as it has. */
const formatPrice = (price: string, currency: string, locale: string): string => {
  const [whole = "", part = ""] = price.split(".");
  const digits = minorDigits(currency);
  return part.length > digits
    ? `${formatRate(price, locale)} ${currency}`
    : formatMoney(Number(`${whole}${part.padEnd(digits, "0")}`), currency, locale);
};

const Held = ({ row }: { readonly row: HoldingRow }) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { name, symbol, isin, quantity, price, value, cost, gain, currency } = row;
  const codes = [symbol, isin].filter((code) => code !== null && code !== name).join(", ");
  const units = quantity === null ? "" : formatRate(quantity, locale);
  const each = price === null ? "" : formatPrice(price, currency, locale);
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

const FIRST_ROWS = 10;

const Rows = ({ rows }: { readonly rows: readonly HoldingRow[] }) => {
  const { t } = useLingui();
  const [shows_all, setShowsAll] = useState(false);
  const shown = shows_all ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <>
      <List label={t`Holdings`}>
        {shown.map((row, at) => (
          <Held key={`${row.name} ${row.isin ?? row.symbol ?? ""} ${String(at)}`} row={row} />
        ))}
      </List>
      {shown.length < rows.length && (
        <div>
          <Button
            onClick={() => {
              setShowsAll(true);
            }}
          >{t`Show all`}</Button>
        </div>
      )}
    </>
  );
};

const Export = ({ id }: { readonly id: string }) => {
  const { t } = useLingui();
  const { today } = useLocale();
  const { busy, download } = useDownload(exportHoldings, {
    query: { bank_account_id: id },
    fallback_name: `passbook-holdings-${today}.csv`,
  });
  return (
    <div>
      <Button icon="download" busy={busy} onClick={download}>
        {t`Export`}
      </Button>
    </div>
  );
};

/** What an account holds by its newest list, with what it was worth before; nothing where no list came. */
export const HoldingsCard = ({ id }: { readonly id: string }) => {
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
          <Total key={total.currency} total={total} rows={rows} />
        ))}
        {main !== undefined && points.length > 1 && (
          <BalanceLine
            currency={main.currency}
            points={points.map((point) => ({ on: point.on, amount: point.value, is_proved: false }))}
            gaps={[]}
          />
        )}
        <Rows rows={rows} />
        <Export id={id} />
      </Stack>
    </Card>
  );
};
