import type { Db } from "@passbook/db/dialect";
import { sql } from "kysely";

/** Of a row that a person filed, as `edited` of it says. */
const FILED = `%"sub_category_id"%`;

/** Nobody has said yet what the row of a proposal is: it is neither filed by a person, nor divided, nor filed as is proposed by now. */
export const IS_UNANSWERED = sql<boolean>`(transactions.has_splits = 0
  and (transactions.edited is null or transactions.edited not like ${sql.lit(FILED)})
  and transactions.sub_category_id <> proposals.sub_category_id)`;

/** A person's proposals that wait for their word, with the rows they are about. */
export const selectOpen = (db: Db, user_id: string) =>
  db
    .selectFrom("proposals")
    .innerJoin("transactions", (join) =>
      join.on("transactions.user_id", "=", user_id).onRef("transactions.id", "=", "proposals.transaction_id"),
    )
    .where("proposals.user_id", "=", user_id)
    .where("proposals.declined_at", "is", null)
    .where(IS_UNANSWERED);
