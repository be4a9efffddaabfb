import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { MonthInsights } from "@passbook/contract/insights";
import { Sparkline } from "../../ui/charts/sparkline.tsx";
import { Figure } from "../../ui/figures/figure.tsx";
import { LikelyCount } from "../../ui/figures/likely-count.tsx";
import { Verdict } from "../../ui/figures/verdict.tsx";
import styles from "./side-figures.module.css";
import { pathsOf } from "./insights-path.ts";
import { countProved, proofOf } from "./month-facts.ts";
import { useMonthSums } from "./use-insights.ts";

type Flow = "income" | "spent" | "invested" | "saved";
type FlowLineProps = { readonly insights: MonthInsights; readonly flow: Flow };

/** How a figure went in the months before. */
const FlowLine = ({ insights, flow }: FlowLineProps) => {
  const { data: months = [] } = useMonthSums(insights.month, insights.currency);
  if (months.length <= 1) return null;
  return (
    <span className={styles["line"]}>
      <Sparkline values={months.slice(-6).map((sums) => sums[flow])} />
    </span>
  );
};

const ProofWords = ({ insights }: { readonly insights: MonthInsights }) => {
  const { t } = useLingui();
  const { proved, of } = countProved(insights.proofs);
  if (of === 0) return <Trans>Nothing to prove yet</Trans>;
  return proved === of ? (
    <Verdict verdict="proved" look="words" label={t`All proved`} />
  ) : (
    <Verdict verdict="unproved" look="words" label={t`${proved} of ${of} proved`} />
  );
};

/** Income, spent, invested and saved, each with how it went in the months before. */
export const SideFigures = ({ insights }: { readonly insights: MonthInsights }) => {
  const { t } = useLingui();
  const paths = pathsOf(insights);
  const proof = proofOf(insights.proofs);
  const figures = [
    { id: "income", label: t`Income`, flow: "income" },
    { id: "spent", label: t`Spent`, flow: "spent" },
    { id: "invested", label: t`Invested`, flow: "invested" },
    { id: "saved", label: t`Saved`, flow: "saved" },
  ] as const;
  return (
    <ul className={styles["figures"]}>
      {figures.map(({ id, label, flow }) => (
        <li key={id} className={styles["item"]}>
          <Link className={styles["figure"]} to={paths.flow(flow)}>
            <span className={styles["label"]}>{label}</span>
            <Figure amount={insights.now[id]} currency={insights.currency} size="sm" proof={proof} />
            <span className={styles["proof"]}>
              <ProofWords insights={insights} />
            </span>
            <FlowLine insights={insights} flow={flow} />
          </Link>
          {(flow === "income" || flow === "invested") && (
            <LikelyCount
              className={styles["likely"]}
              count={insights.likely[flow]}
              to={paths.likely(flow)}
              of={label}
            />
          )}
        </li>
      ))}
    </ul>
  );
};
