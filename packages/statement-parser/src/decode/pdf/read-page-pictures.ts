import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import type { Refusal } from "../../parsed-file.ts";
import type { Picture } from "../picture/picture.ts";
import { DOTS_MAX, SCANNED_PAGES_MAX, TOO_MANY_PAGES } from "../picture/picture.ts";
import { drawPictures } from "./draw-pictures.ts";
import { openPdf } from "./open-pdf.ts";

const DOTS_PER_POINT = 200 / 72;
/** Pages of other sizes were not measured in points: they are drawn as if they were as long as A4. */
const LENGTHS = { least: 400, most: 1300, usual: 842 };

const findScale = (width: number, height: number): number => {
  const length = Math.max(width, height);
  const measured = length >= LENGTHS.least && length <= LENGTHS.most;
  return measured ? DOTS_PER_POINT : (DOTS_PER_POINT * LENGTHS.usual) / length;
};

/** A page of a PDF with what its pictures show; null where it has none. */
export type PagePicture = { page: number; width: number; height: number; picture: Picture | null };

/** Opens a PDF for its pictures; pages are drawn one at a time, at 200 dpi or `finer` times as many, since each takes megabytes. */
export const openPagePictures = async (
  bytes: Uint8Array,
  password: string | undefined,
): Promise<
  Result<
    {
      pages: number;
      draw: (page: number, finer: number) => Promise<PagePicture>;
      close: () => Promise<void>;
    },
    Refusal
  >
> => {
  const open = await openPdf(bytes, password, DOTS_MAX);
  if (!open.ok) return open;
  const { library, document } = open.value;
  const close = (): Promise<void> => open.value.close();
  if (document.numPages > SCANNED_PAGES_MAX) {
    await close();
    return err(TOO_MANY_PAGES);
  }
  const draw = async (number: number, finer: number): Promise<PagePicture> => {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const picture = await drawPictures(library, page, finer * findScale(width, height));
    page.cleanup();
    return { page: number, width, height, picture };
  };
  return ok({ pages: document.numPages, draw, close });
};
