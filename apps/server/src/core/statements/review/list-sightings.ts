import { type Db, idsIn } from "@passbook/db/dialect";
import type { SightingRow } from "@passbook/db/schema";

/** Which statements print these transactions. */
export const listSightings = (
  trx: Db,
  user_id: string,
  transaction_ids: readonly string[],
): Promise<Pick<SightingRow, "id" | "transaction_id" | "statement_id">[]> =>
  trx
    .selectFrom("sightings")
    .select(["id", "transaction_id", "statement_id"])
    .where("user_id", "=", user_id)
    .where("transaction_id", "in", idsIn(trx, transaction_ids))
    .execute();

/** The statement each of these transactions is at home in. */
export const listHomes = async (
  trx: Db,
  user_id: string,
  transaction_ids: readonly string[],
): Promise<Map<string, string | null>> => {
  const rows = await trx
    .selectFrom("transactions")
    .select(["id", "statement_id"])
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(trx, transaction_ids))
    .execute();
  return new Map(rows.map(({ id, statement_id }) => [id, statement_id]));
};
