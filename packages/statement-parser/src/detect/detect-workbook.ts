import { detectArchive } from "./detect-archive.ts";
import { detectSignature } from "./detect-signature.ts";

/** Raw streams of old workbooks that lack the usual container. */
const BARE_STREAMS: readonly (readonly number[])[] = [
  [0x09, 0x08, 0x10, 0x00],
  [0x09, 0x08, 0x08, 0x00],
  [0x09, 0x04, 0x06, 0x00],
  [0x09, 0x02, 0x06, 0x00],
  [0x09, 0x00, 0x04, 0x00],
];

/** What lies around the cells of a workbook: a zip archive, or the container (or bare stream) of older ones. */
export type WorkbookCover = "zip" | "ole";

/** How the bytes of a workbook are held; null for other files, also for zip archives of something else. */
export const detectWorkbook = (bytes: Uint8Array): WorkbookCover | null => {
  const signature = detectSignature(bytes);
  if (signature === "ole") return "ole";
  if (signature === "zip") return detectArchive(bytes) === "workbook" ? "zip" : null;
  return BARE_STREAMS.some((stream) => stream.every((byte, index) => bytes[index] === byte)) ? "ole" : null;
};
