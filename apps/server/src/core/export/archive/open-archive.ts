import { listZip, locateData, type ZipEntry } from "@passbook/statement-parser/zip";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { createInflateRaw, inflateRawSync } from "node:zlib";
import { refuseArchive } from "./refuse-archive.ts";

const MOST_ENTRIES = 60_000;
const DEFLATED = 8;
/** One row of a reading may hold a whole page; no line of an archive of ours is longer. */
const LONGEST_LINE = 64 * 1024 * 1024;
/** Rows of ours are packed to a tenth or so; what is said to be a thousandth is no account. */
const MOST_TIMES = 100;

/** An archive as it came, opened entry by entry. */
export type Archive = {
  /** The lines of an entry as they are inflated. */
  readonly readLines: (name: string) => AsyncGenerator<string>;
  /** All bytes of an entry that is said to have so many; null where there is no such entry. */
  readonly readBytes: (name: string, size: number) => Uint8Array | null;
};

const findPacked = (bytes: Uint8Array, entry: ZipEntry): Uint8Array => {
  const place = entry.lock === null && entry.method === DEFLATED ? locateData(bytes, entry) : null;
  if (place === null) throw refuseArchive("archive_changed");
  return bytes.subarray(place.start, place.end);
};

async function* readLinesOf(packed: Uint8Array): AsyncGenerator<string> {
  const inflating = createInflateRaw();
  const most_bytes = Math.max(LONGEST_LINE, packed.length * MOST_TIMES);
  let [line_bytes, bytes] = [0, 0];
  inflating.on("data", (part: Buffer) => {
    const end = part.lastIndexOf("\n");
    line_bytes = end < 0 ? line_bytes + part.length : part.length - end;
    bytes += part.length;
    if (line_bytes > LONGEST_LINE || bytes > most_bytes) inflating.destroy(new Error("Lines without end."));
  });
  try {
    yield* createInterface({ input: Readable.from([packed]).pipe(inflating), crlfDelay: Infinity });
  } catch {
    throw refuseArchive("archive_changed");
  } finally {
    inflating.destroy();
  }
  // One that fails ends the lines quietly, so ask it.
  if (inflating.errored !== null) throw refuseArchive("archive_changed");
}

/** Opens an archive by its directory; refuses what is none. */
export const openArchive = (bytes: Uint8Array): Archive => {
  const listed = listZip(bytes, MOST_ENTRIES);
  if (typeof listed === "string") throw refuseArchive("archive_unknown");
  const byName = new Map(listed.map((entry) => [Buffer.from(entry.name, "latin1").toString("utf8"), entry]));
  return {
    readLines: (name) => {
      const entry = byName.get(name);
      if (entry === undefined) throw refuseArchive("archive_unknown");
      return readLinesOf(findPacked(bytes, entry));
    },
    readBytes: (name, size) => {
      const entry = byName.get(name);
      if (entry === undefined) return null;
      try {
        return inflateRawSync(findPacked(bytes, entry), { maxOutputLength: Math.max(1, size) });
      } catch {
        throw refuseArchive("archive_changed");
      }
    },
  };
};
