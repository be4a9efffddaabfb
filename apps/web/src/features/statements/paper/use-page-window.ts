import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { FilePiece } from "@passbook/contract/statements";
import type { PrintedPage } from "./use-original.ts";
import { useOriginalPages } from "./use-original.ts";

const GAP_PX = 10;
const OVERSCAN = 1;
/** A4 in points, until a page tells its size. */
const A4 = { width: 595, height: 842 };

const asPage = (piece: FilePiece | undefined): PrintedPage | undefined =>
  piece !== undefined && "page" in piece ? piece : undefined;

/** The room inside the frame. */
const useRoom = (frame: { readonly current: HTMLElement | null }) => {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = () => {
      setRoom({ width: element.clientWidth, height: element.clientHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [frame]);
  return room;
};

export type PageSource = {
  readonly statement_id: string;
  readonly total: number;
  readonly first: FilePiece | undefined;
  readonly zoom: number;
};

/** The pages of a long file inside a frame that scrolls by itself; only those in view are drawn. */
export const usePageWindow = ({ statement_id, total, first, zoom }: PageSource) => {
  const frame = useRef<HTMLDivElement>(null);
  const frame_px = useRoom(frame);
  const width_px = Math.max(0, Math.round((frame_px.width - 2 * GAP_PX) * zoom));
  const [range, setRange] = useState({ first: 0, last: 0 });
  const pieces = useOriginalPages(statement_id, range);
  const sizeOf = (index: number) => asPage(pieces.at(index)) ?? asPage(first) ?? A4;
  const heightOf = (index: number): number => {
    const { width, height } = sizeOf(index);
    return (width_px * height) / width;
  };
  // its methods answer anew at each call and are never memoised here
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: width_px === 0 ? 0 : total,
    estimateSize: heightOf,
    getScrollElement: () => frame.current,
    overscan: OVERSCAN,
    gap: GAP_PX,
    paddingStart: GAP_PX,
    paddingEnd: GAP_PX,
  });
  const items = virtualizer.getVirtualItems();
  const seen = { first: items[0]?.index ?? 0, last: items.at(-1)?.index ?? 0 };
  if (seen.first !== range.first || seen.last !== range.last) setRange(seen);
  const known = items.map(({ index }) => asPage(pieces.at(index))?.height ?? 0).join(" ");
  useEffect(() => {
    virtualizer.measure();
  }, [virtualizer, width_px, known]);
  return {
    frame,
    frame_px,
    virtualizer,
    items,
    width_px,
    error: pieces.error,
    retry: pieces.retry,
    pageAt: (index: number) => asPage(pieces.at(index)),
    sizeOf,
  };
};

export type PageWindow = ReturnType<typeof usePageWindow>;
/** What lies between pages and around them. */
export const PAGE_GAP_PX = GAP_PX;
