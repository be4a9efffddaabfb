import { useState } from "react";
import type { Transaction } from "@passbook/contract/transactions";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { SplitEditor } from "../details/split-editor.tsx";
import { DividedDialog } from "../edit/divided-dialog.tsx";
import type { EditKind } from "../edit/edit-dialog.tsx";
import { EditDialog } from "../edit/edit-dialog.tsx";
import type { Target } from "../state/change-transactions.ts";
import type { Edits } from "../state/use-edits.ts";

type Editing = {
  readonly kind: EditKind;
  readonly target: Target;
  readonly count: number;
  readonly sub_category_id: string | null;
  readonly day?: string;
  readonly note?: string;
};

type Shared = { readonly reference: Reference; readonly edits: Edits; readonly onDone: () => void };

/** What lies over the list: a choice for one or many transactions, the parts of one, or a question about those of many. */
export const useListDialogs = ({ reference, edits, onDone }: Shared) => {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [divided, setDivided] = useState<Transaction | null>(null);
  const close = () => {
    setEditing(null);
    setDivided(null);
  };
  const { question } = edits;
  const drawn = (
    <>
      {question !== null && <DividedDialog question={question} />}
      {question === null && editing !== null && (
        <EditDialog
          {...editing}
          reference={reference}
          edits={edits}
          onClose={close}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
      {divided !== null && (
        <SplitEditor transaction={divided} reference={reference} edits={edits} onClose={close} />
      )}
    </>
  );
  return {
    drawn,
    split: setDivided,
    editOne: (kind: EditKind, { id, sub_category_id, counts_on, booked_on, note }: Transaction) => {
      setEditing({
        kind,
        target: { ids: [id] },
        count: 1,
        sub_category_id,
        day: counts_on ?? booked_on,
        note: note ?? "",
      });
    },
    editMany: (kind: EditKind, target: Target, count: number) => {
      setEditing({ kind, target, count, sub_category_id: null });
    },
  };
};
