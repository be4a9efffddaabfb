import type { Db } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/members";
import { countPrivate, listLeftOut } from "@passbook/db/private/leave-out";
import { conflict, notFound } from "../../../platform/problem.ts";
import { type Author, otherThanOwner } from "../told/author.ts";
import { getTable } from "../told/editable-tables.ts";
import type { RecordedEdit, Values } from "../told/edits.ts";
import { changeInSteps } from "../acts/change-in-steps.ts";
import type { Act } from "../acts/run-act.ts";
import { countRowsOf } from "../rows/slice-edits.ts";
import { beginUndo, readRecorded, type Undone } from "./undo-change.ts";

/** Members take back what they may do, and nothing else of the owner. */
const refuseOfOwner = (author: Author, recorded: readonly RecordedEdit[]): void => {
  if (otherThanOwner(author) === null) return;
  if (recorded.some(({ table }) => getTable(table).of_owner === true))
    throw conflict("owner_needed", say("owner_needed"));
};

const listKeys = (edit: RecordedEdit): readonly Values[] =>
  edit.op === "delete"
    ? edit.rows
    : edit.op === "insert"
      ? edit.keys
      : edit.groups.flatMap(({ keys }) => keys);

/** Rows that followed what was changed, such as those of a vendor. */
const isOfRows = ({ table }: RecordedEdit): boolean => {
  const { measures, tells_of } = getTable(table);
  return measures === true || tells_of !== undefined;
};

/**
 * What became private since they changed it is theirs no more. Rows of private accounts follow a vendor, a merchant or a category that a member
 * sees, and go back with it.
 */
const refuseLeftOut = async (db: Db, author: Author, recorded: readonly RecordedEdit[]): Promise<void> => {
  const { user_id } = author;
  if (otherThanOwner(author) === null || (await countPrivate(db, user_id)) === 0) return;
  const others = recorded.filter((edit) => !isOfRows(edit));
  const decides = others.length > 0 ? others : recorded;
  const ids = decides.flatMap(listKeys).flatMap(({ id }) => (typeof id === "string" ? [id] : []));
  if ((await listLeftOut(db, user_id, ids)).size > 0) throw notFound("change");
};

/** Takes a change back; a repeat of the call is told the same. */
export const UNDO_ACT: Act<{ readonly id: string }, Undone> = {
  name: "undo",
  estimateRows: async (db, user_id, { id }) => {
    const change = await db
      .selectFrom("changes")
      .select("row_count")
      .where("user_id", "=", user_id)
      .where("id", "=", id)
      .executeTakeFirst();
    return change?.row_count ?? 0;
  },
  carryOut: async (services, { author, once }, { id }) => {
    const recorded = await readRecorded(services.db, author.user_id, id);
    refuseOfOwner(author, recorded);
    await refuseLeftOut(services.db, author, recorded);
    const rows = recorded.reduce((sum, edit) => sum + countRowsOf(edit), 0);
    const begin = (trx: Db) => beginUndo(trx, author, id, recorded);
    return changeInSteps(services, { author, once }, { rows, begin });
  },
};
