import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useId } from "react";
import { Button } from "../../../ui/actions/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import styles from "./config-email.module.css";

type SourceDialogProps = {
  readonly title: string;
  readonly saveLabel: string;
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form in a dialog that adds one of the things that files by e-mail need. */
export const SourceDialog = ({ title, saveLabel, busy, onSave, onClose, children }: SourceDialogProps) => {
  const id = useId();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} kind="primary" busy={busy}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={styles["form"]}
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
