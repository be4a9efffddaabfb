import type { Db } from "@passbook/db/dialect";
import type { Services } from "../../../platform/services.ts";
import {
  type Act,
  type Actor,
  type Author,
  changeAhead,
  deleteFrom,
  type PlannedChange,
} from "../../changes/index.ts";
import { handOn } from "../ledger/hand-on.ts";
import { estimateRows } from "./estimate-rows.ts";
import { refuseUnseenStatement } from "./refuse-unseen-statement.ts";
import { getStatementRow } from "../kept/repo.ts";

/** Deletes a statement and the transactions only it prints; what another one prints too is at home there from now on, and what a person wrote by hand is as they wrote it. The file stays. */
export const DELETE_STATEMENT_ACT: Act<{ readonly id: string }, { readonly change_id: string }> = {
  name: "delete_statement",
  estimateRows: (db, user_id, { id }) => estimateRows(db, user_id, id),
  carryOut: (services, actor, { id }) => deleteStatement(services, actor, id),
};

export const deleteStatement = (
  services: Pick<Services, "db" | "clock" | "log" | "holder">,
  actor: Pick<Actor, "author" | "seen">,
  id: string,
): Promise<{ readonly change_id: string }> =>
  changeAhead(services, actor, {
    plan: (db) => planDeletion(db, actor.author, id),
    refuse: (trx) => refuseUnseenStatement(trx, actor, id),
  });

const planDeletion = async (db: Db, { user_id }: Author, id: string): Promise<PlannedChange<object>> => {
  const { file_name: summary } = await getStatementRow(db, user_id, id);
  const transactions = await db
    .selectFrom("transactions")
    .select("id")
    .where("user_id", "=", user_id)
    .where("statement_id", "=", id)
    .execute();
  const ids = transactions.map((each) => each.id);
  const handed = await handOn(db, user_id, ids);
  const alone = ids.filter((each) => !handed.ids.has(each));
  return {
    note: { kind: "delete_statement", summary },
    edits: [...handed.edits, deleteFrom("transactions", alone), deleteFrom("statements", [id])],
    told: {},
  };
};
