import { useId } from "react";
import { Link } from "react-router";
import { classNames } from "../base/class-names.ts";
import styles from "./segmented-control.module.css";

type Segment<T extends string> = {
  readonly value: T;
  readonly label: string;
  /** A path; then the parts are links. */
  readonly to?: string | undefined;
};

type SegmentedControlProps<T extends string> = {
  readonly label: string;
  readonly value: T;
  readonly options: readonly Segment<T>[];
  readonly onChange?: ((value: T) => void) | undefined;
  readonly wide?: boolean | undefined;
};

export const SegmentedControl = <T extends string>({
  label,
  value,
  options,
  onChange,
  wide,
}: SegmentedControlProps<T>) => {
  const name = useId();
  const linked = options.every((option) => option.to !== undefined);
  return (
    <div
      className={classNames(styles["control"], wide === true && styles["wide"])}
      role={linked ? "navigation" : "radiogroup"}
      aria-label={label}
      data-print="no"
    >
      {options.map((option) =>
        option.to === undefined ? (
          <label key={option.value} className={styles["part"]}>
            <input
              type="radio"
              className={styles["input"]}
              name={name}
              checked={option.value === value}
              onChange={() => onChange?.(option.value)}
            />
            {option.label}
          </label>
        ) : (
          <Link
            key={option.value}
            className={styles["part"]}
            to={option.to}
            aria-current={option.value === value ? "true" : undefined}
          >
            {option.label}
          </Link>
        ),
      )}
    </div>
  );
};
