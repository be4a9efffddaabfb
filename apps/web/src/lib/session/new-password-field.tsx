import { useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import type { PasswordOwner } from "@passbook/contract/check-password";
import { Field } from "../../ui/forms/field.tsx";
import { PasswordInput } from "../../ui/forms/password-input.tsx";
import { measurePassword } from "./password-strength.ts";

type NewPasswordFieldProps = ComponentProps<typeof PasswordInput> & {
  readonly label: string;
  readonly error: string | undefined;
  /** What is typed so far. */
  readonly typed: string;
  /** Whose password it is, as far as the screen knows. */
  readonly own?: PasswordOwner;
};

const NOBODY: PasswordOwner = { name: "", email: "" };

/** A field for a new password, with a word on how good it is. */
export const NewPasswordField = ({ label, error, typed, own = NOBODY, ...rest }: NewPasswordFieldProps) => {
  const { t } = useLingui();
  const hints = {
    short: t`At least 10 characters. A few words together are easy to keep in mind.`,
    weak: t`Easy to guess: make it longer, or less regular.`,
    fair: t`Fair. A word more makes it strong.`,
    strong: t`Strong.`,
  };
  return (
    <Field label={label} error={error} hint={hints[measurePassword(typed, own)]}>
      <PasswordInput {...rest} autoComplete="new-password" />
    </Field>
  );
};
