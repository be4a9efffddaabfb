import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { TransactionFilter } from "../../../lib/addresses/transaction-filter.ts";
import { toastBlank } from "../../../ui/overlays/toast.ts";
import { IDS_PER_CALL } from "./change-transactions.ts";
import type { Target } from "./change-transactions.ts";
import type { ListShape } from "./list-shape.ts";
import type { Selection } from "./selection.ts";
import { addRange, countSelected, NOTHING_SELECTED, selectAll, toggleRow } from "./selection.ts";
import { listLoaded, loadIds } from "./use-transactions.ts";

type Shown = { readonly filter: TransactionFilter; readonly shape: ListShape };

/** The selection of the list on the screen; another filter starts without one. */
export const useListSelection = (shown: Shown | undefined) => {
  const { t } = useLingui();
  const [kept, setKept] = useState<{
    readonly filter: TransactionFilter | undefined;
    readonly selection: Selection;
  }>({
    filter: shown?.filter,
    selection: NOTHING_SELECTED,
  });
  const selection = kept.filter === shown?.filter ? kept.selection : NOTHING_SELECTED;
  const set = (next: Selection) => {
    if (next.ids.size > IDS_PER_CALL) {
      toastBlank(t`At most 1,000 can be selected one by one. Narrow the list and select all that match.`);
      return;
    }
    setKept({ filter: shown?.filter, selection: next });
  };
  const count = countSelected(selection, shown?.shape.row_count ?? 0);
  const stretch = async (row: number) => {
    if (shown === undefined) return;
    const anchor = selection.anchor ?? row;
    const ids = await loadIds(shown, Math.min(anchor, row), Math.max(anchor, row));
    set(addRange(selection, ids, row));
  };
  const target = (): Target =>
    selection.all && shown !== undefined
      ? { filter: shown.filter, count: shown.shape.row_count }
      : { ids: [...selection.ids] };
  const listIds = async (): Promise<readonly string[]> =>
    selection.all && shown !== undefined ? loadIds(shown, 0, shown.shape.row_count - 1) : [...selection.ids];
  return {
    selection,
    count,
    stretch,
    target,
    listIds,
    toggle: (id: string, row: number) => {
      set(
        toggleRow(
          selection,
          id,
          row,
          listLoaded().map((transaction) => transaction.id),
        ),
      );
    },
    selectAll: () => {
      set(selectAll());
    },
    clear: () => {
      set(NOTHING_SELECTED);
    },
  };
};
