import { Trans, useLingui } from "@lingui/react/macro";
import type { MonthInsights } from "@passbook/contract/insights";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { Card } from "../../ui/frame/card.tsx";
import { Sankey } from "../../ui/charts/sankey.tsx";
import { pathsOf } from "./insights-path.ts";
import styles from "./insights.module.css";
import { foldUses } from "./month-facts.ts";

type FlowCardProps = { readonly insights: MonthInsights; readonly reference: Reference };
const MOST_USES = 16;

const useFlows = ({ insights, reference }: FlowCardProps) => {
  const { t } = useLingui();
  const paths = pathsOf(insights);
  const { now } = insights;
  const folded = foldUses(
    insights.categories.map(({ category_id, spent, usual }) => ({ id: category_id, amount: spent, usual })),
    MOST_USES,
  );
  const income = insights.income_by_category
    .filter((source) => source.income > 0)
    .toSorted((a, b) => b.income - a.income)
    .map(({ sub_category_id, income: amount }) => ({
      id: sub_category_id,
      name: reference.findSubCategory(sub_category_id)?.sub.name ?? t`Income`,
      amount,
      href: paths.incomeOf(sub_category_id),
    }));
  const before =
    now.saved < 0
      ? [{ id: "before", name: t`From before`, amount: -now.saved, href: paths.flow("saved") }]
      : [];
  const positive = <T extends { readonly amount: number }>(flows: readonly T[]) =>
    flows.filter((flow) => flow.amount > 0);
  const uses = positive([
    { id: "saved", name: t`Saved`, amount: now.saved, kind: "saved" as const, href: paths.flow("saved") },
    {
      id: "invested",
      name: t`Invested`,
      amount: now.invested,
      kind: "invested" as const,
      href: paths.flow("invested"),
    },
    ...folded.shown.map(({ id, amount, kind }) => ({
      id,
      name: reference.findCategory(id)?.name ?? "…",
      amount,
      kind,
      href: paths.category(id),
    })),
    // several categories at once cannot be asked for, so this one opens nothing that would not agree
    { id: "rest", name: t`Everything else`, amount: folded.rest, kind: "spent" as const, href: undefined },
  ]);
  return { sources: [...income, ...before], uses };
};

/** From income to where it went. */
export const FlowCard = (props: FlowCardProps) => {
  const { sources, uses } = useFlows(props);
  return (
    <Card title={<Trans>Money flow</Trans>}>
      {sources.length === 0 || uses.length === 0 ? (
        <p className={styles["none"]}>
          <Trans>No money came in during these days.</Trans>
        </p>
      ) : (
        <Sankey sources={sources} uses={uses} currency={props.insights.currency} />
      )}
    </Card>
  );
};
