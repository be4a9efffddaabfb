import UTIF from "utif2";
import type { Turn } from "../page-words.ts";
import { turnFrom } from "./exif-turn.ts";

const SUBFILE = "t254";
const WIDTH = "t256";
const HEIGHT = "t257";
const ORIENTATION = "t274";
/** A smaller copy of another page. */
const IS_REDUCED = 1;

type Directory = ReturnType<typeof UTIF.decode>[number];

/** A page as it was scanned: its size in dots, and by how many quarters clockwise it is turned to stand upright. */
export type TiffPage = {
  width: number;
  height: number;
  turn: Turn;
  /** Decodes its dots, red, green, blue and how much each covers; throws where they are damaged. */
  decode: () => { width: number; height: number; data: Uint8Array };
};

const numberOf = (directory: Directory, tag: string): number => {
  const value = directory[tag];
  return Array.isArray(value) || value instanceof Uint8Array ? Number(value[0]) : 0;
};

/** The pages of a TIFF file without the smaller copies among them; throws where its directory is damaged. */
export const listTiffPages = (bytes: ArrayBuffer): TiffPage[] =>
  UTIF.decode(bytes)
    .filter((directory) => WIDTH in directory && (numberOf(directory, SUBFILE) & IS_REDUCED) === 0)
    .map((directory) => ({
      width: numberOf(directory, WIDTH),
      height: numberOf(directory, HEIGHT),
      turn: turnFrom(numberOf(directory, ORIENTATION)),
      decode: () => {
        // What is decoded is kept in the directory, and would be kept with it.
        const own = { ...directory };
        UTIF.decodeImage(bytes, own);
        return { width: own.width, height: own.height, data: UTIF.toRGBA8(own) };
      },
    }));
