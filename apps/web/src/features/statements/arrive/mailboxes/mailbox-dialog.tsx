import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Mailbox } from "@passbook/contract/mailboxes";
import { addMonths } from "@passbook/contract/values";
import { isRefusal, messageOf } from "../../../../lib/calls/refusal.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { DateField } from "../../../../ui/forms/date-field.tsx";
import { Field } from "../../../../ui/forms/field.tsx";
import { FieldPairs } from "../../../../ui/forms/field-pairs.tsx";
import { PasswordInput } from "../../../../ui/forms/password-input.tsx";
import { Select } from "../../../../ui/forms/select.tsx";
import { TextInput } from "../../../../ui/forms/text-input.tsx";
import { Note } from "../../../../ui/frame/note.tsx";
import { useLocale } from "../../../../words/locale.tsx";
import { findProvider } from "./mailbox-presets.ts";
import { useFaultWords } from "./mailbox-words.ts";
import { SourceDialog } from "../source-dialog.tsx";
import { useMailboxSaving, useMailboxTest } from "./use-mailboxes.ts";

type Typed = {
  readonly username: string;
  readonly password: string;
  readonly host: string;
  readonly port: string;
  readonly security: "tls" | "starttls";
  readonly folder: string;
  readonly since: string;
};

const PORTS = { tls: "993", starttls: "143" } as const;
/** Statements of a year are looked for unless another day is chosen. */
const MONTHS_BACK = 12;

const toTyped = (mailbox: Mailbox | null, today: string): Typed => ({
  username: mailbox?.username ?? "",
  password: "",
  host: mailbox?.host ?? "",
  port: mailbox === null ? PORTS.tls : String(mailbox.port),
  security: mailbox?.security ?? "tls",
  folder: mailbox?.folder ?? "INBOX",
  since: mailbox?.since ?? `${addMonths(today.slice(0, 7), -MONTHS_BACK)}-01`,
});

const toReach = ({ port, ...typed }: Typed) => ({ ...typed, port: Number(port) });

type TryProps = {
  readonly typed: Typed;
  readonly id: string | undefined;
  readonly onFolders: (folders: readonly string[]) => void;
};

/** Tries the mailbox out and says exactly what is wrong. */
const TryOut = ({ typed, id, onFolders }: TryProps) => {
  const { t } = useLingui();
  const test = useMailboxTest();
  const wordsOf = useFaultWords();
  const { since: _, password, ...reach } = toReach(typed);
  const tryIt = () => {
    test.mutate(
      { ...reach, ...(password === "" ? {} : { password }), ...(id === undefined ? {} : { id }) },
      { onSuccess: ({ folders }) => onFolders(folders) },
    );
  };
  const { data, error } = test;
  return (
    <>
      <Button busy={test.isPending} onClick={tryIt}>
        <Trans>Try it out</Trans>
      </Button>
      {error !== null && (
        <Note tone="error" role="alert">
          {messageOf(error, t`This could not be tried. Try again.`)}
        </Note>
      )}
      {data !== undefined && (
        <Note tone={data.fault === null ? "success" : "error"} role="alert">
          {data.fault === null ? (
            <Trans>It works: signed in, and the folder is there.</Trans>
          ) : (
            wordsOf(data.fault, typed.host)
          )}
        </Note>
      )}
    </>
  );
};

type MailboxDialogProps = { readonly mailbox: Mailbox | null; readonly onClose: () => void };

/** Asks how a mailbox is reached; the provider's part is filled in from the address. */
export const MailboxDialog = ({ mailbox, onClose }: MailboxDialogProps) => {
  const { t } = useLingui();
  const { today } = useLocale();
  const [typed, setTyped] = useState(() => toTyped(mailbox, today));
  const [folders, setFolders] = useState<readonly string[]>([]);
  const saving = useMailboxSaving();
  const fields = isRefusal(saving.error) ? saving.error.fields : {};
  const set = (part: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...part }));
  };
  const provider = findProvider(typed.username);
  const type = (username: string) => {
    const known = findProvider(username);
    set(
      known === undefined ? { username } : { username, host: known.host, port: PORTS.tls, security: "tls" },
    );
  };
  const id = mailbox?.id;
  const isUnsaid = saving.error !== null && Object.keys(fields).length === 0;
  const choices = folders.includes(typed.folder) ? folders : [typed.folder, ...folders];
  return (
    <SourceDialog
      title={mailbox === null ? t`Watch a mailbox` : t`Change a mailbox`}
      saveLabel={mailbox === null ? t`Watch` : t`Save`}
      busy={saving.isPending}
      onSave={() => {
        saving.mutate({ ...toReach(typed), id }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      {isUnsaid && (
        <Note tone="error" role="alert">
          {messageOf(saving.error, t`This could not be saved. Try again.`)}
        </Note>
      )}
      <Field label={t`E-mail address or user name`} error={fields["username"]}>
        <TextInput
          type="text"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={typed.username}
          onChange={(event) => {
            type(event.currentTarget.value);
          }}
        />
      </Field>
      <Field
        label={t`Password for programs`}
        error={fields["password"]}
        hint={
          provider === undefined ? (
            mailbox === null ? (
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
            set({ password: event.currentTarget.value });
          }}
        />
      </Field>
      <Field label={t`Mail server (IMAP)`} error={fields["host"]}>
        <TextInput
          type="text"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder="imap.example.com"
          value={typed.host}
          onChange={(event) => {
            set({ host: event.currentTarget.value });
          }}
        />
      </Field>
      <FieldPairs>
        <Field label={t`Encryption`}>
          <Select
            value={typed.security}
            onChange={(event) => {
              const security = event.currentTarget.value === "starttls" ? "starttls" : "tls";
              set({ security, port: PORTS[security] });
            }}
          >
            <option value="tls">TLS</option>
            <option value="starttls">STARTTLS</option>
          </Select>
        </Field>
        <Field label={t`Port`} error={fields["port"]}>
          <TextInput
            type="text"
            inputMode="numeric"
            value={typed.port}
            onChange={(event) => {
              set({ port: event.currentTarget.value.replaceAll(/\D/g, "") });
            }}
          />
        </Field>
      </FieldPairs>
      <FieldPairs>
        <Field label={t`Folder`} error={fields["folder"]}>
          <Select
            value={typed.folder}
            onChange={(event) => {
              set({ folder: event.currentTarget.value });
            }}
          >
            {choices.map((folder) => (
              <option key={folder}>{folder}</option>
            ))}
          </Select>
        </Field>
        <Field label={t`Messages since`} error={fields["since"]}>
          <DateField
            value={typed.since}
            onChange={(event) => {
              set({ since: event.currentTarget.value });
            }}
          />
        </Field>
      </FieldPairs>
      <TryOut typed={typed} id={id} onFolders={setFolders} />
    </SourceDialog>
  );
};
