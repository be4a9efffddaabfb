import { Plural, Trans } from "@lingui/react/macro";
import type { RefObject } from "react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useConnection } from "../../lib/calls/connection.ts";
import { Icon } from "../../ui/base/icon.tsx";
import styles from "./connection-banner.module.css";

/** Whoever leaves the page while edits wait is asked by the browser. */
const useAskBeforeLeaving = (asks: boolean): void => {
  useEffect(() => {
    if (!asks) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("beforeunload", ask);
    };
  }, [asks]);
};

/** What stays in view below the header gives way to the banner. */
const useRoom = (banner: RefObject<HTMLElement | null>, shown: boolean): void => {
  useLayoutEffect(() => {
    const { current } = banner;
    if (current === null || !shown) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty("--banner", `${String(current.offsetHeight)}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty("--banner");
    };
  }, [banner, shown]);
};

/** Says, once for the whole page, that the server does not answer, and what that means for what is shown and changed. */
export const ConnectionBanner = () => {
  const { up, waiting } = useConnection();
  const banner = useRef<HTMLDivElement>(null);
  useAskBeforeLeaving(waiting > 0);
  useRoom(banner, !up);
  if (up) return null;
  return (
    <div ref={banner} role="alert" className={styles["banner"]} data-print="no">
      <Icon name="warning" size="sm" />
      <span>
        <Trans>Passbook does not answer. What you see was loaded before.</Trans>{" "}
        {waiting > 0 && (
          <Plural
            value={waiting}
            one="# change waits and is sent once it answers."
            other="# changes wait and are sent once it answers."
          />
        )}
      </span>
    </div>
  );
};
