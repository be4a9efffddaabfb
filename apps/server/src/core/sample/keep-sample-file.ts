import type { Db } from "@passbook/db/dialect";
import type { FileRow } from "@passbook/db/schema";
import { sha256 } from "../../platform/secrets.ts";
import type { Services } from "../../platform/services.ts";
import { IN_PARTS, keepFileBytes, noteMove } from "../../platform/storage/stored-files.ts";
import type { Author } from "../changes/index.ts";
import type { PrintedStatement } from "./sample-statement.ts";
import { toCsv } from "./to-csv.ts";

const COLUMNS = ["user_id", "id", "file_name", "file_size", "file_hash"] as const;
/** Who loads the household, what seals its files, and where these are to lie. */
export type SampleAuthor = Author & Pick<Services, "secrets" | "config">;
type KeptFile = Pick<FileRow, (typeof COLUMNS)[number]>;

/** The file of a sample statement, as a bank would have sent it. */
export type SampleFile = { readonly file_name: string; readonly bytes: Buffer; readonly file_hash: string };

/** What draws pages is large, and seldom wanted. */
const drawPdf = async (sample: PrintedStatement): Promise<Buffer> =>
  (await import("./to-pdf.ts")).toPdf(sample);

export const writeSampleFile = async (sample: PrintedStatement): Promise<SampleFile> => {
  const { account, period, printed_as } = sample;
  const bytes = printed_as === "pdf" ? await drawPdf(sample) : Buffer.from(toCsv(sample));
  const file_name = `sample-${account.last_4_digits}-${period.from.slice(0, 7)}.${printed_as}`;
  return { file_name, bytes, file_hash: sha256(bytes) };
};

/** Those whose file the person does not have as a statement; a deleted account of the household may have left some with another one. */
export const withoutKept = async <Each extends { readonly file: SampleFile }>(
  db: Db,
  user_id: string,
  samples: readonly Each[],
): Promise<Each[]> => {
  const rows = await db
    .selectFrom("statements")
    .select("file_hash")
    .where("user_id", "=", user_id)
    .where("source", "=", "sample")
    .execute();
  const kept = new Set(rows.map(({ file_hash }) => file_hash));
  return samples.filter(({ file }) => !kept.has(file.file_hash));
};

/** Keeps the file of a sample statement, so that it can be looked at like any other; one kept from before is used again. */
export const keepSampleFile = async (
  trx: Db,
  { user_id, clock, secrets, config }: SampleAuthor,
  { bytes, file_name, file_hash }: SampleFile,
): Promise<KeptFile> => {
  const file = {
    user_id,
    id: clock.newId(),
    file_name,
    file_size: bytes.length,
    file_hash,
    created_at: clock.now(),
  };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("files")
    .values({ ...file, ...IN_PARTS })
    .onConflict((conflict) => conflict.columns(["user_id", "file_hash"]).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) {
    await keepFileBytes(trx, { secrets }, file, bytes);
    await noteMove(trx, { config, clock }, file);
    return file;
  }
  return trx
    .selectFrom("files")
    .select(COLUMNS)
    .where("user_id", "=", user_id)
    .where("file_hash", "=", file.file_hash)
    .executeTakeFirstOrThrow();
};
