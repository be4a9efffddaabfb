import type { ReactNode } from "react";
import { createContext, use, useId, useMemo } from "react";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../base/icon.tsx";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import styles from "./field.module.css";
import hidden from "../base/visually-hidden.module.css";

type FieldContextValue = {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
};

const FieldContext = createContext<FieldContextValue | null>(null);

type OwnProps = {
  readonly id?: string | undefined;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
  readonly required?: boolean | undefined;
};

/** The id and description a control takes from the field around it; its own props win. */
export const useFieldProps = (own: OwnProps) => {
  const field = use(FieldContext);
  return {
    id: own.id ?? field?.id,
    "aria-describedby": own["aria-describedby"] ?? field?.describedBy,
    "aria-invalid": own["aria-invalid"] ?? (field?.invalid === true ? true : undefined),
    "aria-required": (own.required ?? field?.required) === true ? true : undefined,
  };
};

type FieldProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong and how to mend it; replaces the hint. */
  readonly error?: string | undefined;
  /** At the end of the label line, such as a link. */
  readonly labelEnd?: ReactNode;
  readonly labelHidden?: boolean | undefined;
  readonly required?: boolean | undefined;
  /** `group` for several controls under one label. */
  readonly as?: "label-for" | "group" | undefined;
  readonly children: ReactNode;
};

/** A label, its control, and the hint or error below it. */
export const Field = ({
  label,
  hint,
  error,
  labelEnd,
  labelHidden,
  required,
  as = "label-for",
  children,
}: FieldProps) => {
  const id = useId();
  const hintId = `${id}-hint`;
  const described = error !== undefined || hint !== undefined;
  const context = useMemo(
    () => ({
      id,
      describedBy: described ? hintId : undefined,
      invalid: error !== undefined,
      required: required === true,
    }),
    [id, hintId, described, error, required],
  );
  const group = as === "group";
  const words = (
    <>
      {label}
      {required === true && <VisuallyHidden> *</VisuallyHidden>}
    </>
  );
  return (
    <div
      className={styles["field"]}
      {...(group
        ? {
            role: "group",
            "aria-labelledby": `${id}-label`,
            "aria-describedby": described ? hintId : undefined,
          }
        : {})}
    >
      <div className={labelHidden === true ? hidden["hidden"] : styles["line"]}>
        {group ? (
          <span id={`${id}-label`} className={styles["label"]}>
            {words}
          </span>
        ) : (
          <label htmlFor={id} className={styles["label"]}>
            {words}
          </label>
        )}
        {labelEnd}
      </div>
      {group ? children : <FieldContext value={context}>{children}</FieldContext>}
      <div id={hintId} aria-live="polite" hidden={!described}>
        {error !== undefined && (
          <p className={classNames(styles["hint"], styles["error"])}>
            <Icon name="warning" size="sm" className={styles["icon"]} />
            {error}
          </p>
        )}
        {error === undefined && hint !== undefined && <p className={styles["hint"]}>{hint}</p>}
      </div>
    </div>
  );
};
