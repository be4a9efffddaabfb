import { toLocalDate } from "../../../platform/clock.ts";
import type { Services } from "../../../platform/services.ts";

/** The day it is where the person lives. */
export const findToday = async (
  { db, clock }: Pick<Services, "db" | "clock">,
  user_id: string,
): Promise<string> => {
  const { time_zone } = await db
    .selectFrom("users")
    .select("time_zone")
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  return toLocalDate(clock.now(), time_zone);
};
