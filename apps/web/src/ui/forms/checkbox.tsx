import type { ComponentProps } from "react";
import { useId } from "react";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../base/icon.tsx";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import styles from "./checkbox.module.css";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  readonly label: string;
  readonly labelHidden?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly indeterminate?: boolean | undefined;
};

export const Checkbox = ({
  label,
  labelHidden,
  hint,
  indeterminate,
  className,
  ref,
  ...rest
}: CheckboxProps) => {
  const hintId = useId();
  return (
    <label className={classNames(styles["checkbox"], labelHidden === true && styles["bare"], className)}>
      <span className={styles["box"]}>
        <input
          {...rest}
          ref={(element) => {
            if (element !== null) element.indeterminate = indeterminate === true;
            if (typeof ref === "function") return ref(element);
            if (ref !== null && ref !== undefined) ref.current = element;
            return undefined;
          }}
          type="checkbox"
          className={styles["input"]}
          aria-describedby={hint === undefined ? rest["aria-describedby"] : hintId}
        />
        <Icon name="check" size="xs" className={styles["tick"]} />
        <Icon name="minus" size="xs" className={styles["dash"]} />
      </span>
      {labelHidden === true ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span>
          {label}
          {hint !== undefined && (
            <span id={hintId} className={styles["hint"]}>
              {hint}
            </span>
          )}
        </span>
      )}
    </label>
  );
};
