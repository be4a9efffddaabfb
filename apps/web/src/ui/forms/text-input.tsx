import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import styles from "./control.module.css";
import { useFieldProps } from "./field.tsx";
import { Icon } from "../base/icon.tsx";
import type { IconName } from "../base/icon-paths.ts";

export type TextInputProps = Omit<ComponentProps<"input">, "prefix"> & {
  readonly icon?: IconName | undefined;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  /** Right-aligned digits. */
  readonly numeric?: boolean | undefined;
};

export const TextInput = ({
  icon,
  prefix,
  suffix,
  numeric,
  className,
  type = "text",
  ...rest
}: TextInputProps) => {
  const field = useFieldProps(rest);
  return (
    <div className={classNames(styles["frame"], className)}>
      {icon !== undefined && <Icon name={icon} size="sm" className={styles["icon"]} />}
      {prefix !== undefined && <span className={styles["affix"]}>{prefix}</span>}
      <input
        {...rest}
        {...field}
        type={type}
        className={classNames(styles["input"], numeric === true && styles["number"])}
      />
      {suffix}
    </div>
  );
};
