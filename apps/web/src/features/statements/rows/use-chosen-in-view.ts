import { useEffect, useRef } from "react";

/** Brings the chosen row (by its place in the list) into view, and gives it the focus when keys chose it. */
export const useChosenInView = (
  chosen: number | null,
  scrollTo: (index: number, align: "auto" | "center") => void,
) => {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  const shown = useRef<number | null>(null);
  const scroll = useRef(scrollTo);
  const focusWanted = () => {
    if (wanted.current === null) return;
    const button = list.current?.querySelector<HTMLElement>(
      `[data-row="${String(wanted.current)}"] [data-choose]`,
    );
    if (button === null || button === undefined) return;
    wanted.current = null;
    button.focus({ preventScroll: true });
  };
  useEffect(() => {
    scroll.current = scrollTo;
    // a row that had to be scrolled to takes the focus once it is drawn
    focusWanted();
  });
  useEffect(() => {
    if (chosen === null || shown.current === chosen) return;
    // the first one comes from the address: it stands in the middle
    scroll.current(chosen, shown.current === null ? "center" : "auto");
    shown.current = chosen;
  }, [chosen]);
  return {
    list,
    /** The row, by its number, that takes the focus as soon as it is drawn. */
    want: (row: number) => {
      wanted.current = row;
    },
  };
};
