import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { decodeText } from "./decode/text/decode-text.ts";
import { splitLines } from "./decode/text/split-lines.ts";
import { findDeclaredEncoding } from "./detect/declared-encoding.ts";
import { openArchive } from "./open-archive.ts";
import type { Refusal } from "./parsed-file.ts";
import { refuseBinary } from "./refuse-binary.ts";

const readLines = (bytes: Uint8Array): Result<string[], Refusal> => {
  const binary = refuseBinary(bytes);
  if (binary !== null) return err(binary);
  const decoded = decodeText(bytes, findDeclaredEncoding(bytes));
  return decoded.ok ? ok(splitLines(decoded.value.text)) : decoded;
};

/**
 * The lines of a text file as a transaction's `source.line` counts them (index 0 is line 1), of an archive those of its
 * texts one after the other; other binary files are refused.
 */
export const readTextLines = (bytes: Uint8Array, password?: string): Result<string[], Refusal> => {
  const files = openArchive(bytes, password);
  if (files === null) return readLines(bytes);
  if (!files.ok) return files;
  const texts = files.value.map((file) => readLines(file.bytes));
  return ok(texts.flatMap((lines) => (lines.ok ? lines.value : [])));
};
