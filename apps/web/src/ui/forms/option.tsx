import type { ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import styles from "./option.module.css";

type OptionProps = {
  readonly id: string;
  /** Where Enter would take it. */
  readonly active: boolean;
  /** What is told of it; the active one unless several are drawn of which one is chosen. */
  readonly selected?: boolean;
  readonly icon?: ReactNode;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly end?: ReactNode;
  readonly onPick: () => void;
};

/** One entry of a list that is walked through from an input, which keeps the focus and handles the keys; the mouse picks here. */
export const Option = ({ id, active, selected = active, icon, label, hint, end, onPick }: OptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
  <div
    id={id}
    role="option"
    aria-selected={selected}
    className={classNames(styles["option"], active && styles["active"])}
    onClick={onPick}
  >
    {icon}
    <span className={styles["label"]}>{label}</span>
    {hint !== undefined && <span className={styles["hint"]}>{hint}</span>}
    {end}
  </div>
);

/** What the entries below it are. */
export const OptionHeading = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles["heading"]} aria-hidden="true">
    {children}
  </div>
);
