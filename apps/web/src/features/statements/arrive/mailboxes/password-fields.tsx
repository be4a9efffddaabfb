import { Trans, useLingui } from "@lingui/react/macro";
import { Field } from "../../../../ui/forms/field.tsx";
import { FieldPairs } from "../../../../ui/forms/field-pairs.tsx";
import { PasswordInput } from "../../../../ui/forms/password-input.tsx";
import { Select } from "../../../../ui/forms/select.tsx";
import { TextInput } from "../../../../ui/forms/text-input.tsx";
import { findProvider } from "./mailbox-presets.ts";
import { PORTS, type TypedMailbox } from "./typed-mailbox.ts";

type PasswordFieldsProps = {
  readonly typed: TypedMailbox;
  readonly isNew: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly onType: (part: Partial<TypedMailbox>) => void;
};

/** What a mailbox that is opened by a password is reached with: that, and its server. */
export const PasswordFields = ({ typed, isNew, errors, onType }: PasswordFieldsProps) => {
  const { t } = useLingui();
  const provider = findProvider(typed.username);
  return (
    <>
      <Field
        label={t`Password for programs`}
        error={errors["password"]}
        hint={
          provider?.help === undefined ? (
            isNew ? (
              <Trans>Kept sealed, and used to read this mailbox only.</Trans>
            ) : (
              <Trans>Leave it empty to keep the one that is there.</Trans>
            )
          ) : (
            <Trans>
              {provider.name} wants an app password:{" "}
              <a href={provider.help} target="_blank" rel="noreferrer">
                how to make one
              </a>
            </Trans>
          )
        }
      >
        <PasswordInput
          autoComplete="off"
          value={typed.password}
          onChange={(event) => {
            onType({ password: event.currentTarget.value });
          }}
        />
      </Field>
      <Field label={t`Mail server (IMAP)`} error={errors["host"]}>
        <TextInput
          type="text"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder="imap.example.com"
          value={typed.host}
          onChange={(event) => {
            onType({ host: event.currentTarget.value });
          }}
        />
      </Field>
      <FieldPairs>
        <Field label={t`Encryption`}>
          <Select
            value={typed.security}
            onChange={(event) => {
              const security = event.currentTarget.value === "starttls" ? "starttls" : "tls";
              onType({ security, port: PORTS[security] });
            }}
          >
            <option value="tls">TLS</option>
            <option value="starttls">STARTTLS</option>
          </Select>
        </Field>
        <Field label={t`Port`} error={errors["port"]}>
          <TextInput
            type="text"
            inputMode="numeric"
            value={typed.port}
            onChange={(event) => {
              onType({ port: event.currentTarget.value.replaceAll(/\D/g, "") });
            }}
          />
        </Field>
      </FieldPairs>
    </>
  );
};
