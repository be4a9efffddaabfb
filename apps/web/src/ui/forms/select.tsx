import type { ComponentProps } from "react";
import { classNames } from "../base/class-names.ts";
import styles from "./control.module.css";
import { useFieldProps } from "./field.tsx";
import { Icon } from "../base/icon.tsx";

/** The platform's own list; children are `option` and `optgroup`. */
export const Select = ({ className, children, ...rest }: ComponentProps<"select">) => {
  const field = useFieldProps(rest);
  return (
    <div className={classNames(styles["frame"], styles["select"], className)}>
      <select {...rest} {...field} className={styles["input"]}>
        {children}
      </select>
      <Icon name="chevron-down" size="sm" className={styles["chevron"]} />
    </div>
  );
};
