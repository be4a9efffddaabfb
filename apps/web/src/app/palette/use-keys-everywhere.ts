import { useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { searchPath } from "../../lib/addresses/search-path.ts";
import { closeQuickAdd, openQuickAdd, useQuickAddOpen } from "../../lib/commands/quick-add.ts";
import {
  addTyped,
  beginTyped,
  beginTypedSearch,
  endTypedSearch,
  isSearchAwaited,
} from "../../lib/commands/typed-ahead.ts";
import { isTyping } from "../../lib/browser/is-typing.ts";
import { useMayAct } from "../../ui/base/acts.tsx";
import { isCovered } from "../../ui/base/popover.ts";
import { useScreens } from "./use-screens.ts";

/** What lies over the page. */
export type Over = "palette" | "keys" | null;

/** After G, the key of a screen is waited for so long. */
const SECOND_MS = 1500;

/** The search of the screen, where it has one of its own. */
const findSearch = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>('main [role="search"] input, main input[type="search"]');

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("dialog, [popover], [role=menu]") !== null;

/** Keys that work on every screen: the palette, the search, the keys, a new transaction, and G with the letter of a screen. */
export const useKeysEverywhere = () => {
  const [over, setOver] = useState<Over>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const screens = useScreens();
  const going = useRef(-Infinity);
  const isAdding = useQuickAddOpen();
  const may_act = useMayAct();
  const press = (event: KeyboardEvent): boolean => {
    const { key } = event;
    if (key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
      if (document.querySelector("dialog[open]") !== null && over !== "palette") return false;
      beginTyped();
      setOver(over === "palette" ? null : "palette");
      return true;
    }
    if (event.metaKey || event.ctrlKey || event.altKey) return false;
    // asked for and still on its way: no key acts on what it will lie over, or on the rows beside it
    const is_coming = (over !== null || isAdding) && document.querySelector("dialog[open]") === null;
    if (is_coming || (isSearchAwaited(event.timeStamp) && !isTyping(event.target))) {
      if (key === "Escape") {
        setOver(null);
        closeQuickAdd();
        endTypedSearch();
      } else addTyped(key);
      return true;
    }
    if (isTyping(event.target) || isElsewhere(event.target) || isCovered()) return false;
    const goes = event.timeStamp - going.current < SECOND_MS;
    going.current = -Infinity;
    const screen = goes ? screens.find((each) => each.key === key) : undefined;
    if (screen !== undefined) void navigate(screen.to);
    else if (key === "?") setOver("keys");
    else if (key === "n" && may_act) openQuickAdd();
    else if (key === "/") {
      const own = findSearch();
      if (own === null) {
        beginTypedSearch(event.timeStamp);
        void navigate(searchPath(pathname, search));
      } else own.focus();
    } else if (key === "g") going.current = event.timeStamp;
    else return false;
    return true;
  };
  const latest = useRef(press);
  useLayoutEffect(() => {
    latest.current = press;
  });
  // before the screen is painted: whoever sees it may press
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !latest.current(event)) return;
      event.preventDefault();
      // the letter of a screen is none of its own keys
      event.stopPropagation();
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => {
      window.removeEventListener("keydown", onKeyDown, { capture: true });
    };
  }, []);
  return { over, setOver };
};
