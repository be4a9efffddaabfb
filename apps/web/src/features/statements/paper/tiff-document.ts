import { listTiffPages } from "@passbook/statement-parser/tiff";
import type { TiffPage } from "@passbook/statement-parser/tiff";
import type { PdfDocument } from "../../../lib/paper/pdf-document.ts";

const toBitmap = (page: TiffPage): Promise<ImageBitmap> => {
  const { width, height, data } = page.decode();
  return createImageBitmap(new ImageData(Uint8ClampedArray.from(data), width, height));
};

const paint = (canvas: HTMLCanvasElement, bitmap: ImageBitmap, turn: number, most_width: number): void => {
  const is_sideways = turn % 2 === 1;
  const [width, height] = is_sideways ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height];
  const scale = Math.min(1, most_width / width);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d");
  context?.translate(canvas.width / 2, canvas.height / 2);
  context?.rotate((turn * Math.PI) / 2);
  const [across, down] = [bitmap.width * scale, bitmap.height * scale];
  context?.drawImage(bitmap, -across / 2, -down / 2, across, down);
};

/** The pages of a TIFF file, which browsers do not show by themselves, upright as their scanner says. */
export const openTiff = (bytes: ArrayBuffer): PdfDocument => {
  const pages = listTiffPages(bytes);
  return {
    pages: pages.length,
    draw: (canvas, number, { width_px, ratio }) => {
      let is_cancelled = false;
      const run = async () => {
        const page = pages[number - 1];
        if (page === undefined) throw new RangeError(`There is no page ${String(number)}.`);
        const bitmap = await toBitmap(page);
        if (!is_cancelled) paint(canvas, bitmap, page.turn, width_px * ratio);
        bitmap.close();
      };
      return {
        drawn: run(),
        cancel: () => {
          is_cancelled = true;
        },
      };
    },
    close: () => undefined,
  };
};
