import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useState } from "react";
import { Button } from "../../../ui/actions/button.tsx";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { PasswordInput } from "../../../ui/forms/password-input.tsx";
import styles from "./uploads.module.css";

export type GivenPassword = { readonly password: string; readonly remember: boolean };

type PasswordAskProps = {
  /** What the password is of, for those who do not see the list. */
  readonly label: string;
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly onGive: (given: GivenPassword) => void;
  /** The words of the button. */
  readonly children: ReactNode;
};

/** A password in a line, and whether it is kept. */
export const PasswordAsk = ({ label, error, busy, onGive, children }: PasswordAskProps) => {
  const { t } = useLingui();
  const [password, setPassword] = useState("");
  const [remember, setRemember] = useState(true);
  return (
    <form
      className={styles["password"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (password !== "" && !busy) onGive({ password, remember });
      }}
    >
      <Field label={label} labelHidden error={error}>
        <PasswordInput
          autoComplete="off"
          placeholder={t`Password`}
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
          }}
        />
      </Field>
      <Button type="submit" busy={busy}>
        {children}
      </Button>
      <Checkbox
        label={t`Keep it for later files`}
        checked={remember}
        onChange={(event) => {
          setRemember(event.currentTarget.checked);
        }}
      />
    </form>
  );
};
