import { Trans, useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import { useState } from "react";
import type { countSuggestions } from "@passbook/contract/suggestions";
import type { AnswerOf } from "@passbook/contract/endpoint";
import { formatNumber } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { SegmentedControl } from "../../../ui/actions/segmented-control.tsx";
import styles from "./review.module.css";
import { useSureWords } from "./sure-words.ts";

type AtLeast = AnswerOf<typeof countSuggestions>["data"]["at_least"];
type FileAllProps = {
  readonly at_least: AtLeast;
  readonly busy: boolean;
  readonly onFile: (sure_from: number) => void;
};

/** Steps that hold more than the one before them; a mere guess is filed one by one. */
const listSteps = (at_least: AtLeast): AtLeast =>
  at_least.filter(
    ({ sure_from, transactions }, index) =>
      sure_from > 0 && transactions > (at_least[index - 1]?.transactions ?? 0),
  );

/** Files everything that is sure enough at once, and says before how much of it will be wrong. */
export const FileAll = ({ at_least, busy, onFile }: FileAllProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { atLeast } = useSureWords();
  const [wanted, setWanted] = useState<number | null>(null);
  const steps = listSteps(at_least);
  const step = steps.find(({ sure_from }) => sure_from === wanted) ?? steps[0];
  if (step === undefined) return null;
  const { sure_from, transactions } = step;
  const [count, sure] = [formatNumber(transactions, locale), atLeast(sure_from)];
  const wrong = Math.round(step.wrong);
  const about = formatNumber(wrong, locale);
  return (
    <div className={styles["all"]}>
      <Button kind="primary" icon="check" busy={busy} onClick={() => onFile(sure_from)}>
        {transactions === 1 ? (
          <Trans>File the one of {sure}</Trans>
        ) : (
          <Trans>
            File all {count} of {sure}
          </Trans>
        )}
      </Button>
      <p className={styles["wrong"]}>
        {wrong === 0 ? (
          <Trans>None of them is expected to be wrong.</Trans>
        ) : (
          plural(wrong, {
            one: `About ${about} of them is expected to be wrong.`,
            other: `About ${about} of them are expected to be wrong.`,
          })
        )}{" "}
        <Trans>Undo takes all of it back.</Trans>
      </p>
      {steps.length > 1 && (
        <SegmentedControl
          label={t`How sure they must be`}
          value={String(sure_from)}
          options={steps.map((each) => ({ value: String(each.sure_from), label: atLeast(each.sure_from) }))}
          onChange={(value) => {
            setWanted(Number(value));
          }}
        />
      )}
    </div>
  );
};
