import { ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { openPagePictures } from "../../decode/pdf/read-page-pictures.ts";
import type { PagePicture } from "../../decode/pdf/read-page-pictures.ts";
import { openPictureFile } from "../../decode/picture/read-picture-file.ts";
import { scale } from "../../decode/picture/scale.ts";
import type { Size } from "../../decode/picture/picture.ts";
import { detectSignature } from "../../detect/detect-signature.ts";
import type { ParsedFile, Refusal } from "../../parsed-file.ts";

/** A picture has no size on paper: it is taken for a page as long as A4, in points. */
const LENGTH = 842;
/** A photo shows something around the page, so its letters are smaller than those of a scan at 200 dpi, which has 2,339 dots. */
const DOTS_OF_LENGTH = { least: 1800, most: 2800, usual: 2400 };

/** The size in points of a picture that is a page. */
export const toPageSize = ({ width, height }: Size): Size => {
  const perDot = LENGTH / Math.max(width, height);
  return { width: width * perDot, height: height * perDot };
};

const findFactor = (length: number): number => {
  const { least, most, usual } = DOTS_OF_LENGTH;
  return length < least || length > most ? usual / length : 1;
};

/** A file whose pages are pictures; they are drawn one at a time. */
export type OpenScan = {
  format: ParsedFile["format"];
  pages: number;
  draw: (page: number, finer: number) => Promise<PagePicture>;
  close: () => Promise<void>;
};

/** Opens a PDF for its pictures, or a file of pictures as the pages that they are. */
export const openScan = async (
  bytes: Uint8Array,
  password: string | undefined,
): Promise<Result<OpenScan, Refusal>> => {
  if (detectSignature(bytes) === "pdf") {
    const opened = await openPagePictures(bytes, password);
    return opened.ok ? ok({ format: "pdf", ...opened.value }) : opened;
  }
  const opened = await openPictureFile(bytes);
  if (!opened.ok) return opened;
  const { sizes, draw } = opened.value;
  return ok({
    format: "picture",
    pages: sizes.length,
    draw: async (page, finer) => {
      const picture = draw(page);
      const factor = findFactor(Math.max(picture.width, picture.height));
      return { page, ...toPageSize(picture), picture: scale(picture, factor * finer) };
    },
    close: () => Promise.resolve(),
  });
};
