import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listChanges } from "@passbook/contract/changes";
import type { Change } from "@passbook/contract/changes";
import { call } from "../../lib/calls/call.ts";
import { FIRST_PAGE } from "../../lib/cache/first-page.ts";
import { changeKeys } from "../../lib/cache/query-keys.ts";
import { formatInstant } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { ListFailure } from "../../lib/notices/list-failure.tsx";
import { undoChange } from "../../lib/changes/undo.ts";
import { Badge } from "../../ui/figures/badge.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { readChange } from "./read-change.ts";
import { useChangeWords } from "./use-change-words.ts";

const STEP = 20;

const useChanges = () =>
  useInfiniteQuery({
    queryKey: changeKeys.list,
    queryFn: async ({ pageParam, signal }) => {
      const { answer } = await call(listChanges, { query: { after: pageParam, limit: STEP }, signal });
      return answer;
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next ?? undefined,
    // every edit anywhere adds to it
    staleTime: 0,
  });

type ChangeRowProps = {
  readonly change: Change;
  /** All that are listed, among which an undo finds what it took back. */
  readonly changes: readonly Change[];
};

const ChangeRow = ({ change, changes }: ChangeRowProps) => {
  const { t } = useLingui();
  const { locale, time_zone } = useLocale();
  const wordsOf = useChangeWords();
  const [busy, setBusy] = useState(false);
  const { first, way } = readChange(change, changes);
  const did = first.kind === "undo" ? null : wordsOf(first.kind);
  const turned = way === "done_again" ? t`Done again` : wordsOf("undo");
  const words = way === "done" ? wordsOf(change.kind) : did === null ? turned : `${turned}: ${did}`;
  // a summary that is only a number says the same as the count below
  const names = /^\d*$/.test(change.summary) ? "" : change.summary;
  const can_no_longer = change.undone_at === null && change.given_up;
  const undo = async () => {
    setBusy(true);
    await undoChange(change.id, way === "undone");
    setBusy(false);
  };
  return (
    <ListRow
      wrap
      title={
        <>
          {words}
          {names !== "" && `${way === "done" || did === null ? ":" : ","} ${names}`}
        </>
      }
      sub={
        <>
          {formatInstant(change.created_at, locale, time_zone)} ·{" "}
          <Plural value={change.row_count} one="# entry" other="# entries" />
          {can_no_longer && (
            <>
              {" "}
              · <Trans>too old to undo: its place in the history went to newer changes</Trans>
            </>
          )}
        </>
      }
      actions={
        change.undone_at !== null ? (
          <Badge>{t`Undone`}</Badge>
        ) : can_no_longer ? undefined : (
          <Button
            icon="undo"
            busy={busy}
            aria-label={t`Undo: ${words} ${names}`}
            onClick={() => {
              void undo();
            }}
          >
            {t`Undo`}
          </Button>
        )
      }
    />
  );
};

/** What was changed, newest first; each can be taken back, days later too. */
export const ChangeHistory = () => {
  const { t } = useLingui();
  const query = useChanges();
  const changes = query.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Card title={t`History of changes`}>
      {query.isPending && <SkeletonRows count={4} />}
      {query.isError && (
        <ListFailure
          retry={() => {
            void query.refetch();
          }}
        />
      )}
      {query.data !== undefined && changes.length === 0 && (
        <Text as="p" tone="2">
          <Trans>Nothing was changed yet. Edits and imports will stand here, each with an Undo.</Trans>
        </Text>
      )}
      {changes.length > 0 && (
        <List label={t`Changes`}>
          {changes.map((change) => (
            <ChangeRow key={change.id} change={change} changes={changes} />
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
  );
};
