import type { Result } from "@passbook/contract/values";
import { detectWorkbook } from "./detect/detect-workbook.ts";
import { BYTES_MAX, parseBytes } from "./parse-bytes.ts";
import type { ParsedFile, ParseHints, Refusal } from "./parsed-file.ts";

/** Reads the bytes of a statement file; a file that is none, or cannot be read, is refused with a code and the way out. */
export const parseStatement = async (
  bytes: Uint8Array,
  hints: ParseHints,
): Promise<Result<ParsedFile, Refusal>> => {
  const workbook = bytes.length > BYTES_MAX ? null : detectWorkbook(bytes);
  if (workbook === null) return parseBytes(bytes, hints);
  // Large, and needed for workbooks only.
  const { readWorkbookFile } = await import("./formats/sheet/read-workbook-file.ts");
  return readWorkbookFile(bytes, workbook, hints);
};
