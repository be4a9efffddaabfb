import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import * as contract from "@passbook/contract/admin";
import type { Invitation } from "@passbook/contract/admin";
import { refreshAfter } from "../../lib/cache/refresh.ts";
import { call } from "../../lib/calls/call.ts";
import { isRefusal } from "../../lib/calls/refusal.ts";
import { useSaveForm } from "../../lib/form/use-save-form.ts";
import { formatInstant } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { CopyButton } from "../../ui/overlays/copy-button.tsx";
import styles from "./admin.module.css";
import { useAct, useInvitations } from "./use-admin.ts";

type Made = { readonly email: string; readonly link: string };

/** The link, which is told once. */
const MadeLink = ({ email, link }: Made) => {
  const { t } = useLingui();
  return (
    <Note
      tone="info"
      icon="link"
      action={<CopyButton text={link} label={t`Copy the link`} done={t`Link copied`} />}
    >
      <Trans>Hand this link over to {email}. It is shown this once, works once, and for 7 days:</Trans>
      <span className={styles["link"]} dir="ltr">
        {link}
      </span>
    </Note>
  );
};

const InviteForm = ({ onMade }: { readonly onMade: (made: Made) => void }) => {
  const { t } = useLingui();
  const { form, busy, errorOf, onSubmit } = useSaveForm({
    schema: contract.invitePerson.body,
    defaults: { email: "" },
    save: async (body) => {
      const { answer } = await call(contract.invitePerson, { body });
      onMade(answer.data);
      form.reset();
      await refreshAfter("change_installation");
    },
    failure: t`The invitation could not be made, please retry.`,
    placeOf: (error) => (isRefusal(error) && error.code === "email_taken" ? "email" : null),
  });
  return (
    <form className={styles["invite"]} noValidate onSubmit={onSubmit}>
      <Field label={t`E-mail`} error={errorOf("email")}>
        <TextInput {...form.register("email")} type="email" inputMode="email" autoComplete="off" />
      </Field>
      <Button type="submit" icon="plus" busy={busy}>{t`Invite`}</Button>
    </form>
  );
};

const InvitationRow = ({ invitation }: { readonly invitation: Invitation }) => {
  const { t } = useLingui();
  const { locale, time_zone } = useLocale();
  const act = useAct(t`The invitation could not be withdrawn, please retry.`);
  const { id, email } = invitation;
  const until = formatInstant(invitation.expires_at, locale, time_zone);
  return (
    <ListRow
      title={email}
      sub={t`works until ${until}`}
      wrap
      actions={
        <Button
          busy={act.isPending}
          aria-label={t`Withdraw the invitation of ${email}`}
          onClick={() => {
            act.mutate({ endpoint: contract.withdrawInvitation, id, done: t`Invitation withdrawn` });
          }}
        >
          <Trans>Withdraw</Trans>
        </Button>
      }
    />
  );
};

type InvitationsCardProps = {
  /** Nobody may register, not even with an invitation. */
  readonly closed: boolean;
};

/** Links by which one person each registers, and those that can still be used. */
export const InvitationsCard = ({ closed }: InvitationsCardProps) => {
  const { t } = useLingui();
  const { data = [] } = useInvitations();
  const [made, setMade] = useState<Made | null>(null);
  return (
    <Card title={t`Invitations`}>
      <Stack gap={3}>
        {closed ? (
          <Note>
            <Trans>Nobody may register, so invitations open nothing now.</Trans>
          </Note>
        ) : (
          <InviteForm onMade={setMade} />
        )}
        {made !== null && !closed && <MadeLink {...made} />}
        {data.length > 0 && (
          <List label={t`Invitations that can still be used`}>
            {data.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
};
