import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type Scope, SCOPES } from "@passbook/contract/scopes";
import { Field } from "../../ui/forms/field.tsx";
import { Select } from "../../ui/forms/select.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import { MadeOnceDialog } from "../../lib/session/made-once-dialog.tsx";
import { FormDialog } from "../../ui/overlays/form-dialog.tsx";
import { ChoiceOfSeveral } from "./choice-of-several.tsx";
import { useNewKey, useScopeWords } from "./use-keys.ts";

/** How long a key may open, in days; 0 is until it is ended. */
const DURATIONS = [30, 90, 365, 0] as const;

const useDurations = (): Readonly<Record<(typeof DURATIONS)[number], string>> => {
  const { t } = useLingui();
  return { 30: t`30 days`, 90: t`90 days`, 365: t`A year`, 0: t`Until I end it` };
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
  const words = useScopeWords();
  if (data != null)
    return (
      <MadeOnceDialog
        title={t`Your new key`}
        text={data.key}
        copy={{ label: t`Copy the key`, done: t`Key copied` }}
        note={<Trans>It is shown this once. Put it where your program finds it and nobody else does.</Trans>}
        icon="key"
        onClose={onClose}
      />
    );
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
      <ChoiceOfSeveral
        label={t`What it may do`}
        options={SCOPES}
        words={words}
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
