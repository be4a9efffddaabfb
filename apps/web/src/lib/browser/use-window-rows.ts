import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import type { RefObject } from "react";
import { useEffect, useLayoutEffect, useState } from "react";
import { usePrinting } from "./printing.ts";
import { useMediaQuery } from "../../ui/base/use-media-query.ts";

const TOUCH = "(max-width: 767.98px), (pointer: coarse)";
const OVERSCAN = 8;

/** Where an element begins in the page, so that the window's scroll can be measured against it. */
const useTopOf = (element: RefObject<HTMLElement | null>): number => {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current !== null)
        setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return top;
};

type WindowRows = {
  readonly list: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Heights of a row in pixels. */
  readonly height: { readonly touch: number; readonly mouse: number };
  /** The height of one item where not all are rows; the same function for the same list. */
  readonly heightOf?: ((index: number, row_px: number) => number) | undefined;
  /** What an item is known by; its place when not given. The same function for the same list. */
  readonly keyOf?: ((index: number) => string | number) | undefined;
  /** Room kept free at the top of the window when a row is brought into view. */
  readonly room_px?: number | undefined;
};

const wholeRange = ({ count }: { readonly count: number }): number[] =>
  Array.from({ length: count }, (_, index) => index);

/** Draws only the rows of a long list that the window shows, and all for the printer; rows are placed absolutely, from `scrollMargin` on. */
export const useWindowRows = ({ list, count, height, heightOf, keyOf, room_px = 84 }: WindowRows) => {
  const touch = useMediaQuery(TOUCH);
  const printing = usePrinting();
  const row_px = touch ? height.touch : height.mouse;
  // its methods answer anew at each call and are never memoised here
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: (index) => heightOf?.(index, row_px) ?? row_px,
    overscan: OVERSCAN,
    rangeExtractor: printing ? wholeRange : defaultRangeExtractor,
    ...(keyOf === undefined ? {} : { getItemKey: keyOf }),
    scrollMargin: useTopOf(list),
    scrollPaddingStart: room_px,
    scrollPaddingEnd: 84,
  });
  useEffect(() => {
    virtualizer.measure();
  }, [virtualizer, row_px, heightOf]);
  return virtualizer;
};
