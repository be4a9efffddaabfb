import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useId } from "react";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import styles from "./config-email.module.css";

type SourceDialogProps = {
  readonly title: string;
  readonly saveLabel: string;
  readonly busy: boolean;
  /** Why it could not be saved, where no field says so. */
  readonly failure?: Error | null;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form in a dialog that adds one of the things that files by e-mail need. */
export const SourceDialog = ({
  title,
  saveLabel,
  busy,
  failure = null,
  onSave,
  onClose,
  children,
}: SourceDialogProps) => {
  const { t } = useLingui();
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
        {failure !== null && (
          <Note tone="error" role="alert">
            {messageOf(failure, t`This could not be saved. Try again.`)}
          </Note>
        )}
        {children}
      </form>
    </Dialog>
  );
};
