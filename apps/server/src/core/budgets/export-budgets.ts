import type { Db } from "@passbook/db/dialect";
import { loadAssignments } from "./assign/assignments.ts";
import { loadBudgets } from "./repo.ts";

/** Budgets with their amounts, and what was assigned to them, as they are exported. */
export const exportBudgets = async (db: Db, user_id: string) => {
  const assignments = await loadAssignments(db, user_id);
  return (await loadBudgets(db, user_id)).map(
    ({ user_id: _owner, version: _version, roll_over, amounts, ...budget }) => ({
      ...budget,
      roll_over: roll_over === 1,
      amounts: amounts.map(({ starts_on, is_only, amount }) => ({ starts_on, only: is_only === 1, amount })),
      assigned: (assignments.get(budget.id) ?? []).map(({ month, amount }) => ({ month, amount })),
    }),
  );
};
