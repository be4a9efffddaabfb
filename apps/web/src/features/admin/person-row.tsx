import { Trans, useLingui } from "@lingui/react/macro";
import * as contract from "@passbook/contract/admin";
import type { KnownPerson } from "@passbook/contract/admin";
import { useApplication } from "../../lib/reference-data/application.ts";
import { formatFileSize, formatRelative } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { Menu } from "../../ui/actions/menu.tsx";
import { Badge } from "../../ui/figures/badge.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { ListRow } from "../../ui/lists/list.tsx";
import { Avatar } from "../../ui/pictures/avatar.tsx";
import { useAct } from "./use-admin.ts";

const Marks = ({ person }: { readonly person: KnownPerson }) => {
  const { is_you, is_admin, disabled_at, email_verified_at } = person;
  // where nothing is sent, nobody can confirm theirs
  const confirms = useApplication()?.mail === "smtp";
  return (
    <Stack as="span" row wrap gap={1}>
      {is_you && (
        <Badge tone="primary">
          <Trans>You</Trans>
        </Badge>
      )}
      {is_admin && (
        <Badge tone="accent" icon="shield">
          <Trans>Administrator</Trans>
        </Badge>
      )}
      {disabled_at !== null && (
        <Badge tone="error" icon="lock">
          <Trans>Disabled</Trans>
        </Badge>
      )}
      {confirms && email_verified_at === null && (
        <Badge tone="warning">
          <Trans>Address not confirmed</Trans>
        </Badge>
      )}
    </Stack>
  );
};

type PersonRowProps = {
  readonly person: KnownPerson;
  /** When the list was fetched. */
  readonly now: string;
  readonly onDisable: (person: KnownPerson) => void;
};

/** What may be done to somebody; nothing to oneself. */
const PersonMenu = ({ person, onDisable }: Omit<PersonRowProps, "now">) => {
  const { t } = useLingui();
  const act = useAct(t`This could not be changed, please retry.`);
  const { id, name, is_admin, disabled_at } = person;
  const enable = {
    label: t`Enable`,
    icon: "check",
    onSelect: () => {
      act.mutate({ endpoint: contract.enablePerson, id, done: t`${name} can sign in again` });
    },
  } as const;
  const disable = {
    label: t`Disable`,
    icon: "lock",
    danger: true,
    onSelect: () => {
      onDisable(person);
    },
  } as const;
  const rights = is_admin
    ? {
        label: t`Administrator no more`,
        endpoint: contract.removeAdmin,
        done: t`${name} is an administrator no more`,
      }
    : { label: t`Make administrator`, endpoint: contract.makeAdmin, done: t`${name} is an administrator` };
  return (
    <Menu
      label={t`What to do with ${name}`}
      align="end"
      trigger={(props) => <IconButton {...props} icon="more" label={t`What to do with ${name}`} />}
      items={[
        {
          label: rights.label,
          icon: "shield",
          onSelect: () => {
            act.mutate({ endpoint: rights.endpoint, id, done: rights.done });
          },
        },
        disabled_at === null ? disable : enable,
      ]}
    />
  );
};

/** Somebody with an account here: who they are, when they were seen last, and how much room they take. */
export const PersonRow = ({ person, now, onDisable }: PersonRowProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { name, email, last_seen_at, storage_bytes, is_you } = person;
  const ago = last_seen_at === null ? null : formatRelative(last_seen_at, now, locale);
  const seen = ago === null ? t`no sign-in known` : t`seen ${ago}`;
  const size = formatFileSize(storage_bytes, locale);
  return (
    <ListRow
      lead={<Avatar name={name} />}
      wrap
      title={
        <Stack as="span" row wrap align="center" gap={2}>
          {name}
          <Marks person={person} />
        </Stack>
      }
      sub={`${email} · ${seen} · ${size}`}
      actions={is_you ? undefined : <PersonMenu person={person} onDisable={onDisable} />}
    />
  );
};
