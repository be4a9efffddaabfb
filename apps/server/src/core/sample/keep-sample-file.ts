import type { Db } from "@passbook/db/dialect";
import type { FileRow } from "@passbook/db/schema";
import { sha256 } from "../../platform/secrets.ts";
import type { Author } from "../changes/index.ts";
import type { SampleStatement } from "./sample-statement.ts";
import { toCsv } from "./to-csv.ts";

const COLUMNS = ["user_id", "id", "file_name", "file_size", "file_hash"] as const;
type KeptFile = Pick<FileRow, (typeof COLUMNS)[number]>;

/** Keeps the file of a sample statement, so that it can be looked at like any other; one kept from before is used again. */
export const keepSampleFile = async (
  trx: Db,
  { user_id, clock }: Author,
  sample: SampleStatement,
): Promise<KeptFile> => {
  const bytes = Buffer.from(toCsv(sample));
  const file = {
    user_id,
    id: clock.newId(),
    file_name: `sample-${sample.account.last_4_digits}-${sample.period.from.slice(0, 7)}.csv`,
    file_size: bytes.length,
    file_hash: sha256(bytes),
    created_at: clock.now(),
  };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("files")
    // Invented, so that sealing it may wait for its turn.
    .values({ ...file, bytes, sealed: 0 })
    .onConflict((conflict) => conflict.columns(["user_id", "file_hash"]).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return file;
  return trx
    .selectFrom("files")
    .select(COLUMNS)
    .where("user_id", "=", user_id)
    .where("file_hash", "=", file.file_hash)
    .executeTakeFirstOrThrow();
};
