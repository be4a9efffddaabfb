import { ecb } from "@noble/ciphers/aes.js";
import { hmac } from "@noble/hashes/hmac.js";
import { sha1 } from "@noble/hashes/legacy.js";
import { pbkdf2 } from "@noble/hashes/pbkdf2.js";
import { isSameStart } from "../locked/key-material.ts";

/** AES in zip archives (WinZip AE-1 and AE-2): a key from the password and a salt, counters from one on, a code over the locked bytes. */

const ROUNDS = 1000;
const CHECK = 2;
const CODE = 10;
const BLOCK = 16;
const STEP = 4096 * BLOCK;

/** Mixes the stream of locked counters into the bytes, in place. */
const mixCounters = (key: Uint8Array, bytes: Uint8Array): void => {
  for (let at = 0; at < bytes.length; at += STEP) {
    const part = bytes.subarray(at, at + STEP);
    const counters = new Uint8Array(Math.ceil(part.length / BLOCK) * BLOCK);
    const view = new DataView(counters.buffer);
    for (let block = 0; block < counters.length; block += BLOCK)
      view.setUint32(block, (at + block) / BLOCK + 1, true);
    const stream = ecb(key, { disablePadding: true }).encrypt(counters);
    for (let index = 0; index < part.length; index += 1)
      part[index] = (part[index] ?? 0) ^ (stream[index] ?? 0);
  }
};

/** The packed bytes of an entry without their lock; `strength` is 1 to 3 for keys of 16, 24 or 32 bytes. Null for a wrong password. */
export const openAes = (locked: Uint8Array, password: Uint8Array, strength: number): Uint8Array | null => {
  const keyLength = 8 + 8 * strength;
  const saltLength = keyLength / 2;
  if (locked.length < saltLength + CHECK + CODE) return null;
  const keys = pbkdf2(sha1, password, locked.subarray(0, saltLength), {
    c: ROUNDS,
    dkLen: keyLength * 2 + CHECK,
  });
  if (!isSameStart(keys.subarray(keyLength * 2), locked.subarray(saltLength, saltLength + CHECK)))
    return null;
  const bytes = locked.slice(saltLength + CHECK, locked.length - CODE);
  const code = hmac(sha1, keys.subarray(keyLength, keyLength * 2), bytes);
  // The check has two bytes only, so that a wrong password may meet them; the code tells it from the right one.
  if (!isSameStart(code, locked.subarray(locked.length - CODE))) return null;
  mixCounters(keys.subarray(0, keyLength), bytes);
  return bytes;
};
