import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { unlockStatement } from "@passbook/contract/statements";
import type { Statement } from "@passbook/contract/statements";
import { call } from "../../lib/call.ts";
import { messageOf } from "../../lib/refusal.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import styles from "./uploads.module.css";
import { takeStatement } from "./use-statement.ts";

/** Tries one password on every file; it is kept once, with the first. Answers what went wrong, or null. */
const tryOnAll = async (
  statements: readonly Statement[],
  { password, remember }: { readonly password: string; readonly remember: boolean },
): Promise<unknown> => {
  let failure: unknown = null;
  for (const [index, { id }] of statements.entries()) {
    try {
      const body = { password, remember: remember && index === 0 };
      takeStatement((await call(unlockStatement, { params: { id }, body })).answer.data);
    } catch (error) {
      failure = error;
    }
  }
  return failure;
};

/** One password for several locked files; those that it does not open keep asking, each by itself. */
export const UnlockTogether = ({ statements }: { readonly statements: readonly Statement[] }) => {
  const { t } = useLingui();
  const [password, setPassword] = useState("");
  const [remember, setRemember] = useState(true);
  const [error, setError] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    if (password === "" || isBusy) return;
    setBusy(true);
    const failure = await tryOnAll(statements, { password, remember });
    setBusy(false);
    setError(failure === null ? undefined : messageOf(failure, t`Oops, update failed!`));
    if (failure === null) setPassword("");
  };
  return (
    <form
      className={styles["together"]}
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <p>
        <Plural
          value={statements.length}
          one="# file is locked."
          other="# files are locked. One password is tried on all of them."
        />
      </p>
      <div className={styles["password"]}>
        <Field label={t`Password of all locked files`} labelHidden error={error}>
          <PasswordInput
            autoComplete="off"
            placeholder={t`Password`}
            value={password}
            onChange={(event) => {
              setPassword(event.currentTarget.value);
            }}
          />
        </Field>
        <Button type="submit" busy={isBusy}>
          <Trans>Open all</Trans>
        </Button>
        <Checkbox
          label={t`Keep it for later files`}
          checked={remember}
          onChange={(event) => {
            setRemember(event.currentTarget.checked);
          }}
        />
      </div>
    </form>
  );
};
