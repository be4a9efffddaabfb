import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { ListError } from "../../../lib/notices/list-error.tsx";
import { SampleBanner } from "../../../lib/notices/sample-banner.tsx";
import { useReference } from "../../../lib/reference-data/use-reference.ts";
import { useStatementEvents } from "../../../lib/statements/use-statement-events.ts";
import { Acts, useMayAct } from "../../../ui/base/acts.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { EmptyState } from "../../../ui/states/empty-state.tsx";
import { WithPanel } from "../../../ui/overlays/panel.tsx";
import { SkeletonRows } from "../../../ui/states/skeleton.tsx";
import { VisuallyHidden } from "../../../ui/base/visually-hidden.tsx";
import { Receipts } from "../attachments/receipts.tsx";
import { AlikeOffer } from "../edit/alike-offer.tsx";
import { FilterChips } from "../filter/filter-chips.tsx";
import { SavedChips } from "../filter/saved-chips.tsx";
import { SearchBar } from "../filter/search-bar.tsx";
import { ShownSearch } from "../filter/shown-search.tsx";
import { AddMenu } from "./add-menu.tsx";
import { TotalsBar } from "./totals-bar.tsx";
import { TransactionsWorkspace } from "./transactions-workspace.tsx";
import styles from "./transactions-screen.module.css";
import { useTransactionFilter } from "../state/use-transaction-filter.ts";
import { loadAhead, useListShape } from "../state/use-transactions.ts";
import { isEmptyFilter } from "../../../lib/addresses/transaction-filter.ts";
import { DetailsPanel } from "../details/details-panel.tsx";
import { DeletionDialog } from "./transactions-workspace.tsx";
import { useAlike } from "../state/use-alike.ts";
import { useEdits } from "../state/use-edits.ts";
import { WaitingLink } from "../review/waiting-link.tsx";
import { useListSelection } from "../state/use-list-selection.ts";

const NothingYet = () => {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No transactions yet`}
      message={t`Upload a statement and its rows stand here, day by day.`}
      primary={{ act: true, label: t`Upload a statement`, icon: "upload", to: "/statements/upload" }}
      secondary={{ label: t`Back to Insights`, to: "/" }}
    />
  );
};

const NothingMatches = ({ onClear }: { readonly onClear: () => void }) => {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="search"
      title={t`Nothing matches`}
      message={t`No transaction fits all of these filters.`}
      primary={{ label: t`Clear filters`, onClick: onClear }}
    />
  );
};

/** Searches for what is understood; `behind` while the rows are of the query before, since what was typed has a mistake. */
const useMistaken = (query: string, onSearch: (query: string) => void) => {
  const [left, setLeft] = useState<string | null>(null);
  const search = (text: string, is_understood: boolean) => {
    setLeft(is_understood ? null : query);
    if (is_understood) onSearch(text);
  };
  return { behind: left === query, search };
};

/** Every transaction, narrowed, edited and counted. */
export const TransactionsScreen = () => {
  useStatementEvents();
  const { t } = useLingui();
  const { filter, opened, narrow, show, clear, open, isOpening } = useTransactionFilter();
  const may_act = useMayAct();
  const reference = useReference();
  const alike = useAlike();
  const edits = useEdits(reference, alike.ask);
  const list = useListShape(filter);
  const chosen = useListSelection(list.data);
  const [selecting, setSelecting] = useState(false);
  const { behind, search: onSearch } = useMistaken(filter.q ?? "", (q) => {
    loadAhead({ ...filter, q });
    narrow({ q });
  });
  const [deleting, setDeleting] = useState<readonly string[] | null>(null);
  const search = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const rows = list.data?.shape.row_count;
  const panel = (
    <DetailsPanel
      key={opened}
      id={opened}
      reference={reference}
      edits={edits}
      onClose={() => {
        open(null);
      }}
      onDelete={(transaction) => {
        setDeleting([transaction.id]);
      }}
    />
  );
  return (
    <>
      <title>{`${t`Transactions`} · Passbook`}</title>
      <VisuallyHidden as="h1">
        <Trans>Transactions</Trans>
      </VisuallyHidden>
      <SampleBanner />
      <div className={styles["narrowing"]}>
        <SearchBar filter={filter} reference={reference} onSearch={onSearch} box={search}>
          <Acts>
            <AddMenu chooser={chooser} />
          </Acts>
        </SearchBar>
        <FilterChips filter={filter} reference={reference} onNarrow={narrow} />
        <SavedChips filter={filter} onShow={show} />
      </div>
      <ShownSearch query={filter.q ?? ""} behind={behind} left={list.isLeft} />
      <WaitingLink />
      <Acts>
        <Receipts chooser={chooser} onAttached={open} />
      </Acts>
      <WithPanel panel={panel}>
        <Card flush className={styles["card"]}>
          <div className={styles["head"]}>
            <TotalsBar
              filter={filter}
              count={list.data?.count}
              totals={list.data?.summed.totals}
              likely={list.data?.summed.likely ?? 0}
              transfers={list.data?.summed.transfers ?? 0}
              failed={list.failed}
            />
            {rows !== undefined && rows > 0 && may_act && (
              <div className={styles["select"]} data-print="no">
                <Button
                  kind="quiet"
                  aria-pressed={selecting}
                  onClick={() => {
                    setSelecting(!selecting);
                    if (selecting) chosen.clear();
                  }}
                >
                  {selecting ? t`Done` : t`Select`}
                </Button>
              </div>
            )}
          </div>
          {list.data === undefined && !list.failed && <SkeletonRows flush count={12} />}
          {list.failed && list.error !== null && list.data === undefined && (
            <ListError error={list.error} onRetry={() => void list.refetch()} />
          )}
          {rows === 0 && (isEmptyFilter(filter) ? <NothingYet /> : <NothingMatches onClear={clear} />)}
          {list.data !== undefined && rows !== 0 && (
            <TransactionsWorkspace
              shown={list.data}
              reference={reference}
              edits={edits}
              chosen={chosen}
              openedId={opened}
              selecting={selecting}
              stale={list.isComing}
              onOpen={open}
              isOpening={isOpening}
              onDelete={setDeleting}
            />
          )}
          <AlikeOffer alike={alike} reference={reference} edits={edits} />
        </Card>
      </WithPanel>
      {deleting !== null && (
        <DeletionDialog
          ids={deleting}
          onClose={() => {
            setDeleting(null);
          }}
          onConfirm={() => {
            setDeleting(null);
            chosen.clear();
            if (opened !== null && deleting.includes(opened)) open(null);
            void edits.remove(deleting);
          }}
        />
      )}
    </>
  );
};
