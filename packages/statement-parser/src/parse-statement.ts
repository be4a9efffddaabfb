import { ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { parseBytes } from "./parse-bytes.ts";
import type { ParsedFile, ParseHints, Refusal } from "./parsed-file.ts";
import { pointOut } from "./proof/point-out.ts";

/** Reads the bytes of a statement file; a file that is none, or cannot be read, is refused with a code and the way out. */
export const parseStatement = async (
  bytes: Uint8Array,
  hints: ParseHints,
): Promise<Result<ParsedFile, Refusal>> => {
  const parsed = parseBytes(bytes, hints);
  return parsed.ok ? ok(pointOut(parsed.value)) : parsed;
};
