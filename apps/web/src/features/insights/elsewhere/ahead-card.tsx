import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { MonthInsights } from "@passbook/contract/insights";
import { useForecast } from "../../../lib/reference-data/use-forecast.ts";
import { BalanceBand } from "../../../ui/charts/balance-band.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { GridItem } from "../../../ui/frame/grid.tsx";
import { addMonths, formatMoney, formatShortDay, monthOf } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import styles from "../insights.module.css";

const HEIGHT = 180;

/** What comes after the newest months: the balance of all accounts over the next thirty days. */
export const AheadCard = ({ insights }: { readonly insights: MonthInsights }) => {
  const { locale, today } = useLocale();
  const { currency, month } = insights;
  const { data } = useForecast({ currency, days: "30" });
  // Beside a month of long ago nothing is ahead; without a balance there is nothing to go on from.
  if (month < addMonths(monthOf(today), -1) || data?.lowest == null) return null;
  const { lowest, chance_below } = data;
  const [low, day] = [
    formatMoney(lowest.amount, currency, locale, { round: true }),
    formatShortDay(lowest.on, locale, today),
  ];
  return (
    <GridItem>
      <Card
        sums
        title={<Trans>Ahead</Trans>}
        sub={
          <>
            <Trans>
              Lowest about {low}, on {day}.
            </Trans>{" "}
            {chance_below > 0 && <Trans>Below zero {chance_below} times in a hundred.</Trans>}
          </>
        }
        action={
          <Link className={styles["more"]} to={`/ahead?currency=${currency}`}>
            <Trans>Look ahead</Trans>
          </Link>
        }
      >
        <AheadPlot data={data} />
      </Card>
    </GridItem>
  );
};

type AheadPlotProps = { readonly data: NonNullable<ReturnType<typeof useForecast>["data"]> };

const AheadPlot = ({ data }: AheadPlotProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { currency, today, past, days } = data;
  const last = days.at(-1);
  const money = (amount: number) => formatMoney(amount, currency, locale, { round: true });
  const [low, high] = [money(last?.low_90 ?? 0), money(last?.high_90 ?? 0)];
  const day = formatShortDay(last?.on ?? today, locale);
  return (
    <BalanceBand
      currency={currency}
      today={today}
      past={past}
      days={days}
      summary={t`Balance: from ${low} to ${high} on ${day}, nine times in ten.`}
      height={HEIGHT}
    />
  );
};
