import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode, RefObject } from "react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { exportTransactions } from "@passbook/contract/export";
import { downloadFile } from "../../../lib/calls/files.ts";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { asksForSearch } from "../../../lib/addresses/search-path.ts";
import type { TransactionFilter } from "../../../lib/addresses/transaction-filter.ts";
import { useSteady } from "../../../lib/browser/use-steady.ts";
import { takeTypedText } from "../../../lib/commands/typed-ahead.ts";
import { SearchBox } from "../../../lib/search/search-box.tsx";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { toastError } from "../../../ui/overlays/toast.ts";
import { useMediaQuery } from "../../../ui/base/use-media-query.ts";
import styles from "./search-bar.module.css";
import { useSearch } from "./use-search.ts";

type SearchBarProps = {
  readonly filter: TransactionFilter;
  readonly reference: Reference;
  /** Told when typing rests; what has a mistake is not searched for. */
  readonly onSearch: (query: string, is_understood: boolean) => void;
  readonly box: RefObject<HTMLDivElement | null>;
  /** Stands behind the search. */
  readonly children?: ReactNode;
};

/** Each time the address asks for it, the search has the focus, and what was typed before it was there. */
const useAskedFocus = (box: SearchBarProps["box"], onTyped: (text: string) => void): void => {
  const location = useLocation();
  const asked = asksForSearch(location) ? location.key : null;
  const done = useRef<string>(null);
  const tell = useSteady(onTyped);
  useEffect(() => {
    if (asked === null || done.current === asked) return;
    done.current = asked;
    box.current?.querySelector("input")?.focus();
    const typed = takeTypedText();
    if (typed !== "") tell(typed);
  }, [asked, box, tell]);
};

export const SearchBar = ({ filter, reference, onSearch, box, children }: SearchBarProps) => {
  const { t } = useLingui();
  const { text, setText, mistakes, vocabulary } = useSearch(filter.q ?? "", reference, onSearch);
  const wide = useMediaQuery("(min-width: 768px)");
  useAskedFocus(box, setText);
  const [exporting, setExporting] = useState(false);
  const exportShown = async () => {
    setExporting(true);
    try {
      await downloadFile(exportTransactions, { query: filter, fallback_name: "transactions.csv" });
    } catch (error) {
      toastError(messageOf(error, t`The export did not arrive. Try again.`));
    } finally {
      setExporting(false);
    }
  };
  const exportAll = () => void exportShown();
  const says = t`Export what is shown as CSV`;
  return (
    <div className={styles["bar"]} data-print="no">
      <div className={styles["search"]}>
        <SearchBox
          text={text}
          onText={setText}
          mistakes={mistakes}
          vocabulary={vocabulary}
          placeholder={wide ? t`Search: 17.24, last month, >500, tag:work` : t`Search`}
          shortcut="/"
          box={box}
        />
      </div>
      {wide ? (
        <Button icon="download" busy={exporting} onClick={exportAll} aria-label={says}>
          <Trans>Export</Trans>
        </Button>
      ) : (
        <IconButton
          icon="download"
          kind="secondary"
          label={says}
          busy={exporting}
          onClick={exportAll}
          className={styles["square"]}
        />
      )}
      {children}
    </div>
  );
};
