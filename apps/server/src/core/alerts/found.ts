import type { Alert } from "@passbook/contract/alerts";
import { type Db, idsIn } from "@passbook/db/dialect";
import { toFact } from "../transactions/index.ts";

/** An alert as it is found; `subject` says what it is about by facts alone, so that it is the same whatever its rows are called. */
export type Found = Omit<Alert, "id" | "is_new" | "is_dismissed"> & { readonly subject: string };

/** For whom alerts are found, and when. */
export type Asked = {
  readonly user_id: string;
  readonly today: string;
  readonly time_zone: string;
};

/** What is older is no news. */
export const RECENT_DAYS = 31;

/** An alert that names nothing; each finder says what is of its kind. */
export const NOTHING = {
  month: null,
  amount: null,
  beside: null,
  currency: null,
  bank_account_id: null,
  transaction_id: null,
  series_id: null,
  budget_id: null,
} as const;

/** By what transactions are known wherever they come from, by their ids. */
export const loadFacts = async (
  db: Db,
  user_id: string,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom("transactions")
    .select(["id", "bank_account_id", "fingerprint", "nth"])
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(db, ids))
    .execute();
  return new Map(rows.map((row) => [row.id, toFact(row)]));
};
