import { Trans, useLingui } from "@lingui/react/macro";
import type { Statement } from "@passbook/contract/statements";
import { NO_CURRENCY } from "@passbook/contract/values";
import { formatMoney, formatShortDay } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { RadioGroup } from "../../../ui/forms/radio-group.tsx";
import { Stack } from "../../../ui/frame/stack.tsx";
import { Text } from "../../../ui/frame/text.tsx";
import styles from "./direction-ask.module.css";
import type { Answers, DirectionQuestion } from "./review.ts";
import { takeDirection } from "./review.ts";

type DirectionAskProps = {
  readonly question: DirectionQuestion;
  readonly currency: Statement["currency"];
  readonly answer: Answers;
  readonly error: string | undefined;
  readonly onAnswer: (part: Partial<Answers>) => void;
};

/** Rows as they are printed, and whether money was spent or received in them: what tells a card from an account. */
export const DirectionAsk = ({ question, currency, answer, error, onAnswer }: DirectionAskProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  return (
    <Stack gap={3}>
      <Text>
        <Trans>Nothing printed says which way these amounts go:</Trans>
      </Text>
      <ul className={styles["rows"]}>
        {question.rows.map(({ booked_on, amount, description }, at) => (
          <li key={at} className={styles["row"]}>
            <span className={styles["day"]}>{formatShortDay(booked_on, locale, "")}</span>
            <span className={styles["text"]}>{description}</span>
            <span>{formatMoney(amount, currency ?? NO_CURRENCY, locale)}</span>
          </li>
        ))}
      </ul>
      <RadioGroup
        legend={t`What are they?`}
        options={question.choices.map(({ value, example }) => ({
          value,
          label: example === "spent" ? t`Money I spent` : t`Money I received`,
          hint: value === "current" ? t`It is then an account of mine.` : t`It is then a card or a loan.`,
        }))}
        value={answer.direction ?? undefined}
        error={error}
        onChange={(direction) => {
          onAnswer(takeDirection(answer, direction));
        }}
      />
    </Stack>
  );
};
