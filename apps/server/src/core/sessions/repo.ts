import type { Session } from "@passbook/contract/sessions";
import type { Db } from "@passbook/db/dialect";
import type { Caller } from "../../platform/http/route.ts";

/** The living sessions of a person, last seen first. */
export const listLiveSessions = async (db: Db, caller: Caller, now: string): Promise<Session[]> => {
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "created_at", "last_seen_at", "user_agent", "address"])
    .where("user_id", "=", caller.user_id)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("last_seen_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({ ...row, current: row.id === caller.session_id }));
};
