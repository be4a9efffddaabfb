import type { Db } from "@passbook/db/dialect";
import { loadBudgets } from "./repo.ts";

/** Budgets with their amounts, as they are exported. */
export const exportBudgets = async (db: Db, user_id: string) =>
  (await loadBudgets(db, user_id)).map(
    ({ user_id: _owner, version: _version, roll_over, amounts, ...budget }) => ({
      ...budget,
      roll_over: roll_over === 1,
      amounts: amounts.map(({ starts_on, is_only, amount }) => ({ starts_on, only: is_only === 1, amount })),
    }),
  );
