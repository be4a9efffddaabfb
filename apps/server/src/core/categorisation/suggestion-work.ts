import { sql } from "kysely";
import { finishLease } from "../../platform/leases/leases.ts";
import type { LeasedWork } from "../../platform/leases/leased-work.ts";
import type { Services } from "../../platform/services.ts";
import { SUGGESTIONS_BELL } from "./follow-changes.ts";
import { suggestFrom } from "./refresh-suggestions.ts";

/** Suggests anew for all open transactions of a person, in a process of its own where there is one: whatever else waits for that comes in between. */
const suggestForAll = async (services: Services, user_id: string): Promise<void> => {
  const { deriving, clock } = services;
  for (let after: string | null = ""; after !== null;)
    after =
      deriving === null
        ? await suggestFrom(services, user_id, after)
        : await deriving.run({ kind: "suggestions", user_id, after, now: clock.now() });
};

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
