import { type Db, idsIn, storedAs } from "@passbook/db/dialect";
import { sql } from "kysely";
import { MOST_ANSWERS } from "./load-classifier.ts";

/** So few that nobody waits for their turn to write. */
const ROWS_AT_ONCE = 2000;

/**
 * An answer outlives its transaction for what it teaches. Those that are older than all that is learned teach nothing: they go once their
 * transaction has gone, past the door of changes, since nothing shows them and nothing rests on them.
 */
export const dropForgotten = async (db: Db, most_answers = MOST_ANSWERS): Promise<void> => {
  const many = await db
    .selectFrom("answers")
    .select("user_id")
    .groupBy("user_id")
    .having((of) => of.fn.countAll(), ">", most_answers)
    .execute();
  for (const { user_id } of many) {
    const ids = await listForgotten(db, user_id, most_answers);
    for (let start = 0; start < ids.length; start += ROWS_AT_ONCE)
      await db
        .deleteFrom("answers")
        .where("user_id", "=", user_id)
        .where("id", "in", idsIn(db, ids.slice(start, start + ROWS_AT_ONCE)))
        .execute();
  }
};

const listForgotten = async (db: Db, user_id: string, most_answers: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id from
    (select id, transaction_id, row_number() over (order by answered_at desc, id desc) as place
      from answers where user_id = ${user_id}) as older
    where place > ${most_answers} and not exists (select 1 from ${sql.table(storedAs("transactions"))} as rows
      where rows.user_id = ${user_id} and rows.id = older.transaction_id)`.execute(db);
  return rows.map(({ id }) => id);
};
