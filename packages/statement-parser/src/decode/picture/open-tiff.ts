import type { Picture, Size } from "./picture.ts";
import { listTiffPages } from "./tiff-pages.ts";
import type { TiffPage } from "./tiff-pages.ts";
import { toGray } from "./to-gray.ts";
import { isSideways, turnPicture } from "./turn-picture.ts";

const sizeOf = ({ width, height, turn }: TiffPage): Size =>
  isSideways(turn) ? { width: height, height: width } : { width, height };

/**
 * The pages of a TIFF file, upright as their scanner says; throws where it is damaged. A page is decoded when it is drawn, counted from 1,
 * and not kept.
 */
export const openTiff = (file: Uint8Array): { sizes: Size[]; draw: (page: number) => Picture } => {
  const pages = listTiffPages(Uint8Array.from(file).buffer);
  return {
    sizes: pages.map(sizeOf),
    draw: (number) => {
      const page = pages[number - 1];
      if (page === undefined) throw new RangeError(`There is no page ${number}.`);
      return turnPicture(toGray({ ...page.decode(), channels: 4 }), page.turn);
    },
  };
};
