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
  const deltas = noDeltas();
  const counted = isCountedBy(Object.keys(rows[0]?.values ?? {}))
    ? rows.map(({ key }) => String(key["id"]))
    : [];
  await countStored(trx, user_id, counted, { deltas, sign: -1 });
  await setEach(trx, user_id, "transactions", rows);
  await countStored(trx, user_id, counted, { deltas, sign: 1 });
  await writeSums(trx, user_id, deltas);
};
