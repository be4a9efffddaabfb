import { type RefObject, useLayoutEffect, useRef } from "react";

const EDGE_PX = 8;

/** Brings back what would stand past an edge of the window, such as the tip of a chart on a phone. */
export const useWithinWindow = <E extends HTMLElement>(): RefObject<E | null> => {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    current.style.translate = "none";
    const { left, right } = current.getBoundingClientRect();
    const most = document.documentElement.clientWidth - EDGE_PX;
    const by = left < EDGE_PX ? EDGE_PX - left : Math.min(0, most - right);
    if (by !== 0) current.style.translate = `${String(by)}px`;
  });
  return element;
};
