import { cbc } from "@noble/ciphers/aes.js";
import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { scanXml } from "../markup/scan-xml.ts";
import { decodeLoosely } from "../text/text-decoder.ts";
import { HASHES, hashInRounds, isSameStart, joinBytes, ROUNDS_MAX, toLittleEndian } from "./key-material.ts";
import type { Hash } from "./key-material.ts";
import type { Lock, LockFault } from "./lock.ts";

/** Agile encryption of workbooks ([MS-OFFCRYPTO] 2.3.4.10 to 2.3.4.13): AES-CBC with a key that the password unlocks. */

const VERIFIER_INPUT = Uint8Array.of(0xfe, 0xa7, 0xd2, 0x76, 0x3b, 0x4b, 0x9e, 0x79);
const VERIFIER_VALUE = Uint8Array.of(0xd7, 0xaa, 0x0f, 0x6d, 0x30, 0x61, 0x34, 0x4e);
const KEY_VALUE = Uint8Array.of(0x14, 0x6e, 0x0b, 0xe7, 0xab, 0xac, 0xd0, 0xd6);
const BLOCK = 16;
const SEGMENT = 4096;
const PAD = 0x36;
const KEY_LENGTHS = new Set([16, 24, 32]);

type Attributes = ReadonlyMap<string, string>;
type Scheme = { hash: Hash; salt: Uint8Array; keyLength: number };

const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

const fromBase64 = (text = ""): Uint8Array => {
  const bytes: number[] = [];
  let [held, bits] = [0, 0];
  for (const letter of text) {
    const value = BASE64.indexOf(letter);
    if (value < 0) continue;
    held = ((held << 6) | value) & 0xff_ff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >>> bits) & 0xff);
  }
  return Uint8Array.from(bytes);
};

const fit = (bytes: Uint8Array, length: number): Uint8Array => {
  const fitted = new Uint8Array(length).fill(PAD);
  fitted.set(bytes.subarray(0, length));
  return fitted;
};

const readScheme = (attributes: Attributes | undefined): Scheme | null => {
  const hash = HASHES.get(attributes?.get("hashAlgorithm") ?? "");
  const keyLength = Number(attributes?.get("keyBits")) / 8;
  const isKnown =
    attributes?.get("cipherAlgorithm") === "AES" &&
    attributes.get("cipherChaining") === "ChainingModeCBC" &&
    Number(attributes.get("blockSize")) === BLOCK &&
    KEY_LENGTHS.has(keyLength);
  return hash === undefined || !isKnown
    ? null
    : { hash, keyLength, salt: fromBase64(attributes?.get("saltValue")) };
};

const decrypt = (key: Uint8Array, iv: Uint8Array, bytes: Uint8Array): Uint8Array =>
  cbc(key, fit(iv, BLOCK), { disablePadding: true }).decrypt(
    bytes.subarray(0, bytes.length - (bytes.length % BLOCK)),
  );

/** The package in its segments, each with a start of its own. */
const decryptPackage = (key: Uint8Array, { hash, salt }: Scheme, sealed: Uint8Array): Uint8Array => {
  const segments: Uint8Array[] = [];
  for (let at = 0; at < sealed.length; at += SEGMENT)
    segments.push(
      decrypt(key, hash(joinBytes(salt, toLittleEndian(at / SEGMENT))), sealed.subarray(at, at + SEGMENT)),
    );
  return joinBytes(...segments);
};

type AgileParts = { data: Scheme; person: Scheme; attributes: Attributes; rounds: number };

/** The key of the package, when the password is the right one. */
const unlockKey = (password: string, { person, attributes, rounds, data }: AgileParts): Uint8Array | null => {
  const { hash, salt, keyLength } = person;
  const digest = hashInRounds(hash, { salt, password }, rounds);
  const unlock = (purpose: Uint8Array, name: string): Uint8Array =>
    decrypt(fit(hash(joinBytes(digest, purpose)), keyLength), salt, fromBase64(attributes.get(name)));
  const input = unlock(VERIFIER_INPUT, "encryptedVerifierHashInput").subarray(0, salt.length);
  const expected = unlock(VERIFIER_VALUE, "encryptedVerifierHashValue");
  if (!isSameStart(hash(input), expected)) return null;
  return fit(unlock(KEY_VALUE, "encryptedKeyValue"), data.keyLength);
};

const readDescription = (description: Uint8Array): Result<AgileParts, LockFault> => {
  const found = new Map<string, Attributes>();
  const fault = scanXml(decodeLoosely(description, "utf-8"), {
    open: (name, attributes) => {
      // A key may be locked for the holder of a certificate, too; that one names no rounds.
      if (name === "keyData" || attributes.has("spinCount")) found.set(name, new Map(attributes));
    },
    close: () => undefined,
    text: () => undefined,
  });
  if (fault !== null) return err("broken");
  const attributes = found.get("encryptedKey");
  const data = readScheme(found.get("keyData"));
  const person = readScheme(attributes);
  const rounds = Number(attributes?.get("spinCount") || Number.NaN);
  if (attributes === undefined || data === null || person === null || !(rounds >= 0 && rounds <= ROUNDS_MAX))
    return err("unusual");
  return ok({ data, person, attributes, rounds });
};

/** The lock that an XML description of agile encryption puts before a package. */
export const readAgileLock = (description: Uint8Array, sealed: Uint8Array): Result<Lock, LockFault> => {
  const parts = readDescription(description);
  if (!parts.ok) return parts;
  return ok({
    open: (password) => {
      const key = unlockKey(password, parts.value);
      return key === null ? err("wrong_password") : ok(decryptPackage(key, parts.value.data, sealed));
    },
  });
};
