import type { createCategory as endpoint } from "@passbook/contract/categories";
import type { BodyOf } from "@passbook/contract/endpoint";
import type { Db } from "@passbook/db/dialect";
import type { CategoryRow } from "@passbook/db/schema";
import { notFound } from "../../platform/problem.ts";
import { type Author, changeData, insertInto } from "../changes/index.ts";
import { refuseBothFlags, refuseReservedParent } from "./check-category.ts";
import { toNameKey } from "./name-key.ts";
import { getCategoryRow, listCategoryRows } from "./repo.ts";

/** The last colour of the palette is for what has no colour of its own. */
const OWN_COLORS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const PARENT_ICON = "tag";

/** Creates a category, or a sub-category that takes icon and meaning from its parent unless it says otherwise. */
export const createCategory = async (
  trx: Db,
  author: Author,
  body: BodyOf<typeof endpoint>,
): Promise<{ id: string; change_id: string }> => {
  const parent = body.parent_id == null ? null : await findParent(trx, author.user_id, body.parent_id);
  const rows = await listCategoryRows(trx, author.user_id);
  const row = makeCategory(author, rows, { ...body, parent });
  const { id } = row;
  const kind = parent === null ? "create_category" : "create_sub_category";
  const change_id = await changeData(trx, author, { kind, summary: body.name }, [
    insertInto("categories", [row]),
  ]);
  return { id, change_id };
};

type NewCategory = Omit<BodyOf<typeof endpoint>, "parent_id"> & { readonly parent: CategoryRow | null };

/** A category as it is to be written, behind all that are there. */
export const makeCategory = (
  { user_id, clock }: Pick<Author, "user_id" | "clock">,
  rows: readonly CategoryRow[],
  { name, icon, is_investment, is_income, parent }: NewCategory,
): CategoryRow => {
  if (parent !== null) refuseReservedParent(parent);
  const row: CategoryRow = {
    user_id,
    id: clock.newId(),
    parent_id: parent?.id ?? "",
    name,
    name_key: toNameKey(name),
    icon: icon ?? parent?.icon ?? PARENT_ICON,
    color: parent?.color ?? chooseColor(rows),
    position: Math.max(-1, ...rows.map((other) => other.position)) + 1,
    reserved: 0,
    is_investment: toFlag(is_investment) ?? parent?.is_investment ?? 0,
    is_income: toFlag(is_income) ?? parent?.is_income ?? 0,
    starter_id: null,
  };
  refuseBothFlags(row);
  return row;
};

const findParent = async (trx: Db, user_id: string, id: string): Promise<CategoryRow> => {
  const parent = await getCategoryRow(trx, user_id, id, "parent_id");
  if (parent.parent_id !== "") throw notFound("category", "parent_id");
  return parent;
};

const toFlag = (value: boolean | undefined): number | undefined =>
  value === undefined ? undefined : Number(value);

/** The colour that the fewest categories have. */
const chooseColor = (rows: readonly CategoryRow[]): number => {
  const used = (color: number) => rows.filter((row) => row.parent_id === "" && row.color === color).length;
  return OWN_COLORS.toSorted((one, other) => used(one) - used(other) || one - other)[0] ?? 1;
};
