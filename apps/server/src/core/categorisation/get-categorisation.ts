import type { Categorisation } from "@passbook/contract/categorisation";
import { type Db, idsIn, toNumber } from "@passbook/db/dialect";
import { sql } from "kysely";
import { listCategoryRows } from "../categories/index.ts";
import { placeOfSum } from "../sums/index.ts";
import { countsLikely } from "../users/index.ts";
import { getReservedId, loadStarterIds } from "./load-taught.ts";
import { judge, measureAccuracy, measureRegimes } from "./measure-accuracy.ts";

const MOST_VENDORS = 10;

/** How well categories are found for a person, what is filed by whom, and whose answer would settle most. */
export const getCategorisation = async (db: Db, user_id: string): Promise<Categorisation> => {
  const uncategorised_id = getReservedId(await loadStarterIds(db, user_id), "uncategorised.uncategorised");
  const [answers, categories, filed, most_helpful] = await Promise.all([
    listAnswers(db, user_id),
    listCategoryRows(db, user_id),
    countFiled(db, user_id, uncategorised_id),
    listMostHelpful(db, user_id, uncategorised_id),
  ]);
  const parents = new Map(categories.map((row) => [row.id, row.parent_id]));
  const judged = judge(answers, parents);
  return { ...measureAccuracy(judged), regimes: measureRegimes(judged), filed, most_helpful };
};

const listAnswers = (db: Db, user_id: string) =>
  db
    .selectFrom("answers")
    .leftJoin("transactions", (join) =>
      join
        .onRef("transactions.user_id", "=", "answers.user_id")
        .onRef("transactions.id", "=", "answers.transaction_id"),
    )
    .select([
      "answers.sub_category_id",
      "answers.predicted_id",
      "answers.confidence",
      "answers.applied",
      "answers.answered_at",
      "answers.vendor_key",
      "transactions.booked_on",
    ])
    .where("answers.user_id", "=", user_id)
    .orderBy("answers.answered_at")
    .orderBy("answers.id")
    .execute();

const countFiled = async (
  db: Db,
  user_id: string,
  uncategorised_id: string,
): Promise<Categorisation["filed"]> => {
  const by = sql<keyof Categorisation["filed"]>`case
    when has_splits = 1 or edited like '%"sub_category_id"%' then 'by_person'
    when suggested_id is not null then 'suggested'
    when sub_category_id = ${uncategorised_id} then 'uncategorised'
    when why like '{"kind":"rule"%' then 'by_rule'
    else 'silently' end`;
  const rows = await db
    .selectFrom("transactions")
    .select((of) => [by.as("filed_by"), of.fn.countAll().as("rows")])
    .where("user_id", "=", user_id)
    .where("hidden", "=", 0)
    .groupBy("filed_by")
    .execute();
  const counts = new Map(rows.map((row) => [row.filed_by, toNumber(row.rows)]));
  const count = (name: keyof Categorisation["filed"]): number => counts.get(name) ?? 0;
  return {
    silently: count("silently"),
    suggested: count("suggested"),
    uncategorised: count("uncategorised"),
    by_person: count("by_person"),
    by_rule: count("by_rule"),
  };
};

/** From the sums, so that a long history costs nothing. */
const listMostHelpful = async (
  db: Db,
  user_id: string,
  uncategorised_id: string,
): Promise<Categorisation["most_helpful"]> => {
  const rows = await db
    .selectFrom("month_sums")
    .innerJoin("vendors", (join) =>
      join.on("vendors.user_id", "=", user_id).onRef("vendors.id", "=", "month_sums.vendor_id"),
    )
    .select((of) => [
      "vendors.id",
      "vendors.name",
      "month_sums.currency",
      of.fn.sum<number>("money_in").as("money_in"),
      of.fn.sum<number>("money_out").as("money_out"),
      of.fn.sum<number>("row_count").as("row_count"),
    ])
    .where("month_sums.user_id", "=", user_id)
    .where(placeOfSum(await countsLikely(db, user_id)).sub, "=", uncategorised_id)
    .groupBy(["vendors.id", "vendors.name", "month_sums.currency"])
    .execute();
  const vendors = [...Map.groupBy(rows, (row) => row.id)]
    .map(([vendor_id, sums]) => ({
      vendor_id,
      name: sums[0]?.name ?? "",
      transactions: sums.reduce((sum, row) => sum + toNumber(row.row_count), 0),
      totals: sums.map(({ currency, money_in, money_out }) => ({
        currency,
        amount: toNumber(money_in) - toNumber(money_out),
      })),
    }))
    .toSorted((one, other) => other.transactions - one.transactions || (one.name < other.name ? -1 : 1))
    .slice(0, MOST_VENDORS);
  const days = await findNewest(
    db,
    user_id,
    vendors.map(({ vendor_id }) => vendor_id),
  );
  return vendors.map((vendor) => ({ ...vendor, newest: days.get(vendor.vendor_id) ?? "" }));
};

const findNewest = async (db: Db, user_id: string, ids: readonly string[]): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom("transactions")
    .select((of) => ["vendor_id", of.fn.max<string>("booked_on").as("newest")])
    .where("user_id", "=", user_id)
    .where("vendor_id", "in", idsIn(db, ids))
    .groupBy("vendor_id")
    .execute();
  return new Map(rows.map((row) => [row.vendor_id ?? "", row.newest]));
};
