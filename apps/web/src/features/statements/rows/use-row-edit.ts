import { useState } from "react";
import type { Statement } from "@passbook/contract/statements";
import { formatDecimal } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import type { EditTarget, RowDraft } from "./row-draft.ts";
import { keepRowDraft, readRowDraft } from "./row-draft.ts";
import type { StatementRow } from "../state/use-statement-rows.ts";

/** The row that is being edited and what was typed so far, kept over a reload. */
export const useRowEdit = ({ id }: Pick<Statement, "id">, rows: readonly StatementRow[]) => {
  const { locale } = useLocale();
  const [draft, setDraft] = useState(() => readRowDraft(id));
  const keep = (next: RowDraft | null) => {
    keepRowDraft(id, next);
    setDraft(next);
  };
  const open = (target: EditTarget) => {
    const row = rows.find((one) => one.row === target.row);
    const isRow = target.kind === "row" && row !== undefined;
    keep({
      ...target,
      booked_on: row?.booked_on ?? rows[0]?.booked_on ?? "",
      description: isRow ? row.description : "",
      amount: isRow ? formatDecimal(row.amount, row.currency, locale) : "",
    });
  };
  return {
    draft,
    open,
    type: (part: Partial<Pick<RowDraft, "booked_on" | "description" | "amount">>) => {
      if (draft !== null) keep({ ...draft, ...part });
    },
    close: () => {
      keep(null);
    },
  };
};

export type RowEdit = ReturnType<typeof useRowEdit>;
