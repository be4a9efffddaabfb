import type { AnswerOf } from "@passbook/contract/endpoint";
import type { getSample } from "@passbook/contract/sample";
import { type Db, idsIn, toNumber } from "@passbook/db/dialect";

export const listSampleAccountIds = async (db: Db, user_id: string): Promise<string[]> => {
  const rows = await db
    .selectFrom("bank_accounts")
    .select("id")
    .where("user_id", "=", user_id)
    .where("is_sample", "=", 1)
    .execute();
  return rows.map(({ id }) => id);
};

/** Whether the sample household is loaded and how many transactions its accounts hold. */
export const getSampleState = async (
  db: Db,
  user_id: string,
): Promise<AnswerOf<typeof getSample>["data"]> => {
  const accounts = await listSampleAccountIds(db, user_id);
  const { rows } = await db
    .selectFrom("day_sums")
    .select((of) => of.fn.sum<number>("row_count").as("rows"))
    .where("user_id", "=", user_id)
    .where("bank_account_id", "in", idsIn(db, accounts))
    .executeTakeFirstOrThrow();
  return { loaded: accounts.length > 0, transactions: toNumber(rows) };
};
