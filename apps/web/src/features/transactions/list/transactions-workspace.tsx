import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Transaction } from "@passbook/contract/transactions";
import { statementRowPath } from "../../../lib/addresses/statement-path.ts";
import type { TransactionFilter } from "../../../lib/addresses/transaction-filter.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { useMediaQuery } from "../../../ui/base/use-media-query.ts";
import { BulkBar } from "../edit/bulk-bar.tsx";
import { useSubCategoryChoices } from "../../../lib/reference-data/reference-choices.tsx";
import type { Target } from "../state/change-transactions.ts";
import { IDS_PER_CALL } from "../state/change-transactions.ts";
import type { EditKind } from "../edit/edit-dialog.tsx";
import { DividedDialog } from "../edit/divided-dialog.tsx";
import { EditDialog } from "../edit/edit-dialog.tsx";
import { SplitEditor } from "../details/split-editor.tsx";
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
  readonly onDelete: (ids: readonly string[]) => void;
};

const WIDE = "(min-width: 768px)";

type Editing = {
  readonly kind: EditKind;
  readonly target: Target;
  readonly count: number;
  readonly sub_category_id: string | null;
  readonly day?: string;
};

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

type OpenDialogProps = Pick<WorkspaceProps, "reference" | "edits"> & {
  readonly dialog: Editing | Transaction | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** What lies over the list: a choice for one or many transactions, the parts of one, or a question about those of many. */
const OpenDialog = ({ dialog, onClose, onDone, ...shared }: OpenDialogProps) => {
  const { question } = shared.edits;
  if (question !== null) return <DividedDialog question={question} />;
  if (dialog === null) return null;
  return "kind" in dialog ? (
    <EditDialog {...dialog} {...shared} onClose={onClose} onDone={onDone} />
  ) : (
    <SplitEditor {...shared} transaction={dialog} onClose={onClose} />
  );
};

/** What can be done with those that are selected, as long as there are any. */
const SelectedBar = ({
  shown,
  chosen,
  edits,
  onDelete,
  onEdit,
}: WorkspaceProps & { readonly onEdit: (kind: EditKind) => void }) => {
  const { t } = useLingui();
  const { selection, count } = chosen;
  if (!hasSelection(selection)) return null;
  return (
    <BulkBar
      count={count}
      matching={shown.shape.row_count}
      all={selection.all}
      deleteRefusal={count > IDS_PER_CALL ? t`at most 1,000 at once` : null}
      onAll={chosen.selectAll}
      onEdit={onEdit}
      showsHidden={shown.filter.hidden === "true"}
      onHide={(hidden) => {
        const target = chosen.target();
        chosen.clear();
        void edits.setHidden(target, hidden);
      }}
      onDelete={() => void chosen.listIds().then(onDelete)}
      onClear={chosen.clear}
    />
  );
};

/** The list with everything that can be done in it by mouse, touch and keys. */
export const TransactionsWorkspace = (props: WorkspaceProps) => {
  const { shown, reference, edits, chosen, openedId, selecting, stale, onOpen } = props;
  const handle = useRef<ListHandle>(null);
  const navigate = useNavigate();
  const wide = useMediaQuery(WIDE);
  const [inline, setInline] = useState<Transaction | null>(null);
  const [dialog, setDialog] = useState<Editing | Transaction | null>(null);
  const cursor = useCursor(handle, shown.shape.row_count);
  const { selection, count } = chosen;

  const editOne = (kind: EditKind, { id, sub_category_id, counts_on, booked_on }: Transaction) => {
    setDialog({ kind, target: { ids: [id] }, count: 1, sub_category_id, day: counts_on ?? booked_on });
  };
  const editSelected = (kind: EditKind) => {
    setDialog({ kind, target: chosen.target(), count, sub_category_id: null });
  };
  const categorise = (transaction: Transaction) => {
    const way = wayToCategorise(transaction, wide);
    if (way === "details") onOpen(transaction.id);
    else if (way === "inline") setInline(transaction);
    else editOne("category", transaction);
  };
  const underCursor = () => handle.current?.at(cursor.current());
  const edit = (kind: EditKind) => {
    if (hasSelection(selection)) {
      editSelected(kind);
      return;
    }
    const transaction = underCursor();
    if (transaction === undefined) return;
    if (kind === "category") categorise(transaction);
    else editOne(kind, transaction);
  };
  const editing = (kind: EditKind) => () => {
    edit(kind);
  };
  const accept = (transaction: Transaction) => {
    if (transaction.suggestion === null) return;
    handle.current?.focusRow(cursor.current());
    void edits.categorise({ ids: [transaction.id] }, transaction.suggestion.sub_category_id);
  };
  const walk = (by: number) => () => {
    const next = handle.current?.at(cursor.step(by));
    if (openedId !== null && next !== undefined && window.matchMedia("(min-width: 1100px)").matches)
      onOpen(next.id);
  };
  const shortcuts: Shortcuts = {
    j: walk(1),
    k: walk(-1),
    ArrowDown: walk(1),
    ArrowUp: walk(-1),
    x: () => {
      const transaction = underCursor();
      if (transaction !== undefined) chosen.toggle(transaction.id, cursor.current());
    },
    c: editing("category"),
    a: () => {
      const transaction = underCursor();
      if (transaction !== undefined) accept(transaction);
    },
    t: editing("tag"),
    r: editing("untag"),
    s: () => {
      if (hasSelection(selection)) editSelected("split");
      else setDialog(underCursor() ?? null);
    },
    m: editing("merchant"),
    d: editing("counts_on"),
    l: () => {
      const transaction = underCursor();
      if (transaction !== undefined && transaction.statement_id !== null)
        void navigate(statementRowPath(transaction.statement_id, transaction.id));
    },
    Escape: () => {
      if (openedId !== null) onOpen(null);
      else chosen.clear();
    },
  };
  useListCommands(shortcuts);
  useShortcuts(shortcuts, (target) => rowOf(target) !== null);
  const events: RowEvents = {
    onOpen: (transaction, row, event) => {
      cursor.rest(row);
      if (event.shiftKey) void chosen.stretch(row);
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
  };
  const closeInline = (focused: EventTarget | null) => {
    setInline(null);
    if (focused === null) handle.current?.focusRow(cursor.current());
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
      <SelectedBar {...props} onEdit={editSelected} />
      <OpenDialog
        dialog={dialog}
        reference={reference}
        edits={edits}
        onClose={() => {
          setDialog(null);
        }}
        onDone={() => {
          setDialog(null);
          chosen.clear();
        }}
      />
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
