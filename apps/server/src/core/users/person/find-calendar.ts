import { type Calendar, writtenIn } from "@passbook/contract/search";
import type { Db } from "@passbook/db/dialect";
import { toLocalDate } from "../../../platform/clock.ts";

/** What "last month" depends on where a person lives, and what their months are called. */
export const findCalendar = async (
  db: Db,
  user_id: string,
  now: string,
): Promise<Calendar & { readonly locale: string }> => {
  const { time_zone, week_start, locale, language } = await db
    .selectFrom("users")
    .select(["time_zone", "week_start", "locale", "language"])
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  return { today: toLocalDate(now, time_zone), week_start, locale: writtenIn(language, locale) };
};
