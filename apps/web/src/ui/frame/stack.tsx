import type { ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import styles from "./stack.module.css";

type StackProps = {
  /** In steps of 4 px. */
  readonly gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | undefined;
  readonly row?: boolean | undefined;
  readonly wrap?: boolean | undefined;
  readonly between?: boolean | undefined;
  readonly align?: "start" | "center" | "end" | "baseline" | "stretch" | undefined;
  readonly as?: "div" | "ul" | "ol" | "span" | "form" | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Things in a column or a row with one distance. */
export const Stack = ({ gap = 3, row, wrap, between, align, as, className, children }: StackProps) => {
  const Element = as ?? "div";
  return (
    <Element
      className={classNames(
        styles["stack"],
        row === true && styles["row"],
        wrap === true && styles["wrap"],
        between === true && styles["between"],
        styles[`gap${String(gap)}`],
        align !== undefined && styles[`align-${align}`],
        className,
      )}
    >
      {children}
    </Element>
  );
};
