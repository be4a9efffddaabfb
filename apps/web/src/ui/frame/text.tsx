import type { ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import cut from "../base/cut.module.css";
import styles from "./text.module.css";

type TextProps = {
  readonly as?: "span" | "p" | "div" | "strong" | "em" | "time" | "h2" | "h3" | "dt" | "dd" | undefined;
  readonly size?: "xs" | "sm" | "base" | "md" | "lg" | "xl" | undefined;
  /** 1 to 3 step down in weight; the others are verdicts. */
  readonly tone?: "1" | "2" | "3" | "success" | "accent" | "error" | "warning" | undefined;
  readonly strong?: boolean | undefined;
  readonly truncate?: boolean | undefined;
  readonly mono?: boolean | undefined;
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export const Text = ({
  as: Element = "span",
  size,
  tone,
  strong,
  truncate,
  mono,
  className,
  ...rest
}: TextProps) => (
  <Element
    {...rest}
    className={classNames(
      size !== undefined && styles[`size-${size}`],
      tone !== undefined && styles[`tone-${tone}`],
      strong === true && styles["strong"],
      truncate === true && classNames(cut["cut"], styles["truncate"]),
      mono === true && styles["mono"],
      className,
    )}
  />
);
