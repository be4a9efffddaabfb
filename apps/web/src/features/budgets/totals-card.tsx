import { Trans, useLingui } from "@lingui/react/macro";
import type { BudgetOverview } from "@passbook/contract/budgets";
import { ConvertedNote } from "../../lib/currencies/converted-note.tsx";
import { CurrencyNotes } from "../../lib/currencies/currency-notes.tsx";
import { TotalInHome, WithoutRate } from "../../lib/currencies/total-in-home.tsx";
import { measureUse } from "../../lib/budgets/measure-use.ts";
import { type Budget, nameOfBudget } from "../../lib/reference-data/use-budgets.ts";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { Figure } from "../../ui/figures/figure.tsx";
import { ProgressBar } from "../../ui/figures/progress-bar.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { formatMoney } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./budgets.module.css";

type Totals = BudgetOverview["totals"][number];

type CardProps = { readonly budgets: readonly Budget[]; readonly reference: Reference };

const One = ({ totals, budgets, reference }: CardProps & { readonly totals: Totals }) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { currency, limit, spent, left, elsewhere, converted, converted_limits, without_rate, within } =
    totals;
  const inner = budgets
    .filter(({ id }) => within.includes(id))
    .map((budget) => nameOfBudget(budget, reference))
    .join(", ");
  const money = (amount: number): string => formatMoney(amount, currency, locale);
  const { value, max } = measureUse({ limit, carried: 0, spent });
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
          {limit < 0 ? (
            <Trans>{used} spent</Trans>
          ) : (
            <Trans>
              {used} of {all} spent
            </Trans>
          )}
        </span>
      </div>
      <ProgressBar
        label={
          limit < 0
            ? t`All budgets of the month: ${used} spent`
            : t`All budgets of the month: ${used} of ${all}`
        }
        value={value}
        max={max}
        tone={left < 0 ? "error" : "primary"}
      />
      {elsewhere !== 0 && (
        <p className={styles["below"]}>
          <Trans>{other} was spent where there is no budget.</Trans>
        </p>
      )}
      {inner !== "" && (
        <p className={styles["below"]}>
          <Trans>Within a wider budget, so that its limit counts once: {inner}.</Trans>
        </p>
      )}
      <CurrencyNotes>
        {converted.map((each) => (
          <p key={each.currency}>
            <Trans>Spent</Trans>: <ConvertedNote {...each} to={currency} />
          </p>
        ))}
        {converted_limits.map(({ rate, ...each }) => (
          <p key={each.currency}>
            <Trans>Budgets</Trans>:{" "}
            <ConvertedNote {...each} to={currency} rates={1} first={rate} last={rate} />
          </p>
        ))}
        {without_rate.length > 0 && (
          <p>
            <WithoutRate sums={without_rate.join(", ")} />
          </p>
        )}
      </CurrencyNotes>
    </div>
  );
};

/** Whether other currencies are, or could be, in the totals. */
const hasOthers = (totals: readonly Totals[]): boolean =>
  totals.length > 1 ||
  totals.some((each) => each.converted.length + each.converted_limits.length + each.without_rate.length > 0);

/** All budgets of the month together: each currency apart, or all in the home currency where the person wants that. */
export const TotalsCard = ({ totals, ...props }: CardProps & { readonly totals: readonly Totals[] }) =>
  totals.length === 0 ? null : (
    <Card sums title={<Trans>Left of the month</Trans>}>
      {totals.map((each) => (
        <One key={each.currency} totals={each} {...props} />
      ))}
      {hasOthers(totals) && (
        <CurrencyNotes>
          <TotalInHome />
        </CurrencyNotes>
      )}
    </Card>
  );
