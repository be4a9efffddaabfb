import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { MonthInsights } from "@passbook/contract/insights";
import { ConvertedNote } from "../../lib/currencies/converted-note.tsx";
import { CurrencyNotes } from "../../lib/currencies/currency-notes.tsx";
import { TotalInHome } from "../../lib/currencies/total-in-home.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Figure } from "../../ui/figures/figure.tsx";
import { LikelyCount } from "../../ui/figures/likely-count.tsx";
import { Text } from "../../ui/frame/text.tsx";
import styles from "./insights.module.css";
import { pathsOf } from "./insights-path.ts";

/** Whether other currencies are converted, and by which rates they are. */
const TotalCard = ({ insights }: { readonly insights: MonthInsights }) => {
  const { t } = useLingui();
  const names = { income: t`Income`, spent: t`Spent`, invested: t`Invested` };
  const { currency: to, converted } = insights;
  return (
    <Card title={<Trans>Other currencies</Trans>}>
      <CurrencyNotes>
        {converted.map(({ own, into, ...by }) =>
          (["income", "spent", "invested"] as const)
            .filter((flow) => own[flow] !== 0)
            .map((flow) => (
              <p key={`${by.currency} ${flow}`}>
                {names[flow]}: <ConvertedNote {...by} own={own[flow]} into={into[flow]} to={to} />
              </p>
            )),
        )}
        <TotalInHome />
      </CurrencyNotes>
    </Card>
  );
};

/** Money in other currencies: in the figures where the person wants everything totalled, else each apart. */
export const OtherCurrencies = ({ insights }: { readonly insights: MonthInsights }) => (
  <>
    <TotalCard insights={insights} />
    <Apart insights={insights} />
  </>
);

/** Each is totalled apart and never added to the home currency. */
const Apart = ({ insights }: { readonly insights: MonthInsights }) => {
  const { t } = useLingui();
  const paths = pathsOf(insights);
  // with nothing in it the home currency may be one that nobody chose
  const isHomeUnused = insights.now.spent === 0 && insights.now.income === 0;
  const names = { income: t`Income`, spent: t`Spent`, invested: t`Invested`, saved: t`Saved` };
  return insights.other_currencies.map((sums) => {
    const { currency } = sums;
    return (
      <Card
        sums
        key={currency}
        title={<Trans>In {currency}</Trans>}
        sub={
          insights.is_total ? <Trans>no rate is known of these days</Trans> : <Trans>totalled apart</Trans>
        }
      >
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
