import { strToU8 } from "fflate";
import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { Said } from "@passbook/contract/sentences/sentence";
import type { Refusal } from "../../parsed-file.ts";
import { crc32, gunzip, inflate } from "./inflate.ts";
import { listZip, locateData } from "./list-zip.ts";
import type { ZipEntry, ZipFault } from "./list-zip.ts";
import { openAes } from "./zip-aes.ts";
import { openCipher } from "./zip-cipher.ts";

/** One file of an archive; the name is text to show and never a path to use. */
export type InnerFile = { name: string; bytes: Uint8Array };

const SIZE_MAX = 64 * 1024 * 1024;
const RATIO_MAX = 250;
/** Below this size no ratio is dangerous, and a short file of one letter has any. */
const RATIO_FREE = 1024 * 1024;
const FILES_MAX = 100;
const STORED = 0;
const DEFLATED = 8;

const refuse = (code: Refusal["code"], said: Said): Result<never, Refusal> => err({ code, ...said });

const FAULTS: Readonly<Record<ZipFault, Refusal>> = {
  not_a_zip: {
    code: "unreadable",
    ...say("archive_damaged"),
  },
  zip64: { code: "too_large", ...say("archive_above_4_gb") },
  too_many_entries: { code: "too_large", ...say("archive_too_many_files") },
};

/** Folders and what operating systems put beside the files. */
const isStatementFile = ({ name, size }: ZipEntry): boolean =>
  size > 0 && !/\/$|^__MACOSX\/|(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$)/.test(name);

const isBomb = (size: number, packedSize: number): boolean =>
  size > RATIO_FREE && size > packedSize * RATIO_MAX;

const isOverlapping = (spans: readonly { start: number; end: number }[]): boolean =>
  spans
    .toSorted((a, b) => a.start - b.start)
    .some((span, index, sorted) => span.start < (sorted[index - 1]?.end ?? 0));

/** What the central directory alone says against unpacking. */
const checkEntries = (entries: readonly ZipEntry[]): Refusal | null => {
  if (entries.length > FILES_MAX) return FAULTS.too_many_entries;
  if (entries.length === 0) return { code: "empty", ...say("archive_empty") };
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  const packedSize = entries.reduce((sum, entry) => sum + entry.packedSize, 0);
  if (size > SIZE_MAX || isBomb(size, packedSize) || entries.some((one) => isBomb(one.size, one.packedSize)))
    return { code: "too_large", ...say("archive_too_large") };
  if (entries.some(({ lock }) => lock?.kind === "unusual"))
    return { code: "unreadable", ...say("archive_lock_unusual") };
  if (entries.some(({ method }) => method !== STORED && method !== DEFLATED))
    return { code: "unreadable", ...say("archive_packing_unusual") };
  return null;
};

const LIES: Refusal = {
  code: "unreadable",
  ...say("archive_wrong_sizes"),
};

const NEEDS_PASSWORD: Refusal = {
  code: "needs_password",
  ...say("archive_locked"),
};
const WRONG_PASSWORD: Refusal = {
  code: "wrong_password",
  ...say("archive_wrong_password"),
};

/** The packed bytes of an entry without its lock. */
const unlock = (
  packed: Uint8Array,
  { lock }: ZipEntry,
  password: string | undefined,
): Result<Uint8Array, Refusal> => {
  if (lock === null || lock.kind === "unusual") return ok(packed);
  if (password === undefined) return err(NEEDS_PASSWORD);
  const letters = strToU8(password);
  const opened =
    lock.kind === "aes" ? openAes(packed, letters, lock.strength) : openCipher(packed, letters, lock.check);
  return opened === null ? err(WRONG_PASSWORD) : ok(opened);
};

/** What the one byte of a cipher let pass may still be the wrong password: then nothing unpacks to its sum. */
const explainDamage = ({ lock }: ZipEntry): Refusal => (lock?.kind === "cipher" ? WRONG_PASSWORD : LIES);

/** Where AES is used the sum may be left out, for the bytes have a code of their own. */
const isWhole = (unpacked: Uint8Array, { lock, crc }: ZipEntry): boolean =>
  crc32(unpacked) === crc || (lock?.kind === "aes" && crc === 0);

const unpackEntry = (
  bytes: Uint8Array,
  entry: ZipEntry,
  { start, password }: { start: number; password: string | undefined },
): Result<Uint8Array, Refusal> => {
  const packed = unlock(bytes.subarray(start, start + entry.packedSize), entry, password);
  if (!packed.ok) return packed;
  const unpacked = entry.method === STORED ? packed.value : inflate(packed.value, entry.size);
  if (unpacked === null || unpacked === "too_large" || unpacked.length !== entry.size)
    return err(explainDamage(entry));
  return isWhole(unpacked, entry) ? ok(unpacked) : err(explainDamage(entry));
};

/** The files of a zip; number, sizes and ratio are checked by the directory before anything is inflated. */
export const unpackZip = (bytes: Uint8Array, password?: string): Result<InnerFile[], Refusal> => {
  const listed = listZip(bytes);
  if (typeof listed === "string") return err(FAULTS[listed]);
  const entries = listed.filter(isStatementFile);
  const refusal = checkEntries(entries);
  if (refusal !== null) return err(refusal);
  const spans = entries.flatMap((entry) => locateData(bytes, entry) ?? []);
  if (spans.length !== entries.length || isOverlapping(spans)) return err(LIES);
  const files: InnerFile[] = [];
  for (const [index, entry] of entries.entries()) {
    const unpacked = unpackEntry(bytes, entry, { start: spans[index]?.start ?? 0, password });
    if (!unpacked.ok) return unpacked;
    files.push({ name: entry.name, bytes: unpacked.value });
  }
  return ok(files);
};

/** The one file of a gzip. */
export const unpackGzip = (bytes: Uint8Array): Result<InnerFile[], Refusal> => {
  const sizeMax = Math.min(SIZE_MAX, Math.max(RATIO_FREE, bytes.length * RATIO_MAX));
  const unpacked = gunzip(bytes, sizeMax);
  if (unpacked === "too_large") return refuse("too_large", say("packed_file_too_large"));
  if (unpacked === null) return refuse("unreadable", say("packed_file_damaged"));
  if (unpacked.length === 0) return refuse("empty", say("packed_file_empty"));
  return ok([{ name: "", bytes: unpacked }]);
};
