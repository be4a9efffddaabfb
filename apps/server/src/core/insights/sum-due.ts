import type { MonthInsights } from "@passbook/contract/insights";
import type { Db } from "@passbook/db/dialect";
import { listDue } from "../findings/index.ts";
import { lastDay, monthOf } from "./months.ts";

/** What is still due in the running month, each currency apart; nothing in any other month. */
export const sumDue = async (
  db: Db,
  user_id: string,
  { month, today, bank_account_id }: { month: string; today: string; bank_account_id: string | undefined },
): Promise<MonthInsights["due"]> => {
  if (month !== monthOf(today)) return { count: 0, totals: [] };
  const due = await listDue(db, user_id, { today, to: lastDay(month), bank_account_id });
  const amounts = due.flatMap(({ series, times }) => {
    const amount = (series.next?.amount ?? 0) * times;
    return { currency: series.currency, out: Math.max(-amount, 0), in: Math.max(amount, 0) };
  });
  return {
    count: due.reduce((sum, { times }) => sum + times, 0),
    totals: [...Map.groupBy(amounts, ({ currency }) => currency)]
      .map(([currency, some]) => ({
        currency,
        out: some.reduce((sum, each) => sum + each.out, 0),
        in: some.reduce((sum, each) => sum + each.in, 0),
      }))
      .toSorted((one, other) => (one.currency < other.currency ? -1 : 1)),
  };
};
