import { type Db, toNumber } from "@passbook/db/dialect";
import { READING_ROWS } from "../kept/repo.ts";

/** How many rows a statement prints, about. */
export const estimateRows = async (db: Db, user_id: string, statement_id: string): Promise<number> => {
  const { chunks } = await db
    .selectFrom("readings")
    .select((of) => of.fn.countAll().as("chunks"))
    .where("user_id", "=", user_id)
    .where("statement_id", "=", statement_id)
    .executeTakeFirstOrThrow();
  return toNumber(chunks) * READING_ROWS;
};
