import { type Db, idsIn } from "@passbook/db/dialect";
import { type HandedOver, updateEach } from "../../changes/index.ts";
import { handOver } from "./hand-over.ts";
import { readPrinted } from "./ledger-rows.ts";
import { fitParts } from "./restate-transactions.ts";

/**
 * Hands transactions that their statement prints no longer to the one that printed them next; those that no other prints and a person wrote down
 * by hand are as they wrote them again, with all that was set on them since. The others are not among the answer.
 */
export const handOn = async (
  db: Db,
  user_id: string,
  transaction_ids: readonly string[],
): Promise<HandedOver> => {
  const handed = await handOver(db, user_id, transaction_ids);
  const given = await giveBack(
    db,
    user_id,
    transaction_ids.filter((id) => !handed.ids.has(id)),
  );
  return { ids: new Set([...handed.ids, ...given.ids]), edits: [...handed.edits, ...given.edits] };
};

/** The same of those among them that no statement prints any more. */
export const giveBack = async (db: Db, user_id: string, ids: readonly string[]): Promise<HandedOver> => {
  const stored = await db
    .selectFrom("transactions")
    .select(["id", "amount", "has_splits", "written"])
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(db, ids))
    .where("written", "is not", null)
    .execute();
  const rows = stored.flatMap(({ id, written }) =>
    written === null ? [] : [{ id, ...readPrinted(written) }],
  );
  const parts = await fitParts(db, user_id, rows, new Map(stored.map((row) => [row.id, row])));
  const edits = updateEach(
    "transactions",
    rows.map(({ id, ...printed }) => ({
      key: { id },
      values: { ...printed, nth: 0, statement_id: null, source: null, written: null },
    })),
  );
  return { ids: new Set(rows.map(({ id }) => id)), edits: [edits, ...parts] };
};
