import type { Db } from "@passbook/db/dialect";

/** The currency in which a person thinks of all their money. */
export const findHomeCurrency = async (db: Db, user_id: string): Promise<string> => {
  const { home_currency } = await db
    .selectFrom("users")
    .select("home_currency")
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  return home_currency;
};
