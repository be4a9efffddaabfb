import { addDays } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import { findNewestRateDay, loadPublished } from "../../common/index.ts";
import type { Rates } from "./convert.ts";
import { listOwnRates } from "./own-rates.ts";

/** A day may have the rate of an earlier one. */
const EARLIER_DAYS = 31;

/** The published rates from a day on, at least the newest; those of the month before with them. */
const loadFrom = async (db: Db, currencies: readonly string[], from: string) => {
  const newest = await findNewestRateDay(db);
  const first = newest !== null && newest < from ? newest : from;
  return newest === null
    ? new Map<string, never>()
    : loadPublished(db, currencies, addDays(first, -EARLIER_DAYS));
};

/** What figures of some currencies are converted by from a day on; without a day there is nothing to convert. */
export const loadRates = async (
  db: Db,
  user_id: string,
  { currencies, from }: { readonly currencies: readonly string[]; readonly from: string | null },
): Promise<Rates> => {
  const [own, published] = await Promise.all([
    listOwnRates(db, user_id),
    from === null ? new Map<string, never>() : loadFrom(db, currencies, from),
  ]);
  return { own, published };
};
