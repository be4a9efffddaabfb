import { classNames } from "../base/class-names.ts";
import { withVariables } from "../base/colour.ts";
import styles from "./progress-bar.module.css";

type ProgressBarProps = {
  readonly label: string;
  /** Null while the length of the work is unknown. */
  readonly value: number | null;
  readonly max?: number | undefined;
  readonly tone?: "primary" | "success" | "warning" | "error" | undefined;
};

export const ProgressBar = ({ label, value, max = 1, tone = "primary" }: ProgressBarProps) => {
  const share = value === null ? 0 : Math.max(0, Math.min(1, value / max));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === null ? undefined : Math.round(share * 100)}
      className={classNames(styles["track"], styles[tone])}
    >
      <div
        className={classNames(styles["bar"], value === null && styles["unknown"])}
        style={withVariables({ "--share": share })}
      />
    </div>
  );
};
