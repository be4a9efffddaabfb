import { Trans, useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { exportTransactions } from "@passbook/contract/export";
import { downloadFile } from "../../../lib/calls/call.ts";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { asksForSearch } from "../../../lib/addresses/search-path.ts";
import type { TransactionFilter } from "../../../lib/addresses/transaction-filter.ts";
import { useRunningSearch } from "../../../lib/browser/use-running-search.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { SearchInput } from "../../../ui/forms/search-input.tsx";
import { toastError } from "../../../ui/overlays/toast.ts";
import { useMediaQuery } from "../../../ui/base/use-media-query.ts";
import styles from "./search-bar.module.css";

type SearchBarProps = {
  readonly filter: TransactionFilter;
  readonly onSearch: (query: string) => void;
  readonly box: RefObject<HTMLDivElement | null>;
};

/** Each time the address asks for it, the search has the focus. */
const useAskedFocus = (box: SearchBarProps["box"]): void => {
  const location = useLocation();
  const asked = asksForSearch(location) ? location.key : null;
  const done = useRef<string>(null);
  useEffect(() => {
    if (asked === null || done.current === asked) return;
    done.current = asked;
    box.current?.querySelector("input")?.focus();
  }, [asked, box]);
};

export const SearchBar = ({ filter, onSearch, box }: SearchBarProps) => {
  const { t } = useLingui();
  const { text, setText } = useRunningSearch(filter.q ?? "", onSearch);
  const wide = useMediaQuery("(min-width: 768px)");
  useAskedFocus(box);
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
  return (
    <div className={styles["bar"]} data-print="no">
      <div ref={box} className={styles["search"]} role="search">
        <SearchInput
          label={t`Search transactions`}
          placeholder={wide ? t`Search, or amount>50 tag:work` : t`Search`}
          value={text}
          onChange={setText}
          shortcut="/"
          maxLength={500}
          onKeyDown={(event) => {
            if (event.key === "Escape" && text === "") event.currentTarget.blur();
          }}
        />
      </div>
      <Button
        icon="download"
        size="md"
        className={styles["export"]}
        busy={exporting}
        onClick={() => void exportShown()}
        aria-label={t`Export what is shown as CSV`}
      >
        <Trans>Export</Trans>
      </Button>
    </div>
  );
};
