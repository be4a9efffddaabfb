import { useLingui } from "@lingui/react/macro";
import type { MonthInsights } from "@passbook/contract/insights";
import { formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { ProofStrip } from "../../ui/charts/proof-strip.tsx";
import styles from "./insights.module.css";
import { countProved, listUnproved } from "./month-facts.ts";

type ProofLineProps = { readonly insights: MonthInsights; readonly reference: Reference };

/** How much of the month rests on printed balances, and what keeps the rest from it. */
export const ProofLine = ({ insights, reference }: ProofLineProps) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const { proved, of } = countProved(insights.proofs);
  const nameOf = (id: string) => reference.findAccount(id)?.display_label ?? t`One account`;
  if (of === 0) return null;
  const worst = listUnproved(insights.proofs)[0];
  const account = worst === undefined ? "" : nameOf(worst.bank_account_id);
  const day = worst === undefined || worst.as_of === null ? null : formatShortDay(worst.as_of, locale, today);
  const detail = () => {
    if (worst === undefined) return undefined;
    if (worst.state === "contradicted") return t`${account}: a statement contradicts itself`;
    if (worst.state === "missing")
      return day === null
        ? t`${account} has no statement yet`
        : t`${account} has no statement for the days after ${day}`;
    if (worst.as_of === null) return t`${account} is kept by hand: no statement proves it`;
    return t`${account} prints no balance that proves all its rows`;
  };
  return (
    <div className={styles["strip"]}>
      <ProofStrip
        segments={insights.proofs.flatMap(({ state, bank_account_id }) =>
          state === "none" ? [] : [{ label: nameOf(bank_account_id), verdict: state }],
        )}
        summary={t`${proved} of ${of} accounts proved`}
        detail={detail()}
        to="/statements"
        linkLabel={t`See statements`}
      />
    </div>
  );
};
