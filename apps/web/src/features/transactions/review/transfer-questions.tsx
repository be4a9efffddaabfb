import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listTransferQuestions } from "@passbook/contract/findings";
import type { TransferQuestion } from "@passbook/contract/findings";
import type { Transaction } from "@passbook/contract/transactions";
import { call } from "../../../lib/calls/call.ts";
import { transactionKeys } from "../../../lib/cache/query-keys.ts";
import { formatMoney, formatShortDay } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { RadioGroup } from "../../../ui/forms/radio-group.tsx";
import { Stack } from "../../../ui/frame/stack.tsx";
import styles from "./review.module.css";
import { useTransferAnswers } from "../state/use-transfer-answers.ts";

const useQuestions = () =>
  useQuery({
    queryKey: transactionKeys.transfer_questions,
    queryFn: async ({ signal }) => (await call(listTransferQuestions, { signal })).answer.data,
  });

type Shared = { readonly reference: Reference };

/** The ids of both sides, each null until one is meant. */
type Chosen = { readonly out: string | null; readonly in: string | null };

const onlyId = (some: readonly Transaction[]): string | null =>
  some.length === 1 ? (some[0]?.id ?? null) : null;

type SideProps = Shared & {
  readonly legend: string;
  readonly transactions: readonly Transaction[];
  readonly chosen: string | null;
  readonly onChange: (id: string) => void;
};

/** What could be meant on one side; a single one is told once and not asked for. */
const Side = ({ legend, transactions, chosen, onChange, reference }: SideProps) => {
  const { locale, today } = useLocale();
  const [only, ...others] = transactions.map(
    ({ id, booked_on, bank_account_id, amount, currency, description }) => {
      const account = reference.findAccount(bank_account_id)?.display_label ?? "?";
      const money = formatMoney(amount, currency, locale, { sign: "always" });
      const day = formatShortDay(booked_on, locale, today);
      const printed = <span className={styles["printed"]}>{description}</span>;
      return { value: id, label: `${money}, ${account}, ${day}`, hint: printed };
    },
  );
  if (only === undefined) return null;
  if (others.length > 0)
    return (
      <RadioGroup legend={legend} value={chosen ?? ""} onChange={onChange} options={[only, ...others]} />
    );
  return (
    <div>
      <div className={styles["side"]}>{legend}</div>
      <div>{only.label}</div>
      {only.hint}
    </div>
  );
};

const Question = ({ question, reference }: Shared & { readonly question: TransferQuestion }) => {
  const { t } = useLingui();
  const answers = useTransferAnswers();
  const [chosen, setChosen] = useState<Chosen>({ out: onlyId(question.out), in: onlyId(question.in) });
  const answer = (say: (from_id: string, to_id: string) => Promise<boolean>) => {
    if (chosen.out !== null && chosen.in !== null) void say(chosen.out, chosen.in);
  };
  const isOpen = chosen.out === null || chosen.in === null;
  return (
    <div role="group" aria-label={t`Which two are one transfer?`} className={styles["question"]}>
      <div className={styles["sides"]}>
        <Side
          legend={t`Money out`}
          transactions={question.out}
          chosen={chosen.out}
          onChange={(id) => setChosen({ ...chosen, out: id })}
          reference={reference}
        />
        <Side
          legend={t`Money in`}
          transactions={question.in}
          chosen={chosen.in}
          onChange={(id) => setChosen({ ...chosen, in: id })}
          reference={reference}
        />
      </div>
      <Stack row wrap gap={2}>
        <Button disabled={isOpen} onClick={() => answer(answers.confirm)}>
          <Trans>One transfer</Trans>
        </Button>
        <Button kind="quiet" disabled={isOpen} onClick={() => answer(answers.reject)}>
          <Trans>Not these two</Trans>
        </Button>
      </Stack>
    </div>
  );
};

/** Movements between own accounts that nothing tells apart. */
export const TransferQuestions = ({ reference }: Shared) => {
  const { t } = useLingui();
  const { data } = useQuestions();
  if (data === undefined || data.length === 0) return null;
  return (
    <Card title={t`Transfers that need your word`}>
      <Stack gap={4}>
        <p className={styles["sub"]}>
          <Trans>Which two are one transfer?</Trans>
        </p>
        {data.map((question) => (
          <Question key={question.key} question={question} reference={reference} />
        ))}
      </Stack>
    </Card>
  );
};
