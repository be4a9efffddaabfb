/** How wide a page is drawn, in widths of its frame. */
export const ZOOMS = [1, 1.25, 1.5, 2, 3] as const;

const NARROW = "(max-width: 767.98px)";
/** On a phone a whole page is too small to read. */
const FIRST = { narrow: 2, wide: 1 };

export const firstZoom = (): number => (window.matchMedia(NARROW).matches ? FIRST.narrow : FIRST.wide);

/** The next step up or down from a zoom, or null at the end. */
export const stepZoom = (zoom: number, by: 1 | -1): number | null =>
  (by === 1 ? ZOOMS.find((one) => one > zoom) : ZOOMS.findLast((one) => one < zoom)) ?? null;
