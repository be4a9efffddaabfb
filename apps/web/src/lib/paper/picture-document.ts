import type { PdfDocument } from "./pdf-document.ts";

/** How JPEG and PNG files begin, and TIFF files, which have many pages and are not shown by browsers. */
const BEGINNINGS = [
  ["picture", [0xff, 0xd8]],
  ["picture", [0x89, 0x50]],
  ["tiff", [0x49, 0x49, 0x2a, 0x00]],
  ["tiff", [0x4d, 0x4d, 0x00, 0x2a]],
] as const;

/** What a file is, told by its content; null for what is neither picture. */
export const findPictureKind = (bytes: ArrayBuffer): "picture" | "tiff" | null => {
  const head = new Uint8Array(bytes.slice(0, 4));
  const found = BEGINNINGS.find(([, beginning]) => beginning.every((byte, index) => head[index] === byte));
  return found?.[0] ?? null;
};

/** A picture as a document of one page, upright as its camera says. */
export const openPicture = async (bytes: ArrayBuffer): Promise<PdfDocument> => {
  const bitmap = await createImageBitmap(new Blob([bytes]), { imageOrientation: "from-image" });
  const paint = (canvas: HTMLCanvasElement, width: number): void => {
    canvas.width = Math.round(Math.min(width, bitmap.width));
    canvas.height = Math.round((canvas.width * bitmap.height) / bitmap.width);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  };
  return {
    pages: 1,
    draw: (canvas, _, { width_px, ratio }) => {
      paint(canvas, width_px * ratio);
      return { drawn: Promise.resolve(), cancel: () => undefined };
    },
    close: () => {
      bitmap.close();
    },
  };
};
