import type { Db } from "@passbook/db/dialect";
import { chooseCounting, type Counting } from "./choose-currency.ts";
import { type ConvertedDays, convertInto, type Dated, type Money } from "./convert-days.ts";

/** Sums as a person has them totalled, beside what of them was converted and what has no rate. */
export type TotalledSums<Sum> = Counting &
  ConvertedDays<Sum> & {
    readonly counted: readonly Sum[];
  };

/** Sums of days as they are told: each currency apart, or in the home currency but for days without a rate. */
export const totalAsChosen = async <Sum extends Dated>(
  db: Db,
  user_id: string,
  { sums, money }: { readonly sums: readonly Sum[]; readonly money: Money<Sum> },
): Promise<TotalledSums<Sum>> => {
  const counting = await chooseCounting(db, user_id, undefined);
  const isOther = ({ currency }: Sum): boolean => counting.is_total && currency !== counting.currency;
  const others = await convertInto(db, user_id, {
    to: counting.currency,
    sums: sums.filter(isOther),
    money,
  });
  const into = others.converted.map((each) => each.into);
  return {
    ...counting,
    ...others,
    counted: [...sums.filter((sum) => !isOther(sum)), ...into, ...others.left],
  };
};
