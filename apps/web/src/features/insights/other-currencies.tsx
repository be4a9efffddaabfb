import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { MonthInsights } from "@passbook/contract/insights";
import { Card } from "../../ui/frame/card.tsx";
import { Figure } from "../../ui/figures/figure.tsx";
import { LikelyCount } from "../../ui/figures/likely-count.tsx";
import { Text } from "../../ui/frame/text.tsx";
import styles from "./insights.module.css";
import { pathsOf } from "./insights-path.ts";

/** Money in other currencies; each is totalled apart and never added to the home currency. */
export const OtherCurrencies = ({ insights }: { readonly insights: MonthInsights }) => {
  const { t } = useLingui();
  const paths = pathsOf(insights);
  // with nothing in it the home currency may be one that nobody chose
  const isHomeUnused = insights.now.spent === 0 && insights.now.income === 0;
  const names = { income: t`Income`, spent: t`Spent`, invested: t`Invested`, saved: t`Saved` };
  return insights.other_currencies.map((sums) => {
    const { currency } = sums;
    return (
      <Card key={currency} title={<Trans>In {currency}</Trans>} sub={<Trans>totalled apart</Trans>}>
        <dl className={styles["others"]}>
          {(["income", "spent", "invested", "saved"] as const).map((flow) => (
            <div key={flow}>
              <dt>{names[flow]}</dt>
              <dd>
                <Figure
                  amount={sums[flow]}
                  currency={currency}
                  size="sm"
                  to={paths.otherCurrency(currency, flow)}
                  label={names[flow]}
                />
              </dd>
            </div>
          ))}
        </dl>
        <LikelyCount count={sums.likely_count} to={paths.likely("saved", currency)} of={currency} />
        {isHomeUnused && (
          <Text size="sm">
            <Link to="/settings/profile">
              <Trans>Make {currency} your home currency</Trans>
            </Link>
          </Text>
        )}
      </Card>
    );
  });
};
