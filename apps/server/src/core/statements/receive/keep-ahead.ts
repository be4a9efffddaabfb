import { dropFileBytes, isWhole, listSlices, writeSlice } from "../../../platform/storage/stored-files.ts";
import type { Services } from "../../../platform/services.ts";
import { type FileToKeep, keepRow, type Keeping } from "./receive-statement.ts";

/**
 * Writes the bytes of a large file before the transaction that puts down what holds it, a slice in each turn to write, so that others take
 * theirs between. Until then nothing holds it, as one whose statements were deleted; what became of it is looked at again.
 */
export const keepAhead = async (
  services: Keeping & Pick<Services, "db">,
  received: FileToKeep,
): Promise<void> => {
  const { db } = services;
  const slices = listSlices(received.bytes);
  if (slices.length === 1) return;
  const { file, is_known } = await db.transaction().execute((trx) => keepRow(trx, services, received));
  if (is_known || (await isWhole(db, file, received.bytes))) return;
  try {
    for (const slice of slices)
      await db.transaction().execute((trx) => writeSlice(trx, services, file, slice));
  } catch (error) {
    await db.transaction().execute((trx) => dropFileBytes(trx, file));
    throw error;
  }
};
