import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { BankAccount } from "@passbook/contract/bank-accounts";
import type { Statement } from "@passbook/contract/statements";
import { formatShortDay } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { isRefusal } from "../../../lib/calls/refusal.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { RadioGroup } from "../../../ui/forms/radio-group.tsx";
import { Stack } from "../../../ui/frame/stack.tsx";
import { Text } from "../../../ui/frame/text.tsx";
import { AccountChoice } from "../account/account-choice.tsx";
import { AlikeFiles } from "./alike-files.tsx";
import { DirectionAsk } from "./direction-ask.tsx";
import { readExampleDay } from "./example-day.ts";
import { ExtraRowsNote } from "./extra-rows-note.tsx";
import type { Answers, Choice, Doubt } from "./review.ts";
import {
  listAlike,
  readAsked,
  readContradicted,
  readLikely,
  readLikelyCurrency,
  saysWhose,
  toAcceptBody,
} from "./review.ts";
import { useAccountFaults } from "../account/use-account-faults.ts";
import { useWaiting } from "../../../lib/statements/use-waiting.ts";
import { useStatementAnswers } from "../state/use-statement.ts";
import { fitsPrinted, toNewAccount } from "../account/which-account.ts";

type ReviewCardProps = {
  readonly statement: Statement;
  readonly accounts: readonly BankAccount[];
  /** What was answered before, kept by the screen while the file is read again. */
  readonly draft: Answers | null;
  readonly onDraft: (draft: Answers) => void;
};

const toFirstAnswers = ({ statement, accounts }: ReviewCardProps): Answers => {
  const fitting = accounts.filter((account) => fitsPrinted(statement, account));
  const [only] = fitting;
  const likely = fitting.find(({ id }) => id === readLikely(statement));
  // what its own days speak against is not put into a person's mouth
  const is_offered = fitting.length === 1 && only !== undefined && only.id !== readContradicted(statement);
  return {
    way: fitting.length === 0 ? "new" : "known",
    bank_account_id: likely?.id ?? (is_offered ? only.id : null),
    new_account: toNewAccount(statement, readLikelyCurrency(statement)),
    date_order: null,
    decimal_sign: null,
    direction: null,
  };
};

const DateOrder = ({
  choices,
  value,
  error,
  onChange,
}: {
  readonly choices: readonly Choice[];
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const labels: Readonly<Partial<Record<string, string>>> = {
    dmy: t`Day first`,
    mdy: t`Month first`,
    ymd: t`Year first`,
  };
  const toHint = (example: string) => {
    const day = readExampleDay(example);
    const shown = day === null ? example : formatShortDay(day, locale, "");
    return t`The first date in doubt is then ${shown}.`;
  };
  return (
    <RadioGroup
      legend={t`How are its dates written?`}
      options={choices.map((choice) => ({
        value: choice.value,
        label: labels[choice.value] ?? choice.value,
        hint: toHint(choice.example),
      }))}
      value={value ?? undefined}
      error={error}
      onChange={onChange}
    />
  );
};

type RowDoubt = Exclude<Doubt, "not_on_proved">;

/** What it means to let rows come in that nothing proves. */
const AsReadNote = ({ doubt, partly }: { readonly doubt: RowDoubt; readonly partly: boolean }) => (
  <Note tone="warning" icon={doubt === "contradicted" ? "contradicted" : "unproved"}>
    {doubt === "contradicted" && (
      <Trans>
        The printed figures disagree with the rows as they were read. Compare them with the original and
        correct them below. “Import as read” brings them in as they stand, and the statement stays marked as
        contradicted.
      </Trans>
    )}
    {doubt === "unproved" && partly && (
      <Trans>
        Printed figures prove only some of these rows, and how others were read is a guess. Compare them with
        the original and correct them below. “Import as read” brings them in as they stand, and the statement
        stays marked as partly proved.
      </Trans>
    )}
    {doubt === "unproved" && !partly && (
      <Trans>
        Nothing printed in this file proves its rows, and how they were read is a guess. Compare them with the
        original and correct them below. “Import as read” brings them in as they stand, and the statement
        stays marked as unproved.
      </Trans>
    )}
    {doubt === "empty" && (
      <Trans>
        No row was found in this file. Add the missing ones below, or import it as read: then it stands in the
        list of statements without a transaction.
      </Trans>
    )}
  </Note>
);

/** What the reading could not decide, asked in one form; accepting reads the file again with the answers. */
export const ReviewCard = (props: ReviewCardProps) => {
  const { statement, accounts, draft, onDraft } = props;
  const { t } = useLingui();
  const first = toFirstAnswers(props);
  const answers = draft ?? first;
  const asked = readAsked(statement);
  const contradicted = accounts.find(({ id }) => id === readContradicted(statement));
  // a repair that makes the figures hold comes first
  const offersRepair = (statement.proof?.culprit?.repairs.length ?? 0) > 0;
  const { accept } = useStatementAnswers(statement.id);
  const found_alike = listAlike(statement, useWaiting());
  const [takes_alike, setTakesAlike] = useState<boolean>();
  const alike = asked.account && (takes_alike ?? saysWhose(statement)) ? found_alike : [];
  const findFaults = useAccountFaults();
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const onAnswer = (part: Partial<Answers>) => {
    onDraft({ ...answers, ...part });
    setMissing({});
  };
  const refused = isRefusal(accept.error) ? accept.error.fields : {};
  const errorOf = (name: string) => missing[name] ?? refused[`new_bank_account.${name}`] ?? refused[name];
  const submit = () => {
    const found = {
      ...(asked.account ? findFaults(answers) : {}),
      ...(asked.date_order.length > 0 && answers.date_order === null
        ? { date_order: t`Choose how its dates are written.` }
        : {}),
      ...(asked.decimal_sign.length > 0 && answers.decimal_sign === null
        ? { decimal_sign: t`Choose its decimal sign.` }
        : {}),
      ...(asked.direction !== null && answers.direction === null
        ? { direction: t`Say whether this is money you spent or received.` }
        : {}),
    };
    setMissing(found);
    if (Object.keys(found).length === 0 && !accept.isPending)
      accept.mutate(toAcceptBody(asked, answers, alike));
  };
  return (
    <Card title={t`Before it comes in`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap={5}>
          {asked.currencies !== null && (
            <Note tone="warning">
              <Trans>
                This file is in {asked.currencies.file}, the account in {asked.currencies.account}. Choose the
                account it belongs to.
              </Trans>
            </Note>
          )}
          {contradicted !== undefined && (
            <Note tone="warning">
              <Trans>
                Its last digits are those of {contradicted.display_label}, which has proved other rows for
                these days. Is it of another account whose number ends alike?
              </Trans>
            </Note>
          )}
          {asked.account && (
            <AccountChoice
              printed={statement}
              accounts={accounts}
              answer={answers}
              onAnswer={onAnswer}
              errorOf={errorOf}
            />
          )}
          {asked.account && (
            <AlikeFiles alike={found_alike} checked={alike.length > 0} onChange={setTakesAlike} />
          )}
          {asked.date_order.length > 0 && (
            <DateOrder
              choices={asked.date_order}
              value={answers.date_order}
              error={errorOf("date_order")}
              onChange={(date_order) => {
                onAnswer({ date_order });
              }}
            />
          )}
          {asked.decimal_sign.length > 0 && (
            <RadioGroup
              legend={t`Which sign stands before its decimals?`}
              options={asked.decimal_sign.map(({ value, example }) => ({
                value,
                label: value === "," ? t`A comma` : t`A point`,
                hint: example,
              }))}
              value={answers.decimal_sign ?? undefined}
              error={errorOf("decimal_sign")}
              onChange={(decimal_sign) => {
                onAnswer({ decimal_sign });
              }}
            />
          )}
          {asked.direction !== null && (
            <DirectionAsk
              question={asked.direction}
              currency={statement.currency}
              answer={answers}
              error={missing["direction"] ?? refused["account_type"]}
              onAnswer={onAnswer}
            />
          )}
          {asked.extra !== null && <ExtraRowsNote extra={asked.extra} currency={statement.currency} />}
          {asked.doubt !== null && asked.doubt !== "not_on_proved" && (
            <AsReadNote doubt={asked.doubt} partly={statement.proof?.verdict === "partly"} />
          )}
          {statement.corrections.length > 0 && statement.proof?.verdict === "proved" && (
            <Note tone="success" icon="proved">
              <Trans>With your corrections every printed figure holds.</Trans>
            </Note>
          )}
          {refused["as_read"] !== undefined && (
            <Note tone="error" role="alert">
              {refused["as_read"]}
            </Note>
          )}
          <Stack row wrap gap={3} align="center">
            <Button type="submit" kind={offersRepair ? "secondary" : "primary"} busy={accept.isPending}>
              {asked.doubt !== null && t`Import as read`}
              {asked.doubt === null && alike.length === 0 && t`Accept and import`}
              {asked.doubt === null &&
                alike.length > 0 &&
                plural(alike.length + 1, {
                  one: "Accept and import # file",
                  other: "Accept and import # files",
                })}
            </Button>
            <Text size="sm" tone="3">
              <Trans>Nothing is imported until you accept.</Trans>
            </Text>
          </Stack>
        </Stack>
      </form>
    </Card>
  );
};
