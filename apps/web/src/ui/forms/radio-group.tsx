import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { Icon } from "../base/icon.tsx";
import styles from "./radio-group.module.css";
import hidden from "../base/visually-hidden.module.css";

type RadioOption<T extends string> = {
  readonly value: T;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
};

type RadioGroupProps<T extends string> = {
  readonly legend: string;
  readonly legendHidden?: boolean | undefined;
  readonly name?: string | undefined;
  readonly value?: T | undefined;
  readonly onChange?: ((value: T) => void) | undefined;
  readonly options: readonly RadioOption<T>[];
  readonly error?: string | undefined;
  /** Props for each input, such as those of `register`. */
  readonly inputProps?: Omit<ComponentProps<"input">, "type" | "value"> | undefined;
};

export const RadioGroup = <T extends string>(props: RadioGroupProps<T>) => {
  const { legend, legendHidden, name, value, onChange, options, error, inputProps } = props;
  const id = useId();
  return (
    <fieldset className={styles["group"]} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={legendHidden === true ? hidden["hidden"] : styles["legend"]}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles["option"]}>
          <input
            name={name ?? id}
            {...inputProps}
            type="radio"
            className={styles["input"]}
            value={option.value}
            disabled={option.disabled}
            aria-describedby={option.hint === undefined ? undefined : `${id}-${option.value}`}
            {...(onChange === undefined
              ? {}
              : {
                  checked: option.value === value,
                  onChange: () => {
                    onChange(option.value);
                  },
                })}
          />
          <span>
            {option.label}
            {option.hint !== undefined && (
              <span id={`${id}-${option.value}`} className={styles["hint"]}>
                {option.hint}
              </span>
            )}
          </span>
        </label>
      ))}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles["error"]}>
          <Icon name="warning" size="sm" />
          {error}
        </p>
      )}
    </fieldset>
  );
};
