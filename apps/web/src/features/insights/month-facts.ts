import type { MonthInsights } from "@passbook/contract/insights";
import { datesOfMonth } from "../../words/format.ts";

type DaySpent = { readonly day: string; readonly spent: number };

/** Running totals for each day of a month, up to its last day or to `through`. */
export const runningTotals = (
  month: string,
  days: readonly DaySpent[],
  through?: string,
): readonly number[] => {
  const spent = new Map(days.map((day) => [day.day, day.spent]));
  let total = 0;
  return datesOfMonth(month)
    .filter((day) => through === undefined || day <= through)
    .map((day) => (total += spent.get(day) ?? 0));
};

/** True when no row of any currency was booked in a month. */
export const isEmptyMonth = ({ days, other_currencies }: Pick<MonthInsights, "days" | "other_currencies">) =>
  days.length === 0 && other_currencies.length === 0;

/** False where a side has no rows of the currency: a statement that is still to come is no change in what was spent. */
export const isComparable = ({
  days,
  days_before,
  before,
}: Pick<MonthInsights, "days" | "days_before" | "before">): boolean =>
  days.length > 0 && (days_before.length > 0 || before.spent !== 0);

type Proof = MonthInsights["proofs"][number];

/** How many of the accounts that have anything in a period are proved. */
export const countProved = (proofs: readonly Proof[]): { readonly proved: number; readonly of: number } => {
  const present = proofs.filter((proof) => proof.state !== "none");
  return { proved: present.filter((proof) => proof.state === "proved").length, of: present.length };
};

/** `proved` when every account is, `unproved` when one is not; undefined when there is nothing to prove. */
export const proofOf = (proofs: readonly Proof[]): "proved" | "unproved" | undefined => {
  const { proved, of } = countProved(proofs);
  if (of === 0) return undefined;
  return proved === of ? "proved" : "unproved";
};

/** The accounts that keep a period from being proved, the worst first. */
export const listUnproved = (proofs: readonly Proof[]): readonly Proof[] => {
  const order = ["contradicted", "missing", "unproved", "partly"];
  return proofs
    .filter((proof) => order.includes(proof.state))
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
};

/** What a flow of money is of; `earlier` is money that was there before, `rest` what is small taken together. */
export type FlowEnd =
  | { readonly kind: "income"; readonly sub_category_id: string }
  | { readonly kind: "spent" | "above"; readonly category_id: string }
  | { readonly kind: "saved" | "invested" | "rest" | "earlier" };
/** `likely` is how much of it is only likely there. */
export type Flow = FlowEnd & { readonly amount: number; readonly likely: number };

type FlowFacts = Pick<MonthInsights, "now" | "categories" | "income_by_category">;

const isAbove = (amount: number, usual: number | null): boolean =>
  usual !== null && usual > 0 && amount > usual * 1.1;

/** The largest spending by itself, the rest as one. */
const foldSpending = (spending: readonly Flow[], most: number): readonly Flow[] => {
  const sorted = spending.toSorted((a, b) => b.amount - a.amount);
  if (sorted.length <= most) return sorted;
  const rest = sorted.slice(most - 1);
  const amount = rest.reduce((sum, flow) => sum + flow.amount, 0);
  const likely = rest.reduce((sum, flow) => sum + flow.likely, 0);
  return [...sorted.slice(0, most - 1), { kind: "rest", amount, likely }];
};

/**
 * Where the money of a month came from and where it went, every amount positive and both sides alike. What brought more back than it cost is a
 * source, and income that was taken back a use.
 */
export const listFlows = (
  { now, categories, income_by_category }: FlowFacts,
  most: number,
): { readonly sources: readonly Flow[]; readonly uses: readonly Flow[] } => {
  const income = income_by_category.map(
    ({ sub_category_id, income: amount, likely_income: likely }): Flow => ({
      kind: "income",
      sub_category_id,
      amount,
      likely,
    }),
  );
  const spending = categories.map(({ category_id, spent: amount, usual, likely_spent: likely }): Flow => ({
    kind: isAbove(amount, usual) ? "above" : "spent",
    category_id,
    amount,
    likely,
  }));
  const invested: Flow = { kind: "invested", amount: now.invested, likely: 0 };
  const ways = (flows: readonly Flow[]) => flows.filter(({ amount }) => amount > 0);
  const back = (flows: readonly Flow[]) =>
    flows
      .filter(({ amount }) => amount < 0)
      .map((flow): Flow => ({ ...flow, amount: -flow.amount, likely: -flow.likely }));
  return {
    sources: [
      ...ways(income).toSorted((a, b) => b.amount - a.amount),
      ...back([...spending, invested]),
      ...ways([{ kind: "earlier", amount: -now.saved, likely: 0 }]),
    ],
    uses: [
      ...ways([{ kind: "saved", amount: now.saved, likely: 0 }, invested]),
      ...foldSpending(ways(spending), most),
      ...back(income),
    ],
  };
};
