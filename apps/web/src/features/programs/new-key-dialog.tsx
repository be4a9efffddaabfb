import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type Scope, SCOPES } from "@passbook/contract/scopes";
import { Button } from "../../ui/actions/button.tsx";
import { Checkbox } from "../../ui/forms/checkbox.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Select } from "../../ui/forms/select.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { FormDialog } from "../../ui/overlays/form-dialog.tsx";
import { SecretText } from "./secret-text.tsx";
import { useNewKey, useScopeWords } from "./use-keys.ts";

/** How long a key may open, in days; 0 is until it is ended. */
const DURATIONS = [30, 90, 365, 0] as const;

const useDurations = (): Readonly<Record<(typeof DURATIONS)[number], string>> => {
  const { t } = useLingui();
  return { 30: t`30 days`, 90: t`90 days`, 365: t`A year`, 0: t`Until I end it` };
};

/** A key that was just made. */
const MadeKey = ({ text, onClose }: { readonly text: string; readonly onClose: () => void }) => {
  const { t } = useLingui();
  return (
    <Dialog
      open
      size="md"
      title={t`Your new key`}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          <Trans>I have kept it</Trans>
        </Button>
      }
    >
      <Stack gap={3}>
        <SecretText text={text} label={t`Copy the key`} done={t`Key copied`} />
        <Note icon="key" tone="warning">
          <Trans>It is shown this once. Put it where your program finds it and nobody else does.</Trans>
        </Note>
      </Stack>
    </Dialog>
  );
};

type ScopeChoiceProps = {
  readonly chosen: readonly Scope[];
  readonly error: string | undefined;
  readonly onChange: (scopes: readonly Scope[]) => void;
};

const ScopeChoice = ({ chosen, error, onChange }: ScopeChoiceProps) => {
  const { t } = useLingui();
  const words = useScopeWords();
  return (
    <Field as="group" label={t`What it may do`} error={error}>
      <Stack gap={2}>
        {SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={words[scope].label}
            hint={words[scope].hint}
            checked={chosen.includes(scope)}
            onChange={({ target }) => {
              onChange(target.checked ? [...chosen, scope] : chosen.filter((each) => each !== scope));
            }}
          />
        ))}
      </Stack>
    </Field>
  );
};

/** Makes a key, and shows its text once. */
export const NewKeyDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const durations = useDurations();
  const { mutate, isPending, data, dialog } = useNewKey();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly Scope[]>(["read"]);
  const [days, setDays] = useState(90);
  const [tried, setTried] = useState(false);
  if (data != null) return <MadeKey text={data.key} onClose={onClose} />;
  const save = (): void => {
    setTried(true);
    if (name.trim() === "" || scopes.length === 0) return;
    mutate({ name, scopes: [...scopes], lasts_days: days === 0 ? null : days });
  };
  // One dialog at a time: whoever is asked who they are goes on with what they filled in.
  if (dialog !== null) return dialog;
  return (
    <FormDialog title={t`Make a key`} busy={isPending} onSave={save} onClose={onClose}>
      <Field
        label={t`Name`}
        hint={t`The program that will use it.`}
        error={tried && name.trim() === "" ? t`Enter a name.` : undefined}
      >
        <TextInput
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => {
            setName(event.currentTarget.value);
          }}
        />
      </Field>
      <ScopeChoice
        chosen={scopes}
        error={tried && scopes.length === 0 ? t`Choose at least one.` : undefined}
        onChange={setScopes}
      />
      <Field label={t`It opens for`}>
        <Select
          value={String(days)}
          onChange={(event) => {
            setDays(Number(event.currentTarget.value));
          }}
        >
          {DURATIONS.map((each) => (
            <option key={each} value={each}>
              {durations[each]}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
};
