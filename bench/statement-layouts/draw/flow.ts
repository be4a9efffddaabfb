import type { Sheet } from "./sheet.ts";

/** Lines one under another with page breaks; `head` draws the top of each page and says where lines begin. */
export type Flow = {
  /** The top of a free line of that height, on a new page where this one is full. */
  next: (height: number) => number;
  y: () => number;
};

type FlowWish = {
  bottom: number;
  head: (page: number) => number;
  /** Drawn at the end of each page that is followed by another. */
  foot?: (page: number, y: number) => void;
};

export const makeFlow = (sheet: Sheet, { bottom, head, foot }: FlowWish): Flow => {
  let y = head(sheet.page());
  return {
    y: () => y,
    next: (height) => {
      if (y + height > bottom) {
        foot?.(sheet.page(), y);
        sheet.addPage();
        y = head(sheet.page());
      }
      const at = y;
      y += height;
      return at;
    },
  };
};

/** Draws on every page that was made, with the number of pages known. */
export const onEveryPage = (sheet: Sheet, draw: (page: number, of: number) => void): void => {
  const of = sheet.page();
  for (let page = 1; page <= of; page += 1) {
    sheet.pdf.switchToPage(page - 1);
    draw(page, of);
  }
};
