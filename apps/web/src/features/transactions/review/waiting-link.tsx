import { Plural, Trans } from "@lingui/react/macro";
import { formatNumber } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { useMayAct } from "../../../ui/base/acts.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import styles from "./review.module.css";
import { useProposalCount } from "./use-proposals.ts";
import { useSuggestionCount } from "../state/use-suggestions.ts";

const ALL = {};

/** How many likely categories and transfers wait for the person's word, and the way there. */
export const WaitingLink = () => {
  const { locale } = useLocale();
  const may_act = useMayAct();
  const { data } = useSuggestionCount(ALL);
  const proposed = useProposalCount().data?.proposals ?? 0;
  if (!may_act || data === undefined || data.transactions + data.questions + proposed === 0) return null;
  const proposals = formatNumber(proposed, locale);
  const count = formatNumber(data.transactions, locale);
  const questions = formatNumber(data.questions, locale);
  return (
    <div className={styles["waiting"]} data-print="no">
      <Note
        icon="help"
        action={
          <Button to="/transactions/review">
            <Trans>Confirm</Trans>
          </Button>
        }
      >
        {data.transactions > 0 && (
          <p>
            <Plural
              value={data.transactions}
              one={`${count} transaction has a likely category that waits for your word.`}
              other={`${count} transactions have likely categories that wait for your word.`}
            />
          </p>
        )}
        {data.questions > 0 && (
          <p>
            <Plural
              value={data.questions}
              one={`${questions} transfer needs your word.`}
              other={`${questions} transfers need your word.`}
            />
          </p>
        )}
        {proposed > 0 && (
          <p>
            <Plural
              value={proposed}
              one={`A program proposes a category for ${proposals} transaction.`}
              other={`Programs propose categories for ${proposals} transactions.`}
            />
          </p>
        )}
      </Note>
    </div>
  );
};
