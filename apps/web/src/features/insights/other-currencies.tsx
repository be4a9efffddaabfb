import { Trans, useLingui } from "@lingui/react/macro";
import type { MonthInsights } from "@passbook/contract/insights";
import { Card } from "../../ui/card.tsx";
import { Figure } from "../../ui/figure.tsx";
import styles from "./insights.module.css";
import { pathsOf } from "./insights-path.ts";

/** Money in other currencies; each is totalled apart and never added to the home currency. */
export const OtherCurrencies = ({ insights }: { readonly insights: MonthInsights }) => {
  const { t } = useLingui();
  const paths = pathsOf(insights);
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
      </Card>
    );
  });
};
