import type { Db } from "@passbook/db/dialect";
import { notFound } from "../../platform/problem.ts";
import { type Author, changeData, deleteFrom, insertInto, replaceMentioned } from "../changes/index.ts";
import { toNameKey } from "./name-key.ts";
import { getCategoryRow } from "./repo.ts";

/** Adds a tag to a sub-category. */
export const createTag = async (
  trx: Db,
  author: Author,
  { sub_category_id, name }: { sub_category_id: string; name: string },
): Promise<{ tag: { id: string; name: string }; change_id: string }> => {
  const { user_id, clock } = author;
  const sub = await getCategoryRow(trx, user_id, sub_category_id);
  if (sub.parent_id === "") throw notFound("sub_category");
  const id = clock.newId();
  const change_id = await changeData(trx, author, { kind: "create_tag", summary: name }, [
    insertInto("tags", [{ user_id, id, sub_category_id, name, name_key: toNameKey(name) }]),
  ]);
  return { tag: { id, name }, change_id };
};

/** Deletes a tag; the transactions that have it lose it. */
export const deleteTag = async (
  trx: Db,
  author: Author,
  { sub_category_id, id }: { sub_category_id: string; id: string },
): Promise<{ change_id: string }> => {
  const tag = await trx
    .selectFrom("tags")
    .select("name")
    .where("user_id", "=", author.user_id)
    .where("sub_category_id", "=", sub_category_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (tag === undefined) throw notFound("tag");
  const change_id = await changeData(trx, author, { kind: "delete_tag", summary: tag.name }, [
    ...(await replaceMentioned(trx, author.user_id, new Map([[id, null]]))),
    deleteFrom("tags", [id]),
  ]);
  return { change_id };
};
