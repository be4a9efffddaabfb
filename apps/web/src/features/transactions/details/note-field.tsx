import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { Transaction } from "@passbook/contract/transactions";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { undoChange } from "../../../lib/changes/undo.ts";
import { Acts } from "../../../ui/base/acts.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Textarea } from "../../../ui/forms/textarea.tsx";
import { changeOne } from "../state/change-transactions.ts";
import styles from "./details.module.css";
import { dropDraft, keepDraft, readDraft } from "./note-drafts.ts";

const REST_MS = 700;

type Saving =
  | { readonly state: "rest" }
  | { readonly state: "waiting" }
  | { readonly state: "saved"; readonly change_id: string | null }
  | { readonly state: "failed"; readonly message: string };

const storeNote = async (seen: Transaction, text: string, label: string) => {
  const { id } = seen;
  const note = text.trim() === "" ? null : text;
  const stored = await changeOne(id, { note }, { seen, words: { note: { label } } });
  dropDraft(id, text);
  return stored;
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
  const shown = useRef(transaction);
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
      const { saved, change_id } = await storeNote({ ...shown.current, note: before }, wanted, t`Note`);
      const kept = saved.note ?? "";
      // the person may have taken what was stored elsewhere
      if (kept.trim() !== wanted.trim() && latest.current === wanted) {
        latest.current = kept;
        stored.current = kept;
        if (alive.current) setText(kept);
      }
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
    shown.current = transaction;
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

type NoteFieldProps = { readonly transaction: Transaction };

const NoteEditor = ({ transaction }: NoteFieldProps) => {
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
        {saving.state === "saved" && <Trans context="a note">Saved</Trans>}
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

/** A free note; there is no button to store it. */
export const NoteField = ({ transaction }: NoteFieldProps) => (
  <Acts otherwise={<span className={styles["note"]}>{transaction.note}</span>}>
    <NoteEditor transaction={transaction} />
  </Acts>
);
