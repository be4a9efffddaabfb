import type { Db } from "@passbook/db/dialect";
import { countPrivate, leaveOut } from "@passbook/db/private/leave-out";

/** On whose book somebody acts, and who they are; the product itself is nobody. */
type Acting = { readonly user_id: string; readonly actor_id?: string };

/** The database as whoever acts may see it, for rows that they choose without naming them: members see nothing of the owner's private accounts (125). */
export const seenBy = async (db: Db, { user_id, actor_id = user_id }: Acting): Promise<Db> =>
  actor_id === user_id || (await countPrivate(db, user_id)) === 0 ? db : leaveOut(db, user_id);
