import { err } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import { peekGzip } from "./decode/archive/inflate.ts";
import { unpackGzip, unpackZip } from "./decode/archive/unpack-archive.ts";
import type { InnerFile } from "./decode/archive/unpack-archive.ts";
import { unpackSavedPage } from "./decode/archive/unpack-saved-page.ts";
import { detectArchive } from "./detect/detect-archive.ts";
import { isBook } from "./formats/books/is-book.ts";
import type { Refusal } from "./parsed-file.ts";

/** GnuCash packs its books, so that one may be small and yet too large. */
const openGzip = (bytes: Uint8Array): Result<InnerFile[], Refusal> => {
  const opened = unpackGzip(bytes);
  const is_too_large = !opened.ok && opened.error.code === "too_large";
  return is_too_large && isBook(peekGzip(bytes))
    ? err({ code: "too_large", ...say("book_above_64_mb") })
    : opened;
};

/** The files of a zip or gzip, or of a page saved as one file, in their order; null for every other file, workbooks too. */
export const openArchive = (bytes: Uint8Array, password?: string): Result<InnerFile[], Refusal> | null => {
  const archive = detectArchive(bytes);
  if (archive === "zip") return unpackZip(bytes, password);
  if (archive === "page") return unpackSavedPage(bytes);
  return archive === "gzip" ? openGzip(bytes) : null;
};
