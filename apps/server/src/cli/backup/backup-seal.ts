import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  scrypt,
  type ScryptOptions,
  timingSafeEqual,
} from "node:crypto";
import { promisify } from "node:util";
import * as z from "zod";

/**
 * A sealed backup is one line of JSON, the head, and then chunks of AES-256-GCM: each with its number and whether it is the last one in
 * its nonce and the head as what it is bound to, so that none can be changed, moved, left out or taken from another backup.
 */
const COST = { N: 131_072, r: 8, p: 1 } as const;
const head = z.strictObject({
  passbook_sealed_backup: z.literal(1),
  kdf: z.literal("scrypt"),
  N: z.literal(COST.N),
  r: z.literal(COST.r),
  p: z.literal(COST.p),
  salt: z.base64(),
  /** A hash of half of what the passphrase gives: tells a wrong passphrase from a damaged file. */
  check: z.string().regex(/^[0-9a-f]{64}$/),
});

const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const SALT_BYTES = 32;
const KEY_BYTES = 32;
const LONGEST_HEAD = 1000;
const MAGIC = '{"passbook_sealed_backup":';
const NEWLINE = 10;

/** The passphrase is not that of this backup. */
export class WrongPassphrase extends Error {}
/** The backup is not as it was written. */
export class SealBroken extends Error {}

const stretch = promisify<string, Uint8Array, number, ScryptOptions, Buffer>(scrypt);

const deriveKey = async (passphrase: string, salt: Uint8Array): Promise<{ key: Buffer; check: string }> => {
  const maxmem = 256 * COST.N * COST.r;
  const all = await stretch(passphrase.normalize("NFC"), salt, 2 * KEY_BYTES, { ...COST, maxmem });
  return {
    key: all.subarray(0, KEY_BYTES),
    check: createHash("sha256").update(all.subarray(KEY_BYTES)).digest("hex"),
  };
};

/** The key is new for every backup, so a counter never gives the same nonce twice. */
const nonceOf = (number: number, is_last: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce.writeUInt8(is_last ? 1 : 0, 11);
  return nonce;
};

/** Cuts bytes into pieces of one size; of the last one it says that it is the last, and it may be empty. */
async function* toChunks(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; is_last: boolean }> {
  let held = Buffer.alloc(0);
  for await (const bytes of source) {
    held = Buffer.concat([held, bytes]);
    // Only what has something behind it is certainly not the last.
    while (held.length > size) {
      yield { bytes: held.subarray(0, size), is_last: false };
      held = held.subarray(size);
    }
  }
  yield { bytes: held, is_last: true };
}

/** Seals bytes with a passphrase as they pass. */
export const sealBytes = (passphrase: string) =>
  async function* seal(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const salt = randomBytes(SALT_BYTES);
    const { key, check } = await deriveKey(passphrase, salt);
    const line = JSON.stringify({
      passbook_sealed_backup: 1,
      kdf: "scrypt",
      ...COST,
      salt: salt.toString("base64"),
      check,
    } satisfies z.input<typeof head>);
    yield Buffer.from(`${line}\n`);
    let number = 0;
    for await (const { bytes, is_last } of toChunks(source, CHUNK_BYTES)) {
      const cipher = createCipheriv("aes-256-gcm", key, nonceOf(number, is_last)).setAAD(Buffer.from(line));
      yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
      number += 1;
    }
  };

/** Whether a file that begins so is a sealed backup. */
export const isSealed = (beginning: Uint8Array): boolean =>
  Buffer.from(beginning).toString("latin1").startsWith(MAGIC);

const parseHead = (line: string): z.output<typeof head> => {
  try {
    return head.parse(JSON.parse(line));
  } catch (error) {
    throw new SealBroken("The head of the backup is damaged.", { cause: error });
  }
};

const splitHead = async (source: AsyncIterator<Uint8Array>): Promise<{ line: string; rest: Buffer }> => {
  let held = Buffer.alloc(0);
  for (;;) {
    const end = held.subarray(0, LONGEST_HEAD).indexOf(NEWLINE);
    if (end !== -1) return { line: held.toString("utf8", 0, end), rest: held.subarray(end + 1) };
    const next = held.length > LONGEST_HEAD ? { done: true as const } : await source.next();
    if (next.done === true) throw new SealBroken("The head of the backup is damaged.");
    held = Buffer.concat([held, next.value]);
  }
};

async function* followedBy(first: Uint8Array, source: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await source.next(); next.done !== true; next = await source.next()) yield next.value;
}

const openChunk = (
  key: Buffer,
  line: string,
  { bytes, number, is_last }: { bytes: Buffer; number: number; is_last: boolean },
): Buffer => {
  const end = bytes.length - TAG_BYTES;
  if (end < 0) throw new SealBroken("The backup is cut short.");
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(number, is_last));
    decipher.setAAD(Buffer.from(line)).setAuthTag(bytes.subarray(end));
    return Buffer.concat([decipher.update(bytes.subarray(0, end)), decipher.final()]);
  } catch (error) {
    throw new SealBroken("The backup is damaged.", { cause: error });
  }
};

/** Opens what {@link sealBytes} made, as it passes; throws WrongPassphrase before the first byte, SealBroken where it was changed. */
export const unsealBytes = (passphrase: string) =>
  async function* unseal(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const iterator = source[Symbol.asyncIterator]();
    const { line, rest } = await splitHead(iterator);
    const parsed = parseHead(line);
    const { key, check } = await deriveKey(passphrase, Buffer.from(parsed.salt, "base64"));
    if (!timingSafeEqual(Buffer.from(check), Buffer.from(parsed.check))) throw new WrongPassphrase();
    let number = 0;
    for await (const chunk of toChunks(followedBy(rest, iterator), CHUNK_BYTES + TAG_BYTES)) {
      yield openChunk(key, line, { ...chunk, number });
      number += 1;
    }
  };
