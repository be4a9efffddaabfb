import type { ComponentProps } from "react";
import { useId } from "react";
import { useMayAct } from "../base/acts.tsx";
import { classNames } from "../base/class-names.ts";
import styles from "./switch.module.css";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "role"> & {
  readonly label: string;
  readonly labelHidden?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly busy?: boolean | undefined;
  /** On which side of its words the switch stands; at the end the line is full width. */
  readonly side?: "start" | "end" | undefined;
  /** What it sets is kept at once: who may not change it sees how it is set. */
  readonly act?: boolean | undefined;
};

export const Switch = ({
  label,
  labelHidden,
  hint,
  busy,
  side = "start",
  act = false,
  disabled,
  className,
  ...rest
}: SwitchProps) => {
  const hintId = useId();
  const may_act = useMayAct();
  const words = (
    <span className={styles["words"]}>
      {label}
      {hint !== undefined && (
        <span id={hintId} className={styles["hint"]}>
          {hint}
        </span>
      )}
    </span>
  );
  return (
    <label className={classNames(styles["switch"], styles[side], className)}>
      <input
        {...rest}
        type="checkbox"
        // a checkbox tells its own state
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        className={styles["input"]}
        disabled={disabled === true || (act && !may_act)}
        aria-label={label}
        aria-busy={busy === true ? true : undefined}
        aria-describedby={hint === undefined ? rest["aria-describedby"] : hintId}
      />
      {labelHidden !== true && words}
    </label>
  );
};
