import { Link } from "react-router";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../base/icon.tsx";
import type { VerdictName } from "./verdict.tsx";
import { VERDICT_ICONS } from "./verdict.tsx";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import styles from "./verdict-cell.module.css";

type VerdictCellProps = {
  /** null: nothing is expected here. */
  readonly verdict: VerdictName | null;
  /** What is spoken, such as "March 2026: missing". */
  readonly label: string;
  readonly to?: string | undefined;
  /** Short words under the glyph, such as the month on a phone. */
  readonly caption?: string | undefined;
};

/** One month of one account in a grid. */
export const VerdictCell = ({ verdict, label, to, caption }: VerdictCellProps) => {
  const classes = classNames(styles["cell"], verdict !== null && styles[verdict]);
  const content = (
    <>
      {verdict === null ? (
        <span aria-hidden="true">·</span>
      ) : (
        <Icon name={VERDICT_ICONS[verdict]} size="sm" />
      )}
      <VisuallyHidden>{label}</VisuallyHidden>
      {caption !== undefined && (
        <span className={styles["caption"]} aria-hidden="true">
          {caption}
        </span>
      )}
    </>
  );
  return to === undefined ? (
    <span className={classes} title={label}>
      {content}
    </span>
  ) : (
    <Link className={classes} to={to} title={label}>
      {content}
    </Link>
  );
};
