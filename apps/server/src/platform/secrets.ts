import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  timingSafeEqual,
} from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Clock } from "./clock.ts";

/** Keys derived from the one secret of an installation; each has one use. */
export type Secrets = {
  readonly token_key: Uint8Array;
  /** A keyed hash (hex, SHA-256) for a purpose; what it was made from cannot be found by trying. */
  hash: (purpose: string, text: string) => string;
  /** AES-256-GCM; `bound_to` (user, table, row) must be the same when it is opened. Answers text. */
  seal: (bytes: Uint8Array, bound_to: string) => string;
  /** Throws when the text was changed or belongs elsewhere. */
  unseal: (sealed: string, bound_to: string) => Uint8Array;
  /** The same for bytes that stay bytes, such as whole files. */
  sealBytes: (bytes: Uint8Array, bound_to: string) => Buffer;
  unsealBytes: (sealed: Uint8Array, bound_to: string) => Buffer;
};

const TOKEN_BYTES = 32;

/** A text of 32 random bytes that nobody guesses and every address takes. */
export const makeToken = ({ randomBytes }: Pick<Clock, "randomBytes">): string =>
  Buffer.from(randomBytes(TOKEN_BYTES)).toString("base64url");

/** The key of an installation cannot be had, or is not the one of its data; told to the person as it is. */
export class KeyFault extends Error {}

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** What sealed bytes have more than those that were sealed. */
export const SEAL_BYTES = IV_BYTES + TAG_BYTES;
const LOOK_EVERY_MS = 20;
const MOST_LOOKS = 50;

const derive = (master: Uint8Array, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", master, new Uint8Array(), `passbook ${purpose}`, KEY_BYTES));

/** Derives every key from the secret of the installation. */
export const makeSecrets = (master: Uint8Array, randomBytes: (count: number) => Uint8Array): Secrets => {
  const hash_key = derive(master, "hash");
  const seal_key = derive(master, "seal");
  const sealBytes: Secrets["sealBytes"] = (bytes, bound_to) => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv("aes-256-gcm", seal_key, iv).setAAD(Buffer.from(bound_to));
    const closed = [cipher.update(bytes), cipher.final()];
    return Buffer.concat([iv, cipher.getAuthTag(), ...closed]);
  };
  const unsealBytes: Secrets["unsealBytes"] = (sealed, bound_to) => {
    const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
    const decipher = createDecipheriv("aes-256-gcm", seal_key, sealed.subarray(0, IV_BYTES));
    decipher.setAAD(Buffer.from(bound_to)).setAuthTag(tag);
    const opened = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
    decipher.final();
    return opened;
  };
  return {
    token_key: derive(master, "token"),
    hash: (purpose, text) => createHmac("sha256", hash_key).update(`${purpose}\0${text}`).digest("hex"),
    seal: (bytes, bound_to) => sealBytes(bytes, bound_to).toString("base64"),
    unseal: (sealed, bound_to) => unsealBytes(Buffer.from(sealed, "base64"), bound_to),
    sealBytes,
    unsealBytes,
  };
};

const pause = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** The text of a file that another process may have made, but not written yet. */
const readWritten = (file: string): string => {
  for (let looked = 0; looked < MOST_LOOKS; looked += 1) {
    const text = readFileSync(file, "utf8");
    if (text !== "") return text;
    pause(LOOK_EVERY_MS);
  }
  return "";
};

const readOrMakeKeyText = (file: string, fresh: string): string => {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, fresh, { mode: 0o600, flag: "wx" });
    chmodSync(file, 0o600);
    return fresh;
  } catch (error) {
    // Files throw nothing else.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return readWritten(file);
  }
};

/** Reads the secret of the installation, or makes it (mode 0600) on the first start; two starting at once agree on one. */
export const readOrMakeSecretKey = (file: string, randomBytes: (count: number) => Uint8Array): Uint8Array => {
  let text: string;
  try {
    text = readOrMakeKeyText(file, Buffer.from(randomBytes(KEY_BYTES)).toString("hex"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new KeyFault(`The secret key file ${file} can be neither read nor made (${reason}).`, {
      cause: error,
    });
  }
  const key = Buffer.from(text.trim(), "hex");
  if (key.length !== KEY_BYTES)
    throw new KeyFault(`The secret key file ${file} is damaged; restore it from a backup.`);
  return key;
};

/** SHA-256 in hex. */
export const sha256 = (data: Uint8Array | string): string => createHash("sha256").update(data).digest("hex");

/** Compares two texts in a time that does not tell where they differ. */
export const sameText = (a: string, b: string): boolean => {
  const left = Buffer.from(sha256(a));
  return timingSafeEqual(left, Buffer.from(sha256(b)));
};
