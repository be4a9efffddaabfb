import type { Db } from "@passbook/db/dialect";
import { sql } from "kysely";

/** A part of a divided transaction, as the sums count it: a row of its own. */
export type CountedPart = {
  readonly transaction_id: string;
  /** The day on which it counts. */
  readonly day: string;
  readonly currency: string;
  readonly bank_account_id: string;
  readonly merchant_id: string;
  readonly vendor_id: string;
  readonly sub_category_id: string;
  readonly amount: number;
};

type Narrow = {
  readonly from?: string;
  readonly to?: string;
  readonly currency?: string;
  readonly bank_account_id?: string | undefined;
  readonly merchant_id?: string;
};

const day = sql<string>`coalesce(transactions.counts_on, transactions.booked_on)`;

/** Parts of divided transactions that the sums count; a person divides few. */
export const listParts = async (
  db: Db,
  user_id: string,
  { from, to, currency, bank_account_id, merchant_id }: Narrow = {},
): Promise<CountedPart[]> => {
  let query = db
    .selectFrom("splits")
    .innerJoin("transactions", (join) =>
      join
        .onRef("transactions.user_id", "=", "splits.user_id")
        .onRef("transactions.id", "=", "splits.transaction_id"),
    )
    .select(["splits.transaction_id", "splits.sub_category_id", "splits.amount"])
    .select(day.as("day"))
    .select(["transactions.currency", "transactions.bank_account_id"])
    .select(["transactions.merchant_id", "transactions.vendor_id"])
    .where("splits.user_id", "=", user_id)
    .where("transactions.has_splits", "=", 1)
    .where("transactions.hidden", "=", 0);
  if (from !== undefined) query = query.where(day, ">=", from);
  if (to !== undefined) query = query.where(day, "<=", to);
  if (currency !== undefined) query = query.where("transactions.currency", "=", currency);
  if (bank_account_id !== undefined)
    query = query.where("transactions.bank_account_id", "=", bank_account_id);
  if (merchant_id !== undefined) query = query.where("transactions.merchant_id", "=", merchant_id);
  const parts = await query.execute();
  return parts.map((part) => ({
    ...part,
    merchant_id: part.merchant_id ?? "",
    vendor_id: part.vendor_id ?? "",
  }));
};

/** How many rows a count has too many because several parts of one transaction stand in it: what was paid once is one payment. */
export const countFurther = (parts: readonly CountedPart[]): number =>
  parts.length - new Set(parts.map(({ transaction_id }) => transaction_id)).size;

/** {@link countFurther} by a key; none where no part has it. */
export const countFurtherBy = <Part extends CountedPart>(
  parts: readonly Part[],
  keyOf: (part: Part) => string,
): ((key: string) => number) => {
  const byKey = Map.groupBy(parts, keyOf);
  return (key) => countFurther(byKey.get(key) ?? []);
};
