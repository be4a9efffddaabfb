import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import * as z from "zod";
import { isSealed, unsealBytes, WrongPassphrase } from "./seal-with-age.ts";

/**
 * A backup is gzip of JSON lines, the same for both engines: a head, then for each table a line that names it followed by its
 * rows, and a tail with the count and SHA-256 of every table's lines. Bytes are base64 in `{"$bytes": …}`.
 */
export const head = z.object({
  passbook_backup: z.literal(1),
  made_at: z.string(),
  app_version: z.string(),
  migrations: z.array(z.string()),
  /** The secret of the installation (hex): without it sealed passwords could not be opened and everyone would be signed out. */
  secret_key: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Head = z.output<typeof head>;
const tableLine = z.object({ $table: z.string() });
const tail = z.object({ $end: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })) });
export type TableSums = z.output<typeof tail>["$end"];

/** Why a backup cannot be used; told to the person as it is. */
export class BackupFault extends Error {}

export type Row = Record<string, unknown>;

export const encodeRow = (row: Row, bytes_column: string | undefined): string => {
  if (bytes_column === undefined || !(row[bytes_column] instanceof Uint8Array)) return JSON.stringify(row);
  return JSON.stringify({
    ...row,
    [bytes_column]: { $bytes: Buffer.from(row[bytes_column]).toString("base64") },
  });
};

export const decodeRow = (row: Row, bytes_column: string | undefined): Row => {
  const held = bytes_column === undefined ? undefined : row[bytes_column];
  if (bytes_column === undefined || typeof held !== "object" || held === null || !("$bytes" in held))
    return row;
  return { ...row, [bytes_column]: Buffer.from(String(held.$bytes), "base64") };
};

/** Counts and hashes rows as they pass. */
export const makeTableSum = () => {
  const hash = createHash("sha256");
  let rows = 0;
  return {
    add: (line: string): void => {
      hash.update(line).update("\n");
      rows += 1;
    },
    end: () => ({ rows, sha256: hash.digest("hex") }),
  };
};

export const OTHER_VERSION =
  "This backup was made by another version of Passbook. Restore it with that version, then update.";
const UNREADABLE = "This file is not a whole backup of Passbook: it is cut short or damaged.";

const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    throw new BackupFault(UNREADABLE);
  }
};

/** A backup and what opens it when it is encrypted. */
export type BackupPlace = { readonly file: string; readonly passphrase: string | null };

/** Encrypted ones of before 0.2 began so. */
const FORMER_SEAL = '{"passbook_sealed_backup"';

const beginsSealed = async (file: string): Promise<boolean> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(100), position: 0 });
    const beginning = buffer.subarray(0, bytesRead);
    if (beginning.toString("latin1").startsWith(FORMER_SEAL)) throw new BackupFault(OTHER_VERSION);
    return isSealed(beginning);
  } finally {
    await handle.close();
  }
};

const openSource = async ({ file, passphrase }: BackupPlace): Promise<Readable> => {
  if (!(await beginsSealed(file))) return createReadStream(file);
  if (passphrase !== null) return Readable.from(unsealBytes(passphrase)(createReadStream(file)));
  throw new BackupFault(
    "This backup is encrypted. Give its passphrase with --passphrase-file FILE or in PASSBOOK_BACKUP_PASSPHRASE.",
  );
};

const toFault = (error: unknown, file: string): BackupFault => {
  if (error instanceof BackupFault) return error;
  if (error instanceof WrongPassphrase)
    return new BackupFault("This is not the passphrase that this backup was encrypted with.");
  if (error instanceof Error && "code" in error && error.code === "ENOENT")
    return new BackupFault(`${file} cannot be opened: there is no such file.`);
  return new BackupFault(UNREADABLE);
};

async function* readLines(place: BackupPlace): AsyncGenerator<string> {
  let source: Readable | null = null;
  try {
    source = await openSource(place);
    const unzipped = createGunzip();
    source.on("error", (error) => unzipped.destroy(error));
    yield* createInterface({ input: source.pipe(unzipped), crlfDelay: Number.POSITIVE_INFINITY });
    // A gunzip that fails ends the lines quietly, so ask it.
    if (unzipped.errored !== null) throw unzipped.errored;
  } catch (error) {
    throw toFault(error, place.file);
  } finally {
    source?.destroy();
  }
}

/**
 * Reads a backup from start to end, hands over its head and rows, and refuses unless every table's count and hash are those of
 * its tail. Answers what each table held.
 */
export const readBackup = async (
  place: BackupPlace,
  {
    onHead,
    onRow,
  }: { onHead: (head: Head) => Promise<void>; onRow: (table: string, row: Row) => Promise<void> },
): Promise<TableSums> => {
  const seen: TableSums = {};
  let told: TableSums | null = null;
  let table: string | null = null;
  let sum = makeTableSum();
  let number = 0;
  for await (const line of readLines(place)) {
    number += 1;
    const value = parseLine(line);
    if (number === 1) {
      const parsed = head.safeParse(value);
      if (!parsed.success) throw new BackupFault("This file is not a backup of Passbook.");
      await onHead(parsed.data);
      continue;
    }
    // No column's name begins so; asking the shape of a million rows takes as long as reading them.
    const is_heading = line.startsWith('{"$');
    const next = is_heading ? tableLine.safeParse(value) : NO_HEADING;
    const end = is_heading ? tail.safeParse(value) : NO_HEADING;
    if (next.success || end.success) {
      if (table !== null) seen[table] = sum.end();
      sum = makeTableSum();
      table = next.success ? next.data.$table : null;
      told = end.success ? end.data.$end : told;
      continue;
    }
    sum.add(line);
    // What is no heading is a row, whose columns are looked at by whoever takes it.
    await onRow(table ?? "", value as Row);
  }
  if (told === null) throw new BackupFault(UNREADABLE);
  refuseDifferent(seen, told);
  return seen;
};

const NO_HEADING = { success: false } as const;

const refuseDifferent = (seen: TableSums, told: TableSums): void => {
  for (const name of new Set([...Object.keys(seen), ...Object.keys(told)])) {
    const same = seen[name]?.rows === told[name]?.rows && seen[name]?.sha256 === told[name]?.sha256;
    if (!same) throw new BackupFault(`This backup is damaged: its table ${name} is not as it was written.`);
  }
};
