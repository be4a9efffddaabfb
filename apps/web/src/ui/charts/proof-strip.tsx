import { Link } from "react-router";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../base/icon.tsx";
import type { VerdictName } from "../figures/verdict.tsx";
import { useVerdictLabel } from "../figures/verdict.tsx";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import styles from "./proof-strip.module.css";

type ProofStripProps = {
  readonly segments: readonly { readonly label: string; readonly verdict: VerdictName }[];
  /** "5 of 6 accounts proved". */
  readonly summary: string;
  /** What is missing, in words. */
  readonly detail?: string | undefined;
  readonly to?: string | undefined;
  readonly linkLabel?: string | undefined;
};

/** How much of a period is proved, one segment for each account or month. */
export const ProofStrip = ({ segments, summary, detail, to, linkLabel }: ProofStripProps) => {
  const labelOf = useVerdictLabel();
  const content = (
    <>
      <span className={styles["segments"]} aria-hidden="true">
        {segments.map((segment) => (
          <i
            key={segment.label}
            className={classNames(styles["segment"], styles[segment.verdict])}
            title={`${segment.label}: ${labelOf(segment.verdict)}`}
          />
        ))}
      </span>
      <span className={styles["words"]}>
        <b>{summary}</b>
        {detail !== undefined && <span className={styles["detail"]}>{detail}</span>}
        <VisuallyHidden>
          {segments.map((segment) => `${segment.label}: ${labelOf(segment.verdict)}`).join(", ")}
        </VisuallyHidden>
      </span>
      {to !== undefined && (
        <span className={styles["go"]}>
          {linkLabel !== undefined && <span className={styles["detail"]}>{linkLabel}</span>}
          <Icon name="chevron-right" size="sm" />
        </span>
      )}
    </>
  );
  return to === undefined ? (
    <div className={styles["strip"]}>{content}</div>
  ) : (
    <Link className={styles["strip"]} to={to}>
      {content}
    </Link>
  );
};
