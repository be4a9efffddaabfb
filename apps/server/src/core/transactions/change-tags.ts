import type { TransactionChange } from "@passbook/contract/transactions";
import { type Db, idsIn } from "@passbook/db/dialect";
import { deleteKeys, type Edit, insertInto } from "../changes/index.ts";

/** Gives transactions exactly the `tags`, or `add_tags` besides those they have, and takes `remove_tags` from them. */
export const changeTags = async (
  trx: Db,
  user_id: string,
  { ids, change }: { ids: readonly string[]; change: TransactionChange },
): Promise<Edit[]> => {
  const { tags, add_tags = [], remove_tags = [] } = change;
  const wanted = [...new Set([...(tags ?? []), ...add_tags])];
  if (tags === undefined && wanted.length + remove_tags.length === 0) return [];
  const present = await trx
    .selectFrom("transaction_tags")
    .select(["transaction_id", "tag_id"])
    .where("user_id", "=", user_id)
    .where("transaction_id", "in", idsIn(trx, ids))
    .execute();
  const known = new Set(present.map((row) => `${row.transaction_id} ${row.tag_id}`));
  const added = ids.flatMap((transaction_id) =>
    wanted
      .filter((tag_id) => !known.has(`${transaction_id} ${tag_id}`))
      .map((tag_id) => ({ user_id, transaction_id, tag_id })),
  );
  const goes = (tag_id: string): boolean =>
    !wanted.includes(tag_id) && (tags !== undefined || remove_tags.includes(tag_id));
  const dropped = present.filter((row) => goes(row.tag_id));
  return [deleteKeys("transaction_tags", dropped), insertInto("transaction_tags", added)];
};
