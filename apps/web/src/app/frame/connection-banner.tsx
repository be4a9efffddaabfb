import { Plural, Trans } from "@lingui/react/macro";
import { useEffect } from "react";
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

/** Says, once for the whole page, that the server does not answer, and what that means for what is shown and changed. */
export const ConnectionBanner = () => {
  const { up, waiting } = useConnection();
  useAskBeforeLeaving(waiting > 0);
  if (up) return null;
  return (
    <div role="alert" className={styles["banner"]} data-print="no">
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
