import { type Db, toNumber } from "@passbook/db/dialect";
import type { GoalRow } from "@passbook/db/schema";
import type { Kept } from "@passbook/db/versioned";
import { notFound } from "../../platform/problem.ts";

export type StoredGoal = Omit<Kept<GoalRow>, "account_ids" | "category_ids"> & {
  readonly account_ids: readonly string[];
  readonly category_ids: readonly string[];
};

/** Ids as they are stored; only this feature writes them. */
const readIds = (written: string): string[] => JSON.parse(written) as string[];

/** Goals of a person, in the order in which they were set. */
export const loadGoals = async (db: Db, user_id: string): Promise<StoredGoal[]> => {
  const rows = await db
    .selectFrom("goals")
    .selectAll()
    .where("user_id", "=", user_id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    ...row,
    amount: toNumber(row.amount),
    account_ids: readIds(row.account_ids),
    category_ids: readIds(row.category_ids),
  }));
};

export const getStoredGoal = async (db: Db, user_id: string, id: string): Promise<StoredGoal> => {
  const found = (await loadGoals(db, user_id)).find((goal) => goal.id === id);
  if (found === undefined) throw notFound("goal");
  return found;
};

/** Goals as they are exported. */
export const exportGoals = async (db: Db, user_id: string) =>
  (await loadGoals(db, user_id)).map(({ user_id: _owner, version: _version, ...goal }) => goal);
