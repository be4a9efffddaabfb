import { type RefObject, startTransition, useEffect, useState } from "react";
import { usePrinting } from "./printing.ts";
import { whenIdle } from "./when-idle.ts";

/** So near to the window, in its heights, what comes next is drawn. */
const NEAR = "100%";

/** Later screens are drawn whole: what they need is here, and Back finds the height that it left. */
let is_first_screen = true;

/**
 * How many of so many parts below each other the first screen shows by now: those that the window is near, and the others one by one when there
 * is nothing better to do; all of them on paper. The element stands behind the last of them.
 */
export const useInTurns = (count: number, behind: RefObject<Element | null>): number => {
  const [drawn, setDrawn] = useState(() => (is_first_screen ? 0 : Infinity));
  const printing = usePrinting();
  const isWhole = drawn >= count;
  useEffect(() => {
    if (isWhole || behind.current === null) return undefined;
    // told at once of where it stands, so that one part after the other is drawn as long as there is room
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        startTransition(() => {
          setDrawn(drawn + 1);
        });
      },
      { rootMargin: `${NEAR} 0px` },
    );
    watch.observe(behind.current);
    return () => {
      watch.disconnect();
    };
  }, [isWhole, drawn, behind]);
  useEffect(() => {
    if (isWhole) return undefined;
    const drawNext = () => {
      startTransition(() => {
        setDrawn((before) => before + 1);
      });
    };
    const callOff = whenIdle(...Array.from({ length: count }, () => drawNext));
    return () => {
      is_first_screen = false;
      callOff();
    };
  }, [isWhole, count]);
  return printing ? count : Math.min(drawn, count);
};
