import type { Db } from "@passbook/db/dialect";
import { loadPublished } from "../../common/index.ts";
import type { Rates } from "./convert.ts";
import { listOwnRates } from "./exchange-rates.ts";
import { monthsBefore } from "./list-days.ts";

/** What figures of some currencies are converted by from a day on; without a day there is nothing to convert. A month before it, since a day may have the rate of an earlier one. */
export const loadRates = async (
  db: Db,
  user_id: string,
  { currencies, from }: { readonly currencies: readonly string[]; readonly from: string | null },
): Promise<Rates> => {
  const [own, published] = await Promise.all([
    listOwnRates(db, user_id),
    from === null ? new Map<string, never>() : loadPublished(db, currencies, monthsBefore(from, 1)),
  ]);
  return { own, published };
};
