import type { Subscription } from "@passbook/contract/subscription";
import { type Db, toNumber } from "@passbook/db/dialect";

export const getSince = async (db: Db, user_id: string): Promise<string> => {
  const row = await db
    .selectFrom("users")
    .select("created_at")
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  return row.created_at;
};

/** How much of everything a person keeps here. */
export const countUsage = async (db: Db, user_id: string): Promise<Subscription["usage"]> => {
  const accounts = await db
    .selectFrom("bank_accounts")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("user_id", "=", user_id)
    .executeTakeFirstOrThrow();
  const statements = await db
    .selectFrom("statements")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("user_id", "=", user_id)
    .executeTakeFirstOrThrow();
  const transactions = await db
    .selectFrom("transactions")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("user_id", "=", user_id)
    .executeTakeFirstOrThrow();
  return {
    bank_accounts: toNumber(accounts.count),
    statements: toNumber(statements.count),
    transactions: toNumber(transactions.count),
  };
};
