import type { Db } from "@passbook/db/dialect";
import { changeInSteps } from "../acts/change-in-steps.ts";
import type { Act } from "../acts/run-act.ts";
import { countRowsOf } from "../rows/slice-edits.ts";
import { beginUndo, readRecorded, type Undone } from "./undo-change.ts";

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
    const rows = recorded.reduce((sum, edit) => sum + countRowsOf(edit), 0);
    const begin = (trx: Db) => beginUndo(trx, author, id, recorded);
    return changeInSteps(services, { author, once }, { rows, begin });
  },
};
