import type { ReactNode } from "react";
import styles from "./error-view.module.css";
import { Icon } from "../base/icon.tsx";

type ErrorViewProps = {
  readonly title: string;
  readonly message?: ReactNode;
  /** For the report, such as an error id; may be copied. */
  readonly details?: string | undefined;
  readonly actions?: ReactNode;
};

/** A whole page that could not be shown; needs no provider around it. */
export const ErrorView = ({ title, message, details, actions }: ErrorViewProps) => (
  <div className={styles["view"]} role="alert">
    <span className={styles["tile"]}>
      <Icon name="warning" size="lg" />
    </span>
    <h1>{title}</h1>
    {message !== undefined && <p className={styles["message"]}>{message}</p>}
    {details !== undefined && <code className={styles["details"]}>{details}</code>}
    {actions !== undefined && <div className={styles["actions"]}>{actions}</div>}
  </div>
);
