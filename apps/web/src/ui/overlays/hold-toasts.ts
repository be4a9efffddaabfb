import { useEffect, useRef } from "react";
import type { FocusEvent, PointerEvent } from "react";
import { returnFocus } from "../base/return-focus.ts";

type Clock = { readonly startPause: () => void; readonly endPause: () => void };

/** Stops the clock of the toasts while the mouse or the focus is on them; gives the focus back after their button. */
export const useHold = ({ startPause, endPause }: Clock) => {
  const held = useRef({ mouse: false, focus: false });
  const before = useRef<Element | null>(null);
  const hold = (change: Partial<typeof held.current>) => {
    const was = held.current.mouse || held.current.focus;
    held.current = { ...held.current, ...change };
    const is = held.current.mouse || held.current.focus;
    // a second pause would forget when the first began
    if (is && !was) startPause();
    if (was && !is) endPause();
  };
  useEffect(() => {
    // what held it may have gone before the pause had begun
    if (!held.current.mouse && !held.current.focus) endPause();
  }, [endPause]);
  return {
    /** Lets go after the press of a toast's button. */
    letGo: () => {
      if (!held.current.focus) return;
      returnFocus(before.current);
      if (held.current.focus && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    handlers: {
      // a finger leaves nothing behind that could end the pause
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") hold({ mouse: true });
      },
      onPointerLeave: () => {
        hold({ mouse: false });
      },
      onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget === null || !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        hold({ focus: true });
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) hold({ focus: false });
      },
    },
  };
};
