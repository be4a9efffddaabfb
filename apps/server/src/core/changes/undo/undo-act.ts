import type { Db } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/members";
import { conflict } from "../../../platform/problem.ts";
import { type Author, otherThanOwner } from "../told/author.ts";
import { getTable } from "../told/editable-tables.ts";
import type { RecordedEdit } from "../told/edits.ts";
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
    const rows = recorded.reduce((sum, edit) => sum + countRowsOf(edit), 0);
    const begin = (trx: Db) => beginUndo(trx, author, id, recorded);
    return changeInSteps(services, { author, once }, { rows, begin });
  },
};
