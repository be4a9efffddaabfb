import { Trans } from "@lingui/react/macro";
import { usePrinting } from "../../lib/browser/printing.ts";
import { useChosenBook } from "../../lib/calls/chosen-book.ts";
import { useSession } from "../../lib/calls/session-store.ts";
import { formatLongDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./print-head.module.css";

/** What a printed page is of, whose it is and from which day. */
export const PrintHead = () => {
  const printing = usePrinting();
  const { user } = useSession();
  const book = useChosenBook();
  const { locale, today } = useLocale();
  if (!printing || user === null) return null;
  const name = book?.owner_name ?? (user.name === "" ? user.email : user.name);
  const day = formatLongDay(today, locale);
  return (
    <div className={styles["head"]}>
      <strong>{document.title}</strong>
      <span>
        <Trans>
          {name}, as of {day}
        </Trans>
      </span>
    </div>
  );
};
