import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Mailbox, OfferedSignIn, SignInProvider } from "@passbook/contract/mailboxes";
import { isRefusal, messageOf } from "../../../../lib/calls/refusal.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { DateField } from "../../../../ui/forms/date-field.tsx";
import { Field } from "../../../../ui/forms/field.tsx";
import { FieldPairs } from "../../../../ui/forms/field-pairs.tsx";
import { Select } from "../../../../ui/forms/select.tsx";
import { TextInput } from "../../../../ui/forms/text-input.tsx";
import { Note } from "../../../../ui/frame/note.tsx";
import { useLocale } from "../../../../words/locale.tsx";
import { findSignInProvider } from "./mailbox-presets.ts";
import { useFaultWords } from "./mailbox-words.ts";
import { SourceDialog } from "../source-dialog.tsx";
import { PasswordFields } from "./password-fields.tsx";
import { toReach, toTyped, type TypedMailbox, withUsername } from "./typed-mailbox.ts";
import { useMailboxSaving, useMailboxSignIn, useMailboxTest } from "./use-mailboxes.ts";

type TryProps = {
  readonly typed: TypedMailbox;
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
            wordsOf(data.fault, typed.host, typed.folder)
          )}
        </Note>
      )}
    </>
  );
};

type WayFieldProps = {
  readonly signIns: readonly OfferedSignIn[];
  readonly way: SignInProvider | null;
  readonly onChoose: (way: SignInProvider | null) => void;
};

/** By a password, or by signing in at a provider. */
const WayField = ({ signIns, way, onChoose }: WayFieldProps) => {
  const { t } = useLingui();
  return (
    <Field label={t`Opened by`}>
      <Select
        value={way ?? ""}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onChoose(signIns.find(({ provider }) => provider === chosen)?.provider ?? null);
        }}
      >
        <option value="">{t`A password for programs`}</option>
        {signIns.map(({ provider, name }) => (
          <option key={provider} value={provider}>{t`Signing in with ${name}`}</option>
        ))}
      </Select>
    </Field>
  );
};

type MailboxDialogProps = {
  readonly mailbox: Mailbox | null;
  readonly signIns: readonly OfferedSignIn[];
  readonly onClose: () => void;
};

/** Asks how a mailbox is reached; the provider's part is filled in from the address. */
export const MailboxDialog = ({ mailbox, signIns, onClose }: MailboxDialogProps) => {
  const { t } = useLingui();
  const { today } = useLocale();
  const [typed, setTyped] = useState(() => toTyped(mailbox, today));
  const [way, setWay] = useState(mailbox?.sign_in ?? null);
  const [folders, setFolders] = useState<readonly string[]>([]);
  const saving = useMailboxSaving();
  const signIn = useMailboxSignIn();
  const error = way === null || mailbox !== null ? saving.error : signIn.error;
  const fields = isRefusal(error) ? error.fields : {};
  const set = (part: Partial<TypedMailbox>) => {
    setTyped((before) => ({ ...before, ...part }));
  };
  const wanted = findSignInProvider(typed.username);
  const type = (username: string) => {
    setTyped((before) => withUsername(before, username));
    const offered = signIns.find(({ provider }) => provider === findSignInProvider(username));
    // a way that came with the address goes with it
    if (offered !== undefined) setWay(offered.provider);
    else if (way === wanted) setWay(null);
  };
  const id = mailbox?.id;
  const name = signIns.find(({ provider }) => provider === way)?.name ?? "";
  const isUnsaid = error !== null && Object.keys(fields).length === 0;
  const choices = folders.includes(typed.folder) ? folders : [typed.folder, ...folders];
  const save = () => {
    const { username, folder, since } = typed;
    if (mailbox === null && way !== null) signIn.mutate({ provider: way, username, folder, since });
    else saving.mutate({ ...toReach(typed), id }, { onSuccess: onClose });
  };
  const isMissing = wanted === "microsoft" && !signIns.some(({ provider }) => provider === wanted);
  return (
    <SourceDialog
      title={mailbox === null ? t`Watch a mailbox` : t`Change a mailbox`}
      saveLabel={mailbox !== null ? t`Save` : way === null ? t`Watch` : t`Sign in with ${name}`}
      busy={saving.isPending || signIn.isPending}
      failure={isUnsaid ? error : null}
      onSave={save}
      onClose={onClose}
    >
      <Field
        label={way === null ? t`E-mail address or user name` : t`E-mail address`}
        error={fields["username"]}
        hint={
          way === null &&
          isMissing && (
            <Trans>
              Outlook opens to programs only by signing in with Microsoft, which whoever runs this Passbook
              has to set up.
            </Trans>
          )
        }
      >
        <TextInput
          type="text"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          readOnly={mailbox !== null && way !== null}
          value={typed.username}
          onChange={(event) => {
            type(event.currentTarget.value);
          }}
        />
      </Field>
      {mailbox === null && signIns.length > 0 && <WayField signIns={signIns} way={way} onChoose={setWay} />}
      {way === null && <PasswordFields typed={typed} isNew={mailbox === null} errors={fields} onType={set} />}
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
      {way === null || mailbox !== null ? (
        <TryOut typed={typed} id={id} onFolders={setFolders} />
      ) : (
        <Note>
          <Trans>
            You sign in at {name} and come back. No password is kept here; {name} shows this Passbook among
            the programs that may read your mail, and you can withdraw it there. Other folders can be chosen
            once it is watched.
          </Trans>
        </Note>
      )}
    </SourceDialog>
  );
};
