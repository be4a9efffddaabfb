import type { BroughtRow } from "@passbook/contract/brought-names";
import { isProgram } from "@passbook/contract/programs";
import type { Db } from "@passbook/db/dialect";
import { notFound } from "../../platform/problem.ts";
import { readDetails } from "./details.ts";

const getTransaction = async (db: Db, user_id: string, id: string): Promise<void> => {
  const found = await db
    .selectFrom("transactions")
    .select("id")
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (found === undefined) throw notFound("transaction");
};

/** What each source says of a transaction, in its own words. */
export const listRowsOf = async (db: Db, user_id: string, transaction_id: string): Promise<BroughtRow[]> => {
  await getTransaction(db, user_id, transaction_id);
  const rows = await db
    .selectFrom("brought_rows as row")
    .leftJoin("brought_names as named", (join) =>
      join.onRef("named.user_id", "=", "row.user_id").onRef("named.id", "=", "row.name_id"),
    )
    .select(["row.source", "row.details", "named.parent", "named.name"])
    .where("row.user_id", "=", user_id)
    .where("row.transaction_id", "=", transaction_id)
    .orderBy("row.source")
    .execute();
  return rows.map((row) => {
    const { payee, account, cleared } = readDetails(row);
    const program = isProgram(row.source) ? row.source : null;
    const { name, parent } = row;
    return { source: program ?? row.source, program, parent: parent || null, name, payee, account, cleared };
  });
};
