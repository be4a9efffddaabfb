import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { SecondFactor } from "@passbook/contract/sessions";
import { useApplication } from "../../lib/reference-data/application.ts";
import { isRefusedWith, messageOf } from "../../lib/calls/refusal.ts";
import { canUsePasskeys, wasLeft } from "../../lib/session/passkeys.ts";
import { PublicForm } from "../../lib/session/public-form.tsx";
import { showSecondFactor } from "../../lib/session/session-actions.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { toastError } from "../../ui/overlays/toast.ts";

type SecondFactorFormProps = {
  readonly factor: SecondFactor;
  /** Back to the first one; with words where it has to be shown again. */
  readonly onBack: (why: string | null) => void;
};

const useShowing = (onBack: SecondFactorFormProps["onBack"]) => {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);
  const show = async (code: string | null) => {
    setBusy(true);
    setError(undefined);
    try {
      await showSecondFactor(code);
    } catch (failure) {
      const words = messageOf(failure, t`Login failed, please retry.`);
      if (isRefusedWith(failure, "sign_in_over")) onBack(words);
      else if (isRefusedWith(failure, "wrong_factor") || isRefusedWith(failure, "invalid_input"))
        setError(words);
      else if (!wasLeft(failure)) toastError(words);
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, show };
};

/** What is asked for after the first factor: a code of an app, a recovery code, or a passkey. */
export const SecondFactorForm = ({ factor, onBack }: SecondFactorFormProps) => {
  const { t } = useLingui();
  const { busy, error, show } = useShowing(onBack);
  const [code, setCode] = useState("");
  const at = useApplication()?.passkeys_at;
  const has = (method: SecondFactor["methods"][number]): boolean => factor.methods.includes(method);
  const by_code = has("totp") || has("recovery_code");
  return (
    <PublicForm
      title={t`One more step`}
      lead={<Trans>Your account asks for a second factor.</Trans>}
      onSubmit={
        by_code
          ? (event) => {
              event.preventDefault();
              if (code.trim() !== "") void show(code);
            }
          : undefined
      }
    >
      {has("passkey") &&
        (canUsePasskeys(at) ? (
          <Button
            kind={has("totp") ? "secondary" : "primary"}
            icon="key"
            size="lg"
            wide
            busy={busy}
            onClick={() => {
              void show(null);
            }}
          >
            {t`Use a passkey`}
          </Button>
        ) : (
          <Note>
            <Trans>Your passkeys work at {at} only.</Trans>
          </Note>
        ))}
      {by_code && (
        <>
          <Field
            label={t`Code`}
            error={error}
            hint={
              has("totp")
                ? t`The six digits of your authenticator app, or a recovery code.`
                : t`A recovery code.`
            }
          >
            <TextInput
              value={code}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => {
                setCode(event.currentTarget.value);
              }}
            />
          </Field>
          <Button type="submit" kind={has("totp") ? "primary" : "secondary"} size="lg" wide busy={busy}>
            {t`Login`}
          </Button>
        </>
      )}
      <Button
        kind="quiet"
        wide
        onClick={() => {
          onBack(null);
        }}
      >
        {t`Back to login`}
      </Button>
      <p>
        <Trans>
          Lost your phone and your codes? Whoever runs this Passbook can let you in (passbook user
          reset-factors).
        </Trans>
      </p>
    </PublicForm>
  );
};
