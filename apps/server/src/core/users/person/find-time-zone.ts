import type { Db } from "@passbook/db/dialect";

/** The IANA time zone in which a person lives. */
export const findTimeZone = async (db: Db, user_id: string): Promise<string> => {
  const { time_zone } = await db
    .selectFrom("users")
    .select("time_zone")
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  return time_zone;
};
