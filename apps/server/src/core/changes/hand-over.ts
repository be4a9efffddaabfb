import { type Db, idsIn } from "@passbook/db/dialect";
import { deleteFrom, type Edit, updateEach } from "./edits.ts";

/** Transactions that stay because another statement prints them too, and the edits that make them at home there. */
export type HandedOver = { readonly ids: ReadonlySet<string>; readonly edits: readonly Edit[] };

/** Hands transactions that are to go to the statement that printed them next; those no other prints are not among the answer. */
export const handOver = async (
  db: Db,
  user_id: string,
  transaction_ids: readonly string[],
): Promise<HandedOver> => {
  const rows = await db
    .selectFrom("sightings")
    .select(["id", "transaction_id", "statement_id", "source"])
    .where("user_id", "=", user_id)
    .where("transaction_id", "in", idsIn(db, transaction_ids))
    .orderBy("id")
    .execute();
  const next = new Map(rows.toReversed().map((row) => [row.transaction_id, row]));
  const heirs = [...next.values()];
  const moves = updateEach(
    "transactions",
    heirs.map(({ transaction_id, statement_id, source }) => ({
      key: { id: transaction_id },
      values: { statement_id, source },
    })),
  );
  const used = deleteFrom(
    "sightings",
    heirs.map(({ id }) => id),
  );
  return { ids: new Set(next.keys()), edits: [moves, used] };
};
