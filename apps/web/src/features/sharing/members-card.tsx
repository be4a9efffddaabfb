import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import * as contract from "@passbook/contract/members";
import type { Member, Sharing } from "@passbook/contract/members";
import { useRoleWords } from "../../lib/reference-data/use-books.ts";
import { Button } from "../../ui/actions/button.tsx";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { Badge } from "../../ui/figures/badge.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { Avatar } from "../../ui/pictures/avatar.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { MemberDialog } from "./member-dialog.tsx";
import { useEnding } from "./use-sharing.ts";

type MemberRowProps = {
  readonly member: Member;
  /** Whether the one who looks may set and remove. */
  readonly can_manage: boolean;
  readonly onChange: () => void;
  readonly onRemove: () => void;
};

const MemberRow = ({ member, can_manage, onChange, onRemove }: MemberRowProps) => {
  const { t } = useLingui();
  const words = useRoleWords();
  const { name, email, role, manages, is_you } = member;
  const role_name = words[role];
  const says = manages ? t`${role_name}, manages members` : role_name;
  return (
    <ListRow
      wrap
      lead={<Avatar name={name} />}
      title={name}
      sub={email === null ? says : `${says} · ${email}`}
      end={is_you ? <Badge tone="primary">{t`You`}</Badge> : undefined}
      actions={
        can_manage && !is_you ? (
          <Stack row gap={1}>
            <IconButton icon="edit" label={t`Change what ${name} may do`} onClick={onChange} />
            <IconButton icon="trash" label={t`Remove ${name}`} onClick={onRemove} />
          </Stack>
        ) : undefined
      }
    />
  );
};

type RemovalProps = { readonly member: Member | null; readonly onClose: () => void };

const Removal = ({ member, onClose }: RemovalProps) => {
  const { t } = useLingui();
  const { mutate, isPending } = useEnding(contract.removeMember, t`Removed`);
  const name = member?.name ?? "";
  return (
    <ConfirmDialog
      open={member !== null}
      title={t`Remove ${name}?`}
      text={t`This book is closed to them at once. What they changed in it stays. To let them in again, invite them anew.`}
      confirmLabel={t`Remove`}
      busy={isPending}
      onConfirm={() => {
        if (member !== null) mutate(member.id, { onSettled: onClose });
      }}
      onClose={onClose}
    />
  );
};

type MembersCardProps = { readonly sharing: Sharing; readonly can_manage: boolean };

/** Whose the book is, who shares it, and what they may do. */
export const MembersCard = ({ sharing: { owner, members }, can_manage }: MembersCardProps) => {
  const { t } = useLingui();
  const words = useRoleWords();
  const [isInviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<Member | null>(null);
  const [removing, setRemoving] = useState<Member | null>(null);
  return (
    <Card
      title={t`Who looks at this book`}
      action={
        can_manage ? (
          <Button icon="plus" onClick={() => setInviting(true)}>
            <Trans>Invite somebody</Trans>
          </Button>
        ) : undefined
      }
    >
      <Stack gap={3}>
        <List label={t`Who looks at this book`}>
          <ListRow
            wrap
            lead={<Avatar name={owner.name} />}
            title={owner.name}
            sub={words.owner}
            end={owner.is_you ? <Badge tone="primary">{t`You`}</Badge> : undefined}
          />
          {members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              can_manage={can_manage}
              onChange={() => setChanging(member)}
              onRemove={() => setRemoving(member)}
            />
          ))}
        </List>
        {members.length === 0 && (
          <Text as="p" size="sm" tone="2">
            <Trans>
              Nobody but you. Whoever you invite signs in as themselves, and sees accounts, transactions and
              statements; your profile, passwords and mails stay yours.
            </Trans>
          </Text>
        )}
      </Stack>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {changing !== null && (
        <MemberDialog member={changing} is_owner={owner.is_you} onClose={() => setChanging(null)} />
      )}
      <Removal member={removing} onClose={() => setRemoving(null)} />
    </Card>
  );
};
