import { say } from "@passbook/contract/sentences/refusals";
import type { Db } from "@passbook/db/dialect";
import { conflict, invalidInput, notFound } from "../../platform/problem.ts";
import { listCategoryRows, toFlowKinds } from "../categories/index.ts";
import { checkTags } from "../transactions/index.ts";
import { listSubs } from "./list-subs.ts";
import { loadBudgets, type StoredBudget } from "./repo.ts";
import { spends } from "./spending.ts";

export type Places = { readonly category_ids: readonly string[]; readonly tag_ids: readonly string[] };

/** Refuses what is no place of this person's to spend at; answers what it is called. */
export const checkPlaces = async (
  db: Db,
  user_id: string,
  { category_ids, tag_ids }: Places,
): Promise<string> => {
  if (category_ids.length > 0 && tag_ids.length > 0)
    throw invalidInput({ tag_ids: say("budget_of_one_kind") });
  if (category_ids.length + tag_ids.length === 0)
    throw invalidInput({ category_ids: say("budget_needs_place") });
  return tag_ids.length > 0 ? nameTags(db, user_id, tag_ids) : nameCategories(db, user_id, category_ids);
};

const nameCategories = async (db: Db, user_id: string, ids: readonly string[]): Promise<string> => {
  const rows = await listCategoryRows(db, user_id);
  const names = ids.map((id) => rows.find((row) => row.id === id)?.name);
  if (names.includes(undefined)) throw notFound("category", "category_ids");
  const kinds = toFlowKinds(rows);
  if (![...listSubs(rows, ids)].some((id) => spends(kinds.get(id))))
    throw invalidInput({ category_ids: say("budget_of_no_spending") });
  return names.join(", ");
};

const nameTags = async (db: Db, user_id: string, ids: readonly string[]): Promise<string> => {
  await checkTags(db, user_id, { ids, field: "tag_ids" });
  const rows = await db.selectFrom("tags").select(["id", "name"]).where("user_id", "=", user_id).execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.name).join(", ");
};

const toKey = ({ category_ids, tag_ids }: Places): string =>
  [...category_ids, ...tag_ids].toSorted().join(" ");

/** Refuses a second budget for the same in the same kind of period. */
export const refuseKnown = async (
  db: Db,
  user_id: string,
  wanted: Places & Pick<StoredBudget, "period" | "currency"> & { readonly id?: string },
): Promise<void> => {
  const known = (await loadBudgets(db, user_id)).some(
    (budget) =>
      budget.id !== wanted.id &&
      budget.period === wanted.period &&
      budget.currency === wanted.currency &&
      toKey(budget) === toKey(wanted),
  );
  if (known) throw conflict("budget_known", say("budget_known"));
};
