import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import * as contract from "@passbook/contract/admin";
import type { KnownPerson } from "@passbook/contract/admin";
import { ListFailure } from "../../lib/notices/list-failure.tsx";
import { formatNumber } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { List } from "../../ui/lists/list.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import { PersonRow } from "./person-row.tsx";
import { useAct, usePeople } from "./use-admin.ts";

/** Asks before somebody is signed out everywhere. */
const DisableDialog = ({
  person,
  onClose,
}: {
  readonly person: KnownPerson;
  readonly onClose: () => void;
}) => {
  const { t } = useLingui();
  const act = useAct(t`This could not be changed, please retry.`);
  const { id, name } = person;
  return (
    <ConfirmDialog
      open
      title={t`Disable ${name}?`}
      text={t`${name} is signed out everywhere at once and cannot sign in until you enable the account again. Nothing is deleted, and what comes by itself, such as statements by mail, is still taken in. Their book is closed to whoever shares it.`}
      confirmLabel={t`Disable`}
      busy={act.isPending}
      onConfirm={() => {
        act.mutate(
          { endpoint: contract.disablePerson, id, done: t`${name} was signed out` },
          { onSettled: onClose },
        );
      }}
      onClose={onClose}
    />
  );
};

type PeopleCardProps = {
  /** How many there are. */
  readonly people: number;
};

/** Everybody with an account here, in the order in which they came. */
export const PeopleCard = ({ people }: PeopleCardProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const query = usePeople();
  const [disabling, setDisabling] = useState<KnownPerson | null>(null);
  const shown = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Card title={t`People`} sub={formatNumber(people, locale)}>
      {query.isPending && <SkeletonRows count={3} />}
      {query.isError && (
        <ListFailure
          retry={() => {
            void query.refetch();
          }}
        />
      )}
      {shown.length > 0 && (
        <List label={t`People`}>
          {shown.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              now={new Date(query.dataUpdatedAt).toISOString()}
              onDisable={setDisabling}
            />
          ))}
        </List>
      )}
      {query.hasNextPage && (
        <LoadMore
          shown={shown.length}
          total={people}
          hasMore
          busy={query.isFetchingNextPage}
          onLoad={() => {
            void query.fetchNextPage();
          }}
        />
      )}
      {disabling !== null && (
        <DisableDialog
          person={disabling}
          onClose={() => {
            setDisabling(null);
          }}
        />
      )}
    </Card>
  );
};
