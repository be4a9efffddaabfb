import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listTransferQuestions } from "@passbook/contract/movements";
import type { TransferQuestion } from "@passbook/contract/movements";
import type { Transaction } from "@passbook/contract/transactions";
import { call } from "../../lib/call.ts";
import { formatMoney, formatShortDay } from "../../lib/format.ts";
import { useLocale } from "../../lib/locale.tsx";
import type { Reference } from "../../lib/use-reference.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { Stack } from "../../ui/stack.tsx";
import { useTransferAnswers } from "./movement-lines.tsx";

const useQuestions = () =>
  useQuery({
    queryKey: ["transactions", "transfer_questions"],
    queryFn: async ({ signal }) => (await call(listTransferQuestions, { signal })).answer.data,
  });

type Shared = { readonly reference: Reference };

/** One money out and one money in that could be the same movement. */
type Pair = { readonly out: Transaction; readonly in: Transaction };

const pairsOf = (question: TransferQuestion): readonly Pair[] =>
  question.out.flatMap((out) => question.in.map((into) => ({ out, in: into })));

const keyOf = (pair: Pair): string => `${pair.out.id} ${pair.in.id}`;

const Question = ({ question, reference }: Shared & { readonly question: TransferQuestion }) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const answers = useTransferAnswers();
  const pairs = pairsOf(question);
  const [chosen, setChosen] = useState<string | null>(
    pairs.length === 1 && pairs[0] ? keyOf(pairs[0]) : null,
  );
  const pair = pairs.find((each) => keyOf(each) === chosen);
  const sideOf = ({ booked_on, bank_account_id, amount, currency }: Transaction) => {
    const account = reference.findAccount(bank_account_id)?.display_label ?? "?";
    const money = formatMoney(amount, currency, locale, { sign: "always" });
    return `${money}, ${account}, ${formatShortDay(booked_on, locale, today)}`;
  };
  return (
    <Stack gap={3}>
      <RadioGroup
        legend={t`Which two are one transfer?`}
        value={chosen ?? ""}
        onChange={setChosen}
        options={pairs.map((each) => ({
          value: keyOf(each),
          label: `${sideOf(each.out)} · ${each.out.description}`,
          hint: `→ ${sideOf(each.in)} · ${each.in.description}`,
        }))}
      />
      <Stack row wrap gap={2}>
        <Button
          kind="primary"
          disabled={pair === undefined}
          onClick={() => {
            if (pair !== undefined) void answers.confirm(pair.out.id, pair.in.id);
          }}
        >
          <Trans>One transfer</Trans>
        </Button>
        <Button
          disabled={pair === undefined}
          onClick={() => {
            if (pair !== undefined) void answers.reject(pair.out.id, pair.in.id);
          }}
        >
          <Trans>Not these two</Trans>
        </Button>
      </Stack>
    </Stack>
  );
};

/** Movements between own accounts that nothing tells apart. */
export const TransferQuestions = ({ reference }: Shared) => {
  const { t } = useLingui();
  const { data } = useQuestions();
  if (data === undefined || data.length === 0) return null;
  return (
    <Card title={t`Transfers that need your word`}>
      <Stack gap={6}>
        {data.map((question) => (
          <Question key={question.key} question={question} reference={reference} />
        ))}
      </Stack>
    </Card>
  );
};
