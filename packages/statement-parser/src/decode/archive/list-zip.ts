/** One file of a zip archive as the central directory announces it; offsets and sizes in bytes. */
export type ZipEntry = {
  name: string;
  method: number;
  /** How the entry is locked; null when it is not. */
  lock: ZipLock | null;
  crc: number;
  packedSize: number;
  size: number;
  headerAt: number;
};

/** `check` is the byte that tells the right password; the `strength` of AES is 1 to 3. */
export type ZipLock =
  | { kind: "cipher"; check: number }
  | { kind: "aes"; strength: number }
  | { kind: "unusual" };

export type ZipFault = "not_a_zip" | "zip64" | "too_many_entries";

const END_SIGNATURE = 0x06_05_4b_50;
const ENTRY_SIGNATURE = 0x02_01_4b_50;
const END_LENGTH = 22;
const COMMENT_LENGTH_MAX = 65_535;
const ENTRIES_MAX = 500;
const ENTRY_LENGTH = 46;
const SIZE_64 = 0xff_ff_ff_ff;

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const findEnd = (view: DataView): number => {
  const first = Math.max(0, view.byteLength - END_LENGTH - COMMENT_LENGTH_MAX);
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1)
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  return -1;
};

const readName = (bytes: Uint8Array, at: number, length: number): string => {
  let name = "";
  for (const byte of bytes.subarray(at, at + length)) name += String.fromCharCode(byte);
  return name;
};

const AES_FIELD = 0x99_01;
const AES_METHOD = 99;

/** The note about AES among the fields behind the name: its strength, and how the bytes are packed. */
const findAes = (view: DataView, from: number, to: number): { strength: number; method: number } | null => {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true))
    if (view.getUint16(at, true) === AES_FIELD && at + 11 <= to)
      return { strength: view.getUint8(at + 8), method: view.getUint16(at + 9, true) };
  return null;
};

const LOCKED = 1;
const SIZES_FOLLOW = 8;
const STRONG = 64;

const readLock = (view: DataView, at: number, aes: ReturnType<typeof findAes>): ZipLock | null => {
  const flags = view.getUint16(at + 8, true);
  if ((flags & LOCKED) === 0) return null;
  if (view.getUint16(at + 10, true) === AES_METHOD)
    return aes !== null && aes.strength >= 1 && aes.strength <= 3
      ? { kind: "aes", strength: aes.strength }
      : { kind: "unusual" };
  if ((flags & STRONG) !== 0) return { kind: "unusual" };
  // The sum is not known before the bytes were packed; the time stands in for it then.
  return { kind: "cipher", check: view.getUint8((flags & SIZES_FOLLOW) === 0 ? at + 19 : at + 13) };
};

const readEntry = (bytes: Uint8Array, view: DataView, at: number): { entry: ZipEntry; next: number } => {
  const nameLength = view.getUint16(at + 28, true);
  const fieldsAt = at + ENTRY_LENGTH + nameLength;
  const fieldsEnd = Math.min(fieldsAt + view.getUint16(at + 30, true), view.byteLength);
  const method = view.getUint16(at + 10, true);
  const aes = method === AES_METHOD ? findAes(view, fieldsAt, fieldsEnd) : null;
  const after = nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  return {
    entry: {
      name: readName(bytes, at + ENTRY_LENGTH, nameLength),
      method: aes?.method ?? method,
      lock: readLock(view, at, aes),
      crc: view.getUint32(at + 16, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      headerAt: view.getUint32(at + 42, true),
    },
    next: at + ENTRY_LENGTH + after,
  };
};

/**
 * Lists a zip by its central directory alone (PKWARE APPNOTE 6.3.10, 4.3.12 and 4.3.16); nothing is inflated. Each sign of a name is a byte of
 * it.
 */
export const listZip = (bytes: Uint8Array, entries_max = ENTRIES_MAX): ZipEntry[] | ZipFault => {
  const view = viewOf(bytes);
  const end = findEnd(view);
  if (end < 0) return "not_a_zip";
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count === 0xff_ff || at === SIZE_64) return count === 0xff_ff ? "too_many_entries" : "zip64";
  if (count > entries_max) return "too_many_entries";
  const entries: ZipEntry[] = [];
  while (at + ENTRY_LENGTH <= end && view.getUint32(at, true) === ENTRY_SIGNATURE) {
    const { entry, next } = readEntry(bytes, view, at);
    if (entry.size === SIZE_64 || entry.packedSize === SIZE_64 || entry.headerAt === SIZE_64) return "zip64";
    entries.push(entry);
    if (entries.length > entries_max) return "too_many_entries";
    at = next;
  }
  return entries.length === count ? entries : "not_a_zip";
};

const LOCAL_SIGNATURE = 0x04_03_4b_50;
const LOCAL_LENGTH = 30;

/** Where the packed bytes of an entry lie; null when its own header is missing or tells another size than the directory. */
export const locateData = (bytes: Uint8Array, entry: ZipEntry): { start: number; end: number } | null => {
  const view = viewOf(bytes);
  const at = entry.headerAt;
  if (at + LOCAL_LENGTH > bytes.length || view.getUint32(at, true) !== LOCAL_SIGNATURE) return null;
  const sizesFollow = (view.getUint16(at + 6, true) & 8) !== 0;
  const tellsSame =
    view.getUint32(at + 18, true) === entry.packedSize && view.getUint32(at + 22, true) === entry.size;
  if (!sizesFollow && !tellsSame) return null;
  const start = at + LOCAL_LENGTH + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const end = start + entry.packedSize;
  return end <= bytes.length ? { start, end } : null;
};
