import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/** On each route change: the view goes to the top, and focus to the screen when what had it is gone. */
export const useScrollToTop = (): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
  }, [pathname]);
};
