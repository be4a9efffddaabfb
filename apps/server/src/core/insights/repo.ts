import { type Db, idsIn, toNumber } from "@passbook/db/dialect";
import { sql } from "kysely";
import { placeOfSum } from "../sums/index.ts";

/** All figures come from the sums; of transactions only the parts of divided ones are read beside them. */

/** Which sums are wanted. */
export type Scope = {
  readonly currency: string;
  readonly bank_account_id: string | undefined;
  /** Likely categories count as if they were filed. */
  readonly count_likely: boolean;
};
/** Money of one day (or month) in one sub-category; out and in are both positive. What is only likely there is a sum of its own. */
export type Sum = {
  sub_category_id: string;
  is_likely: boolean;
  money_out: number;
  money_in: number;
  row_count: number;
  /** Of the rows those that are money out. */
  out_count: number;
};
export type DaySum = Sum & { day: string; currency: string };
export type MonthSum = Sum & { month: string };
export type PayeeSum = Sum & { merchant_id: string; vendor_id: string };
/** One currency, or all others. */
export type CurrencyOf = string | { readonly is_not: string };

type Figures = Omit<Sum, "sub_category_id" | "is_likely"> & { is_likely: number };

const toSum = <T extends Figures>({ is_likely, money_out, money_in, row_count, out_count, ...place }: T) => ({
  ...place,
  is_likely: toNumber(is_likely) === 1,
  money_out: toNumber(money_out),
  money_in: toNumber(money_in),
  row_count: toNumber(row_count),
  out_count: toNumber(out_count),
});

const SUMMED = ["money_out", "money_in", "row_count", "out_count"] as const;

/** Where a sum counts, and whether that is only likely. */
const placeOf = (count_likely: boolean) => {
  const { sub, is_likely } = placeOfSum(count_likely);
  return [sub.as("sub_category_id"), is_likely.as("is_likely")] as const;
};

const isOf = (currency: CurrencyOf): ["=" | "!=", string] =>
  typeof currency === "string" ? ["=", currency] : ["!=", currency.is_not];

/** The newest day with a row, up to today; null without any. */
export const findNewestDay = async (
  db: Db,
  user_id: string,
  { bank_account_id, today }: Pick<Scope, "bank_account_id"> & { today: string },
): Promise<string | null> => {
  let query = db
    .selectFrom("day_sums")
    .select("day")
    .where("user_id", "=", user_id)
    .where("day", "<=", today)
    .where("row_count", ">", 0);
  if (bank_account_id !== undefined) query = query.where("bank_account_id", "=", bank_account_id);
  const newest = await query.orderBy("day", "desc").limit(1).executeTakeFirst();
  return newest?.day ?? null;
};

/** Days of a period, in one currency or in all others, which are told apart. */
export const sumDays = async (
  db: Db,
  user_id: string,
  {
    currency,
    bank_account_id,
    count_likely,
    from,
    to,
  }: Omit<Scope, "currency"> & { currency: CurrencyOf; from: string; to: string },
): Promise<DaySum[]> => {
  let query = db
    .selectFrom("day_sums")
    .select((of) => [
      "day",
      ...placeOf(count_likely),
      "currency",
      ...SUMMED.map((name) => of.fn.sum<number>(name).as(name)),
    ])
    .where("user_id", "=", user_id)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .where("currency", ...isOf(currency));
  if (bank_account_id !== undefined) query = query.where("bank_account_id", "=", bank_account_id);
  const rows = await query.groupBy(["day", sql`2`, sql`3`, "currency"]).execute();
  return rows.map((row) => toSum(row));
};

/** Other currencies of a period, each with its sums by sub-category. */
export const sumOtherCurrencies = async (
  db: Db,
  user_id: string,
  { currency, bank_account_id, count_likely, from, to }: Scope & { from: string; to: string },
): Promise<(Sum & { currency: string })[]> => {
  let query = db
    .selectFrom("day_sums")
    .select((of) => [
      "currency",
      ...placeOf(count_likely),
      ...SUMMED.map((name) => of.fn.sum<number>(name).as(name)),
    ])
    .where("user_id", "=", user_id)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .where("currency", "!=", currency);
  if (bank_account_id !== undefined) query = query.where("bank_account_id", "=", bank_account_id);
  const rows = await query.groupBy(["currency", sql`2`, sql`3`]).execute();
  return rows.map((row) => toSum(row));
};

/** Months of a period, in one currency. */
export const sumMonths = async (
  db: Db,
  user_id: string,
  { currency, bank_account_id, count_likely, from, to }: Scope & { from: string; to: string },
): Promise<MonthSum[]> => {
  let query = db
    .selectFrom("category_sums")
    .select((of) => [
      "month",
      ...placeOf(count_likely),
      ...SUMMED.map((name) => of.fn.sum<number>(name).as(name)),
    ])
    .where("user_id", "=", user_id)
    .where("month", ">=", from)
    .where("month", "<=", to)
    .where("currency", "=", currency);
  if (bank_account_id !== undefined) query = query.where("bank_account_id", "=", bank_account_id);
  const rows = await query.groupBy(["month", sql`2`, sql`3`]).execute();
  return rows.map((row) => toSum(row));
};

/** Who was paid in a month: by merchant, vendor and sub-category. */
export const sumPayees = async (
  db: Db,
  user_id: string,
  { currency, bank_account_id, count_likely, month }: Scope & { month: string },
): Promise<PayeeSum[]> => {
  let query = db
    .selectFrom("month_sums")
    .select((of) => [
      "merchant_id",
      "vendor_id",
      ...placeOf(count_likely),
      ...SUMMED.map((name) => of.fn.sum<number>(name).as(name)),
    ])
    .where("user_id", "=", user_id)
    .where("month", "=", month)
    .where("currency", "=", currency);
  if (bank_account_id !== undefined) query = query.where("bank_account_id", "=", bank_account_id);
  const rows = await query.groupBy(["merchant_id", "vendor_id", sql`3`, sql`4`]).execute();
  return rows.map((row) => toSum(row));
};

/** Names of merchants or vendors, by id. */
export const findNames = async (
  db: Db,
  user_id: string,
  { table, ids }: { table: "merchants" | "vendors"; ids: readonly string[] },
): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom(table)
    .select(["id", "name"])
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(db, ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row.name]));
};

/** Vendors that lead to no merchant, since their rows are with the bank alone: cash, fees, transfers. */
export const findNobodies = async (db: Db, user_id: string): Promise<Set<string | null>> => {
  const rows = await db
    .selectFrom("vendors")
    .select("id")
    .where("user_id", "=", user_id)
    .where("merchant_key", "=", "")
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** Accounts that have any row in a month, whatever the currency. */
export const findActiveAccounts = async (db: Db, user_id: string, month: string): Promise<Set<string>> => {
  const rows = await db
    .selectFrom("month_sums")
    .select("bank_account_id")
    .distinct()
    .where("user_id", "=", user_id)
    .where("month", "=", month)
    .execute();
  return new Set(rows.map((row) => row.bank_account_id));
};

/** Accounts that statements are given for; others hold what a person wrote down alone, such as cash. */
export const findStatedAccounts = async (db: Db, user_id: string): Promise<Set<string | null>> => {
  const rows = await db
    .selectFrom("statements")
    .select("bank_account_id")
    .distinct()
    .where("user_id", "=", user_id)
    .where("status", "=", "imported")
    .execute();
  return new Set(rows.map((row) => row.bank_account_id));
};

/** What an imported statement says of an account's time and money. */
export type StatementFact = {
  id: string;
  bank_account_id: string;
  period_from: string;
  period_to: string;
  currency: string | null;
  opening_balance: number | null;
  closing_balance: number | null;
  verdict: string | null;
};

/** Imported statements with their periods, oldest first. */
export const listStatementFacts = async (db: Db, user_id: string): Promise<StatementFact[]> => {
  const rows = await db
    .selectFrom("statements")
    .select(["id", "bank_account_id", "period_from", "period_to", "currency"])
    .select(["opening_balance", "closing_balance", "verdict"])
    .where("user_id", "=", user_id)
    .where("status", "=", "imported")
    .where("bank_account_id", "is not", null)
    .where("period_to", "is not", null)
    .orderBy("period_to")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    ...row,
    bank_account_id: row.bank_account_id ?? "",
    period_from: row.period_from ?? row.period_to ?? "",
    period_to: row.period_to ?? "",
  }));
};
