import { err } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { decodeText } from "./decode/decode-text.ts";
import { findDeclaredEncoding } from "./detect/declared-encoding.ts";
import { detectSignature } from "./detect/detect-signature.ts";
import type { BinaryKind } from "./detect/detect-signature.ts";
import { detectTextFormat } from "./detect/detect-text-format.ts";
import { readOfx } from "./formats/ofx/read-ofx.ts";
import { readQif } from "./formats/qif/read-qif.ts";
import { readLooseText } from "./formats/text/read-loose-text.ts";
import type { ParsedFile, ParseHints, Refusal } from "./parsed-file.ts";

const BYTES_MAX = 64 * 1024 * 1024;

const UNREAD: Readonly<Record<BinaryKind, string>> = {
  pdf: "PDF files are not read yet. Download the statement as OFX, QIF or CSV.",
  zip: "This is a zip archive or a workbook. Unpack it, or save the sheet as CSV.",
  ole: "This is an old Excel or Word file. Save the sheet as CSV.",
  image: "This is a picture. Download the statement as OFX, QIF or CSV.",
  gzip: "This file is compressed. Unpack it and try again.",
};

const refuse = (code: Refusal["code"], message: string): Result<ParsedFile, Refusal> =>
  err({ code, message });

const readText = (text: string, hints: ParseHints): Result<ParsedFile, Refusal> => {
  if (text.trim() === "")
    return refuse("empty", "The file holds only blank lines. Download it again from your bank.");
  const kind = detectTextFormat(text);
  if (kind === "ofx") return readOfx(text, hints);
  if (kind === "qif") return readQif(text, hints);
  if (kind === "markup")
    return refuse(
      "not_a_statement",
      "This is a web page or another XML document. Download the statement as OFX, QIF or CSV.",
    );
  if (kind === "json")
    return refuse("not_a_statement", "This is a JSON file. Download the statement as OFX, QIF or CSV.");
  return readLooseText(text, hints);
};

/** Reads every format that needs no waiting; a file that is none, or cannot be read, is refused with a code and the way out. */
export const parseBytes = (bytes: Uint8Array, hints: ParseHints): Result<ParsedFile, Refusal> => {
  if (bytes.length === 0) return refuse("empty", "The file is empty. Download it again from your bank.");
  if (bytes.length > BYTES_MAX)
    return refuse("too_large", "The file is larger than 64 MB. Download a shorter period.");
  const signature = detectSignature(bytes);
  if (signature !== null) return refuse("unreadable", UNREAD[signature]);
  const decoded = decodeText(bytes, findDeclaredEncoding(bytes));
  if (!decoded.ok) return decoded;
  const read = readText(decoded.value.text, hints);
  if (read.ok && decoded.value.damaged)
    read.value.problems.unshift({
      code: "text_damaged",
      message: "Some letters of the file were already damaged and show as \uFFFD.",
    });
  return read;
};
