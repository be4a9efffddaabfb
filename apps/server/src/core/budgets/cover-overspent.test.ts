import type { Budget } from "@passbook/contract/budgets";
import type { CategoryRow } from "@passbook/db/schema";
import { expect, test } from "vitest";
import { coverOverspent } from "./cover-overspent.ts";

const MANY = 3000;

const category = (id: string, parent_id: string): CategoryRow =>
  // only these are read
  ({ id, parent_id }) as CategoryRow;

/** Every second one is overspent by one, and the others have two left. */
const budget = (at: number): Budget =>
  ({
    id: `budget-${String(at)}`,
    category_ids: [`part-${String(at)}`],
    currency: "EUR",
    from: "2026-11-01",
    to: "2026-11-30",
    limit: 10,
    left: at % 2 === 0 ? -1 : 2,
    state: at % 2 === 0 ? "over" : "ok",
    takes_from: [],
  }) as unknown as Budget;

test(
  "thousands of budgets are covered while somebody waits, those of one category by each other",
  { timeout: 4000 },
  () => {
    const places = Array.from({ length: MANY }, (_, at) => at);
    const categories = places.flatMap((at) => [
      category(`part-${String(at)}`, `category-${String(Math.floor(at / 2))}`),
      ...(at % 2 === 0 ? [category(`category-${String(at / 2)}`, "")] : []),
    ]);
    const covered = coverOverspent(places.map(budget), categories);
    for (const at of places.filter((each) => each % 2 === 0))
      expect(covered[at]?.takes_from).toEqual([{ budget_id: `budget-${String(at + 1)}`, amount: 1 }]);
  },
);
