import type { Category, SubCategory, Tag } from "@passbook/contract/categories";
import { type Db, idsIn, toNumber } from "@passbook/db/dialect";
import type { CategoryRow } from "@passbook/db/schema";
import type { Kept } from "@passbook/db/versioned";
import { sql } from "kysely";
import { notFound } from "../../platform/problem.ts";
import type { Subject } from "../changes/index.ts";
import { countFurtherBy, listParts, placeOfSum } from "../sums/index.ts";
import { countsLikely } from "../users/index.ts";

export const listCategoryRows = (db: Db, user_id: string): Promise<Kept<CategoryRow>[]> =>
  db
    .selectFrom("categories")
    .selectAll()
    .where("user_id", "=", user_id)
    .orderBy("position")
    .orderBy("id")
    .execute();

const listTags = async (db: Db, user_id: string): Promise<Map<string, Tag[]>> => {
  const rows = await db
    .selectFrom("tags")
    .select(["id", "name", "sub_category_id"])
    .where("user_id", "=", user_id)
    .orderBy("name_key")
    .execute();
  const bySub = Map.groupBy(rows, (row) => row.sub_category_id);
  return new Map([...bySub].map(([sub, tags]) => [sub, tags.map(({ id, name }) => ({ id, name }))]));
};

type Counts = Pick<SubCategory, "transaction_count" | "likely_count">;

/** From the sums, so that a long history costs nothing; a divided transaction counts once under each of its categories. */
const countTransactions = async (db: Db, user_id: string): Promise<(id: string) => Counts> => {
  const { sub, is_likely } = placeOfSum(await countsLikely(db, user_id));
  const rows = await db
    .selectFrom("category_sums")
    .select((of) => [sub.as("sub"), is_likely.as("is_likely"), of.fn.sum<number>("row_count").as("rows")])
    .where("user_id", "=", user_id)
    .groupBy([sql`1`, sql`2`])
    .execute();
  const further = countFurtherBy(await listParts(db, user_id), (part) => part.sub_category_id);
  const countOf = (wanted: string, likely: number): number =>
    toNumber(rows.find((row) => row.sub === wanted && toNumber(row.is_likely) === likely)?.rows);
  return (id) => ({ transaction_count: countOf(id, 0) - further(id), likely_count: countOf(id, 1) });
};

const toFlags = (row: CategoryRow) => ({
  reserved: row.reserved === 1,
  is_investment: row.is_investment === 1,
  is_income: row.is_income === 1,
});

/** Categories in their order, each with its sub-categories, their tags and how many transactions they hold. */
export const listCategories = async (db: Db, user_id: string): Promise<Category[]> => {
  const [rows, tags, counts] = await Promise.all([
    listCategoryRows(db, user_id),
    listTags(db, user_id),
    countTransactions(db, user_id),
  ]);
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  const toSub = (row: Kept<CategoryRow>): SubCategory => ({
    id: row.id,
    name: row.name,
    icon: row.icon,
    ...toFlags(row),
    tags: tags.get(row.id) ?? [],
    parent_id: row.parent_id,
    ...counts(row.id),
    version: row.version,
  });
  return (byParent.get("") ?? []).map((row) => ({
    id: row.id,
    name: row.name,
    icon: row.icon,
    color: row.color,
    ...toFlags(row),
    sub_categories: (byParent.get(row.id) ?? []).map(toSub),
    version: row.version,
  }));
};

/** One category, or one sub-category, as the list shows it. */
export const getCategory = async (db: Db, user_id: string, id: string): Promise<Category | SubCategory> => {
  const categories = await listCategories(db, user_id);
  const found =
    categories.find((category) => category.id === id) ??
    categories.flatMap((category) => category.sub_categories).find((sub) => sub.id === id);
  if (found === undefined) throw notFound("category");
  return found;
};

/** The category or sub-category that a call changes. */
export const toSubject = (id: string): Subject => ({ table: "categories", id, show: getCategory });

/** The row of a category or sub-category; `field` names where the id was said, if not in the path. */
export const getCategoryRow = async (
  db: Db,
  user_id: string,
  id: string,
  field?: string,
): Promise<CategoryRow> => {
  const row = await db
    .selectFrom("categories")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw notFound("category", field);
  return row;
};

/** The row of a sub-category that a body or query named. */
export const getSubCategoryRow = async (
  db: Db,
  user_id: string,
  id: string,
  field: string,
): Promise<CategoryRow> => {
  const row = await getCategoryRow(db, user_id, id, field);
  if (row.parent_id === "") throw notFound("sub_category", field);
  return row;
};

/** Refuses ids that are not all sub-categories of this person. */
export const checkSubCategories = async (
  db: Db,
  user_id: string,
  ids: readonly string[],
  field: string,
): Promise<void> => {
  const wanted = [...new Set(ids)];
  const rows = await db
    .selectFrom("categories")
    .select("id")
    .where("user_id", "=", user_id)
    .where("parent_id", "!=", "")
    .where("id", "in", idsIn(db, wanted))
    .execute();
  if (rows.length < wanted.length) throw notFound("sub_category", field);
};
