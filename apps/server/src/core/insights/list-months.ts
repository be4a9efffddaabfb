import { addMonths } from "@passbook/contract/values";
import type { AnswerOf, QueryOf } from "@passbook/contract/endpoint";
import type { listMonthSums as endpoint } from "@passbook/contract/insights";
import type { Db } from "@passbook/db/dialect";
import { getBankAccountRow } from "../bank-accounts/index.ts";
import { listCategoryRows, toFlowKinds } from "../categories/index.ts";
import { chooseCounting } from "../exchange-rates/index.ts";
import { addFlows, NO_FLOWS, toFlowSums } from "../transactions/index.ts";
import { countsLikely } from "../users/index.ts";
import { convertOthers } from "./count-in-home.ts";
import { firstDay, lastDay, monthOf } from "./months.ts";
import { sumMonths } from "./repo.ts";

const MOST_MONTHS = 24;
const NOTHING = { converted: [], left: [] };

/** Month by month up to `to`, from the first month that has anything, at most 24. */
export const listMonths = async (
  db: Db,
  user_id: string,
  { query, today }: { query: QueryOf<typeof endpoint>; today: string },
): Promise<AnswerOf<typeof endpoint>["data"]> => {
  const { to = monthOf(today), bank_account_id } = query;
  if (bank_account_id !== undefined) await getBankAccountRow(db, user_id, bank_account_id, "bank_account_id");
  const { currency, is_total } = await chooseCounting(db, user_id, query.currency);
  const from = addMonths(to, 1 - MOST_MONTHS);
  const count_likely = await countsLikely(db, user_id);
  const scope = { currency, bank_account_id, count_likely };
  const [own, foreign] = await Promise.all([
    sumMonths(db, user_id, { ...scope, from, to }),
    is_total ? convertOthers(db, user_id, { ...scope, from: firstDay(from), to: lastDay(to) }) : NOTHING,
  ]);
  const into = foreign.converted.map((each) => each.into);
  const sums = [...own, ...into.map((sum) => ({ ...sum, month: monthOf(sum.day) }))];
  const left = Map.groupBy(foreign.left, ({ day }) => monthOf(day));
  const kinds = toFlowKinds(await listCategoryRows(db, user_id));
  const byMonth = Map.groupBy(sums, (sum) => sum.month);
  const all = Array.from({ length: MOST_MONTHS }, (_, index) => addMonths(from, index));
  const first = all.findIndex((month) => byMonth.has(month) || left.has(month));
  return all.slice(first === -1 ? MOST_MONTHS : first).map((month) => ({
    month,
    ...(byMonth.get(month) ?? []).reduce(
      (total, { sub_category_id, money_out, money_in }) =>
        addFlows(total, toFlowSums(kinds.get(sub_category_id) ?? "uncategorised", money_out, money_in)),
      { ...NO_FLOWS },
    ),
    likely_count: (byMonth.get(month) ?? [])
      .filter((sum) => sum.is_likely && kinds.get(sum.sub_category_id) !== "transfer")
      .reduce((count, { row_count }) => count + row_count, 0),
    without_rate: [...new Set((left.get(month) ?? []).map((sum) => sum.currency))].toSorted(),
  }));
};
