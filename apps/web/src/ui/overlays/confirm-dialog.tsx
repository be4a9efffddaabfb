import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useId } from "react";
import { Button } from "../actions/button.tsx";
import styles from "./confirm-dialog.module.css";
import { Dialog } from "./dialog.tsx";

type ConfirmDialogProps = {
  readonly open: boolean;
  /** The question: "Delete Coffee?". */
  readonly title: string;
  /** What follows from it. */
  readonly text: ReactNode;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly busy?: boolean | undefined;
  readonly danger?: boolean | undefined;
  /** Further choices, such as where transactions go. */
  readonly children?: ReactNode;
};

/** Asks before something happens; focus starts on Cancel. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, title, text, confirmLabel, onConfirm, onClose, busy, danger = true, children } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      bare
      role="alertdialog"
      describedBy={id}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind={danger ? "danger-fill" : "primary"} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div id={id} className={styles["text"]}>
        {text}
      </div>
      {children}
    </Dialog>
  );
};
