import { useCallback, useEffect, useRef } from "react";

/** The same function at every drawing, which does what it was told last: for pieces that are drawn again only when something of theirs changed. */
export const useSteady = <Told extends readonly unknown[]>(act: (...told: Told) => void) => {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...told: Told) => {
    latest.current(...told);
  }, []);
};
