import { type Db, idsIn } from "@passbook/db/dialect";
import {
  getReservedId,
  loadClassifier,
  loadTellingAccounts,
  loadStarterIds,
  READ_COLUMNS,
  toClassifierRow,
} from "../categorisation/index.ts";

/** A row and what was suggested for it. */
type Suggested = { readonly id: string; readonly sub_category_id: string };

const MOST_OFFERED = 3;

/**
 * For each of these transactions the sub-categories to choose from: the suggested one, then what the person's answers speak for, then its
 * neighbours in its category. Uncategorised is nothing to choose.
 */
export const offerLabels = async (
  db: Db,
  user_id: string,
  suggested: readonly Suggested[],
): Promise<Map<string, string[]>> => {
  const [classifier, accounts, starter_ids, categories] = await Promise.all([
    loadClassifier(db, user_id),
    loadTellingAccounts(db, user_id),
    loadStarterIds(db, user_id),
    listSubCategories(db, user_id),
  ]);
  const rows = await db
    .selectFrom("transactions")
    .select(["id", ...READ_COLUMNS])
    .where("user_id", "=", user_id)
    .where(
      "id",
      "in",
      idsIn(
        db,
        suggested.map(({ id }) => id),
      ),
    )
    .execute();
  const read = new Map(rows.map((row) => [row.id, toClassifierRow(row, accounts)]));
  const uncategorised_id = getReservedId(starter_ids, "uncategorised.uncategorised");
  const parents = new Map(categories.map(({ id, parent_id }) => [id, parent_id]));
  parents.delete(uncategorised_id);
  const offer = ({ id, sub_category_id }: Suggested): string[] => {
    const row = read.get(id);
    const parent_id = parents.get(sub_category_id);
    const neighbours = categories.filter((each) => each.parent_id === parent_id).map((each) => each.id);
    const others = [...(row === undefined ? [] : classifier.rank(row)), ...neighbours];
    const known = others.filter((label) => parents.has(label));
    return [...new Set([sub_category_id, ...known])].slice(0, MOST_OFFERED);
  };
  return new Map(suggested.map((each) => [each.id, offer(each)]));
};

const listSubCategories = (db: Db, user_id: string) =>
  db
    .selectFrom("categories")
    .select(["id", "parent_id"])
    .where("user_id", "=", user_id)
    .where("parent_id", "!=", "")
    .orderBy("position")
    .orderBy("id")
    .execute();
