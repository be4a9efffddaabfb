import { Readable } from "node:stream";
import { dkimVerify } from "mailauth/lib/dkim/verify.js";
import type { MailSignatures, SignatureKeys } from "./tasks.ts";

const CHUNK_BYTES = 64 * 1024;
const MOST_SENDERS = 20;

const toPieces = (bytes: Uint8Array): Readable =>
  Readable.from(
    (function* listPieces() {
      for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
        yield Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.min(CHUNK_BYTES, bytes.length - at));
    })(),
  );

/** Checks the signatures (DKIM) of a message with the keys that are known. */
export const readSignatures = async (bytes: Uint8Array, keys: SignatureKeys): Promise<MailSignatures> => {
  const { results, headerFrom, fromFields } = await dkimVerify(toPieces(bytes), {
    resolver: async (name) => {
      const key = keys[name];
      if (key === null || key === undefined)
        throw Object.assign(new Error(name), { code: key === null ? "ETIMEOUT" : "ENOTFOUND" });
      return key.map((texts) => [...texts]);
    },
    rejectRsaSha1: true,
  });
  return {
    signatures: results.map(
      ({ signingDomain = "", status: { result, aligned, underSized = 0, comment } }) => ({
        result,
        domain: signingDomain,
        is_aligned: typeof aligned === "string",
        is_whole: underSized === 0,
        has_key: result !== "temperror" && comment !== "no key",
      }),
    ),
    from: headerFrom.slice(0, MOST_SENDERS),
    from_lines: fromFields,
  };
};
