import type { ReactNode } from "react";
import { useId } from "react";
import { classNames } from "../base/class-names.ts";
import { Without } from "../base/without.tsx";
import styles from "./card.module.css";

type CardProps = {
  readonly title?: ReactNode;
  /** Quiet words after the title. */
  readonly sub?: ReactNode;
  /** At the end of the title line. */
  readonly action?: ReactNode;
  /** It shows what rows of several accounts come to, and says what that is without. */
  readonly sums?: boolean | undefined;
  /** Without padding, for lists and tables that run from edge to edge. */
  readonly flush?: boolean | undefined;
  readonly tone?: "plain" | "error" | undefined;
  readonly as?: "section" | "div" | "li" | "article" | undefined;
  readonly headingLevel?: 2 | 3 | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

export const Card = ({
  title,
  sub,
  action,
  sums,
  flush,
  tone = "plain",
  as,
  headingLevel = 2,
  className,
  children,
}: CardProps) => {
  const id = useId();
  const Element = as ?? (title === undefined ? "div" : "section");
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <Element
      className={classNames(styles["card"], flush === true && styles["flush"], styles[tone], className)}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {(title !== undefined || action !== undefined) && (
        <div className={styles["head"]}>
          <div className={styles["words"]}>
            {title !== undefined && <Heading id={id}>{title}</Heading>}
            {sub !== undefined && <span className={styles["sub"]}>{sub}</span>}
          </div>
          {action !== undefined && <div className={styles["action"]}>{action}</div>}
        </div>
      )}
      {children}
      {sums === true && <Without />}
    </Element>
  );
};
