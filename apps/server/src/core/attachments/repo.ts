import { type Db, idsIn } from "@passbook/db/dialect";
import { notFound } from "../../platform/problem.ts";

/** What is kept with a transaction, by both their ids. */
export const getAttachmentRow = async (
  db: Db,
  user_id: string,
  { id, attachment_id }: { readonly id: string; readonly attachment_id: string },
) => {
  const row = await db
    .selectFrom("attachments")
    .select(["id", "transaction_id", "file_id", "file_name"])
    .where("user_id", "=", user_id)
    .where("transaction_id", "=", id)
    .where("id", "=", attachment_id)
    .executeTakeFirst();
  if (row === undefined) throw notFound("file");
  return row;
};

/** The files that are kept with transactions. */
export const listAttachedFiles = (
  db: Db,
  user_id: string,
  ids: readonly string[],
): Promise<{ transaction_id: string; file_id: string }[]> =>
  db
    .selectFrom("attachments")
    .select(["transaction_id", "file_id"])
    .where("user_id", "=", user_id)
    .where("transaction_id", "in", idsIn(db, ids))
    .execute();
