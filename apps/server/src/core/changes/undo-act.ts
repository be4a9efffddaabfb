import { answerOnce } from "../../platform/http/answer-once.ts";
import type { Act } from "./run-act.ts";
import { readRecorded, undoChange } from "./undo-change.ts";

/** Takes a change back; a repeat of the call is told the same. */
export const UNDO_ACT: Act<{ readonly id: string }, Awaited<ReturnType<typeof undoChange>>> = {
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
    const read = await readRecorded(services.db, author.user_id, id);
    return services.db
      .transaction()
      .execute((trx) => answerOnce(trx, services, once, () => undoChange(trx, author, id, read)));
  },
};
