import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../ui/actions/button.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Textarea } from "../../../ui/forms/textarea.tsx";
import styles from "./edit-dialog.module.css";

type NoteChoiceProps = {
  /** What the one that it is about has; null for several. */
  readonly before: string | null;
  readonly onChoose: (note: string) => void;
};

/** One note for all of them; an empty one takes away what they have. */
export const NoteChoice = ({ before, onChoose }: NoteChoiceProps) => {
  const { t } = useLingui();
  const [note, setNote] = useState(before ?? "");
  return (
    <form
      className={styles["counting"]}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(note.trim());
      }}
    >
      <Field
        label={t`Note`}
        hint={before === null ? t`It takes the place of the notes they have.` : undefined}
      >
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
        {note.trim() === "" && before !== "" ? <Trans>Take the notes away</Trans> : <Trans>Set note</Trans>}
      </Button>
    </form>
  );
};
