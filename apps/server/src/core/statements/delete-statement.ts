import type { Db } from "@passbook/db/dialect";
import {
  type Act,
  type Actor,
  type Author,
  changeData,
  deleteFrom,
  type Edit,
  handOver,
  planAhead,
} from "../changes/index.ts";
import { estimateRows } from "./estimate-rows.ts";
import { refuseUnseenStatement } from "./refuse-unseen-statement.ts";
import { getStatementRow } from "./repo.ts";

/** Deletes a statement and the transactions only it prints; what another one prints too is at home there from now on. The file stays. */
export const DELETE_STATEMENT_ACT: Act<{ readonly id: string }, { readonly change_id: string }> = {
  name: "delete_statement",
  estimateRows: (db, user_id, { id }) => estimateRows(db, user_id, id),
  carryOut: ({ db }, actor, { id }) => deleteStatement(db, actor, id),
};

export const deleteStatement = async (
  db: Db,
  actor: Pick<Actor, "author" | "seen">,
  id: string,
): Promise<{ change_id: string }> => {
  const { author } = actor;
  const toPlan = await planAhead(db, author.user_id, (trx) => planDeletion(trx, author, id));
  return db.transaction().execute(async (trx) => {
    const edits = await toPlan(trx);
    await refuseUnseenStatement(trx, actor, id);
    const { file_name: summary } = await getStatementRow(trx, author.user_id, id);
    return { change_id: await changeData(trx, author, { kind: "delete_statement", summary }, edits) };
  });
};

const planDeletion = async (db: Db, { user_id }: Author, id: string): Promise<Edit[]> => {
  const transactions = await db
    .selectFrom("transactions")
    .select("id")
    .where("user_id", "=", user_id)
    .where("statement_id", "=", id)
    .execute();
  const ids = transactions.map((each) => each.id);
  const handed = await handOver(db, user_id, ids);
  return [
    ...handed.edits,
    deleteFrom(
      "transactions",
      ids.filter((each) => !handed.ids.has(each)),
    ),
    deleteFrom("statements", [id]),
  ];
};
