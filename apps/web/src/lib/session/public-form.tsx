import type { ReactNode } from "react";
import styles from "./public-form.module.css";

type PublicFormProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly onSubmit?: ((event: { preventDefault: () => void }) => void) | undefined;
  readonly children: ReactNode;
};

/** A screen for people who are not signed in: a heading, a line under it, and a form or what came of it. */
export const PublicForm = ({ title, lead, onSubmit, children }: PublicFormProps) => (
  <>
    <title>{`${title} · Passbook`}</title>
    <h1>{title}</h1>
    {lead !== undefined && <p className={styles["lead"]}>{lead}</p>}
    {onSubmit === undefined ? (
      <div className={styles["body"]}>{children}</div>
    ) : (
      <form className={styles["body"]} noValidate onSubmit={onSubmit}>
        {children}
      </form>
    )}
  </>
);
