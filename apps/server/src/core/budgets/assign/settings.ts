import type { BudgetOverview } from "@passbook/contract/budgets";
import type { Db } from "@passbook/db/dialect";
import { type Author, changeData, type Edit, insertInto, updateIn } from "../../changes/index.ts";

export type BudgetWay = BudgetOverview["way"];
export type BudgetSettings = { readonly way: BudgetWay; readonly starts_in: string };

/** How a person budgets; null as long as they never chose. */
export const findSettings = async (db: Db, user_id: string): Promise<BudgetSettings | null> =>
  (await db
    .selectFrom("budget_settings")
    .select(["way", "starts_in"])
    .where("user_id", "=", user_id)
    .executeTakeFirst()) ?? null;

/** Chooses the other way. What was said under each stays, and assigning goes on from the month in which it was chosen first. */
export const changeBudgetWay = async (
  trx: Db,
  author: Author,
  { way, today }: { readonly way: BudgetWay; readonly today: string },
): Promise<{ change_id: string }> => {
  const { user_id } = author;
  const known = await findSettings(trx, user_id);
  const edits: Edit[] =
    known === null
      ? [insertInto("budget_settings", [{ user_id, id: user_id, way, starts_in: today.slice(0, 7) }])]
      : [updateIn("budget_settings", [user_id], { way })];
  return { change_id: await changeData(trx, author, { kind: "change_budget_way", summary: way }, edits) };
};
