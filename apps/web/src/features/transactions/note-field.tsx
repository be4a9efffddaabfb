import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { changeTransaction } from "@passbook/contract/transactions";
import type { Transaction } from "@passbook/contract/transactions";
import { call } from "../../lib/call.ts";
import { messageOf } from "../../lib/refusal.ts";
import { undoChange } from "../../lib/undo.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { replaceShown } from "./change-transactions.ts";
import styles from "./details.module.css";
import { dropDraft, keepDraft, readDraft } from "./note-drafts.ts";

const REST_MS = 700;

type Saving =
  | { readonly state: "rest" }
  | { readonly state: "waiting" }
  | { readonly state: "saved"; readonly change_id: string | null }
  | { readonly state: "failed"; readonly message: string };

const storeNote = async (id: string, text: string): Promise<string | null> => {
  const note = text.trim() === "" ? null : text;
  const { answer, change_id } = await call(changeTransaction, { params: { id }, body: { note } });
  dropDraft(id, text);
  replaceShown(
    (shown) => shown.id === id,
    () => answer.data,
  );
  return change_id;
};

/** Stores what is typed when typing rests, on leaving, and when the page goes; keeps it until it is stored. */
const useAutosave = (transaction: Transaction) => {
  const { t } = useLingui();
  const { id } = transaction;
  const [text, setText] = useState(() => readDraft(id) ?? transaction.note ?? "");
  const [saving, setSaving] = useState<Saving>({ state: "rest" });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stored = useRef(transaction.note ?? "");
  const latest = useRef(text);
  const alive = useRef(true);
  const save = async () => {
    clearTimeout(timer.current);
    const wanted = latest.current;
    if (wanted.trim() === stored.current.trim()) {
      dropDraft(id, wanted);
      return;
    }
    const before = stored.current;
    stored.current = wanted;
    try {
      const change_id = await storeNote(id, wanted);
      if (alive.current) setSaving({ state: "saved", change_id });
    } catch (error) {
      stored.current = before;
      if (alive.current)
        setSaving({ state: "failed", message: messageOf(error, t`The note is not saved yet.`) });
    }
  };
  const type = (next: string) => {
    latest.current = next;
    setText(next);
    keepDraft(id, next);
    setSaving({ state: "waiting" });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), REST_MS);
  };
  const leave = useRef(save);
  useEffect(() => {
    leave.current = save;
  });
  useEffect(() => {
    alive.current = true;
    const onLeave = () => {
      if (document.visibilityState === "hidden") void leave.current();
    };
    document.addEventListener("visibilitychange", onLeave);
    // a draft from before a reload is stored without being touched again
    if (readDraft(id) !== null) void leave.current();
    return () => {
      alive.current = false;
      document.removeEventListener("visibilitychange", onLeave);
      void leave.current();
    };
  }, [id]);
  return { text, saving, type, save };
};

/** A free note; there is no button to store it. */
export const NoteField = ({ transaction }: { readonly transaction: Transaction }) => {
  const { t } = useLingui();
  const { text, saving, type, save } = useAutosave(transaction);
  const undo = async (change_id: string) => {
    await undoChange(change_id);
  };
  return (
    <>
      <Field label={t`Note`} labelHidden>
        <Textarea
          rows={2}
          maxLength={2000}
          placeholder={t`Add a note`}
          value={text}
          onChange={(event) => {
            type(event.currentTarget.value);
          }}
          onBlur={() => void save()}
        />
      </Field>
      <div className={styles["saving"]} role="status">
        {saving.state === "waiting" && <Trans>Saving</Trans>}
        {saving.state === "saved" && <Trans>Saved</Trans>}
        {saving.state === "saved" && saving.change_id !== null && (
          <Button kind="link" onClick={() => void undo(saving.change_id ?? "")}>
            <Trans>Undo</Trans>
          </Button>
        )}
        {saving.state === "failed" && (
          <>
            <span className={styles["wrong"]}>{saving.message}</span>
            <Button kind="link" onClick={() => void save()}>
              <Trans>Try again</Trans>
            </Button>
          </>
        )}
      </div>
    </>
  );
};
