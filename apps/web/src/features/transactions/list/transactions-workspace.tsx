import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";
import { useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Transaction } from "@passbook/contract/transactions";
import { statementRowPath } from "../../../lib/addresses/statement-path.ts";
import type { TransactionFilter } from "../../../lib/addresses/transaction-filter.ts";
import { useSteady } from "../../../lib/browser/use-steady.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { useMayAct } from "../../../ui/base/acts.tsx";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { useMediaQuery } from "../../../ui/base/use-media-query.ts";
import { BulkBar } from "../edit/bulk-bar.tsx";
import { useSubCategoryChoices } from "../../../lib/reference-data/reference-choices.tsx";
import { IDS_PER_CALL } from "../state/change-transactions.ts";
import type { EditKind } from "../edit/edit-dialog.tsx";
import type { ListShape } from "../state/list-shape.ts";
import { hasSelection } from "../state/selection.ts";
import type { ListHandle } from "./transaction-list.tsx";
import { TransactionList } from "./transaction-list.tsx";
import type { RowEvents } from "../row/transaction-row.tsx";
import type { Edits } from "../state/use-edits.ts";
import type { useListSelection } from "../state/use-list-selection.ts";
import { useListCommands } from "../state/use-list-commands.ts";
import type { Shortcuts } from "../state/use-shortcuts.ts";
import { useShortcuts } from "../state/use-shortcuts.ts";
import { useListDialogs } from "./use-list-dialogs.tsx";
import { wayToCategorise } from "../state/way-to-categorise.ts";

type Shown = { readonly filter: TransactionFilter; readonly shape: ListShape };
type ListSelection = ReturnType<typeof useListSelection>;

type WorkspaceProps = {
  readonly shown: Shown;
  readonly reference: Reference;
  readonly edits: Edits;
  readonly chosen: ListSelection;
  readonly openedId: string | null;
  readonly selecting: boolean;
  readonly stale: boolean;
  readonly onOpen: (id: string | null) => void;
  /** Whether one was opened that is not drawn yet. */
  readonly isOpening: () => boolean;
  readonly onDelete: (ids: readonly string[]) => void;
};

const WIDE = "(min-width: 768px)";

/** Chooses the category of one row where it stands. */
const CategoryEditor = ({
  transaction,
  reference,
  edits,
  onClose,
}: Pick<WorkspaceProps, "reference" | "edits"> & {
  readonly transaction: Transaction;
  readonly onClose: (focused: EventTarget | null) => void;
}) => {
  const { t } = useLingui();
  const groups = useSubCategoryChoices(reference);
  return (
    <Combobox
      label={t`Sub-category`}
      labelHidden
      startOpen
      groups={groups}
      value={transaction.suggestion?.sub_category_id ?? transaction.sub_category_id}
      onDismiss={onClose}
      onChange={(id) => {
        onClose(null);
        if (id !== transaction.sub_category_id) void edits.categorise({ ids: [transaction.id] }, id);
      }}
    />
  );
};

const rowOf = (element: Element | null): number | null => {
  const row = element?.closest<HTMLElement>("[data-row]")?.dataset["row"];
  return row === undefined ? null : Number(row);
};

/** The cursor is where the focus is, else where it last was. */
const useCursor = (handle: RefObject<ListHandle | null>, row_count: number) => {
  const last = useRef(-1);
  const current = (): number => {
    last.current = rowOf(document.activeElement) ?? last.current;
    return last.current;
  };
  return {
    current,
    /** The row where it was has the focus again. */
    takeFocus: () => {
      if (current() >= 0) handle.current?.focusRow(current());
    },
    rest: (row: number) => {
      last.current = row;
    },
    step: (by: number): number => {
      const next = Math.max(0, Math.min(row_count - 1, current() + by));
      last.current = next;
      handle.current?.focusRow(next);
      return next;
    },
  };
};

/** Rows are drawn again only when they change, not with each letter of the search. */
const useSteadyEvents = ({ onOpen, onToggle, onCategory, onAccept }: RowEvents): RowEvents => ({
  onOpen: useSteady(onOpen),
  onToggle: useSteady(onToggle),
  onCategory: useSteady(onCategory),
  onAccept: useSteady(onAccept),
});

type SelectedBarProps = Pick<WorkspaceProps, "shown" | "chosen" | "onDelete"> & {
  readonly onEdit: (kind: EditKind) => void;
  readonly onHide: (hidden: boolean) => void;
  /** The bar went, and took what had the focus along. */
  readonly onFocusLost: () => void;
};

/** What can be done with those that are selected, as long as there are any. */
const SelectedBar = ({ shown, chosen, onDelete, onEdit, onHide, onFocusLost }: SelectedBarProps) => {
  const { t } = useLingui();
  const { selection, count } = chosen;
  const is_shown = hasSelection(selection);
  const was_shown = useRef(is_shown);
  useLayoutEffect(() => {
    if (was_shown.current && !is_shown && document.activeElement === document.body) onFocusLost();
    was_shown.current = is_shown;
  });
  if (!is_shown) return null;
  return (
    <BulkBar
      count={count}
      matching={shown.shape.row_count}
      all={selection.all}
      deleteRefusal={count > IDS_PER_CALL ? t`at most 1,000 at once` : null}
      onAll={chosen.selectAll}
      onEdit={onEdit}
      showsHidden={shown.filter.hidden === "true"}
      onHide={onHide}
      onDelete={() => void chosen.listIds().then(onDelete)}
      onClear={chosen.clear}
    />
  );
};

/** The list with everything that can be done in it by mouse, touch and keys. */
export const TransactionsWorkspace = (props: WorkspaceProps) => {
  const { shown, reference, edits, chosen, openedId, selecting, stale, onOpen, isOpening, onDelete } = props;
  const handle = useRef<ListHandle>(null);
  const navigate = useNavigate();
  const wide = useMediaQuery(WIDE);
  const [inline, setInline] = useState<Transaction | null>(null);
  const { drawn, split, editOne, editMany } = useListDialogs({ reference, edits, onDone: chosen.clear });
  const cursor = useCursor(handle, shown.shape.row_count);
  const { selection, count } = chosen;
  const may_act = useMayAct();

  const editSelected = (kind: EditKind) => {
    editMany(kind, chosen.target(), count);
  };
  const categorise = (transaction: Transaction) => {
    const way = wayToCategorise(transaction, wide);
    if (way === "details") onOpen(transaction.id);
    else if (way === "inline") setInline(transaction);
    else editOne("category", transaction);
  };
  const onCursor = (act: (transaction: Transaction) => void) => {
    const transaction = handle.current?.at(cursor.current());
    if (transaction !== undefined) act(transaction);
  };
  const editing = (kind: EditKind) => () => {
    if (hasSelection(selection)) editSelected(kind);
    else onCursor(kind === "category" ? categorise : (transaction) => editOne(kind, transaction));
  };
  const hideSelected = (hidden: boolean) => {
    const target = chosen.target();
    chosen.clear();
    void edits.setHidden(target, hidden);
  };
  const showsHidden = shown.filter.hidden === "true";
  const accept = (transaction: Transaction) => {
    if (transaction.suggestion === null) return;
    cursor.takeFocus();
    void edits.categorise({ ids: [transaction.id] }, transaction.suggestion.sub_category_id);
  };
  const walk = (by: number) => () => {
    const next = handle.current?.at(cursor.step(by));
    if (openedId !== null && next !== undefined && window.matchMedia("(min-width: 1100px)").matches)
      onOpen(next.id);
  };
  const looks: Shortcuts = {
    j: walk(1),
    k: walk(-1),
    ArrowDown: walk(1),
    ArrowUp: walk(-1),
    l: () => {
      onCursor(({ id, statement_id }) => {
        if (statement_id !== null) void navigate(statementRowPath(statement_id, id));
      });
    },
    Escape: () => {
      if (openedId !== null || isOpening()) onOpen(null);
      else chosen.clear();
    },
  };
  const acts: Shortcuts = {
    x: () => {
      onCursor(({ id }) => {
        chosen.toggle(id, cursor.current());
      });
    },
    c: editing("category"),
    a: () => {
      onCursor(accept);
    },
    t: editing("tag"),
    u: editing("untag"),
    s: () => {
      if (hasSelection(selection)) editSelected("split");
      else onCursor(split);
    },
    m: editing("merchant"),
    d: editing("counts_on"),
    e: editing("note"),
    b: editing("link"),
    p: editing("paper"),
    h: () => {
      if (hasSelection(selection)) hideSelected(!showsHidden);
      else onCursor(({ id, hidden }) => void edits.setHidden({ ids: [id] }, !hidden));
    },
    f: () => {
      onCursor(({ id }) => void navigate(`/settings/rules/create?transaction=${id}`));
    },
    Delete: () => {
      if (hasSelection(selection)) void chosen.listIds().then(onDelete);
      else onCursor(({ id }) => onDelete([id]));
    },
  };
  const shortcuts = may_act ? { ...looks, ...acts } : looks;
  useListCommands(shortcuts);
  useShortcuts(shortcuts, (target) => rowOf(target) !== null);
  const events = useSteadyEvents({
    onOpen: (transaction, row, event) => {
      cursor.rest(row);
      if (!may_act) onOpen(transaction.id);
      else if (event.shiftKey) void chosen.stretch(row);
      else if (event.ctrlKey || event.metaKey || selecting) chosen.toggle(transaction.id, row);
      else onOpen(transaction.id);
    },
    onToggle: (transaction, row, event) => {
      cursor.rest(row);
      if (event.shiftKey) void chosen.stretch(row);
      else chosen.toggle(transaction.id, row);
    },
    onCategory: (transaction, row) => {
      cursor.rest(row);
      if (transaction.splits.length > 0) onOpen(transaction.id);
      else setInline(transaction);
    },
    onAccept: (transaction, row) => {
      cursor.rest(row);
      accept(transaction);
    },
  });
  const closeInline = (focused: EventTarget | null) => {
    setInline(null);
    if (focused === null) cursor.takeFocus();
  };
  const editor = inline !== null && (
    <CategoryEditor transaction={inline} reference={reference} edits={edits} onClose={closeInline} />
  );
  return (
    <>
      <TransactionList
        {...events}
        shown={shown}
        reference={reference}
        selection={selection}
        selecting={selecting}
        openedId={openedId}
        editing={inline === null ? null : { id: inline.id, editor }}
        handle={handle}
        stale={stale}
      />
      <SelectedBar
        shown={shown}
        chosen={chosen}
        onDelete={onDelete}
        onEdit={editSelected}
        onHide={hideSelected}
        onFocusLost={cursor.takeFocus}
      />
      {drawn}
    </>
  );
};

type DeletionProps = {
  readonly ids: readonly string[];
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks before transactions go; the toast can still bring them back. */
export const DeletionDialog = ({ ids, onConfirm, onClose }: DeletionProps) => {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open
      title={plural(ids.length, { one: "Delete # transaction?", other: "Delete # transactions?" })}
      text={t`Their statements stay. Undo brings them back, and reading a statement again may too.`}
      confirmLabel={t`Delete`}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Trans>The totals change at once.</Trans>
    </ConfirmDialog>
  );
};
