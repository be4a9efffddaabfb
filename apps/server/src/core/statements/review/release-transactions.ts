import type { Db } from "@passbook/db/dialect";
import type { StatementRow } from "@passbook/db/schema";
import { deleteFrom, type Edit } from "../../changes/index.ts";
import type { ReadRow } from "../kept/details.ts";
import { handOn } from "../ledger/hand-on.ts";
import { listHomes, listSightings } from "./list-sightings.ts";

/** Lets go of the transactions that a statement no longer prints: other statements take over what they print, the rest is deleted. */
export const releaseTransactions = async (
  trx: Db,
  { user_id, id: statement_id }: Pick<StatementRow, "user_id" | "id">,
  { before, transaction_ids }: { before: readonly ReadRow[]; transaction_ids: readonly (string | null)[] },
): Promise<Edit[]> => {
  const kept = new Set(transaction_ids);
  const dropped = before.flatMap(({ transaction_id }) =>
    transaction_id === null || kept.has(transaction_id) ? [] : [transaction_id],
  );
  if (dropped.length === 0) return [];
  const homes = await listHomes(trx, user_id, dropped);
  const seen = (await listSightings(trx, user_id, dropped)).filter(
    (sighting) => sighting.statement_id === statement_id,
  );
  const ids = [...homes].flatMap(([id, home]) => (home === statement_id ? [id] : []));
  const handed = await handOn(trx, user_id, ids);
  return [
    ...handed.edits,
    deleteFrom(
      "transactions",
      ids.filter((id) => !handed.ids.has(id)),
    ),
    deleteFrom(
      "sightings",
      seen.map(({ id }) => id),
    ),
  ];
};
