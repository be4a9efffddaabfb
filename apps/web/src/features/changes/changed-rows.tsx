import { Trans, useLingui } from "@lingui/react/macro";
import type { ChangedRow } from "@passbook/contract/changes";
import { ListFailure } from "../../lib/notices/list-failure.tsx";
import { Amount } from "../../ui/figures/amount.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import { formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./changes.module.css";
import { StepLine } from "./step-line.tsx";
import { useChangedRows } from "./use-changes.ts";
import { useThingWords } from "./use-field-words.ts";

const Row = ({ row }: { readonly row: ChangedRow }) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const things = useThingWords();
  const done = { made: t`added`, removed: t`removed`, changed: null, concerned: null }[row.done];
  const facts = [
    things[row.thing],
    ...(row.day === null ? [] : [formatShortDay(row.day, locale, today)]),
    ...(done === null ? [] : [done]),
  ];
  return (
    <ListRow
      wrap
      title={row.named ?? t`no longer there`}
      sub={
        <>
          {facts.join(" · ")}
          {row.steps.map((step, index) => (
            // steps have no id, and never change their order
            // oxlint-disable-next-line react/no-array-index-key
            <StepLine key={index} step={step} />
          ))}
        </>
      }
      end={row.money === null ? undefined : <Amount {...row.money} />}
    />
  );
};

/** What a change touched, with what it was before and after. */
export const ChangedRows = ({ id }: { readonly id: string }) => {
  const { t } = useLingui();
  const query = useChangedRows(id);
  const rows = query.data?.pages.flatMap((page) => page.data) ?? [];
  if (query.isPending) return <SkeletonRows count={3} />;
  if (query.isError)
    return (
      <ListFailure
        retry={() => {
          void query.refetch();
        }}
      />
    );
  if (rows.length === 0)
    return (
      <Text as="p" tone="2">
        <Trans>What it was about is not kept any more.</Trans>
      </Text>
    );
  return (
    // scrolls by itself, so it is reached by keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles["rows"]} tabIndex={0} role="region" aria-label={t`What it concerns`}>
      <List label={t`What it concerns`}>
        {rows.map((row) => (
          <Row key={`${row.thing} ${row.id}`} row={row} />
        ))}
      </List>
      {query.hasNextPage && (
        <LoadMore
          shown={rows.length}
          hasMore
          busy={query.isFetchingNextPage}
          onLoad={() => {
            void query.fetchNextPage();
          }}
        />
      )}
    </div>
  );
};
