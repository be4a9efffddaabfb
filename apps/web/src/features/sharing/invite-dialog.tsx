import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { MemberRole } from "@passbook/contract/members";
import { isRefusal } from "../../lib/calls/refusal.ts";
import { useApplication } from "../../lib/reference-data/application.ts";
import { MadeOnceDialog } from "../../lib/session/made-once-dialog.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { FormDialog } from "../../ui/overlays/form-dialog.tsx";
import { RoleChoice } from "./role-choice.tsx";
import { useNewInvitation } from "./use-sharing.ts";

type MadeLinkProps = { readonly link: string; readonly email: string | null; readonly onClose: () => void };

/** The link of an invitation that was just made. */
const MadeLink = ({ link, email, onClose }: MadeLinkProps) => {
  const { t } = useLingui();
  return (
    <MadeOnceDialog
      title={t`Your invitation`}
      text={link}
      copy={{ label: t`Copy the link`, done: t`Link copied` }}
      above={
        email !== null && (
          <Text as="p">
            <Trans>It goes to {email} by mail. You may hand the link over yourself, too:</Trans>
          </Text>
        )
      }
      note={
        <Trans>
          It is shown this once, works once, and for 7 days. Whoever accepts it first shares this book.
        </Trans>
      }
      icon="link"
      onClose={onClose}
    />
  );
};

/** Makes an invitation into the chosen book, and shows its link once. */
export const InviteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const { mutate, isPending, data, error, dialog } = useNewInvitation();
  const can_mail = useApplication()?.mail === "smtp";
  const [role, setRole] = useState<MemberRole>("editor");
  const [email, setEmail] = useState("");
  if (data != null) return <MadeLink link={data.link} email={data.email} onClose={onClose} />;
  // One dialog at a time: whoever is asked who they are goes on with what they filled in.
  if (dialog !== null) return dialog;
  const address = email.trim();
  return (
    <FormDialog
      title={t`Invite somebody`}
      busy={isPending}
      onSave={() => {
        mutate({ role, email: address === "" ? null : address });
      }}
      onClose={onClose}
    >
      <RoleChoice value={role} onChange={setRole} />
      {can_mail ? (
        <Field
          label={t`E-mail (optional)`}
          hint={t`The link is mailed there. Without it you hand the link over yourself.`}
          error={isRefusal(error) ? error.fields["email"] : undefined}
        >
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            value={email}
            onChange={(event) => {
              setEmail(event.currentTarget.value);
            }}
          />
        </Field>
      ) : (
        <Text as="p" tone="2">
          <Trans>You get a link, which you hand over yourself.</Trans>
        </Text>
      )}
    </FormDialog>
  );
};
