import { Trans, useLingui } from "@lingui/react/macro";
import { use } from "react";
import { useSettingsBack } from "../../lib/addresses/settings-back.ts";
import { ListFailure } from "../../lib/notices/list-failure.tsx";
import { WithoutAccounts } from "../../ui/base/without.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { List } from "../../ui/lists/list.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import { ChangeEntry } from "./change-entry.tsx";
import { useChanges } from "./use-changes.ts";

const NothingYet = () => {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="history"
      title={t`Nothing was changed yet`}
      message={t`Edits and imports will stand here, each with an Undo.`}
      primary={{ label: t`Upload a statement`, icon: "upload", to: "/statements/upload" }}
    />
  );
};

/** To a member of a book with private accounts, whose owner's changes may tell of those. */
const OfMembersOnly = () => (
  <Note>
    <Trans>
      Only what members changed stands here, as long as the owner of this book keeps an account private.
    </Trans>
  </Note>
);

/** What was changed, newest first; each can be taken back, days later too. */
export const HistoryScreen = () => {
  const { t } = useLingui();
  const back = useSettingsBack();
  const query = useChanges();
  const is_without = use(WithoutAccounts) > 0;
  const changes = query.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Page title={t`History of changes`} back={back}>
      <Card>
        <Stack gap={3}>
          {is_without && <OfMembersOnly />}
          {query.isPending && <SkeletonRows count={6} />}
          {query.isError && (
            <ListFailure
              retry={() => {
                void query.refetch();
              }}
            />
          )}
          {query.data !== undefined && changes.length === 0 && !is_without && <NothingYet />}
          {changes.length > 0 && (
            <List label={t`Changes`}>
              {changes.map((change) => (
                <ChangeEntry key={change.id} change={change} changes={changes} />
              ))}
            </List>
          )}
          {query.hasNextPage && (
            <LoadMore
              shown={changes.length}
              hasMore
              busy={query.isFetchingNextPage}
              onLoad={() => {
                void query.fetchNextPage();
              }}
            />
          )}
        </Stack>
      </Card>
    </Page>
  );
};
