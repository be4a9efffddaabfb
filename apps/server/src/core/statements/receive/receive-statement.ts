import type { Db } from "@passbook/db/dialect";
import { sql } from "kysely";
import type { FileRow, StatementRow } from "@passbook/db/schema";
import { sha256 } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import { takeRoom } from "../../../platform/storage/storage-limit.ts";
import { IS_HELD } from "../../../platform/storage/count-kept.ts";
import { IN_PARTS, isWhole, keepFileBytes, noteMove } from "../../../platform/storage/stored-files.ts";
import { cleanFileName } from "./clean-file-name.ts";
import { readDetails, type MailOfStatement, type StatementDetails } from "../kept/details.ts";
import { setStatement } from "../kept/repo.ts";

export type ReceivedFile = {
  readonly user_id: string;
  readonly file_name: string;
  readonly bytes: Uint8Array;
  readonly source: StatementRow["source"];
  /** The member of the book that hands it in. */
  readonly uploaded_by?: string | null;
  /** The account the person chose beforehand. */
  readonly bank_account_id: string | null;
  /** Statements whose place it takes (`replaces` of its details). */
  readonly replaces?: readonly string[];
  /** It lay in a file that was let in, and comes in with it whatever room is left. */
  readonly is_inside?: boolean;
  /** The message it came with. */
  readonly mail?: MailOfStatement | undefined;
  /** What the message it came with says of its password. */
  readonly password_hint?: string | null | undefined;
};
type KeptFile = Omit<FileRow, "bytes" | "sealed" | "object">;
/** A file as it is kept, whatever holds it. */
export type FileToKeep = Pick<ReceivedFile, "user_id" | "file_name" | "bytes" | "is_inside">;
/** What a file is kept with. */
export type Keeping = Pick<Services, "clock" | "secrets" | "config">;
export type Received = { readonly id: string; readonly already_known: boolean };

/**
 * Keeps a file and puts its statement down to be read, both in the caller's transaction. A file that is known already adds nothing:
 * its statement is answered; one that failed, or of which statements were deleted since, is read again from the bytes kept.
 */
export const receiveStatement = async (
  trx: Db,
  services: Keeping,
  received: ReceivedFile,
): Promise<Received> => {
  const { clock } = services;
  const file = await keepFile(trx, services, received);
  const known = await listOfFile(trx, file);
  const missing = findMissing(known);
  if (missing.length === 0) return readAgainIfFailed(trx, clock, known[0]);
  const made = missing.map((file_index) => toReceived({ clock, received, file, file_index }));
  for (const row of made) await insertOnce(trx, row);
  // Another tab may have put the same file down at the same moment; the database kept one of the two.
  const kept = (await listOfFile(trx, file)).find((row) => row.file_index === missing[0]);
  return { id: kept?.id ?? "", already_known: kept?.id !== made[0]?.id };
};

/** Keeps the bytes of a file in the caller's transaction, which puts down what holds it; those that are held already are kept once. */
export const keepFile = async (trx: Db, services: Keeping, received: FileToKeep): Promise<KeptFile> => {
  const { file, is_known } = await keepRow(trx, services, received);
  if (is_known) return file;
  // One that nothing holds may have given its room to others, or it was written ahead.
  if (!(await isWhole(trx, file, received.bytes))) await keepFileBytes(trx, services, file, received.bytes);
  await noteMove(trx, services, file);
  return file;
};

/** Keeps the row of a file, whose bytes come after it; one that is known is held by something, and has its bytes. */
export const keepRow = async (
  trx: Db,
  services: Keeping,
  { user_id, file_name, bytes, is_inside = false }: FileToKeep,
): Promise<{ readonly file: KeptFile; readonly is_known: boolean }> => {
  const { clock } = services;
  const file = {
    user_id,
    id: clock.newId(),
    file_name: cleanFileName(file_name),
    file_size: bytes.length,
    file_hash: sha256(bytes),
    created_at: clock.now(),
  };
  const known = await findKnown(trx, file);
  if (known?.is_held === 1) return { file: known, is_known: true };
  if (!is_inside) await takeRoom(trx, services, user_id, bytes.length);
  await trx
    .insertInto("files")
    .values({ ...file, ...IN_PARTS })
    .onConflict((conflict) => conflict.columns(["user_id", "file_hash"]).doNothing())
    .execute();
  return { file: (await findKnown(trx, file)) ?? file, is_known: false };
};

const findKnown = (trx: Db, { user_id, file_hash }: Pick<FileRow, "user_id" | "file_hash">) =>
  trx
    .selectFrom("files")
    .select(["user_id", "id", "file_name", "file_size", "file_hash", "created_at"])
    .select(sql<number>`case when ${IS_HELD} then 1 else 0 end`.as("is_held"))
    .where("user_id", "=", user_id)
    .where("file_hash", "=", file_hash)
    .executeTakeFirst();

const listOfFile = (trx: Db, file: Pick<FileRow, "user_id" | "id">) =>
  trx
    .selectFrom("statements")
    .select(["user_id", "id", "file_index", "status", "details"])
    .where("user_id", "=", file.user_id)
    .where("file_id", "=", file.id)
    .orderBy("file_index")
    .execute();

type Known = Awaited<ReturnType<typeof listOfFile>>[number];

/** Which statements of a file are not there: the first when it is new, else those that were deleted. */
const findMissing = (known: readonly Known[]): number[] => {
  const count = Math.max(1, ...known.map((row) => readDetails(row).statement_count ?? 1));
  const present = new Set(known.map((row) => row.file_index));
  return Array.from({ length: count }, (_, index) => index).filter((index) => !present.has(index));
};

const readAgainIfFailed = async (
  trx: Db,
  clock: Services["clock"],
  known: Known | undefined,
): Promise<Received> => {
  if (known?.status === "failed")
    await setStatement(trx, known.user_id, known.id, {
      status: "received",
      attempts: 0,
      updated_at: clock.now(),
    });
  return { id: known?.id ?? "", already_known: true };
};

const toReceived = ({
  clock,
  received,
  file,
  file_index,
}: {
  clock: Services["clock"];
  received: ReceivedFile;
  file: KeptFile;
  file_index: number;
}): StatementRow => ({
  user_id: file.user_id,
  id: clock.newId(),
  file_id: file.id,
  file_index,
  bank_account_id: null,
  wanted_account_id: received.bank_account_id,
  source: received.source,
  uploaded_by: received.uploaded_by ?? null,
  file_name: cleanFileName(received.file_name),
  file_size: file.file_size,
  file_hash: file.file_hash,
  format: null,
  period_from: null,
  period_to: null,
  currency: null,
  opening_balance: null,
  closing_balance: null,
  status: "received",
  verdict: null,
  details: JSON.stringify({
    ...(received.mail === undefined ? {} : { mail: received.mail }),
    ...(received.password_hint == null ? {} : { password_hint: received.password_hint }),
    ...((received.replaces?.length ?? 0) === 0 ? {} : { replaces: received.replaces ?? [] }),
  } satisfies StatementDetails),
  count_new: 0,
  count_duplicate: 0,
  count_changed: 0,
  attempts: 0,
  lease_owner: null,
  lease_until: null,
  created_at: clock.now(),
  updated_at: clock.now(),
});

const insertOnce = async (trx: Db, row: StatementRow): Promise<void> => {
  await trx
    .insertInto("statements")
    .values(row)
    .onConflict((conflict) => conflict.columns(["user_id", "file_id", "file_index"]).doNothing())
    .execute();
};
