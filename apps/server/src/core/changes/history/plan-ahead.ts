import type { Db } from "@passbook/db/dialect";
import { hasChangedSince, readMoment } from "./edits-since.ts";

/**
 * What was planned before a transaction, and what gives the plan in it, where the person's data is held still: made anew where that has changed
 * since.
 */
export type PlannedAhead<Plan> = { readonly planned: Plan; readonly toPlan: (trx: Db) => Promise<Plan> };

/** Plans a change before its transaction, since on SQLite nobody else writes while that is open. */
export const planAhead = async <Plan>(
  db: Db,
  user_id: string,
  plan: (db: Db) => Promise<Plan>,
): Promise<PlannedAhead<Plan>> => {
  const moment = await readMoment(db, user_id);
  const planned = await plan(db);
  const toPlan = async (trx: Db): Promise<Plan> =>
    (await hasChangedSince(trx, user_id, moment)) ? plan(trx) : planned;
  return { planned, toPlan };
};
