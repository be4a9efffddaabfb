import type { MerchantHistory } from "@passbook/contract/merchants";
import { type Db, toNumber } from "@passbook/db/dialect";
import { sql } from "kysely";
import { countFurther, type CountedPart, countFurtherBy, listParts, placeOfSum } from "../sums/index.ts";
import { getMerchantRow } from "./repo.ts";

/** What is usual is told from the newest purchases. */
const USUAL_OF = 25;

const MONTH_LENGTH = "2026-11".length;

type Sum = { month: string; currency: string; sub_category_id: string; amount: number; rows: number };

/** What a person and a merchant paid each other, each currency apart, the one with the most transactions first. */
export const getMerchantHistory = async (db: Db, user_id: string, id: string): Promise<MerchantHistory[]> => {
  await getMerchantRow(db, user_id, id);
  const [sums, parts] = await Promise.all([
    sumMerchant(db, user_id, id),
    listParts(db, user_id, { merchant_id: id }),
  ]);
  const currencies = [...Map.groupBy(sums, ({ currency }) => currency)];
  const histories = await Promise.all(
    currencies.map(async ([currency, of]) => {
      const divided = parts
        .filter((part) => part.currency === currency)
        .map((part) => ({ ...part, month: part.day.slice(0, MONTH_LENGTH) }));
      return {
        currency,
        transaction_count: of.reduce((sum, { rows }) => sum + rows, 0) - countFurther(divided),
        months: addUp(of, divided, "month").map(({ key, ...each }) => ({ month: key, ...each })),
        categories: addUp(of, divided, "sub_category_id")
          .map(({ key, ...each }) => ({ sub_category_id: key, ...each }))
          .toSorted((one, other) => one.amount - other.amount),
        usual: await findUsual(db, user_id, { id, currency }),
      };
    }),
  );
  return histories.toSorted((one, other) => other.transaction_count - one.transaction_count);
};

const sumMerchant = async (db: Db, user_id: string, id: string): Promise<Sum[]> => {
  const { count_likely } = await db
    .selectFrom("users")
    .select("count_likely")
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("month_sums")
    .select((of) => [
      "month",
      "currency",
      placeOfSum(count_likely === 1).sub.as("sub_category_id"),
      of.fn.sum<number>("money_in").as("money_in"),
      of.fn.sum<number>("money_out").as("money_out"),
      of.fn.sum<number>("row_count").as("row_count"),
    ])
    .where("user_id", "=", user_id)
    .where("merchant_id", "=", id)
    .groupBy(["month", "currency", sql`3`])
    .orderBy("month")
    .execute();
  return rows.map(({ month, currency, sub_category_id, money_in, money_out, row_count }) => ({
    month,
    currency,
    sub_category_id,
    amount: toNumber(money_in) - toNumber(money_out),
    rows: toNumber(row_count),
  }));
};

type Part = CountedPart & { readonly month: string };

/** Amounts and transactions by month or category, in the order in which these come. */
const addUp = (sums: readonly Sum[], parts: readonly Part[], by: "month" | "sub_category_id") => {
  const further = countFurtherBy(parts, (part) => part[by]);
  return [...Map.groupBy(sums, (sum) => sum[by])].map(([key, of]) => ({
    key,
    amount: of.reduce((total, { amount }) => total + amount, 0),
    transaction_count: of.reduce((total, { rows }) => total + rows, 0) - further(key),
  }));
};

/** The middle one of the newest payments to a merchant, of two the smaller; null where nothing was paid. */
const findUsual = async (
  db: Db,
  user_id: string,
  { id, currency }: { readonly id: string; readonly currency: string },
): Promise<number | null> => {
  const rows = await db
    .selectFrom("transactions")
    .select("amount")
    .where("user_id", "=", user_id)
    .where("merchant_id", "=", id)
    .where("currency", "=", currency)
    .where("amount", "<", 0)
    .where("hidden", "=", 0)
    .orderBy("booked_on", "desc")
    .orderBy("id", "desc")
    .limit(USUAL_OF)
    .execute();
  const amounts = rows.map(({ amount }) => amount).toSorted((one, other) => other - one);
  return amounts[Math.floor((amounts.length - 1) / 2)] ?? null;
};
