import type { StatementRow } from "../state/use-statement-rows.ts";

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A row where it stands on its page; box in points from the top left. */
export type PageMark = { readonly row: StatementRow; readonly box: Box };

/** The rows of every page, by the page's number from 1. */
export const groupByPage = (rows: readonly StatementRow[]): ReadonlyMap<number, readonly PageMark[]> => {
  const pages = new Map<number, PageMark[]>();
  for (const row of rows) {
    if (row.source === null || !("page" in row.source)) continue;
    const { page, box } = row.source;
    const marks = pages.get(page);
    if (marks === undefined) pages.set(page, [{ row, box }]);
    else marks.push({ row, box });
  }
  return pages;
};

const percent = (part: number, whole: number): string => `${String(whole === 0 ? 0 : (100 * part) / whole)}%`;

/** A little air, in points, so that the frame does not touch the digits. */
const AIR = 2;

/** A box as a place on the page in shares of its size, however large the page is drawn. */
export const toShares = (box: Box, page: { readonly width: number; readonly height: number }) => {
  const [left, top, right, bottom] = box;
  return {
    left: percent(left - AIR, page.width),
    top: percent(top - AIR, page.height),
    width: percent(right - left + 2 * AIR, page.width),
    height: percent(bottom - top + 2 * AIR, page.height),
  };
};

type Room = {
  /** Where the page begins in its frame, and how many CSS pixels a point is. */
  readonly page_top_px: number;
  readonly page_left_px: number;
  readonly scale: number;
  readonly frame: {
    readonly scrollTop: number;
    readonly scrollLeft: number;
    readonly clientHeight: number;
    readonly clientWidth: number;
  };
};

/** Free room around a box that was scrolled to. */
const MARGIN_PX = 12;

const scrollAlong = (from: number, to: number, seen: number, size: number): number => {
  const isInSight = from - MARGIN_PX >= seen && to + MARGIN_PX <= seen + size;
  if (isInSight) return seen;
  // what is larger than the frame shows its beginning
  if (to - from > size - 2 * MARGIN_PX) return from - MARGIN_PX;
  return (from + to - size) / 2;
};

/** Where a frame has to be scrolled to for a box to be in sight; it stays where it is when it is. */
export const scrollToBox = (box: Box, room: Room): { readonly top: number; readonly left: number } => {
  const [left, top, right, bottom] = box;
  const { page_top_px, page_left_px, scale, frame } = room;
  return {
    top: scrollAlong(
      page_top_px + top * scale,
      page_top_px + bottom * scale,
      frame.scrollTop,
      frame.clientHeight,
    ),
    left: Math.max(
      0,
      scrollAlong(
        page_left_px + left * scale,
        page_left_px + right * scale,
        frame.scrollLeft,
        frame.clientWidth,
      ),
    ),
  };
};
