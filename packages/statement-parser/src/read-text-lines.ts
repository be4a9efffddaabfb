import { ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { decodeText } from "./decode/decode-text.ts";
import { splitLines } from "./decode/split-lines.ts";
import { findDeclaredEncoding } from "./detect/declared-encoding.ts";
import type { Refusal } from "./parsed-file.ts";

/** The lines of a text file as a transaction's `source.line` counts them (index 0 is line 1); binary files are refused. */
export const readTextLines = (bytes: Uint8Array): Result<string[], Refusal> => {
  const decoded = decodeText(bytes, findDeclaredEncoding(bytes));
  return decoded.ok ? ok(splitLines(decoded.value.text)) : decoded;
};
