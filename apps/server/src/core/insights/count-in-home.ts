import type { MonthInsights } from "@passbook/contract/insights";
import type { Db } from "@passbook/db/dialect";
import { type ConvertedDays, convertInto, moneyMoved, tellConverted } from "../exchange-rates/index.ts";
import type { FlowSums } from "../transactions/index.ts";
import { type DaySum, type Scope, sumDays } from "./repo.ts";

type Days = Scope & { readonly from: string; readonly to: string };

/** What some days come to in all other currencies, each day by its rate. */
export const convertOthers = async (
  db: Db,
  user_id: string,
  { currency, ...days }: Days,
): Promise<ConvertedDays<DaySum>> => {
  const sums = await sumDays(db, user_id, { ...days, currency: { is_not: currency } });
  return convertInto(db, user_id, { to: currency, sums, money: moneyMoved<DaySum>() });
};

/** What was converted, as flows in both currencies; currencies that come to nothing are not told. */
export const tellFlows = (
  { converted }: ConvertedDays<DaySum>,
  sumFlows: (sums: readonly DaySum[]) => FlowSums,
): MonthInsights["converted"] =>
  tellConverted(converted)
    .map(({ own, into, ...by }) => ({ ...by, own: sumFlows(own), into: sumFlows(into) }))
    .filter(({ own }) => [own.spent, own.income, own.invested].some((amount) => amount !== 0));
