import { type Db, toNumber } from "@passbook/db/dialect";
import { sql } from "kysely";
import { listCategoryRows, toFlowKinds } from "../../categories/index.ts";
import { placeOfSum } from "../../sums/index.ts";
import { toFlowSums } from "../../transactions/index.ts";
import { countsLikely } from "../../users/index.ts";

/** What went out and came in of one currency, and where most of it was spent. */
export type Flows = {
  readonly currency: string;
  readonly spent: number;
  readonly income: number;
  /** By category, most first. */
  readonly categories: readonly { readonly name: string; readonly spent: number }[];
};

type Row = { currency: string; sub: string; money_out: number; money_in: number };

/** What was spent and came in from a day to another, each currency apart, as Insights counts it. */
export const sumFlows = async (
  db: Db,
  user_id: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Flows[]> => {
  const [categories, count_likely] = await Promise.all([
    listCategoryRows(db, user_id),
    countsLikely(db, user_id),
  ]);
  const kinds = toFlowKinds(categories);
  const byId = new Map(categories.map((row) => [row.id, row]));
  const { rows } = await sql<Row>`
    select currency, ${placeOfSum(count_likely).sub} as sub, sum(money_out) as money_out, sum(money_in) as money_in
    from day_sums where user_id = ${user_id} and day >= ${from} and day <= ${to} group by 1, 2`.execute(db);
  return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => {
    let income = 0;
    const spent = new Map<string, number>();
    for (const { sub, money_out, money_in } of own) {
      const kind = kinds.get(sub) ?? "uncategorised";
      const flows = toFlowSums(kind, toNumber(money_out), toNumber(money_in));
      income += flows.income;
      const row = byId.get(sub);
      const name = byId.get(row?.parent_id ?? "")?.name ?? row?.name ?? "";
      spent.set(name, (spent.get(name) ?? 0) + flows.spent);
    }
    return {
      currency,
      income,
      spent: [...spent.values()].reduce((sum, each) => sum + each, 0),
      categories: [...spent]
        .map(([name, each]) => ({ name, spent: each }))
        .filter((each) => each.spent > 0)
        .toSorted((one, other) => other.spent - one.spent),
    };
  });
};
