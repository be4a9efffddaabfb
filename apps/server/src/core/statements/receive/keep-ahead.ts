import { dropFileBytes, listSlices, writeSlice } from "../../../platform/storage/stored-files.ts";
import type { Services } from "../../../platform/services.ts";
import { keepRow, type Keeping, type ReceivedFile } from "./receive-statement.ts";

/**
 * Writes the bytes of a large file before the transaction that puts its statement down, a slice in each turn to write, so that others take
 * theirs between. Until then it is a file without statements, as one whose statements were deleted; what became of it is looked at again.
 */
export const keepAhead = async (
  services: Keeping & Pick<Services, "db">,
  received: ReceivedFile,
): Promise<void> => {
  const { db } = services;
  const slices = listSlices(received.bytes);
  if (slices.length === 1) return;
  const { file, is_known } = await db.transaction().execute((trx) => keepRow(trx, services, received));
  if (is_known) return;
  try {
    for (const slice of slices)
      await db.transaction().execute((trx) => writeSlice(trx, services, file, slice));
  } catch (error) {
    await db.transaction().execute((trx) => dropFileBytes(trx, file));
    throw error;
  }
};
