import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import { useMediaQuery } from "../../../ui/base/use-media-query.ts";

const LINE_PX = { touch: 32, mouse: 24 };
const PADDING_PX = 8;
const OVERSCAN = 20;

/** The lines of a long list inside a frame that scrolls by itself; only those in view are drawn. */
export const useLineWindow = (total: number) => {
  const frame = useRef<HTMLDivElement>(null);
  const touch = useMediaQuery("(pointer: coarse)");
  const line_px = touch ? LINE_PX.touch : LINE_PX.mouse;
  // its methods answer anew at each call and are never memoised here
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: total,
    estimateSize: () => line_px,
    getScrollElement: () => frame.current,
    overscan: OVERSCAN,
    paddingStart: PADDING_PX,
    paddingEnd: PADDING_PX,
  });
  const items = virtualizer.getVirtualItems();
  useEffect(() => {
    virtualizer.measure();
  }, [virtualizer, line_px]);
  return {
    frame,
    virtualizer,
    items,
    total,
    range: { first: items[0]?.index ?? 0, last: items.at(-1)?.index ?? 0 },
  };
};

export type LineWindow = ReturnType<typeof useLineWindow>;
