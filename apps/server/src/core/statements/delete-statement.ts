import { type Db, lockPerson } from "@passbook/db/dialect";
import { type Author, changeData, deleteFrom, handOver } from "../changes/index.ts";
import { getStatementRow } from "./repo.ts";

/** Deletes a statement and the transactions only it prints; what another one prints too is at home there from now on. The file stays. */
export const deleteStatement = async (
  trx: Db,
  author: Author,
  id: string,
): Promise<{ change_id: string }> => {
  // A worker may be importing it this moment; what it writes must be seen here.
  await lockPerson(trx, author.user_id);
  const row = await getStatementRow(trx, author.user_id, id);
  const transactions = await trx
    .selectFrom("transactions")
    .select("id")
    .where("user_id", "=", author.user_id)
    .where("statement_id", "=", id)
    .execute();
  const ids = transactions.map((each) => each.id);
  const handed = await handOver(trx, author.user_id, ids);
  const change_id = await changeData(trx, author, { kind: "delete_statement", summary: row.file_name }, [
    ...handed.edits,
    deleteFrom(
      "transactions",
      ids.filter((each) => !handed.ids.has(each)),
    ),
    deleteFrom("statements", [id]),
  ]);
  return { change_id };
};
