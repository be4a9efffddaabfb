import type { ComponentProps } from "react";
import { classNames } from "../base/class-names.ts";
import styles from "./control.module.css";
import { useFieldProps } from "./field.tsx";

export const Textarea = ({ className, rows = 3, ...rest }: ComponentProps<"textarea">) => {
  const field = useFieldProps(rest);
  return (
    <div className={classNames(styles["frame"], styles["area"], className)}>
      <textarea {...rest} {...field} rows={rows} className={styles["input"]} />
    </div>
  );
};
