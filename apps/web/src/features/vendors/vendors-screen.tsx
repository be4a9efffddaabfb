import { Trans, useLingui } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { Vendor } from "@passbook/contract/vendors";
import { ListError } from "../../lib/notices/list-error.tsx";
import { messageOf } from "../../lib/calls/refusal.ts";
import { SampleBanner } from "../../lib/notices/sample-banner.tsx";
import { useReference } from "../../lib/reference-data/use-reference.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Without } from "../../ui/base/without.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { SelectionBar } from "../../ui/lists/selection-bar.tsx";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import { toastBlank } from "../../ui/overlays/toast.ts";
import { AssignDialog } from "./assign-dialog.tsx";
import { IDS_PER_CALL, useVendors } from "./use-vendors.ts";
import { VendorBar } from "./vendor-bar.tsx";
import type { VendorFilter } from "./vendor-filter.ts";
import { isWhole, readVendorFilter, writeVendorFilter } from "./vendor-filter.ts";
import { VendorList } from "./vendor-list.tsx";
import type { Selection } from "./vendor-selection.ts";
import { NOTHING_SELECTED, stretchSelection, toggleVendor } from "./vendor-selection.ts";
import styles from "./vendors.module.css";

/** The filter, kept in the address. */
const useVendorFilter = () => {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const filter = useMemo(() => readVendorFilter(new URLSearchParams(text)), [text]);
  const narrow = (parts: Partial<VendorFilter>) => {
    setParams((current) => writeVendorFilter({ ...readVendorFilter(current), ...parts }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return { filter, narrow };
};

const NothingShown = ({ whole, onClear }: { readonly whole: boolean; readonly onClear: () => void }) => {
  const { t } = useLingui();
  return whole ? (
    <EmptyState
      title={t`No printed names yet`}
      message={t`The names that your statements print stand here, with what went to each.`}
      primary={{ act: true, label: t`Upload a statement`, icon: "upload", to: "/statements/upload" }}
    />
  ) : (
    <EmptyState
      icon="search"
      title={t`Nothing matches`}
      message={t`No printed name fits this search and filter.`}
      primary={{ label: t`Clear filters`, onClick: onClear }}
    />
  );
};

/** The selection of the list on the screen; another filter starts without one. */
const useSelection = (filter: VendorFilter, vendors: readonly Vendor[]) => {
  const { t } = useLingui();
  const [kept, setKept] = useState<{ readonly filter: VendorFilter; readonly selection: Selection }>({
    filter,
    selection: NOTHING_SELECTED,
  });
  const selection = kept.filter === filter ? kept.selection : NOTHING_SELECTED;
  const set = (next: Selection) => {
    if (next.chosen.size > IDS_PER_CALL) toastBlank(t`At most 500 printed names can be selected at once.`);
    else setKept({ filter, selection: next });
  };
  return {
    selection,
    clear: () => {
      set(NOTHING_SELECTED);
    },
    toggle: (vendor: Vendor, index: number, event: MouseEvent) => {
      set(
        event.shiftKey ? stretchSelection(selection, vendors, index) : toggleVendor(selection, vendor, index),
      );
    },
    toggleAll: () => {
      const isAll = vendors.every(({ id }) => selection.chosen.has(id));
      set(
        isAll
          ? NOTHING_SELECTED
          : { chosen: new Map(vendors.map((vendor) => [vendor.id, vendor])), anchor: null },
      );
    },
  };
};

const NONE: readonly Vendor[] = [];

/** Names as statements print them, with their totals, and the merchant each belongs to. */
export const VendorsScreen = () => {
  const { t } = useLingui();
  const { filter, narrow } = useVendorFilter();
  const reference = useReference();
  const list = useVendors(filter);
  const vendors = list.vendors ?? NONE;
  const { selection, clear, toggle, toggleAll } = useSelection(filter, vendors);
  const [assigning, setAssigning] = useState<readonly Vendor[] | null>(null);
  const { fetchNextPage, isFetching, isFetchNextPageError } = list;
  const loadMore = useCallback(() => {
    // a page more would end what fetches the pages anew after a change
    if (!isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, isFetching, isFetchNextPageError]);
  const isEmpty = list.vendors?.length === 0;
  return (
    <Page title={t`Printed names`} back={{ to: "/settings/merchants", label: t`Merchants` }}>
      <SampleBanner />
      {!(isEmpty && isWhole(filter)) && <VendorBar filter={filter} reference={reference} onNarrow={narrow} />}
      <Without />
      <Card flush className={styles["card"]}>
        {list.isPending && <SkeletonRows flush count={10} />}
        {list.isError && list.vendors === undefined && (
          <ListError error={list.error} onRetry={() => void list.refetch()} />
        )}
        {isEmpty && (
          <NothingShown
            whole={isWhole(filter)}
            onClear={() => {
              narrow({ q: "", merchant_id: null });
            }}
          />
        )}
        {vendors.length > 0 && (
          <VendorList
            vendors={vendors}
            reference={reference}
            selection={selection}
            stale={list.isPlaceholderData}
            hasMore={list.hasNextPage}
            onMore={loadMore}
            onToggle={toggle}
            onAll={toggleAll}
            onAssign={(vendor) => {
              setAssigning([vendor]);
            }}
          />
        )}
        {isFetchNextPageError && (
          <div className={styles["failed"]}>
            <Note tone="error" action={<Button onClick={() => void fetchNextPage()}>{t`Try again`}</Button>}>
              {messageOf(list.error, t`The rest of the list did not arrive.`)}
            </Note>
          </div>
        )}
        {selection.chosen.size > 0 && (
          <SelectionBar count={selection.chosen.size} onClear={clear}>
            <Button
              icon="store"
              onClick={() => {
                setAssigning([...selection.chosen.values()]);
              }}
            >
              <Trans>Set merchant</Trans>
            </Button>
          </SelectionBar>
        )}
      </Card>
      {assigning !== null && (
        <AssignDialog
          vendors={assigning}
          reference={reference}
          onClose={() => {
            setAssigning(null);
          }}
          onDone={() => {
            setAssigning(null);
            if (assigning.every(({ id }) => selection.chosen.has(id))) clear();
          }}
        />
      )}
    </Page>
  );
};
