import { useCallback, useState } from "react";

/** The width of an element in pixels, 0 until it is known; the callback is its ref. */
export const useWidth = (): readonly [(element: HTMLElement | null) => (() => void) | undefined, number] => {
  const [width, setWidth] = useState(0);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      setWidth(Math.floor(entry?.contentRect.width ?? 0));
    });
    observer.observe(element);
    setWidth(Math.floor(element.clientWidth));
    return () => {
      observer.disconnect();
    };
  }, []);
  return [measure, width];
};
