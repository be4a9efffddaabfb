import { detectSignature } from "./detect-signature.ts";

/** Raw streams of old workbooks that lack the usual container. */
const BARE_STREAMS: readonly (readonly number[])[] = [
  [0x09, 0x08, 0x10, 0x00],
  [0x09, 0x08, 0x08, 0x00],
  [0x09, 0x04, 0x06, 0x00],
  [0x09, 0x02, 0x06, 0x00],
  [0x09, 0x00, 0x04, 0x00],
];

/** `[Content_Types].xml` in ASCII, the part that every workbook and document in a zip has. */
const TYPES = Uint8Array.from("[Content_Types].xml".split(""), (char) => char.charCodeAt(0));
const EDGE_BYTES = 64 * 1024;

const holdsTypes = (bytes: Uint8Array): boolean => {
  const first = TYPES[0] ?? 0;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (TYPES.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
};

/** Which kind of workbook the bytes are; null for other files, also for zip archives of something else. */
export const detectWorkbook = (bytes: Uint8Array): "xls" | "xlsx" | null => {
  const signature = detectSignature(bytes);
  if (signature === "ole") return "xls";
  if (signature === "zip")
    return holdsTypes(bytes.subarray(0, EDGE_BYTES)) || holdsTypes(bytes.subarray(-EDGE_BYTES))
      ? "xlsx"
      : null;
  return BARE_STREAMS.some((stream) => stream.every((byte, index) => bytes[index] === byte)) ? "xls" : null;
};
