import type { changeCategory as endpoint } from "@passbook/contract/categories";
import type { BodyOf } from "@passbook/contract/endpoint";
import type { Db } from "@passbook/db/dialect";
import type { CategoryRow } from "@passbook/db/schema";
import { say } from "@passbook/contract/sentences/refusals";
import { conflict, invalidInput, notFound } from "../../platform/problem.ts";
import { type Author, changeData, type Edit, updateIn } from "../changes/index.ts";
import { refuseBothFlags, refuseReservedParent, reservedRefusal } from "./check-category.ts";
import { toNameKey } from "./name-key.ts";
import { renameCategories } from "./rename-categories.ts";
import { getCategoryRow, listCategoryRows } from "./repo.ts";

type Wanted = BodyOf<typeof endpoint>["category"];

/** Renames, redraws, reclassifies or moves a category; what a parent means, its sub-categories mean too. */
export const changeCategory = async (
  trx: Db,
  author: Author,
  { id, category }: { id: string; category: Wanted },
): Promise<{ change_id: string }> => {
  const row = await getCategoryRow(trx, author.user_id, id);
  const values = toValues(row, category);
  if (row.reserved === 1 && Object.keys(values).some((name) => name !== "icon" && name !== "color"))
    throw reservedRefusal(row);
  if (values.parent_id !== undefined) await checkMove(trx, row, values.parent_id);
  refuseBothFlags({ ...row, ...values });
  const edits: Edit[] = [
    updateIn("categories", [id], values),
    ...(await passOn(trx, row, values)),
    ...(await renameCategories(
      trx,
      author.user_id,
      values.name === undefined ? [] : [{ id, name: values.name }],
    )),
  ];
  const kind = row.parent_id === "" ? "change_category" : "change_sub_category";
  const change_id = await changeData(trx, author, { kind, summary: values.name ?? row.name }, edits);
  return { change_id };
};

/** Only what differs from the row, so that sending a whole form back changes nothing else. */
const toValues = (row: CategoryRow, wanted: Wanted): Partial<CategoryRow> => {
  const asked: Partial<CategoryRow> = {
    ...(wanted.name === undefined ? {} : { name: wanted.name, name_key: toNameKey(wanted.name) }),
    ...(wanted.icon === undefined ? {} : { icon: wanted.icon }),
    ...(wanted.color === undefined ? {} : { color: wanted.color }),
    ...(wanted.is_investment === undefined ? {} : { is_investment: Number(wanted.is_investment) }),
    ...(wanted.is_income === undefined ? {} : { is_income: Number(wanted.is_income) }),
    ...(wanted.parent_id === undefined ? {} : { parent_id: wanted.parent_id ?? "" }),
  };
  // The names are those of `asked`.
  const differs = ([name, value]: [string, unknown]) => row[name as keyof CategoryRow] !== value;
  return Object.fromEntries(Object.entries(asked).filter(differs));
};

const checkMove = async (trx: Db, row: CategoryRow, parent_id: string): Promise<void> => {
  if (parent_id === "") {
    throw invalidInput({ parent_id: say("sub_category_cannot_rise") });
  }
  const parent = await getCategoryRow(trx, row.user_id, parent_id, "parent_id");
  if (parent.parent_id !== "" || parent.id === row.id) throw notFound("category", "parent_id");
  refuseReservedParent(parent);
  if (row.parent_id !== "") return;
  const subs = await findSubs(trx, row);
  if (subs.length > 0)
    throw conflict("has_sub_categories", say("has_sub_categories", { name: row.name }), {
      parent_id: say("move_sub_categories_first"),
    });
};

const findSubs = async (trx: Db, row: CategoryRow): Promise<CategoryRow[]> =>
  (await listCategoryRows(trx, row.user_id)).filter((other) => other.parent_id === row.id);

const passOn = async (trx: Db, row: CategoryRow, values: Partial<CategoryRow>): Promise<Edit[]> => {
  const { is_investment, is_income } = values;
  if (row.parent_id !== "" || (is_investment === undefined && is_income === undefined)) return [];
  const subs = await findSubs(trx, row);
  const alike = subs.filter(
    (sub) => sub.is_investment === row.is_investment && sub.is_income === row.is_income,
  );
  const flags = {
    ...(is_investment === undefined ? {} : { is_investment }),
    ...(is_income === undefined ? {} : { is_income }),
  };
  return [
    updateIn(
      "categories",
      alike.map((sub) => sub.id),
      flags,
    ),
  ];
};
