import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import * as z from "zod";

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

const UNREADABLE = "This file is not a whole backup of Passbook: it is cut short or damaged.";

const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    throw new BackupFault(UNREADABLE);
  }
};

async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.on("error", (error) => unzipped.destroy(error));
  try {
    yield* createInterface({ input: source.pipe(unzipped), crlfDelay: Number.POSITIVE_INFINITY });
    // A gunzip that fails ends the lines quietly, so ask it.
    if (unzipped.errored !== null) throw unzipped.errored;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      throw new BackupFault(`${file} cannot be opened: there is no such file.`);
    throw error instanceof BackupFault ? error : new BackupFault(UNREADABLE);
  }
}

/**
 * Reads a backup from start to end, hands over its head and rows, and refuses unless every table's count and hash are those of
 * its tail. Answers what each table held.
 */
export const readBackup = async (
  file: string,
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
  for await (const line of readLines(file)) {
    const value = parseLine(line);
    number += 1;
    if (number === 1) {
      const parsed = head.safeParse(value);
      if (!parsed.success) throw new BackupFault("This file is not a backup of Passbook.");
      await onHead(parsed.data);
      continue;
    }
    const [next, end] = [tableLine.safeParse(value), tail.safeParse(value)];
    if (next.success || end.success) {
      if (table !== null) seen[table] = sum.end();
      sum = makeTableSum();
      table = next.success ? next.data.$table : null;
      told = end.success ? end.data.$end : told;
      continue;
    }
    sum.add(line);
    await onRow(table ?? "", value as Row);
  }
  if (told === null) throw new BackupFault(UNREADABLE);
  refuseDifferent(seen, told);
  return seen;
};

const refuseDifferent = (seen: TableSums, told: TableSums): void => {
  for (const name of new Set([...Object.keys(seen), ...Object.keys(told)])) {
    const same = seen[name]?.rows === told[name]?.rows && seen[name]?.sha256 === told[name]?.sha256;
    if (!same) throw new BackupFault(`This backup is damaged: its table ${name} is not as it was written.`);
  }
};
