import { Readable } from "node:stream";

/** The passphrase is not that of this backup. */
export class WrongPassphrase extends Error {}
/** The backup is not as it was written. */
export class SealBroken extends Error {}

const MAGIC = "age-encryption.org/v1";
/** Two to this power is how often a guess has to be stretched: a second of work on a small computer. */
const WORK_FACTOR = 17;
const NO_MATCH = "no identity matched";

/** Whether a file that begins so is encrypted. */
export const isSealed = (beginning: Uint8Array): boolean =>
  Buffer.from(beginning).toString("latin1").startsWith(MAGIC);

// Node and the DOM describe one and the same kind of stream by two types.
const toWeb = (source: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(source)) as unknown as globalThis.ReadableStream<Uint8Array>;
async function* fromWeb(stream: globalThis.ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}

/** Encrypts bytes with a passphrase as they pass, in the format of age (https://age-encryption.org/v1). */
export const sealBytes = (passphrase: string) =>
  async function* seal(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const { Encrypter } = await import("age-encryption");
    const encrypter = new Encrypter();
    encrypter.setScryptWorkFactor(WORK_FACTOR);
    encrypter.setPassphrase(passphrase.normalize("NFC"));
    yield* fromWeb(await encrypter.encrypt(toWeb(source)));
  };

/** Opens what was encrypted with a passphrase; throws WrongPassphrase or SealBroken. */
export const unsealBytes = (passphrase: string) =>
  async function* unseal(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const { Decrypter } = await import("age-encryption");
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase.normalize("NFC"));
    try {
      yield* fromWeb(await decrypter.decrypt(toWeb(source)));
    } catch (error) {
      const is_other = error instanceof Error && error.message.startsWith(NO_MATCH);
      throw is_other ? new WrongPassphrase() : new SealBroken("", { cause: error });
    }
  };
