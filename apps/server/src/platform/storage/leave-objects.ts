import type { Db } from "@passbook/db/dialect";
import { type RawBuilder, sql } from "kysely";

/**
 * Has the objects of a person's files removed, all or those of which something holds, once the transaction has committed that takes
 * their names from the rows or the rows away.
 */
export const leaveObjects = async (
  trx: Db,
  user_id: string,
  which: RawBuilder<boolean> = sql<boolean>`1 = 1`,
): Promise<void> => {
  await sql`insert into object_removals (user_id, object, created_at)
    select user_id, object, created_at from files
    where user_id = ${user_id} and object is not null and ${which}`.execute(trx);
};
