import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { Refusal } from "../../parsed-file.ts";
import { chooseLegacyEncoding } from "./legacy-encoding.ts";
import { decodeLoosely, decodeStrictly } from "./text-decoder.ts";

/** Text of a file and how sure its encoding is: `damaged` when some bytes could not be read. */
export type DecodedText = { text: string; encoding: string; damaged: boolean };

const HEAD_BYTES = 64 * 1024;

const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const findWideEncoding = (bytes: Uint8Array): string | null => {
  if (startsWith(bytes, 0xff, 0xfe)) return "utf-16le";
  if (startsWith(bytes, 0xfe, 0xff)) return "utf-16be";
  const end = Math.min(bytes.length, 4096) & ~1;
  let evenZeros = 0;
  let oddZeros = 0;
  for (let index = 0; index < end; index += 2) {
    if (bytes[index] === 0) evenZeros += 1;
    if (bytes[index + 1] === 0) oddZeros += 1;
  }
  const pairs = end / 2;
  if (pairs < 4) return null;
  if (oddZeros > pairs * 0.6 && evenZeros < pairs * 0.05) return "utf-16le";
  return evenZeros > pairs * 0.6 && oddZeros < pairs * 0.05 ? "utf-16be" : null;
};

const CONTROL_SHARE_MAX = 0.01;

/** Control characters that no text file needs; a few stray ones are forgiven. */
const isBinary = (bytes: Uint8Array): boolean => {
  const end = Math.min(bytes.length, HEAD_BYTES);
  let controls = 0;
  for (let index = 0; index < end; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12 && byte !== 26) controls += 1;
  }
  return controls > end * CONTROL_SHARE_MAX + 2;
};

/** A file that was UTF-8 before a few bytes were broken still holds more whole characters than broken ones. */
const isBrokenUtf8 = (loose: string): boolean => {
  let whole = 0;
  let broken = 0;
  for (let index = 0; index < loose.length; index += 1) {
    const code = loose.charCodeAt(index);
    if (code === 0xfffd) broken += 1;
    else if (code > 127) whole += 1;
  }
  return whole > broken * 2;
};

const stripMark = (text: string): string => (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);

/** Turns bytes into text: byte order mark, UTF-16 by its zeros, UTF-8 when valid, else the likeliest legacy encoding. */
export const decodeText = (bytes: Uint8Array, declared: string | null): Result<DecodedText, Refusal> => {
  const wide = findWideEncoding(bytes);
  if (wide !== null)
    return ok({ text: stripMark(decodeLoosely(bytes, wide)), encoding: wide, damaged: false });
  if (isBinary(bytes))
    return err({
      code: "unreadable",
      ...say("binary_file"),
    });
  const utf8 = decodeStrictly(bytes, "utf-8");
  if (utf8 !== null) return ok({ text: stripMark(utf8), encoding: "utf-8", damaged: false });
  const loose = decodeLoosely(bytes, "utf-8");
  if (isBrokenUtf8(loose)) return ok({ text: stripMark(loose), encoding: "utf-8", damaged: true });
  const encoding = chooseLegacyEncoding(bytes, declared);
  return ok({ text: decodeLoosely(bytes, encoding), encoding, damaged: false });
};
