import UTIF from "utif2";
import type { PdfDocument } from "./pdf-document.ts";

const WIDTH = "t256";
const SUBFILE = "t254";
const ORIENTATION = "t274";
/** A smaller copy of another page. */
const IS_REDUCED = 1;
/** By which angle a page is to be turned clockwise, by the number that its scanner writes. */
const ANGLES: Readonly<Record<number, number>> = { 3: 180, 6: 90, 8: 270 };

type Directory = ReturnType<typeof UTIF.decode>[number];

const numberOf = (directory: Directory, tag: string): number => {
  const value = directory[tag];
  return Array.isArray(value) ? Number(value[0]) : 0;
};

const toBitmap = (bytes: ArrayBuffer, directory: Directory): Promise<ImageBitmap> => {
  UTIF.decodeImage(bytes, directory);
  const dots = Uint8ClampedArray.from(UTIF.toRGBA8(directory));
  return createImageBitmap(new ImageData(dots, directory.width, directory.height));
};

const paint = (canvas: HTMLCanvasElement, bitmap: ImageBitmap, angle: number, most_width: number): void => {
  const is_sideways = angle % 180 !== 0;
  const [width, height] = is_sideways ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height];
  const scale = Math.min(1, most_width / width);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d");
  context?.translate(canvas.width / 2, canvas.height / 2);
  context?.rotate((angle * Math.PI) / 180);
  const [across, down] = [bitmap.width * scale, bitmap.height * scale];
  context?.drawImage(bitmap, -across / 2, -down / 2, across, down);
};

/** The pages of a TIFF file, which browsers do not show by themselves, upright as their scanner says. */
export const openTiff = (bytes: ArrayBuffer): PdfDocument => {
  const pages = UTIF.decode(bytes).filter(
    (directory) => WIDTH in directory && (numberOf(directory, SUBFILE) & IS_REDUCED) === 0,
  );
  return {
    draw: (canvas, number, { width_px, ratio }) => {
      let is_cancelled = false;
      const run = async () => {
        const directory = pages[number - 1];
        if (directory === undefined) throw new RangeError(`There is no page ${String(number)}.`);
        const bitmap = await toBitmap(bytes, { ...directory });
        const angle = ANGLES[numberOf(directory, ORIENTATION)] ?? 0;
        if (!is_cancelled) paint(canvas, bitmap, angle, width_px * ratio);
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
