import { type Db, toNumber } from "@passbook/db/dialect";
import { findHomeCurrency } from "../users/index.ts";

/** Currencies of the person's rows, most used first; from the sums. */
export const listUsedCurrencies = async (db: Db, user_id: string): Promise<string[]> => {
  const rows = await db
    .selectFrom("category_sums")
    .select((of) => ["currency", of.fn.sum<number>("row_count").as("rows")])
    .where("user_id", "=", user_id)
    .groupBy("currency")
    .execute();
  return rows
    .toSorted(
      (one, other) => toNumber(other.rows) - toNumber(one.rows) || (one.currency < other.currency ? -1 : 1),
    )
    .map((row) => row.currency);
};

/** Whether anything was booked in a currency, or in those that come before or after it; nobody has to look for any of these. */
const isBooked = async (
  db: Db,
  user_id: string,
  [is, currency]: readonly ["=" | "<" | ">", string],
): Promise<boolean> => {
  const found = await db
    .selectFrom("category_sums")
    .select("currency")
    .where("user_id", "=", user_id)
    .where("currency", is, currency)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/** The home currency, unless nothing was ever booked in it: then the one that most rows are in. */
export const findMainCurrency = async (db: Db, user_id: string): Promise<string> => {
  const home_currency = await findHomeCurrency(db, user_id);
  // Nearly always true and found at the first row, while counting reads every sum.
  if (await isBooked(db, user_id, ["=", home_currency])) return home_currency;
  return (await listUsedCurrencies(db, user_id))[0] ?? home_currency;
};

/** Whether anything was booked in another currency. */
export const usesOtherCurrency = async (db: Db, user_id: string, currency: string): Promise<boolean> =>
  (await isBooked(db, user_id, ["<", currency])) || (await isBooked(db, user_id, [">", currency]));
