import type { ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import styles from "./grid.module.css";

/** Twelve columns from 768 px, one below. */
export const Grid = ({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) => <div className={classNames(styles["grid"], className)}>{children}</div>;

type GridItemProps = {
  /** Columns from 1100 px. */
  readonly span?: 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12 | undefined;
  /** Two beside each other already from 768 px. */
  readonly half?: boolean | undefined;
  readonly children: ReactNode;
};

export const GridItem = ({ span = 12, half, children }: GridItemProps) => (
  <div className={classNames(styles["item"], styles[`span${String(span)}`], half === true && styles["half"])}>
    {children}
  </div>
);
