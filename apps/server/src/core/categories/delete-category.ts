import { type Db, idsIn, toNumber } from "@passbook/db/dialect";
import type { CategoryRow } from "@passbook/db/schema";
import { say } from "@passbook/contract/sentences/refusals";
import { conflict, notFound } from "../../platform/problem.ts";
import { seenBy } from "../../platform/private/seen-by.ts";
import {
  actOnRecord,
  type Author,
  countFalling,
  deleteFrom,
  type Edit,
  type PlannedChange,
  replaceMentioned,
  updateIn,
} from "../changes/index.ts";
import { estimateSummed } from "../sums/index.ts";
import { reservedRefusal } from "./check-category.ts";
import { findSuggested, moveCategoryUse } from "./move-category-use.ts";
import { getCategoryRow, getSubCategoryRow, listCategoryRows, toSubject } from "./repo.ts";

type Deletion = { readonly id: string; readonly move_to?: string | undefined };

/** Deletes a sub-category, or a category with all of its own; what they hold goes to `move_to`. */
export const DELETE_CATEGORY_ACT = actOnRecord({
  name: "delete_category",
  estimateRows: async (db, user_id, { id }: Deletion) => {
    const rows = await listCategoryRows(db, user_id);
    const ids = rows.filter((row) => row.id === id || row.parent_id === id).map((row) => row.id);
    return estimateSummed(db, user_id, { column: "sub_category_id", ids });
  },
  toSubject,
  plan: (db, author, deletion) => planDeletion(db, author, deletion),
});

const planDeletion = async (
  db: Db,
  author: Author,
  { id, move_to }: Deletion,
): Promise<PlannedChange<object>> => {
  const { user_id } = author;
  const row = await getCategoryRow(db, user_id, id);
  const rows = await listCategoryRows(db, user_id);
  const going = [row, ...rows.filter((other) => other.parent_id === id)];
  const reserved = going.find((one) => one.reserved === 1);
  if (reserved !== undefined) throw reservedRefusal(reserved);
  const ids = going.map((one) => one.id);
  const edits =
    move_to === undefined
      ? await dropUse(db, author, row, ids)
      : await moveUse(db, user_id, { ids, move_to });
  return {
    note: { kind: row.parent_id === "" ? "delete_category" : "delete_sub_category", summary: row.name },
    edits: [...edits, deleteFrom("categories", ids.toReversed())],
    told: {},
  };
};

const moveUse = async (
  trx: Db,
  user_id: string,
  { ids, move_to }: { ids: string[]; move_to: string },
): Promise<Edit[]> => {
  await getSubCategoryRow(trx, user_id, move_to, "move_to");
  if (ids.includes(move_to)) throw notFound("sub_category", "move_to");
  return moveCategoryUse(trx, user_id, { ids, move_to });
};

const dropUse = async (trx: Db, author: Author, row: CategoryRow, ids: string[]): Promise<Edit[]> => {
  const { user_id } = author;
  const used = await countUse(trx, user_id, ids);
  const rules = await countFalling(trx, user_id, ids);
  if (used > 0 || rules > 0) {
    // Decided by all there is, and said by what whoever asks sees of that.
    const seen = await countUse(await seenBy(trx, author), user_id, ids);
    const said = say("category_in_use", { name: row.name, transactions: seen, rules });
    throw conflict("in_use", said, { move_to: said });
  }
  const merchants = await trx
    .selectFrom("merchants")
    .select("id")
    .where("user_id", "=", user_id)
    .where("sub_category_id", "in", idsIn(trx, ids))
    .execute();
  const tags = await trx
    .selectFrom("tags")
    .select("id")
    .where("user_id", "=", user_id)
    .where("sub_category_id", "in", idsIn(trx, ids))
    .execute();
  const going = [...ids, ...tags.map((tag) => tag.id)];
  return [
    updateIn("transactions", await findSuggested(trx, user_id, ids), {
      suggested_id: null,
      confidence: null,
    }),
    ...(await replaceMentioned(trx, user_id, new Map(going.map((id) => [id, null])))),
    updateIn(
      "merchants",
      merchants.map((merchant) => merchant.id),
      { sub_category_id: null },
    ),
  ];
};

/** Transactions filed there, as a whole or in part. */
const countUse = async (trx: Db, user_id: string, ids: readonly string[]): Promise<number> => {
  const whole = await trx
    .selectFrom("transactions")
    .select((of) => of.fn.countAll().as("rows"))
    .where("user_id", "=", user_id)
    .where("sub_category_id", "in", idsIn(trx, ids))
    .executeTakeFirst();
  const parts = await trx
    .selectFrom("splits")
    .innerJoin("transactions", (join) =>
      join
        .onRef("transactions.user_id", "=", "splits.user_id")
        .onRef("transactions.id", "=", "splits.transaction_id"),
    )
    .select((of) => of.fn.count("splits.transaction_id").distinct().as("rows"))
    .where("splits.user_id", "=", user_id)
    .where("splits.sub_category_id", "in", idsIn(trx, ids))
    .where("transactions.sub_category_id", "not in", idsIn(trx, ids))
    .executeTakeFirst();
  return toNumber(whole?.rows) + toNumber(parts?.rows);
};
