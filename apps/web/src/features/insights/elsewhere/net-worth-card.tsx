import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { useNetWorth } from "../../../lib/reference-data/use-net-worth.ts";
import { WorthArea } from "../../../ui/charts/worth-area.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { GridItem } from "../../../ui/frame/grid.tsx";
import { formatMoney } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import styles from "../insights.module.css";

const HEIGHT = 180;

/** What everything is worth by now and was in the last year; each currency without a rate by itself. */
export const NetWorthCard = () => {
  const { locale } = useLocale();
  const { data } = useNetWorth({ span: "year" });
  const [first, ...others] = data?.totals ?? [];
  if (first === undefined) return null;
  const apart = others.map(({ amount, currency }) => formatMoney(amount, currency, locale)).join(", ");
  const amount = formatMoney(first.amount, first.currency, locale);
  return (
    <GridItem>
      <Card
        sums
        title={<Trans>Net worth</Trans>}
        sub={
          <>
            <strong>{amount}</strong> {apart !== "" && <Trans>and, totalled apart, {apart}</Trans>}
          </>
        }
        action={
          <Link className={styles["more"]} to="/net-worth">
            <Trans>What it is made of</Trans>
          </Link>
        }
      >
        {first.days.length > 1 && <WorthArea currency={first.currency} days={first.days} height={HEIGHT} />}
      </Card>
    </GridItem>
  );
};
