import { ecb } from "@noble/ciphers/aes.js";
import { sha1 } from "@noble/hashes/legacy.js";
import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { readBinaryDescription } from "./binary-description.ts";
import type { BinaryDescription } from "./binary-description.ts";
import { hashInRounds, isSameStart, joinBytes, toLittleEndian } from "./key-material.ts";
import type { Lock, LockFault } from "./lock.ts";

/** Standard encryption of workbooks ([MS-OFFCRYPTO] 2.3.4.4 to 2.3.4.9): AES-ECB with a key made of the password. */

const ROUNDS = 50_000;
const BLOCK = 16;
const PAD_LENGTH = 64;
const KEY_LENGTHS = new Set([16, 24, 32]);

const mixWith = (digest: Uint8Array, pad: number): Uint8Array => {
  const mixed = new Uint8Array(PAD_LENGTH).fill(pad);
  for (const [at, byte] of digest.entries()) mixed[at] = byte ^ pad;
  return sha1(mixed);
};

const makeKey = ({ salt, keyLength }: BinaryDescription, password: string): Uint8Array => {
  const digest = sha1(joinBytes(hashInRounds(sha1, { salt, password }, ROUNDS), toLittleEndian(0)));
  return joinBytes(mixWith(digest, 0x36), mixWith(digest, 0x5c)).subarray(0, keyLength);
};

const decrypt = (key: Uint8Array, bytes: Uint8Array): Uint8Array =>
  ecb(key, { disablePadding: true }).decrypt(bytes.subarray(0, bytes.length - (bytes.length % BLOCK)));

/** The lock that a binary description of standard encryption puts before a package. */
export const readStandardLock = (description: Uint8Array, sealed: Uint8Array): Result<Lock, LockFault> => {
  const lock = readBinaryDescription(description);
  if (lock === null) return err("broken");
  if (lock.cipher !== "aes" || !KEY_LENGTHS.has(lock.keyLength)) return err("unusual");
  return ok({
    open: (password) => {
      const key = makeKey(lock, password);
      const isRight = isSameStart(sha1(decrypt(key, lock.verifier)), decrypt(key, lock.verifierHash));
      return isRight ? ok(decrypt(key, sealed)) : err("wrong_password");
    },
  });
};
