import { md5, sha1 } from "@noble/hashes/legacy.js";
import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { readBinaryDescription } from "./binary-description.ts";
import { encodePassword, isSameStart, joinBytes, toLittleEndian } from "./key-material.ts";
import type { Hash } from "./key-material.ts";
import type { Lock, LockFault } from "./lock.ts";
import { startRc4 } from "./rc4.ts";

/** Locks of old workbooks ([MS-XLS] 2.2.10): RC4 over the bodies of their records, with a new key every 1,024 bytes. */

const BLOCK = 1024;
const SALT = 16;
const SHORT_KEY = 5;
const BOUND_SHEET = 0x00_85;
const FILE_PASS = 0x00_2f;
/** Records that are never encrypted: starts, the lock itself, and those of shared workbooks. */
const PLAIN = new Set([0x08_09, FILE_PASS, 0x00_e1, 0x01_38, 0x01_94, 0x01_95, 0x01_96]);

type MakeKey = (block: number) => Uint8Array;
type Rc4Parts = {
  makeKey: (password: string) => MakeKey;
  hash: Hash;
  verifier: Uint8Array;
  verifierHash: Uint8Array;
};

/** The 40-bit keys of Excel 97 ([MS-OFFCRYPTO] 2.3.6.2). */
const makeShortKeys =
  (salt: Uint8Array) =>
  (password: string): MakeKey => {
    const start = joinBytes(md5(encodePassword(password)).subarray(0, SHORT_KEY), salt);
    const digest = md5(joinBytes(...Array.from({ length: 16 }, () => start))).subarray(0, SHORT_KEY);
    return (block) => md5(joinBytes(digest, toLittleEndian(block)));
  };

/** Keys of RC4 CryptoAPI ([MS-OFFCRYPTO] 2.3.5.2); those of 40 bits are filled up with zeros. */
const makeLongKeys =
  (salt: Uint8Array, keyLength: number) =>
  (password: string): MakeKey => {
    const digest = sha1(joinBytes(salt, encodePassword(password)));
    return (block) => {
      const key = sha1(joinBytes(digest, toLittleEndian(block))).subarray(0, keyLength);
      return keyLength === SHORT_KEY ? joinBytes(key, new Uint8Array(SALT - SHORT_KEY)) : key;
    };
  };

const readShort = (description: Uint8Array): Result<Rc4Parts, LockFault> => {
  if (description.length < SALT * 3) return err("broken");
  return ok({
    makeKey: makeShortKeys(description.subarray(0, SALT)),
    hash: md5,
    verifier: description.subarray(SALT, SALT * 2),
    verifierHash: description.subarray(SALT * 2, SALT * 3),
  });
};

const readLong = (description: Uint8Array): Result<Rc4Parts, LockFault> => {
  const lock = readBinaryDescription(description);
  if (lock === null) return err("broken");
  const { salt, keyLength, verifier, verifierHash } = lock;
  if (lock.cipher !== "rc4" || !(keyLength >= SHORT_KEY && keyLength <= SALT)) return err("unusual");
  return ok({ makeKey: makeLongKeys(salt, keyLength), hash: sha1, verifier, verifierHash });
};

const isRight = (makeKey: MakeKey, { hash, verifier, verifierHash }: Rc4Parts): boolean => {
  const both = joinBytes(verifier, verifierHash);
  startRc4(makeKey(0))(both);
  return isSameStart(hash(both.slice(0, SALT)), both.subarray(SALT));
};

/** The whole stream without its key, so that every byte meets the key stream at its own place. */
const decryptAll = (makeKey: MakeKey, stream: Uint8Array): Uint8Array => {
  const opened = Uint8Array.from(stream);
  for (let at = 0; at < opened.length; at += BLOCK)
    startRc4(makeKey(at / BLOCK))(opened.subarray(at, at + BLOCK));
  return opened;
};

/** Puts back what never was encrypted: heads of records, some records whole, and the offset of a sheet. */
const restorePlain = (opened: Uint8Array, stream: Uint8Array): Uint8Array => {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  for (let at = 0; at + 4 <= stream.length;) {
    const [kind, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
    const plain = PLAIN.has(kind) ? length : kind === BOUND_SHEET ? 4 : 0;
    opened.set(stream.subarray(at, Math.min(at + 4 + plain, stream.length)), at);
    // A record that nobody reads takes the place of the lock.
    if (kind === FILE_PASS) opened.set([0xc1, 0x00], at);
    at += 4 + length;
  }
  return opened;
};

/** The lock that a record at the start of an old workbook (`description`, behind its kind) puts on the stream. */
export const readRc4Lock = (description: Uint8Array, stream: Uint8Array): Result<Lock, LockFault> => {
  const [major, , minor] = description;
  const isShort = major === 1 && minor === 1;
  const parts = (isShort ? readShort : readLong)(description.subarray(4));
  if (!parts.ok) return parts;
  return ok({
    open: (password) => {
      const makeKey = parts.value.makeKey(password);
      return isRight(makeKey, parts.value)
        ? ok(restorePlain(decryptAll(makeKey, stream), stream))
        : err("wrong_password");
    },
  });
};
