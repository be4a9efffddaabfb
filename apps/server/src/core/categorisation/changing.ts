import type { Changing, RecordedEdit, Values } from "../changes/index.ts";
import { followSources, SUGGESTIONS_BELL } from "./follow-changes.ts";

/** What core/changes is told of what a person answers, and of what is suggested from that. */
export const categorisationChanging: Changing = {
  tables: {
    answers: {
      key: ["id"],
      refers: { sub_category_id: { to: "categories", else: "leave_out", falls: true } },
      unique: { columns: ["transaction_id"], name: null },
      goes_with: { confidence: "sub_category_id" },
      untold: true,
    },
  },
  follow: followSources,
  // What vendors were remembered by became one answer for each transaction that a person had filed, under the transaction's id.
  retired: {
    vendor_memories: ({ kind, edits }) =>
      kind === "change_transactions"
        ? [{ op: "insert", table: "answers", keys: edits.flatMap(listFiled) }]
        : [],
  },
  bells: [SUGGESTIONS_BELL],
};

const listFiled = (edit: RecordedEdit): Values[] =>
  edit.table === "transactions" && edit.op === "update" ? edit.groups.flatMap(({ keys }) => keys) : [];
