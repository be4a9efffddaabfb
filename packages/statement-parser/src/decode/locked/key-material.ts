import { md5, sha1 } from "@noble/hashes/legacy.js";
import { sha256, sha384, sha512 } from "@noble/hashes/sha2.js";

/** A hash function over bytes. */
export type Hash = (bytes: Uint8Array) => Uint8Array;

/** The hash functions that locked workbooks name. */
export const HASHES: ReadonlyMap<string, Hash> = new Map<string, Hash>([
  ["MD5", md5],
  ["SHA1", sha1],
  ["SHA-1", sha1],
  ["SHA256", sha256],
  ["SHA-256", sha256],
  ["SHA384", sha384],
  ["SHA-384", sha384],
  ["SHA512", sha512],
  ["SHA-512", sha512],
]);

/** Programs hash a password 50,000 or 100,000 times; what asks for many more shall only keep the reader busy. */
export const ROUNDS_MAX = 300_000;

/** Bytes one behind the other. */
export const joinBytes = (...parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** A number as four bytes, the least first. */
export const toLittleEndian = (value: number): Uint8Array =>
  Uint8Array.of(value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, (value >>> 24) & 0xff);

const PASSWORD_MAX = 255;

/** A password as these formats hash it: UTF-16 of at most 255 letters, the least byte first. */
export const encodePassword = (password: string): Uint8Array => {
  const encoded = new Uint8Array(Math.min(password.length, PASSWORD_MAX) * 2);
  for (let index = 0; index * 2 < encoded.length; index += 1) {
    const code = password.charCodeAt(index);
    encoded[index * 2] = code & 0xff;
    encoded[index * 2 + 1] = code >>> 8;
  }
  return encoded;
};

/** The salted password, hashed again and again with the number of the round in front (ECMA-376 encryption, [MS-OFFCRYPTO] 2.3.4.7). */
export const hashInRounds = (
  hash: Hash,
  { salt, password }: { salt: Uint8Array; password: string },
  rounds: number,
): Uint8Array => {
  let digest = hash(joinBytes(salt, encodePassword(password)));
  const input = new Uint8Array(4 + digest.length);
  for (let round = 0; round < rounds; round += 1) {
    input.set(toLittleEndian(round));
    input.set(digest, 4);
    digest = hash(input);
  }
  return digest;
};

/** Whether two byte strings agree as far as the shorter reaches. */
export const isSameStart = (one: Uint8Array, other: Uint8Array): boolean => {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at += 1) if (one[at] !== other[at]) return false;
  return length > 0;
};
