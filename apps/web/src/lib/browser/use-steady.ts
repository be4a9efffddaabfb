import { useCallback, useLayoutEffect, useRef } from "react";

/** The same function at every drawing, which does what it was told last: for pieces that are drawn again only when something of theirs changed. */
export const useSteady = <Told extends readonly unknown[]>(act: (...told: Told) => void) => {
  const latest = useRef(act);
  // before it is painted: whoever sees the piece may press it
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...told: Told) => {
    latest.current(...told);
  }, []);
};
