import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useId } from "react";
import { Button } from "../actions/button.tsx";
import { Dialog } from "./dialog.tsx";
import styles from "./form-dialog.module.css";

type FormDialogProps = {
  readonly title: string;
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
  /** Where what is changed may be deleted instead. */
  readonly onDelete?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** Fields of something new, or of what is changed, that are saved together; Enter saves them too. */
export const FormDialog = ({ title, busy, onSave, onClose, onDelete, children }: FormDialogProps) => {
  const form = useId();
  return (
    <Dialog
      open
      size="md"
      title={title}
      onClose={onClose}
      actions={
        <>
          {onDelete !== undefined && (
            <Button kind="danger" onClick={onDelete}>
              <Trans>Delete</Trans>
            </Button>
          )}
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" type="submit" form={form} busy={busy}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
};
