import type { Turn } from "../page-words.ts";

const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
const ORIENTATION = 0x0112;
const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];
const TIFF_AT = EXIF.length;
const ENTRY_BYTES = 12;
/** How the camera was held, by the number that it writes. */
const TURNS: Readonly<Record<number, Turn>> = { 3: 2, 6: 1, 8: 3 };

/** By how many quarters clockwise a picture of an orientation, as TIFF and EXIF number them, is to be turned. */
export const turnFrom = (orientation: number): Turn => TURNS[orientation] ?? 0;

const readOrientation = (view: DataView): number => {
  const little = view.getUint16(TIFF_AT) === 0x4949;
  const first = TIFF_AT + view.getUint32(TIFF_AT + 4, little);
  const count = view.getUint16(first, little);
  for (let at = first + 2; at < first + 2 + count * ENTRY_BYTES; at += ENTRY_BYTES)
    if (view.getUint16(at, little) === ORIENTATION) return view.getUint16(at + 8, little);
  return 1;
};

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const isExif = (bytes: Uint8Array, at: number): boolean =>
  EXIF.every((byte, index) => bytes[at + index] === byte);

/** By how many quarters clockwise a JPEG is to be turned to stand upright, as its camera noted; 0 where nothing is noted. */
export const findQuarterTurns = (bytes: Uint8Array): Turn => {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 4 < bytes.length && bytes[at] === 0xff && bytes[at + 1] !== START_OF_SCAN) {
    const length = view.getUint16(at + 2);
    if (bytes[at + 1] === APP1 && isExif(bytes, at + 4))
      try {
        return turnFrom(readOrientation(viewOf(bytes.subarray(at + 4, at + 2 + length))));
      } catch {
        return 0;
      }
    at += 2 + length;
  }
  return 0;
};
