import { Trans, useLingui } from "@lingui/react/macro";
import type { MonthInsights } from "@passbook/contract/insights";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { Card } from "../../ui/frame/card.tsx";
import { Sankey } from "../../ui/charts/sankey.tsx";
import { pathsOf } from "./insights-path.ts";
import styles from "./insights.module.css";
import { listFlows } from "./month-facts.ts";
import type { Flow } from "./month-facts.ts";

type FlowCardProps = { readonly insights: MonthInsights; readonly reference: Reference };
const MOST_USES = 16;

const useFlows = ({ insights, reference }: FlowCardProps) => {
  const { t } = useLingui();
  const paths = pathsOf(insights);
  const describe = (flow: Flow) => {
    const { kind } = flow;
    if (kind === "income") {
      const name = reference.findSubCategory(flow.sub_category_id)?.sub.name ?? t`Income`;
      return { id: flow.sub_category_id, name, href: paths.incomeOf(flow.sub_category_id) };
    }
    if (kind === "spent" || kind === "above") {
      const name = reference.findCategory(flow.category_id)?.name ?? "…";
      return { id: flow.category_id, name, href: paths.category(flow.category_id) };
    }
    if (kind === "invested") return { id: kind, name: t`Invested`, href: paths.flow("invested") };
    if (kind === "saved") return { id: kind, name: t`Saved`, href: paths.flow("saved") };
    if (kind === "earlier") return { id: kind, name: t`From before`, href: paths.flow("saved") };
    // several categories at once cannot be asked for, so this one opens nothing that would not agree
    return { id: kind, name: t`Everything else`, href: undefined };
  };
  const { sources, uses } = listFlows(insights, MOST_USES);
  return {
    sources: sources.map((flow) => ({ ...describe(flow), amount: flow.amount, likely: flow.likely })),
    uses: uses.map((flow) => {
      const { kind, amount, likely } = flow;
      const look = kind === "saved" || kind === "invested" || kind === "above" ? kind : "spent";
      return { ...describe(flow), amount, likely, kind: look } as const;
    }),
  };
};

/** From income to where it went. */
export const FlowCard = (props: FlowCardProps) => {
  const { sources, uses } = useFlows(props);
  return (
    <Card sums title={<Trans>Money flow</Trans>}>
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
