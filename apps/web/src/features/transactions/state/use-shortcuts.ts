import { useLayoutEffect, useRef } from "react";
import { isTyping } from "../../../lib/browser/is-typing.ts";
import { isCovered } from "../../../ui/base/popover.ts";

export type Shortcuts = Readonly<Record<string, () => void>>;

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("dialog, [popover], [role=menu]") !== null;

/** Keys that act while nothing is typed and nothing lies over the page; arrows only while the list has focus. */
export const useShortcuts = (shortcuts: Shortcuts, inList: (target: Element) => boolean): void => {
  const latest = useRef({ shortcuts, inList });
  // before the screen is painted: whoever sees what a key is for may press it
  useLayoutEffect(() => {
    latest.current = { shortcuts, inList };
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
      if (isTyping(event.target) || isElsewhere(event.target) || isCovered()) return;
      const run = latest.current.shortcuts[event.key];
      if (run === undefined) return;
      if (
        event.key.startsWith("Arrow") &&
        !(event.target instanceof Element && latest.current.inList(event.target))
      )
        return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
};
