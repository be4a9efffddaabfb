import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Statement } from "@passbook/contract/statements";
import { isRefusal } from "../../../lib/calls/refusal.ts";
import { useSentences } from "../../../lib/sentences/use-sentences.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { PasswordInput } from "../../../ui/forms/password-input.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { Stack } from "../../../ui/frame/stack.tsx";
import { Text } from "../../../ui/frame/text.tsx";
import { TryMadePasswords } from "./try-made-passwords.tsx";
import { useStatementAnswers } from "../state/use-statement.ts";

/** What was typed, kept by the screen while the file is tried. */
export type UnlockDraft = { readonly password: string; readonly remember: boolean };

type UnlockFormProps = {
  readonly statement: Statement;
  readonly draft: UnlockDraft;
  readonly onDraft: (draft: UnlockDraft) => void;
};

/** Asks for the password of a locked file. */
export const UnlockForm = ({ statement, draft, onDraft }: UnlockFormProps) => {
  const { t } = useLingui();
  const { unlock } = useStatementAnswers(statement.id);
  const word = useSentences();
  const [missing, setMissing] = useState(false);
  const problem = statement.problems[0];
  const wrong = problem?.code === "wrong_password" && draft.password !== "" ? word(problem) : undefined;
  const refused = isRefusal(unlock.error) ? unlock.error.fields["password"] : undefined;
  const { file_name } = statement;
  return (
    <Card title={t`This file is locked`}>
      <Stack gap={4}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setMissing(draft.password === "");
            if (draft.password !== "" && !unlock.isPending) unlock.mutate(draft);
          }}
        >
          <Stack gap={4}>
            <Text as="p" tone="2">
              <Trans>
                {file_name} opens with the password your bank gave you for its statements. It stays on this
                machine.
              </Trans>
            </Text>
            {statement.password_hint !== null && (
              <Note icon="mail">
                <Trans>The message it came with says: “{statement.password_hint}”</Trans>
              </Note>
            )}
            <Field
              label={t`Password of the file`}
              error={refused ?? (missing && draft.password === "" ? t`Enter the password.` : wrong)}
            >
              <PasswordInput
                value={draft.password}
                autoComplete="off"
                onChange={(event) => {
                  onDraft({ ...draft, password: event.currentTarget.value });
                }}
              />
            </Field>
            <Checkbox
              label={t`Keep it, sealed, for the next files`}
              checked={draft.remember}
              onChange={(event) => {
                onDraft({ ...draft, remember: event.currentTarget.checked });
              }}
            />
            <div>
              <Button type="submit" kind="primary" busy={unlock.isPending}>
                <Trans>Open the file</Trans>
              </Button>
            </div>
          </Stack>
        </form>
        <TryMadePasswords statement={statement} />
      </Stack>
    </Card>
  );
};
