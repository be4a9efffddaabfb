import { useEffect, useRef } from "react";

/** So many entries stand ready at least, however quickly they are answered. */
const READY = 60;
/** How far below the window the end of the list may come before more is fetched. */
const AHEAD = "1600px";

type More = {
  readonly shown: number;
  readonly hasMore: boolean;
  readonly busy: boolean;
  readonly load: () => void;
};

/** Fetches the next page before it is needed: when few entries are left, or the end of the list comes near. The mark stands at the end. */
export const useAhead = ({ shown, hasMore, busy, load }: More) => {
  const mark = useRef<HTMLDivElement>(null);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const isOpen = hasMore && !busy;
  useEffect(() => {
    if (isOpen && shown < READY) latest.current();
  }, [isOpen, shown]);
  useEffect(() => {
    const { current } = mark;
    if (current === null || !isOpen) return undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) latest.current();
      },
      { rootMargin: AHEAD },
    );
    watch.observe(current);
    return () => {
      watch.disconnect();
    };
  }, [isOpen]);
  return mark;
};
