import { ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { unpackGzip, unpackZip } from "./decode/unpack-archive.ts";
import { detectArchive } from "./detect/detect-archive.ts";
import { readArchive } from "./formats/archive/read-archive.ts";
import { parseBytes } from "./parse-bytes.ts";
import type { ParsedFile, ParseHints, Refusal } from "./parsed-file.ts";
import { pointOut } from "./proof/point-out.ts";
import { readTextLines } from "./read-text-lines.ts";

const BYTES_MAX = 64 * 1024 * 1024;

const countLines = (bytes: Uint8Array): number => {
  const lines = readTextLines(bytes);
  return lines.ok ? lines.value.length : 0;
};

const parseOne = async (bytes: Uint8Array, hints: ParseHints): Promise<Result<ParsedFile, Refusal>> =>
  parseBytes(bytes, hints);

const parseAll = async (bytes: Uint8Array, hints: ParseHints): Promise<Result<ParsedFile, Refusal>> => {
  const archive = bytes.length > BYTES_MAX ? null : detectArchive(bytes);
  if (archive !== "zip" && archive !== "gzip") return parseOne(bytes, hints);
  const files = archive === "zip" ? unpackZip(bytes) : unpackGzip(bytes);
  return files.ok ? readArchive(files.value, hints, { parse: parseOne, countLines }) : files;
};

/** Reads the bytes of a statement file; a file that is none, or cannot be read, is refused with a code and the way out. */
export const parseStatement = async (
  bytes: Uint8Array,
  hints: ParseHints,
): Promise<Result<ParsedFile, Refusal>> => {
  const parsed = await parseAll(bytes, hints);
  return parsed.ok ? ok(pointOut(parsed.value)) : parsed;
};
