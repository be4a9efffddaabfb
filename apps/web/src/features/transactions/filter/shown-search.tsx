import { Trans } from "@lingui/react/macro";
import { usePrinting } from "../../../lib/browser/printing.ts";
import { Note } from "../../../ui/frame/note.tsx";
import styles from "./shown-search.module.css";

type ShownSearchProps = {
  /** What the rows below were searched for; empty where that is nothing. */
  readonly query: string;
  /** What is typed by now cannot be searched for. */
  readonly behind: boolean;
  /** There is no server to search, so that the rows below are those of before. */
  readonly left: boolean;
};

/** Which search the rows are of, where the box does not tell: on paper, and while what stands in it has a mistake. */
export const ShownSearch = ({ query, behind, left }: ShownSearchProps) => {
  const printing = usePrinting();
  if (printing && query !== "")
    return (
      <p>
        <Trans>Search: {query}</Trans>
      </p>
    );
  if (left)
    return (
      <div className={styles["behind"]}>
        <Note role="status" tone="warning">
          <Trans>
            This could not be searched: the rows below are those from before. They follow once Passbook
            answers.
          </Trans>
        </Note>
      </div>
    );
  if (!behind) return null;
  return (
    <div className={styles["behind"]}>
      <Note role="status">
        {query === "" ? (
          <Trans>The rows below are those from before this search, until its mistake is mended.</Trans>
        ) : (
          <Trans>The rows below are still those of “{query}”, until the mistake is mended.</Trans>
        )}
      </Note>
    </div>
  );
};
