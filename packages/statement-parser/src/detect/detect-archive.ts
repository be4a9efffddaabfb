import { listZip } from "../decode/archive/list-zip.ts";
import { isSavedPage } from "../decode/archive/unpack-saved-page.ts";
import { detectSignature } from "./detect-signature.ts";

/** `workbook`: a zip that is one document of an office program (OOXML or OpenDocument), not a folder of files; `page`: MHTML. */
export type ArchiveKind = "zip" | "gzip" | "workbook" | "page";

/** Tells archives from workbooks by the names in their central directory; null for everything else. */
export const detectArchive = (bytes: Uint8Array): ArchiveKind | null => {
  const signature = detectSignature(bytes);
  if (signature === "gzip") return "gzip";
  if (signature === null && isSavedPage(bytes)) return "page";
  if (signature !== "zip") return null;
  const entries = listZip(bytes);
  if (typeof entries === "string") return "zip";
  const isDocument = entries.some(
    ({ name }) => name === "[Content_Types].xml" || name === "META-INF/manifest.xml",
  );
  return isDocument ? "workbook" : "zip";
};
