import { addMonths } from "@passbook/contract/values";
import type { MonthInsights } from "@passbook/contract/insights";
import type { CategoryRow } from "@passbook/db/schema";
import type { FlowKind } from "../categories/index.ts";
import { countFurther, type CountedPart } from "../sums/index.ts";
import { toFlowSums } from "../transactions/index.ts";
import { monthOf, sameDay } from "./months.ts";
import type { DaySum } from "./repo.ts";

type Category = MonthInsights["categories"][number];

/** How many earlier months what is usual is taken from. */
export const USUAL_MONTHS = 6;

/** Sums of the days up to the same day of each month, and what each sub-category is. */
export type Known = {
  readonly month: string;
  readonly through: string;
  readonly sums: readonly DaySum[];
  readonly kinds: ReadonlyMap<string, FlowKind>;
  readonly categories: readonly CategoryRow[];
  /** Parts of the divided transactions of these days of the month that is looked at. */
  readonly parts: readonly CountedPart[];
};

/** Days that count in a month: up to the same day as in the month that is looked at. */
export const sameDaysOf = ({ sums, through }: Known, month: string): DaySum[] => {
  const last = sameDay(month, through);
  return sums.filter(({ day }) => monthOf(day) === month && day <= last);
};

export const kindOf = ({ kinds }: Pick<Known, "kinds">, sub_category_id: string): FlowKind =>
  kinds.get(sub_category_id) ?? "uncategorised";

const spentOf = (known: Known, { sub_category_id, money_out, money_in }: DaySum): number =>
  toFlowSums(kindOf(known, sub_category_id), money_out, money_in).spent;

const sumSpent = (known: Known, sums: readonly DaySum[]): number =>
  sums.reduce((total, sum) => total + spentOf(known, sum), 0);

const likelyOf = (sums: readonly DaySum[]): DaySum[] => sums.filter(({ is_likely }) => is_likely);

const countRows = (sums: readonly DaySum[]): number => sums.reduce((count, sum) => count + sum.row_count, 0);

/** Spending by category, most first, with what is usual and what it was in the month before. */
export const sumCategories = (known: Known): Category[] => {
  const earlier = Array.from({ length: USUAL_MONTHS }, (_, index) =>
    sameDaysOf(known, addMonths(known.month, -1 - index)),
  );
  // A month without any row at all has no statements yet and says nothing of what is usual.
  const with_data = earlier.filter((sums) => sums.length > 0);
  const now = sameDaysOf(known, known.month);
  const toCategory = ({ id }: CategoryRow): Category => {
    const subs = known.categories.filter((row) => row.parent_id === id).map((row) => row.id);
    const own = (sums: readonly DaySum[]) => sums.filter((sum) => subs.includes(sum.sub_category_id));
    const parts = known.parts.filter((part) => subs.includes(part.sub_category_id));
    const usual = with_data.map((sums) => sumSpent(known, own(sums)));
    return {
      category_id: id,
      spent: sumSpent(known, own(now)),
      usual: usual.length === 0 ? null : Math.round(usual.reduce((a, b) => a + b, 0) / usual.length),
      last_month: sumSpent(known, own(earlier[0] ?? [])),
      transaction_count: countRows(own(now)) - countFurther(parts),
      likely_spent: sumSpent(known, likelyOf(own(now))),
      likely_count: countRows(likelyOf(own(now))),
      sub_categories: subs.flatMap((sub_category_id) => {
        const sums = now.filter((sum) => sum.sub_category_id === sub_category_id);
        if (sums.length === 0) return [];
        return [
          {
            sub_category_id,
            spent: sumSpent(known, sums),
            transaction_count:
              countRows(sums) -
              countFurther(parts.filter((part) => part.sub_category_id === sub_category_id)),
            likely_count: countRows(likelyOf(sums)),
          },
        ];
      }),
    };
  };
  return known.categories
    .filter((row) => row.parent_id === "")
    .filter((row) => spends(known, row))
    .map(toCategory)
    .filter(
      (category) =>
        category.transaction_count > 0 || (category.usual ?? 0) !== 0 || category.last_month !== 0,
    )
    .map((category) => ({ ...category, sub_categories: category.sub_categories.toSorted(bySpent) }))
    .toSorted(bySpent);
};

const bySpent = (one: { spent: number }, other: { spent: number }): number => other.spent - one.spent;

/** Only categories under which something is spent at all. */
const spends = ({ categories, kinds }: Known, parent: CategoryRow): boolean =>
  categories.some((row) => {
    const kind = row.parent_id === parent.id ? kinds.get(row.id) : undefined;
    return kind === "spending" || kind === "uncategorised";
  });

const sumIncomeOf = (known: Known, sums: readonly DaySum[]): number =>
  sums.reduce(
    (total, { sub_category_id, money_out, money_in }) =>
      total + toFlowSums(kindOf(known, sub_category_id), money_out, money_in).income,
    0,
  );

/** Income by sub-category, most first. */
export const sumIncome = (known: Known): MonthInsights["income_by_category"] => {
  const bySub = Map.groupBy(sameDaysOf(known, known.month), (sum) => sum.sub_category_id);
  return [...bySub]
    .map(([sub_category_id, sums]) => ({
      sub_category_id,
      income: sumIncomeOf(known, sums),
      likely_income: sumIncomeOf(known, likelyOf(sums)),
      likely_count: countRows(likelyOf(sums)),
    }))
    .filter(({ income }) => income !== 0)
    .toSorted((one, other) => other.income - one.income);
};
