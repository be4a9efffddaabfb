import type { Db } from "@passbook/db/dialect";
import { findMainCurrency } from "../bank-accounts/index.ts";
import { findTotalling } from "../users/index.ts";

/** In which currency figures are told, and whether others are converted into it. */
export type Counting = { readonly currency: string; readonly is_total: boolean };

/** The currency that is asked for, else the person's; everything is converted into the home currency where the person says so, and into no other. */
export const chooseCounting = async (
  db: Db,
  user_id: string,
  asked: string | undefined,
): Promise<Counting> => {
  const { home_currency, total_in_home } = await findTotalling(db, user_id);
  if (total_in_home && (asked === undefined || asked === home_currency))
    return { currency: home_currency, is_total: true };
  return { currency: asked ?? (await findMainCurrency(db, user_id)), is_total: false };
};
