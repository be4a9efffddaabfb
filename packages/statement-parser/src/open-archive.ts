import type { Result } from "@passbook/contract/values";
import { unpackGzip, unpackZip } from "./decode/archive/unpack-archive.ts";
import type { InnerFile } from "./decode/archive/unpack-archive.ts";
import { unpackSavedPage } from "./decode/archive/unpack-saved-page.ts";
import { detectArchive } from "./detect/detect-archive.ts";
import type { Refusal } from "./parsed-file.ts";

/** The files of a zip or gzip, or of a page saved as one file, in their order; null for every other file, workbooks too. */
export const openArchive = (bytes: Uint8Array, password?: string): Result<InnerFile[], Refusal> | null => {
  const archive = detectArchive(bytes);
  if (archive === "zip") return unpackZip(bytes, password);
  if (archive === "page") return unpackSavedPage(bytes);
  return archive === "gzip" ? unpackGzip(bytes) : null;
};
