import type { Budget } from "@passbook/contract/budgets";
import type { CategoryRow } from "@passbook/db/schema";
import { listSubs } from "./list-subs.ts";

type Parents = ReadonlyMap<string, string>;

/** The categories that a budget is in or of. */
const groupsOf = ({ category_ids }: Budget, parents: Parents): Set<string> =>
  new Set(category_ids.map((id) => parents.get(id) ?? id));

/** Finds the budgets that have something in common with one. */
const makeFinder = (
  budgets: readonly Budget[],
  keysOf: (budget: Budget) => ReadonlySet<string>,
): ((budget: Budget) => ReadonlySet<string>) => {
  const having = new Map<string, string[]>();
  for (const budget of budgets)
    for (const key of keysOf(budget)) {
      const ids = having.get(key);
      if (ids === undefined) having.set(key, [budget.id]);
      else ids.push(budget.id);
    }
  return (budget) => new Set([...keysOf(budget)].flatMap((key) => having.get(key) ?? []));
};

/**
 * For each overspent budget, which others have room and how much of theirs covers it: of the same category first, then of the same period, those with
 * most left first. Limits of which one is in the other take nothing from each other: what one spends the other does too. What one overrun takes is not offered to the next.
 */
export const coverOverspent = (
  budgets: readonly Budget[],
  categories: readonly CategoryRow[],
  { of_all = false } = {},
): Budget[] => {
  const parents = new Map(
    categories.filter((row) => row.parent_id !== "").map((row) => [row.id, row.parent_id]),
  );
  const room = new Map(
    budgets.flatMap((budget) => {
      const most = of_all ? budget.left : roomOf(budget);
      return most > 0 && isKept(budget) ? [[budget.id, most] as const] : [];
    }),
  );
  const with_room = budgets.filter(({ id }) => room.has(id));
  const findNear = makeFinder(with_room, (budget) => groupsOf(budget, parents));
  const findSharing = makeFinder(with_room, ({ category_ids }) => listSubs(categories, category_ids));
  const mostOf = (id: string): number => room.get(id) ?? 0;
  return budgets.map((budget) => {
    if (budget.state !== "over") return budget;
    const near = findNear(budget);
    const sharing = of_all ? new Set<string>() : findSharing(budget);
    const others = with_room
      .filter(
        ({ id, currency, from, to }) =>
          !sharing.has(id) && currency === budget.currency && from === budget.from && to === budget.to,
      )
      .map(({ id }) => id);
    const takes_from: Budget["takes_from"] = [];
    let missing = -budget.left;
    for (const some of [others.filter((id) => near.has(id)), others.filter((id) => !near.has(id))])
      while (missing > 0) {
        const budget_id = some.reduce((most, id) => (mostOf(id) > mostOf(most) ? id : most), some[0] ?? "");
        const amount = Math.min(missing, mostOf(budget_id));
        if (amount <= 0) break;
        takes_from.push({ budget_id, amount });
        room.set(budget_id, mostOf(budget_id) - amount);
        missing -= amount;
      }
    return { ...budget, takes_from };
  });
};

const isKept = ({ state }: Budget): boolean => state === "ok" || state === "near";

/** Only of what is given for the period itself can be moved; where money was assigned, all that is left. */
const roomOf = ({ left, limit }: Budget): number => Math.min(left, limit ?? 0);
