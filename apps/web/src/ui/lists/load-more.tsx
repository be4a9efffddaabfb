import { Trans } from "@lingui/react/macro";
import { formatNumber } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Button } from "../actions/button.tsx";
import styles from "./load-more.module.css";

type LoadMoreProps = {
  readonly shown: number;
  readonly total?: number | undefined;
  readonly hasMore: boolean;
  readonly busy?: boolean | undefined;
  readonly onLoad: () => void;
};

/** The foot of a list that comes in pages. */
export const LoadMore = ({ shown, total, hasMore, busy, onLoad }: LoadMoreProps) => {
  const { locale } = useLocale();
  const some = formatNumber(shown, locale);
  const all = total === undefined ? undefined : formatNumber(total, locale);
  return (
    <div className={styles["foot"]}>
      <span role="status">
        {all === undefined ? (
          <Trans>{some} shown</Trans>
        ) : (
          <Trans>
            {some} of {all} shown
          </Trans>
        )}
      </span>
      {hasMore && (
        <Button busy={busy} onClick={onLoad}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
};
