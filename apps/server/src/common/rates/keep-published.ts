import { type Db, insertRows } from "@passbook/db/dialect";
import { readPublished } from "./read-published.ts";

/** Rates are so much of a currency for one of this. */
const BASE = "EUR";

/** What was brought: how many rates there were, and the days from and to which they are. */
export type KeptRates = { readonly rates: number; readonly from: string; readonly to: string };

/** Keeps published rates; those of before stay as they are. */
export const keepPublished = async (db: Db, bytes: Uint8Array, today: string): Promise<KeptRates> => {
  const rates = readPublished(bytes, today);
  await db.transaction().execute(async (trx) => {
    await insertRows(
      trx,
      "rates",
      rates.map(({ day, currency, rate }) => ({ base: BASE, currency, day, rate })),
      { or_ignore: true },
    );
  });
  const days = rates.map(({ day }) => day).toSorted();
  return { rates: rates.length, from: days[0] ?? "", to: days.at(-1) ?? "" };
};

/** The newest day of which a rate is here. */
export const findNewestRateDay = async (db: Db): Promise<string | null> => {
  const { day } = await db
    .selectFrom("rates")
    .select(({ fn }) => fn.max("day").as("day"))
    .where("base", "=", BASE)
    .where("currency", "=", "USD")
    .executeTakeFirstOrThrow();
  return day;
};

/** Rates for one euro by currency, oldest first. */
export type Published = ReadonlyMap<string, readonly { readonly day: string; readonly rate: string }[]>;

/** The published rates of some currencies from a day on, and of US dollars, which have one on every day that any has. */
export const loadPublished = async (
  db: Db,
  currencies: readonly string[],
  from: string,
): Promise<Published> => {
  const rows = await db
    .selectFrom("rates")
    .select(["currency", "day", "rate"])
    .where("base", "=", BASE)
    .where("currency", "in", [...new Set([...currencies, "USD"])])
    .where("day", ">=", from)
    .orderBy("currency")
    .orderBy("day")
    .execute();
  return Map.groupBy(rows, ({ currency }) => currency);
};
