import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { Transaction } from "@passbook/contract/transactions";
import { measureUse } from "../../../lib/budgets/measure-use.ts";
import { holdsSubCategory, nameOfBudget, useBudgets } from "../../../lib/reference-data/use-budgets.ts";
import type { Budget } from "../../../lib/reference-data/use-budgets.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { formatMoney, monthOf } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";

type BudgetLinesProps = { readonly transaction: Transaction; readonly reference: Reference };

const Line = ({ budget, reference, on }: { budget: Budget; reference: Reference; on: string }) => {
  const { locale } = useLocale();
  const name = nameOfBudget(budget, reference);
  const { has } = measureUse(budget);
  const [used, all] = [budget.spent, has].map((amount) => formatMoney(amount, budget.currency, locale));
  return (
    <div>
      <Link to={`/budgets?month=${monthOf(on)}`}>
        {has < 0 ? (
          <Trans>
            {name}: {used} spent
          </Trans>
        ) : (
          <Trans>
            {name}: {used} of {all}
          </Trans>
        )}
      </Link>
    </div>
  );
};

/** How the budgets that a transaction counts in stand in its period; nothing where there are none. */
export const BudgetLines = ({ transaction, reference }: BudgetLinesProps) => {
  const on = transaction.counts_on ?? transaction.booked_on;
  const { data } = useBudgets(on);
  const subs = [transaction.sub_category_id, ...transaction.splits.map((split) => split.sub_category_id)];
  const own = (data?.on === on ? data.budgets : []).filter(
    (budget) =>
      [budget, ...budget.converted].some(({ currency }) => currency === transaction.currency) &&
      (subs.some((sub) => holdsSubCategory(budget, sub, reference)) ||
        transaction.tags.some((id) => budget.tag_ids.includes(id))),
  );
  if (own.length === 0) return null;
  return (
    <div>
      <dt>
        <Trans>Budget</Trans>
      </dt>
      <dd>
        {own.map((budget) => (
          <Line key={budget.id} budget={budget} reference={reference} on={on} />
        ))}
      </dd>
    </div>
  );
};
