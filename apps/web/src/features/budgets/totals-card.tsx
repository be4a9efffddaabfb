import { Trans, useLingui } from "@lingui/react/macro";
import type { BudgetOverview } from "@passbook/contract/budgets";
import { Figure } from "../../ui/figures/figure.tsx";
import { ProgressBar } from "../../ui/figures/progress-bar.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { formatMoney } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./budgets.module.css";

type Totals = BudgetOverview["totals"][number];

const One = ({ totals }: { readonly totals: Totals }) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { currency, limit, spent, left, elsewhere } = totals;
  const money = (amount: number): string => formatMoney(amount, currency, locale);
  const [used, all, other] = [money(spent), money(limit), money(elsewhere)];
  return (
    <div className={styles["total"]}>
      <div className={styles["line"]}>
        <Figure
          amount={left}
          currency={currency}
          size="lg"
          sign="auto"
          label={left < 0 ? t`Too much` : t`Left`}
        />
        <span className={styles["sum"]}>
          <Trans>
            {used} of {all} spent
          </Trans>
        </span>
      </div>
      <ProgressBar
        label={t`All budgets of the month: ${used} of ${all}`}
        value={spent}
        max={Math.max(limit, 1)}
        tone={left < 0 ? "error" : "primary"}
      />
      {elsewhere !== 0 && (
        <p className={styles["below"]}>
          <Trans>{other} was spent where there is no budget.</Trans>
        </p>
      )}
    </div>
  );
};

/** All budgets of the month together, each currency apart. */
export const TotalsCard = ({ totals }: { readonly totals: readonly Totals[] }) =>
  totals.length === 0 ? null : (
    <Card title={<Trans>Left of the month</Trans>}>
      {totals.map((each) => (
        <One key={each.currency} totals={each} />
      ))}
    </Card>
  );
