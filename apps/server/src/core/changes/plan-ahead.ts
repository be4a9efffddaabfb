import { type Db, lockPerson } from "@passbook/db/dialect";
import { hasChangedSince, readMoment } from "./edits-since.ts";

/**
 * Plans a change before its transaction, since on SQLite nobody else writes while that is open; what is answered gives the plan in the
 * transaction, made anew where the person's data has changed since.
 */
export const planAhead = async <Plan>(
  db: Db,
  user_id: string,
  plan: (db: Db) => Promise<Plan>,
): Promise<(trx: Db) => Promise<Plan>> => {
  const moment = await readMoment(db, user_id);
  const planned = await plan(db);
  return async (trx) => {
    await lockPerson(trx, user_id);
    return (await hasChangedSince(trx, user_id, moment)) ? plan(trx) : planned;
  };
};
