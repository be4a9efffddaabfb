import type { ChangeRow } from "@passbook/db/schema";
import { EDITABLE } from "./editable-tables.ts";
import type { RecordedEdit, Values } from "./edits.ts";

/**
 * What a change did, as its history has it. Older histories speak of what vendors were remembered by, a table that is no more:
 * it became one answer for each transaction a person had filed, under the transaction's id.
 */
export const readEdits = ({ kind, edits }: Pick<ChangeRow, "kind" | "edits">): RecordedEdit[] => {
  const recorded = JSON.parse(edits) as RecordedEdit[];
  const known = recorded.filter(({ table }) => table in EDITABLE);
  if (known.length === recorded.length || kind !== "change_transactions") return known;
  const keys = known.filter(({ table }) => table === "transactions").flatMap(listKeys);
  return [...known, { op: "insert", table: "answers", keys }];
};

const listKeys = (edit: RecordedEdit): Values[] =>
  edit.op === "update" ? edit.groups.flatMap(({ keys }) => keys) : [];
