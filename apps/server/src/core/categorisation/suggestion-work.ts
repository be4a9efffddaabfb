import { sql } from "kysely";
import { finishLease, type LeasedWork } from "../../platform/leases.ts";
import { SUGGESTIONS_BELL } from "../changes/index.ts";
import { suggestForAll } from "./refresh-suggestions.ts";

/** Suggestions that must be made again, a person at a time. */
export const SUGGESTION_WORK: LeasedWork<"suggestion_work"> = {
  name: SUGGESTIONS_BELL,
  table: "suggestion_work",
  key: ["user_id"],
  isWaiting: sql<boolean>`wanted > done`,
  most_attempts: 10,
  retry_ms: 1000,
  at_once: 1,
  carryOut: async (services, row) => {
    await suggestForAll(services, row.user_id);
    // What was left meanwhile is ahead of this still.
    await finishLease(services.db, SUGGESTION_WORK, row, { done: row.wanted, attempts: 0 });
  },
  giveUp: async (trx, _services, row) => {
    await trx
      .updateTable("suggestion_work")
      .set({ done: row.wanted, attempts: 0 })
      .where("user_id", "=", row.user_id)
      .execute();
  },
};
