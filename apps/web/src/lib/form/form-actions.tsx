import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Acts } from "../../ui/base/acts.tsx";
import { Button } from "../../ui/actions/button.tsx";
import styles from "./form-actions.module.css";

type FormActionsProps = {
  /** Stands apart at the start, such as Delete. */
  readonly start?: ReactNode;
  /** Where Cancel leads, or what it does; left out where there is nothing to leave. */
  readonly cancel?: string | (() => void) | undefined;
  readonly saveLabel: string;
  readonly busy: boolean;
  readonly disabled?: boolean | undefined;
  /** On a screen whose first act is another form's. */
  readonly second?: boolean | undefined;
};

/** Buttons at the foot of a form: the main one last, full width on small screens; none for who only looks. */
export const FormActions = ({ start, cancel, saveLabel, busy, disabled, second }: FormActionsProps) => {
  const { t } = useLingui();
  return (
    <Acts>
      <div className={styles["actions"]}>
        {start !== undefined && <div className={styles["start"]}>{start}</div>}
        {typeof cancel === "string" && <Button to={cancel}>{t`Cancel`}</Button>}
        {typeof cancel === "function" && <Button onClick={cancel}>{t`Cancel`}</Button>}
        <Button
          type="submit"
          kind={second === true ? "secondary" : "primary"}
          busy={busy}
          disabled={disabled}
        >
          {saveLabel}
        </Button>
      </div>
    </Acts>
  );
};
