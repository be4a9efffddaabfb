import type { Budget } from "@passbook/contract/budgets";
import type { CategoryRow } from "@passbook/db/schema";
import { listSubs } from "./list-subs.ts";

type Parents = ReadonlyMap<string, string>;

/** The categories that a budget is in or of. */
const groupsOf = ({ category_ids }: Budget, parents: Parents): Set<string> =>
  new Set(category_ids.map((id) => parents.get(id) ?? id));

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
  const subs = new Map(
    budgets.map(({ id, category_ids }) => [id, listSubs(categories, category_ids)] as const),
  );
  const room = new Map(
    budgets.flatMap((budget) => {
      const most = of_all ? budget.left : roomOf(budget);
      return most > 0 && isKept(budget) ? [[budget.id, most] as const] : [];
    }),
  );
  return budgets.map((budget) => {
    if (budget.state !== "over") return budget;
    const own = groupsOf(budget, parents);
    const isNear = (other: Budget): boolean => [...groupsOf(other, parents)].some((id) => own.has(id));
    const isApart = ({ id }: Budget): boolean =>
      of_all || ![...(subs.get(id) ?? [])].some((sub) => subs.get(budget.id)?.has(sub) === true);
    const others = budgets
      .filter(
        (other) =>
          room.has(other.id) &&
          other.currency === budget.currency &&
          other.from === budget.from &&
          other.to === budget.to &&
          isApart(other),
      )
      .toSorted(
        (one, other) =>
          Number(isNear(other)) - Number(isNear(one)) || (room.get(other.id) ?? 0) - (room.get(one.id) ?? 0),
      );
    let missing = -budget.left;
    const takes_from: Budget["takes_from"] = [];
    for (const other of others) {
      const amount = Math.min(missing, room.get(other.id) ?? 0);
      if (amount <= 0) continue;
      takes_from.push({ budget_id: other.id, amount });
      room.set(other.id, (room.get(other.id) ?? 0) - amount);
      missing -= amount;
    }
    return { ...budget, takes_from };
  });
};

const isKept = ({ state }: Budget): boolean => state === "ok" || state === "near";

/** Only of what is given for the period itself can be moved; where money was assigned, all that is left. */
const roomOf = ({ left, limit }: Budget): number => Math.min(left, limit ?? 0);
