import { addDays, addMonths } from "@passbook/contract/values";
import type { QueryOf } from "@passbook/contract/endpoint";
import type { getMonthInsights as endpoint, MonthInsights } from "@passbook/contract/insights";
import type { Db } from "@passbook/db/dialect";
import { getBankAccountRow } from "../bank-accounts/index.ts";
import { listCategoryRows, toFlowKinds } from "../categories/index.ts";
import { chooseCounting } from "../exchange-rates/index.ts";
import { countUnusual } from "../findings/index.ts";
import { listParts } from "../sums/index.ts";
import { addFlows, type FlowSums, NO_FLOWS, toFlow, toFlowSums } from "../transactions/index.ts";
import { countsLikely } from "../users/index.ts";
import { convertOthers, tellFlows } from "./count-in-home.ts";
import { firstDay, lastDay, monthOf } from "./months.ts";
import { listProofs } from "./list-proofs.ts";
import { type DaySum, findNewestDay, type Scope, type Sum, sumDays, sumOtherCurrencies } from "./repo.ts";
import { type Known, kindOf, sameDaysOf, sumCategories, sumIncome, USUAL_MONTHS } from "./sum-categories.ts";
import { sumDue } from "./sum-due.ts";
import { listTopPayees } from "./sum-payees.ts";

/** Everything the first screen says of one month (the newest with rows unless named), in one currency, from the sums. */
export const getMonthInsights = async (
  db: Db,
  user_id: string,
  { query, today }: { query: QueryOf<typeof endpoint>; today: string },
): Promise<MonthInsights> => {
  const { bank_account_id } = query;
  if (bank_account_id !== undefined) await getBankAccountRow(db, user_id, bank_account_id, "bank_account_id");
  const month =
    query.month ?? monthOf((await findNewestDay(db, user_id, { bank_account_id, today })) ?? today);
  const { currency, is_total } = await chooseCounting(db, user_id, query.currency);
  const scope: Scope = { currency, bank_account_id, count_likely: await countsLikely(db, user_id) };
  const through = month === monthOf(today) ? today : lastDay(month);
  const categories = await listCategoryRows(db, user_id);
  const kinds = toFlowKinds(categories);
  const from = firstDay(addMonths(month, -USUAL_MONTHS));
  const divided = {
    from: firstDay(month),
    to: lastDay(month),
    ...(is_total ? {} : { currency }),
    bank_account_id,
  };
  const parts = await listParts(db, user_id, divided);
  const [own, foreign, merchants, proofs, due, unusual_count] = await Promise.all([
    sumDays(db, user_id, { ...scope, from, to: through }),
    readForeign(db, user_id, { ...scope, is_total, from, month, through }),
    listTopPayees(db, user_id, { ...scope, is_total, month, kinds, parts }),
    listProofs(db, user_id, { month, today, bank_account_id }),
    // What is to come belongs to the first screen, whichever month that shows.
    sumDue(db, user_id, { month: query.month ?? monthOf(today), today, bank_account_id }),
    countUnusual(db, user_id, { from: firstDay(month), to: lastDay(month), bank_account_id }),
  ]);
  const counted = parts.filter(({ day }) => day <= through);
  const sums = [...own, ...foreign.sums];
  const known: Known = { month, through, sums, kinds, categories, parts: counted };
  const before = addMonths(month, -1);
  return {
    month,
    currency,
    is_total,
    through,
    now: sumFlows(known, sameDaysOf(known, month)),
    before: sumFlows(known, sameDaysOf(known, before)),
    likely: countLikely(known, sameDaysOf(known, month)),
    days: toDays(known, month),
    days_before: toDays(known, before),
    categories: sumCategories(known),
    merchants,
    income_by_category: sumIncome(known),
    proofs,
    converted: tellFlows(foreign.now, (some) => sumFlows(known, some)),
    other_currencies: [...Map.groupBy(foreign.apart, (sum) => sum.currency)].map(([code, some]) => ({
      currency: code,
      ...sumFlows(known, some),
      likely_count: countLikely(known, some).saved,
    })),
    due,
    unusual_count,
  };
};

type Foreign = Scope & {
  readonly is_total: boolean;
  readonly from: string;
  readonly month: string;
  readonly through: string;
};

/** Other currencies of the month: apart, or with all of the months before in the home currency, but for days without a rate. */
const readForeign = async (
  db: Db,
  user_id: string,
  { is_total, from, month, through, ...scope }: Foreign,
) => {
  const days = { from: firstDay(month), to: through };
  if (!is_total)
    return {
      sums: [],
      now: { converted: [], left: [] },
      apart: await sumOtherCurrencies(db, user_id, { ...scope, ...days }),
    };
  const [now, earlier] = await Promise.all([
    convertOthers(db, user_id, { ...scope, ...days }),
    convertOthers(db, user_id, { ...scope, from, to: addDays(days.from, -1) }),
  ]);
  const sums = [...earlier.converted, ...now.converted].map(({ into }) => into);
  return { sums, now, apart: now.left };
};

const sumFlows = (known: Pick<Known, "kinds">, sums: readonly Sum[]): FlowSums =>
  sums.reduce<FlowSums>(
    (total, { sub_category_id, money_out, money_in }) =>
      addFlows(total, toFlowSums(kindOf(known, sub_category_id), money_out, money_in)),
    { ...NO_FLOWS },
  );

/** How many likely rows there are by the flow they count in; transfers are in none. */
const countLikely = (known: Pick<Known, "kinds">, sums: readonly Sum[]): MonthInsights["likely"] => {
  const counts = { spent: 0, income: 0, invested: 0, saved: 0 };
  for (const { sub_category_id, row_count } of sums.filter(({ is_likely }) => is_likely)) {
    const flow = toFlow(kindOf(known, sub_category_id), -1);
    if (flow === "transfer") continue;
    counts[flow] += row_count;
    counts.saved += row_count;
  }
  return counts;
};

/** Each day of a month on which something happened. */
const toDays = (known: Known, month: string): MonthInsights["days"] => {
  const days: readonly DaySum[] = known.sums.filter(({ day }) => monthOf(day) === month);
  return [...Map.groupBy(days, ({ day }) => day)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, sums]) => ({ day, ...sumFlows(known, sums) }));
};
