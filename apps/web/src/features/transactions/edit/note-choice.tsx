import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../ui/actions/button.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Textarea } from "../../../ui/forms/textarea.tsx";
import styles from "./edit-dialog.module.css";

/** One note for all of them; an empty one takes away what they have. */
export const NoteChoice = ({ onChoose }: { readonly onChoose: (note: string) => void }) => {
  const { t } = useLingui();
  const [note, setNote] = useState("");
  return (
    <form
      className={styles["counting"]}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(note.trim());
      }}
    >
      <Field label={t`Note`} hint={t`It takes the place of the notes they have.`}>
        <Textarea
          value={note}
          rows={3}
          maxLength={2000}
          onChange={(event) => {
            setNote(event.currentTarget.value);
          }}
        />
      </Field>
      <Button type="submit" kind="primary">
        {note.trim() === "" ? <Trans>Take the notes away</Trans> : <Trans>Set note</Trans>}
      </Button>
    </form>
  );
};
