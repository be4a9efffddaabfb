import type { PdfDocument } from "./pdf-document.ts";

/** How JPEG and PNG files begin. */
const BEGINNINGS = [
  [0xff, 0xd8],
  [0x89, 0x50],
];

/** Whether a file is a picture, told by its content. */
export const isPicture = (bytes: ArrayBuffer): boolean => {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  return BEGINNINGS.some((beginning) => beginning[0] === first && beginning[1] === second);
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
    draw: (canvas, _, { width_px, ratio }) => {
      paint(canvas, width_px * ratio);
      return { drawn: Promise.resolve(), cancel: () => undefined };
    },
    close: () => {
      bitmap.close();
    },
  };
};
