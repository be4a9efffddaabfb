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

type Use = { readonly id: string; readonly amount: number; readonly usual: number | null };

/** The largest uses of money by themselves, the rest as one; a use is above when it is 10 % over the usual. */
export const foldUses = (uses: readonly Use[], most: number) => {
  const sorted = uses.filter((use) => use.amount > 0).toSorted((a, b) => b.amount - a.amount);
  const shown = sorted.length <= most ? sorted : sorted.slice(0, most - 1);
  const rest = sorted.slice(shown.length).reduce((sum, use) => sum + use.amount, 0);
  const isAbove = ({ amount, usual }: Use) => usual !== null && usual > 0 && amount > usual * 1.1;
  return {
    shown: shown.map((use) => ({ ...use, kind: isAbove(use) ? ("above" as const) : ("spent" as const) })),
    rest,
  };
};
