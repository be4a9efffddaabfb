import UTIF from "utif2";
import type { Turn } from "../page-words.ts";
import { turnFrom } from "./exif-turn.ts";
import type { Picture, Size } from "./picture.ts";
import { toGray } from "./to-gray.ts";
import { isSideways, turnPicture } from "./turn-picture.ts";

type Directory = ReturnType<typeof UTIF.decode>[number];

const SUBFILE = "t254";
const WIDTH = "t256";
const HEIGHT = "t257";
const ORIENTATION = "t274";
/** A smaller copy of another page. */
const IS_REDUCED = 1;

const numberOf = (directory: Directory, tag: string): number => {
  const value = directory[tag];
  return Array.isArray(value) || value instanceof Uint8Array ? Number(value[0]) : 0;
};

const turnOf = (directory: Directory): Turn => turnFrom(numberOf(directory, ORIENTATION));

const sizeOf = (directory: Directory): Size => {
  const [width, height] = [numberOf(directory, WIDTH), numberOf(directory, HEIGHT)];
  return isSideways(turnOf(directory)) ? { width: height, height: width } : { width, height };
};

const drawPage = (bytes: ArrayBuffer, directory: Directory): Picture => {
  UTIF.decodeImage(bytes, directory);
  const { width, height } = directory;
  const data = UTIF.toRGBA8(directory);
  return turnPicture(toGray({ width, height, data, channels: 4 }), turnOf(directory));
};

/**
 * The pages of a TIFF file, upright as their scanner says; throws where it is damaged. A page is decoded when it is drawn, counted from 1,
 * and not kept.
 */
export const openTiff = (file: Uint8Array): { sizes: Size[]; draw: (page: number) => Picture } => {
  const bytes = Uint8Array.from(file).buffer;
  const pages = UTIF.decode(bytes).filter(
    (directory) => WIDTH in directory && (numberOf(directory, SUBFILE) & IS_REDUCED) === 0,
  );
  return {
    sizes: pages.map(sizeOf),
    draw: (page) => {
      const directory = pages[page - 1];
      if (directory === undefined) throw new RangeError(`There is no page ${page}.`);
      return drawPage(bytes, { ...directory });
    },
  };
};
