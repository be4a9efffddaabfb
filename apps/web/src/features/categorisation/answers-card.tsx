import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Categorisation } from "@passbook/contract/categorisation";
import { formatNumber, formatPercent } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { ShareLine } from "../../ui/charts/share-line.tsx";
import { Text } from "../../ui/frame/text.tsx";
import styles from "./categorisation.module.css";
import { Share } from "./share.tsx";

/** Answers before a share of them says anything as a line. */
const FEWEST = 10;

/** How often the guess was what the person then chose. */
export const AnswersCard = ({ data }: { readonly data: Categorisation }) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { answers, right, right_category, silent, rolling } = data;
  const count = formatNumber(answers, locale);
  return (
    <Card
      title={t`Guessed right`}
      sub={<Plural value={answers} one={`${count} answer`} other={`${count} answers`} />}
    >
      {answers === 0 ? (
        <Text as="p" tone="2">
          <Trans>Correct or confirm a category, and the first figure stands here.</Trans>
        </Text>
      ) : (
        <>
          <dl className={styles["figures"]}>
            <Share label={t`Sub-category`} right={right} of={answers} />
            <Share label={t`Category`} right={right_category} of={answers} />
            <Share label={t`Filed without asking`} right={silent.right} of={silent.answers} />
          </dl>
          {rolling.length >= FEWEST && (
            <ShareLine
              caption={t`Share right among the last 50 answers`}
              columns={[t`After`, t`Right`]}
              ends={[t`first answers`, t`today`]}
              points={rolling.slice(FEWEST - 1).map(({ answers: at, share }) => ({
                at,
                share,
                label: t`${formatNumber(at, locale)} answers`,
                shareLabel: formatPercent(share, locale),
              }))}
            />
          )}
        </>
      )}
    </Card>
  );
};
