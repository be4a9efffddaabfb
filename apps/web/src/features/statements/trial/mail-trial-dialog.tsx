import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { DropZone } from "../../../ui/actions/drop-zone.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Textarea } from "../../../ui/forms/textarea.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import styles from "./mail-trial.module.css";
import { MailTrialResult } from "./mail-trial-result.tsx";
import { useMailTrial } from "./use-mail-trial.ts";

const PASTED = "pasted.eml";
const ROWS = 6;

/** A message is dropped or pasted, and told what would become of it. */
export const MailTrialDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const trial = useMailTrial();
  const [text, setText] = useState("");
  const { data, isPending, error } = trial;
  const tryFile = (file: File | undefined) => {
    if (file !== undefined) trial.mutate(file);
  };
  return (
    <Dialog
      open
      size="md"
      title={t`Try a message`}
      onClose={onClose}
      actions={
        data === undefined ? (
          <Button
            kind="primary"
            busy={isPending}
            disabled={text.trim() === ""}
            onClick={() => {
              tryFile(new File([text.trimStart()], PASTED));
            }}
          >
            <Trans>Try it</Trans>
          </Button>
        ) : (
          <>
            <Button
              onClick={() => {
                trial.reset();
              }}
            >
              <Trans>Try another</Trans>
            </Button>
            <Button kind="primary" onClick={onClose}>
              <Trans>Done</Trans>
            </Button>
          </>
        )
      }
    >
      {data === undefined ? (
        <div className={styles["form"]}>
          <DropZone
            title={t`Drop a message here`}
            hint={t`Saved as .eml or .msg. It is looked at, and nothing of it is kept.`}
            buttonLabel={t`Choose a message`}
            accept=".eml,.msg,message/rfc822"
            multiple={false}
            disabled={isPending}
            onFiles={([file]) => {
              tryFile(file);
            }}
          />
          <Field
            label={t`Or paste its source`}
            hint={t`Mail programs call it “Show original” or “View source”.`}
          >
            <Textarea
              rows={ROWS}
              spellCheck={false}
              autoComplete="off"
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value);
              }}
            />
          </Field>
          {error !== null && (
            <Note tone="error" role="alert">
              {messageOf(error, t`The message did not arrive.`)}
            </Note>
          )}
        </div>
      ) : (
        <MailTrialResult trial={data} />
      )}
    </Dialog>
  );
};
