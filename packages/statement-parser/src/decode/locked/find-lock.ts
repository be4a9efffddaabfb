import { CFB } from "@e965/xlsx";
import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { readAgileLock } from "./agile-lock.ts";
import type { Lock, LockFault } from "./lock.ts";
import { readRc4Lock } from "./rc4-lock.ts";
import { readStandardLock } from "./standard-lock.ts";

/** A lock, and what it is on: a zipped workbook, or the stream of an old one. */
export type FoundLock = { lock: Lock; format: "xlsx" | "xls" };

/** The part of the library's compound files that is used here; its types leave it open. */
type Container = object;
type Compound = {
  read(bytes: Uint8Array, options: { type: "buffer" | "array" }): Container;
  find(container: Container, name: string): { content?: ArrayLike<number> } | null;
};

const LENGTH_BYTES = 8;
/** No larger package unpacks to a workbook that is read. */
const PACKAGE_BYTES_MAX = 32 * 1024 * 1024;
const FILE_PASS = 0x2f;
const WRITE_PROTECT = 0x86;
const STARTS = new Set([0x08_09, WRITE_PROTECT]);
const RC4 = 1;

const openContainer = (bytes: Uint8Array): ((name: string) => Uint8Array | null) | null => {
  // Typed above, where its own types leave it open.
  const compound = CFB as Compound;
  try {
    const container = compound.read(bytes, { type: "array" });
    return (name) => {
      const content = compound.find(container, name)?.content;
      return content === undefined ? null : Uint8Array.from(content);
    };
  } catch {
    return null;
  }
};

/** The package behind the eight bytes that tell its length, and those bytes followed. */
const readPackage = (info: Uint8Array, stream: Uint8Array): Result<FoundLock, LockFault> => {
  if (info.length < LENGTH_BYTES || stream.length < LENGTH_BYTES) return err("broken");
  if (stream.length > PACKAGE_BYTES_MAX) return err("too_large");
  const [major, , minor] = info;
  const length = new DataView(stream.buffer).getUint32(0, true);
  const sealed = stream.subarray(LENGTH_BYTES);
  const isAgile = major === 4 && minor === 4;
  if (!isAgile && minor !== 2) return err("unusual");
  const lock = isAgile
    ? readAgileLock(info.subarray(LENGTH_BYTES), sealed)
    : readStandardLock(info.subarray(4), sealed);
  if (!lock.ok) return lock;
  const open: Lock["open"] = (password) => {
    const opened = lock.value.open(password);
    return opened.ok ? ok(opened.value.subarray(0, length)) : opened;
  };
  return ok({ lock: { open }, format: "xlsx" });
};

/** The body of the record that locks an old workbook; it stands right behind the start, or what protects it from writing. */
const findFilePass = (stream: Uint8Array): Uint8Array | null => {
  const view = new DataView(stream.buffer);
  for (let at = 0; at + 4 <= stream.length;) {
    const [kind, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
    if (kind === FILE_PASS) return stream.subarray(at + 4, at + 4 + length);
    if (!STARTS.has(kind)) return null;
    at += 4 + length;
  }
  return null;
};

const readStream = (stream: Uint8Array): Result<FoundLock, LockFault> | null => {
  const record = findFilePass(stream);
  // The oldest lock of all is opened by what reads the sheets.
  if (record === null || record[0] !== RC4) return null;
  const lock = readRc4Lock(record.subarray(2), stream);
  return lock.ok ? ok({ lock: lock.value, format: "xls" }) : lock;
};

/** The lock on a workbook in a compound file; null when there is none. */
export const findLock = (bytes: Uint8Array): Result<FoundLock, LockFault> | null => {
  const getStream = openContainer(bytes);
  if (getStream === null) return null;
  const [info, sealed] = [getStream("EncryptionInfo"), getStream("EncryptedPackage")];
  if (info !== null && sealed !== null) return readPackage(info, sealed);
  const stream = getStream("Workbook");
  return stream === null ? null : readStream(stream);
};
