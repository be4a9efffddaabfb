import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "../../ui/actions/button.tsx";
import type { IconName } from "../../ui/base/icon-paths.ts";
import { Note } from "../../ui/frame/note.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { CopyButton } from "../../ui/overlays/copy-button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import styles from "./made-once-dialog.module.css";

type MadeOnceDialogProps = {
  readonly title: string;
  /** The secret or the link that was made. */
  readonly text: string;
  readonly copy: { readonly label: string; readonly done: string };
  /** What stands before it. */
  readonly above?: ReactNode;
  /** What is to be known of it. */
  readonly note: ReactNode;
  readonly icon: IconName;
  readonly onClose: () => void;
};

/** What was just made and is shown this once, with a way to take it along. */
export const MadeOnceDialog = ({ title, text, copy, above, note, icon, onClose }: MadeOnceDialogProps) => (
  <Dialog
    open
    size="md"
    title={title}
    onClose={onClose}
    actions={
      <Button kind="primary" onClick={onClose}>
        <Trans>I have kept it</Trans>
      </Button>
    }
  >
    <Stack gap={3}>
      {above}
      <div className={styles["copied"]}>
        <code className={styles["text"]} dir="ltr">
          {text}
        </code>
        <CopyButton text={text} label={copy.label} done={copy.done} />
      </div>
      <Note icon={icon} tone="warning">
        {note}
      </Note>
    </Stack>
  </Dialog>
);
