import type { ConvertedBy } from "@passbook/contract/converted";
import { type Db, toNumber } from "@passbook/db/dialect";
import { sql } from "kysely";
import { listCategoryRows, toFlowKinds } from "../../categories/index.ts";
import { moneyMoved, tellConverted, totalAsChosen } from "../../exchange-rates/index.ts";
import { placeOfSum } from "../../sums/index.ts";
import { addFlows, type FlowSums, NO_FLOWS, toFlowSums } from "../../transactions/index.ts";
import { countsLikely } from "../../users/index.ts";

/** What went out and came in of one currency, and where most of it was spent. */
export type Flows = {
  readonly currency: string;
  readonly spent: number;
  readonly income: number;
  /** By category, most first. */
  readonly categories: readonly { readonly name: string; readonly spent: number }[];
};

/** What of another currency is counted in the home currency, before and after, and by which rates. */
export type ConvertedFlows = ConvertedBy & {
  readonly currency: string;
  readonly to: string;
  readonly own: FlowSums;
  readonly into: FlowSums;
};

type DaySum = { day: string; currency: string; sub: string; money_out: number; money_in: number };
type Span = { readonly from: string; readonly to: string };

const sumDays = async (db: Db, user_id: string, { from, to }: Span): Promise<DaySum[]> => {
  const { rows } = await sql<DaySum>`
    select day, currency, ${placeOfSum(await countsLikely(db, user_id)).sub} as sub, sum(money_out) as money_out, sum(money_in) as money_in
    from day_sums where user_id = ${user_id} and day >= ${from} and day <= ${to} group by 1, 2, 3 order by 2, 1, 3`.execute(
    db,
  );
  return rows.map((row) => ({
    ...row,
    money_out: toNumber(row.money_out),
    money_in: toNumber(row.money_in),
  }));
};

/** What was spent and came in from a day to another as Insights counts it: each currency apart, or all of them in the home currency but for days without a rate. */
export const sumFlows = async (
  db: Db,
  user_id: string,
  span: Span,
): Promise<{ readonly flows: readonly Flows[]; readonly converted: readonly ConvertedFlows[] }> => {
  const [categories, sums] = await Promise.all([listCategoryRows(db, user_id), sumDays(db, user_id, span)]);
  const kinds = toFlowKinds(categories);
  const byId = new Map(categories.map((row) => [row.id, row]));
  const flowsOf = ({ sub, money_out, money_in }: DaySum): FlowSums =>
    toFlowSums(kinds.get(sub) ?? "uncategorised", money_out, money_in);
  const addAll = (some: readonly DaySum[]): FlowSums =>
    some.reduce<FlowSums>((total, sum) => addFlows(total, flowsOf(sum)), NO_FLOWS);
  const nameOf = ({ sub }: DaySum): string => {
    const row = byId.get(sub);
    return byId.get(row?.parent_id ?? "")?.name ?? row?.name ?? "";
  };
  const total = await totalAsChosen(db, user_id, { sums, money: moneyMoved<DaySum>() });
  const flows = [...Map.groupBy(total.counted, ({ currency }) => currency)].map(([currency, own]) => {
    const { spent, income } = addAll(own);
    const by_name = [...Map.groupBy(own, nameOf)].map(([name, some]) => ({
      name,
      spent: addAll(some).spent,
    }));
    return {
      currency,
      spent,
      income,
      categories: by_name.filter((each) => each.spent > 0).toSorted((one, other) => other.spent - one.spent),
    };
  });
  return {
    flows,
    converted: tellConverted(total.converted)
      .map(({ own, into, ...by }) => ({ ...by, to: total.currency, own: addAll(own), into: addAll(into) }))
      .filter(({ own }) => own.spent !== 0 || own.income !== 0),
  };
};
