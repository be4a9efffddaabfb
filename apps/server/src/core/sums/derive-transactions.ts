import type { Db } from "@passbook/db/dialect";
import { type Author, type KeyedValues, setEach } from "../changes/index.ts";
import { countStored, isCountedBy, noDeltas, writeSums } from "./count.ts";

/**
 * Sets what follows from the data by itself on transactions (all rows the same columns): the sums follow, but there is nothing to undo,
 * and nothing to be found again. The caller holds the person's data still.
 */
export const deriveTransactions = async (
  trx: Db,
  { user_id }: Pick<Author, "user_id">,
  rows: readonly KeyedValues[],
): Promise<void> => {
  if (rows.length === 0) return;
  const counted = isCountedBy(Object.keys(rows[0]?.values ?? {}))
    ? rows.map(({ key }) => String(key["id"]))
    : [];
  await countAround(trx, user_id, { ids: counted, write: () => setEach(trx, user_id, "transactions", rows) });
};

/** Counts these transactions as they become by what is written; the caller holds the person's data still. */
export const countAround = async (
  trx: Db,
  user_id: string,
  { ids, write }: { readonly ids: readonly string[]; readonly write: () => Promise<void> },
): Promise<void> => {
  const deltas = noDeltas();
  await countStored(trx, user_id, ids, { deltas, sign: -1 });
  await write();
  await countStored(trx, user_id, ids, { deltas, sign: 1 });
  await writeSums(trx, user_id, deltas);
};
