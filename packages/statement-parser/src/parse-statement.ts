import type { Result } from "@passbook/contract/values";
import { detectSignature } from "./detect/detect-signature.ts";
import { parseBytes } from "./parse-bytes.ts";
import type { ParsedFile, ParseHints, Refusal } from "./parsed-file.ts";

/** Reads the bytes of a statement file; a file that is none, or cannot be read, is refused with a code and the way out. */
export const parseStatement = async (
  bytes: Uint8Array,
  hints: ParseHints,
): Promise<Result<ParsedFile, Refusal>> => {
  if (detectSignature(bytes) !== "pdf") return parseBytes(bytes, hints);
  // pdf.js is large; only those who read a PDF load it.
  const { readPdf } = await import("./formats/pdf/read-pdf.ts");
  return readPdf(bytes, hints);
};
