import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../base/class-names.ts";
import cut from "../base/cut.module.css";
import styles from "./list.module.css";

type ListProps = {
  readonly label?: string | undefined;
  /** Rows run from edge to edge of a flush card. */
  readonly flush?: boolean | undefined;
  readonly children: ReactNode;
};

export const List = ({ label, flush, children }: ListProps) => (
  <ul className={flush === true ? styles["flush"] : undefined} aria-label={label}>
    {children}
  </ul>
);

type ListRowProps = {
  /** A tile or icon. */
  readonly lead?: ReactNode;
  readonly title: ReactNode;
  readonly sub?: ReactNode;
  /** Right-aligned: an amount, a chevron. */
  readonly end?: ReactNode;
  readonly endSub?: ReactNode;
  /** Buttons beside the row that are not part of its link. */
  readonly actions?: ReactNode;
  readonly to?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly current?: boolean | undefined;
  /** Lets the title take several lines. */
  readonly wrap?: boolean | undefined;
};

/** One entry of a list; the whole row opens `to`. */
export const ListRow = ({
  lead,
  title,
  sub,
  end,
  endSub,
  actions,
  to,
  onClick,
  current,
  wrap,
}: ListRowProps) => {
  const name = classNames(styles["title"], wrap !== true && cut["cut"]);
  return (
    <li className={classNames(styles["row"], current === true && styles["current"])}>
      {lead}
      <div className={styles["middle"]}>
        {to !== undefined && (
          <Link
            className={classNames(name, styles["open"])}
            to={to}
            aria-current={current === true ? "page" : undefined}
          >
            {title}
          </Link>
        )}
        {to === undefined && onClick !== undefined && (
          <button type="button" className={classNames(name, styles["open"])} onClick={onClick}>
            {title}
          </button>
        )}
        {to === undefined && onClick === undefined && <span className={name}>{title}</span>}
        {sub !== undefined && (
          <span className={classNames(styles["sub"], wrap !== true && cut["cut"])}>{sub}</span>
        )}
      </div>
      {(end !== undefined || endSub !== undefined) && (
        <div className={styles["end"]}>
          {end}
          {endSub !== undefined && <span className={styles["sub"]}>{endSub}</span>}
        </div>
      )}
      {actions !== undefined && <div className={styles["actions"]}>{actions}</div>}
    </li>
  );
};
