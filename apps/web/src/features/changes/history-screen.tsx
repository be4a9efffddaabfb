import { useLingui } from "@lingui/react/macro";
import { useSettingsBack } from "../../lib/addresses/settings-back.ts";
import { ListFailure } from "../../lib/notices/list-failure.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { List } from "../../ui/lists/list.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import { ChangeEntry } from "./change-entry.tsx";
import { useChanges } from "./use-changes.ts";

/** What was changed, newest first; each can be taken back, days later too. */
export const HistoryScreen = () => {
  const { t } = useLingui();
  const back = useSettingsBack();
  const query = useChanges();
  const changes = query.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Page title={t`History of changes`} back={back}>
      <Card>
        {query.isPending && <SkeletonRows count={6} />}
        {query.isError && (
          <ListFailure
            retry={() => {
              void query.refetch();
            }}
          />
        )}
        {query.data !== undefined && changes.length === 0 && (
          <EmptyState
            icon="history"
            message={t`Nothing was changed yet. Edits and imports will stand here, each with an Undo.`}
            primary={{ label: t`Upload a statement`, to: "/statements/upload" }}
          />
        )}
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
      </Card>
    </Page>
  );
};
