import { type Db, idsIn } from "@passbook/db/dialect";
import type { BudgetAmountRow, BudgetRow } from "@passbook/db/schema";
import type { Kept } from "@passbook/db/versioned";
import { notFound } from "../../platform/problem.ts";
import type { Period } from "./periods.ts";

export type BudgetAmount = Pick<BudgetAmountRow, "id" | "starts_on" | "is_only" | "amount">;
/** A budget with its amounts, oldest first. */
export type StoredBudget = Omit<Kept<BudgetRow>, "category_ids" | "tag_ids"> & {
  readonly category_ids: readonly string[];
  readonly tag_ids: readonly string[];
  readonly amounts: readonly BudgetAmount[];
};

/** Ids as they are stored; only this feature writes them. */
export const readIds = (written: string): string[] => JSON.parse(written) as string[];

const loadAmounts = async (
  db: Db,
  user_id: string,
  ids: readonly string[],
): Promise<Map<string, BudgetAmountRow[]>> => {
  const rows = await db
    .selectFrom("budget_amounts")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("budget_id", "in", idsIn(db, ids))
    .orderBy("starts_on")
    .execute();
  return Map.groupBy(rows, ({ budget_id }) => budget_id);
};

/** Budgets of a person, in the order in which they were made. */
export const loadBudgets = async (db: Db, user_id: string): Promise<StoredBudget[]> => {
  const rows = await db
    .selectFrom("budgets")
    .selectAll()
    .where("user_id", "=", user_id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const amounts = await loadAmounts(
    db,
    user_id,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    category_ids: readIds(row.category_ids),
    tag_ids: readIds(row.tag_ids),
    amounts: amounts.get(row.id) ?? [],
  }));
};

/** A budget with its amounts; `field` names where its id was said, if not in the path. */
export const getStoredBudget = async (
  db: Db,
  user_id: string,
  id: string,
  field?: string,
): Promise<StoredBudget> => {
  const found = (await loadBudgets(db, user_id)).find((budget) => budget.id === id);
  if (found === undefined) throw notFound("budget", field);
  return found;
};

/** What is said of the amount of a period: for it alone, or from then or an earlier one on; null where the budget begins later. */
export const amountOf = (
  amounts: readonly BudgetAmount[],
  { from, to }: Period,
): { readonly amount: number; readonly is_only: boolean } | null => {
  const only = amounts.findLast(
    (each) => each.is_only === 1 && each.starts_on >= from && each.starts_on <= to,
  );
  if (only !== undefined) return { amount: only.amount, is_only: true };
  const lasting = amounts.findLast((each) => each.is_only === 0 && each.starts_on <= to);
  return lasting === undefined ? null : { amount: lasting.amount, is_only: false };
};

/** The day from which a budget has an amount. */
export const firstDayOf = ({ amounts }: StoredBudget): string | undefined =>
  amounts.find(({ is_only }) => is_only === 0)?.starts_on;
