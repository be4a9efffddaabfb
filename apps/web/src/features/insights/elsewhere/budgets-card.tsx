import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { MonthInsights } from "@passbook/contract/insights";
import { measureUse } from "../../../lib/budgets/measure-use.ts";
import { type Budget, nameOfBudget, useBudgets } from "../../../lib/reference-data/use-budgets.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { useMayAct } from "../../../ui/base/acts.tsx";
import { ProgressBar } from "../../../ui/figures/progress-bar.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { formatMoney } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import styles from "../insights.module.css";

const MOST = 6;
const TONES: Readonly<Record<string, "warning" | "error">> = { near: "warning", over: "error" };

type BudgetsCardProps = { readonly insights: MonthInsights; readonly reference: Reference };

/** The way to the first budget. */
const NoBudgets = ({ path }: { readonly path: string }) => (
  <Card
    title={<Trans>Budgets</Trans>}
    action={
      <Link className={styles["more"]} to={path}>
        <Trans>New budget</Trans>
      </Link>
    }
  >
    <Trans>Say how much a category may take, and see each day what is left of it.</Trans>
  </Card>
);

/** Budgets of the shown month, those nearest to their end first. */
export const BudgetsCard = ({ insights, reference }: BudgetsCardProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { month, through } = insights;
  const may_act = useMayAct();
  const { data } = useBudgets(through);
  const shareOf = (budget: Budget): number => {
    const { has, value, max } = measureUse(budget);
    return has < 0 ? Number.MAX_SAFE_INTEGER : value / max;
  };
  const shown = (data?.budgets ?? [])
    .filter(({ state }) => state !== "gone" && state !== "idle")
    .toSorted((one, other) => shareOf(other) - shareOf(one))
    .slice(0, MOST);
  const path = `/budgets?month=${month}`;
  if (data?.budgets.length === 0) return may_act ? <NoBudgets path={path} /> : null;
  if (shown.length === 0) return null;
  return (
    <Card
      sums
      title={<Trans>Budgets</Trans>}
      action={
        <Link className={styles["more"]} to={path}>
          <Trans>All budgets</Trans>
        </Link>
      }
    >
      <ul className={styles["budgets"]}>
        {shown.map((budget) => {
          const name = nameOfBudget(budget, reference);
          const { spent, currency, state } = budget;
          const { has, ...bar } = measureUse(budget);
          const [used, all] = [spent, has].map((amount) =>
            formatMoney(amount, currency, locale, { round: true }),
          );
          return (
            <li key={budget.id}>
              <div className={styles["budget"]}>
                <span>{name}</span>
                <span>
                  {has < 0 ? (
                    <Trans>{used} spent</Trans>
                  ) : (
                    <Trans>
                      {used} of {all}
                    </Trans>
                  )}
                </span>
              </div>
              <ProgressBar
                label={has < 0 ? t`${name}: ${used} spent` : t`${name}: ${used} of ${all}`}
                {...bar}
                tone={TONES[state] ?? "primary"}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
};
