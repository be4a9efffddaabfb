import type { Box, Word, WordPage } from "../../decode/page-words.ts";
import { evenLight } from "../../decode/picture/even-light.ts";
import type { Picture } from "../../decode/picture/picture.ts";
import { readHocr } from "../../decode/picture/read-hocr.ts";
import { findTilt, straighten, toTilted } from "../../decode/picture/straighten.ts";

/** Recognises the letters of an upright page; the answer is hOCR with signs and their choices. */
export type Recognise = (picture: Picture) => Promise<string>;

/** A page of a scan: its size in points and its dots. */
export type ScannedPage = { page: number; width: number; height: number; picture: Picture };

/** A word of which the recogniser was not sure: what else it may be. */
export type SeenPageWord = Word & { sure: number; others: readonly string[] };

/** The words of a page as if it lay straight, and by how much it does not. */
export type SeenPage = Omit<WordPage, "words"> & { words: SeenPageWord[]; degrees: number };

/** Straightens a page, makes its light even and recognises its words. */
export const seePage = async (
  { page, width, height, picture }: ScannedPage,
  recognise: Recognise,
): Promise<SeenPage> => {
  const degrees = findTilt(picture);
  const seen = readHocr(await recognise(evenLight(straighten(picture, degrees))));
  const [across, down] = [width / picture.width, height / picture.height];
  const words = seen.map(({ box, ...word }) => ({
    ...word,
    box: [box[0] * across, box[1] * down, box[2] * across, box[3] * down] as const,
  }));
  return { page, width, height, words, degrees };
};

/** A box of the straightened page as the page is shown. */
export const toShownBox = (box: Box, page: Pick<SeenPage, "width" | "height" | "degrees">): Box => {
  const [x0, y0, x1, y1] = box;
  const corners = [
    toTilted(x0, y0, page),
    toTilted(x1, y0, page),
    toTilted(x0, y1, page),
    toTilted(x1, y1, page),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};
