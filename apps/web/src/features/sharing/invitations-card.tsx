import { Trans, useLingui } from "@lingui/react/macro";
import * as contract from "@passbook/contract/members";
import type { MemberInvitation } from "@passbook/contract/members";
import { useRoleWords } from "../../lib/reference-data/use-books.ts";
import { formatInstant } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Icon } from "../../ui/base/icon.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { useEnding } from "./use-sharing.ts";

const InvitationRow = ({ invitation }: { readonly invitation: MemberInvitation }) => {
  const { t } = useLingui();
  const words = useRoleWords();
  const { locale, time_zone } = useLocale();
  const { mutate, isPending } = useEnding(contract.withdrawMemberInvitation, t`Invitation withdrawn`);
  const { id, email, role, expires_at, by } = invitation;
  const person = by?.name;
  const name = email ?? t`A link`;
  const until = formatInstant(expires_at, locale, time_zone);
  return (
    <ListRow
      wrap
      lead={<Icon name={email === null ? "link" : "mail"} />}
      title={name}
      sub={
        <>
          {words[role]} · <Trans>works until {until}</Trans>
          {person !== undefined && (
            <>
              {" · "}
              <Trans>by {person}</Trans>
            </>
          )}
        </>
      }
      actions={
        <Button
          busy={isPending}
          aria-label={t`Withdraw the invitation: ${name}, ${until}`}
          onClick={() => {
            mutate(id);
          }}
        >
          <Trans>Withdraw</Trans>
        </Button>
      }
    />
  );
};

type InvitationsCardProps = { readonly invitations: readonly MemberInvitation[] };

/** Links that can still be used. */
export const InvitationsCard = ({ invitations }: InvitationsCardProps) => {
  const { t } = useLingui();
  return (
    <Card title={t`Invitations that can still be used`}>
      <List label={t`Invitations that can still be used`}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </List>
    </Card>
  );
};
