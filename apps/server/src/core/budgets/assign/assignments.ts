import { type Db, toNumber } from "@passbook/db/dialect";
import { type Author, deleteFrom, type Edit, insertInto, updateIn } from "../../changes/index.ts";

export type Assignment = { readonly id: string; readonly month: string; readonly amount: number };

/** What was assigned to budgets, by their ids and months. */
export type Assignments = ReadonlyMap<string, readonly Assignment[]>;

export const loadAssignments = async (db: Db, user_id: string): Promise<Assignments> => {
  const rows = await db
    .selectFrom("budget_assignments")
    .select(["id", "budget_id", "month", "amount"])
    .where("user_id", "=", user_id)
    .orderBy("month")
    .execute();
  return Map.groupBy(
    rows.map((row) => ({ ...row, amount: toNumber(row.amount) })),
    ({ budget_id }) => budget_id,
  );
};

export const assignedIn = (some: readonly Assignment[] | undefined, month: string): number =>
  some?.find((each) => each.month === month)?.amount ?? 0;

/** The edits that make what is assigned to a budget in a month so much. */
export const setAssigned = (
  { user_id, clock }: Author,
  known: Assignments,
  {
    budget_id,
    month,
    amount,
  }: { readonly budget_id: string; readonly month: string; readonly amount: number },
): Edit[] => {
  const same = known.get(budget_id)?.find((each) => each.month === month);
  if (same !== undefined)
    return amount === 0
      ? [deleteFrom("budget_assignments", [same.id])]
      : [updateIn("budget_assignments", [same.id], { amount })];
  if (amount === 0) return [];
  return [insertInto("budget_assignments", [{ user_id, id: clock.newId(), budget_id, month, amount }])];
};
