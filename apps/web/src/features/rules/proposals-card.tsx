import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { RuleProposal } from "@passbook/contract/rules";
import { useMayAct } from "../../ui/base/acts.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import styles from "./rules.module.css";
import { useActionWords, useConditionWords } from "./use-rule-words.ts";
import { useProposals, useRuleChanges } from "./use-rules.ts";

const Proposal = ({ proposal }: { readonly proposal: RuleProposal }) => {
  const { t } = useLingui();
  const toCondition = useConditionWords();
  const toActions = useActionWords();
  const changes = useRuleChanges();
  const { rule, corrections, changes: others, key } = proposal;
  const what = rule.conditions.map(toCondition).join(", ");
  return (
    <li className={styles["proposal"]}>
      <div className={styles["words"]}>
        <p className={styles["name"]}>
          {what} → {toActions(rule.actions).join(", ")}
        </p>
        <p className={styles["sub"]}>
          {plural(corrections, {
            one: "You corrected this # time.",
            other: "You corrected this # times.",
          })}{" "}
          {plural(others, { one: "# other would change.", other: "# others would change." })}
        </p>
      </div>
      <div className={styles["acts"]}>
        <Button
          kind="primary"
          aria-label={t`Make it a rule: ${what}`}
          onClick={() => void changes.create({ ...rule, apply: true })}
        >
          <Trans>Make it a rule</Trans>
        </Button>
        <Button
          kind="quiet"
          aria-label={t`No, do not propose ${what} again`}
          onClick={() => void changes.dismiss(key)}
        >
          <Trans>No</Trans>
        </Button>
      </div>
    </li>
  );
};

/** Rules that follow from corrections the person made again and again. */
export const ProposalsCard = () => {
  const { t } = useLingui();
  const { data } = useProposals();
  if (!useMayAct() || data === undefined || data.length === 0) return null;
  return (
    <Card title={t`Worth a rule`}>
      <ul>
        {data.map((proposal) => (
          <Proposal key={proposal.key} proposal={proposal} />
        ))}
      </ul>
    </Card>
  );
};
