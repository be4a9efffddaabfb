import { useLingui } from "@lingui/react/macro";
import { useEffect, useLayoutEffect } from "react";
import { tellHeadIsHere, usePrinting } from "../../lib/browser/printing.ts";
import { useChosenBook } from "../../lib/calls/chosen-book.ts";
import { useSession } from "../../lib/calls/session-store.ts";
import { formatLongDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./print-head.module.css";

/** What every further page says at its head. */
const usePageHead = (head: string | null): void => {
  useLayoutEffect(() => {
    if (head === null) return undefined;
    const { style } = document.documentElement;
    style.setProperty("--print-head", JSON.stringify(head));
    return () => {
      style.removeProperty("--print-head");
    };
  }, [head]);
};

/** What a printed page is of, whose it is and from which day. */
export const PrintHead = () => {
  const { t } = useLingui();
  const printing = usePrinting();
  const { user } = useSession();
  const book = useChosenBook();
  const { locale, today } = useLocale();
  const name = book?.owner_name ?? (user === null || user.name === "" ? (user?.email ?? "") : user.name);
  const day = formatLongDay(today, locale);
  const whose = t`${name}, as of ${day}`;
  const is_shown = printing && user !== null;
  useEffect(tellHeadIsHere, []);
  usePageHead(is_shown ? `${document.title} · ${whose}` : null);
  if (!is_shown) return null;
  return (
    <div className={styles["head"]}>
      <strong>{document.title}</strong>
      <span>{whose}</span>
    </div>
  );
};
