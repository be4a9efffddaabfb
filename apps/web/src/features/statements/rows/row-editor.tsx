import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { currencySymbol, formatNumber } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { DateField } from "../../../ui/forms/date-field.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { TextInput } from "../../../ui/forms/text-input.tsx";
import type { RowDraft } from "./row-draft.ts";
import { toRowChange } from "./row-draft.ts";
import styles from "./row-editor.module.css";
import type { Corrections } from "../correct/use-corrections.ts";
import type { RowEdit } from "./use-row-edit.ts";
import type { StatementRow } from "../state/use-statement-rows.ts";

type RowEditorProps = {
  readonly draft: RowDraft;
  /** The row that is edited; null for a new one. */
  readonly row: StatementRow | null;
  readonly currency: string;
  readonly edit: RowEdit;
  readonly corrections: Corrections;
};

const LONGEST_TEXT = 500;

/** Sends what was typed; what is refused stays in the fields. */
const useRowForm = ({ draft, row, currency, edit, corrections }: RowEditorProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const [tried, setTried] = useState(false);
  const read = toRowChange(draft, { before: row, currency, locale });
  const words = {
    booked_on: t`Choose the day.`,
    description: t`Enter the text.`,
    amount: t`Enter an amount; money out has a minus.`,
  };
  const submit = async () => {
    setTried(true);
    if (read.faults.length > 0 || corrections.busy) return;
    const said = row === null ? t`Row added` : t`Row corrected`;
    if (read.change === null || (await corrections.add([read.change], said))) edit.close();
  };
  const remove = async () => {
    if (row === null || corrections.busy) return;
    if (await corrections.add([{ op: "remove", row: row.row }], t`Row left out`)) edit.close();
  };
  return {
    submit,
    remove,
    errorOf: (name: keyof typeof words) => (tried && read.faults.includes(name) ? words[name] : undefined),
  };
};

const useFirstFocus = () => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector("input")?.focus({ preventScroll: true });
  }, []);
  return form;
};

/** Date, text and amount of one row, in its place in the list. */
export const RowEditor = (props: RowEditorProps) => {
  const { draft, row, currency, edit, corrections } = props;
  const { t } = useLingui();
  const { locale } = useLocale();
  const form = useFirstFocus();
  const { submit, remove, errorOf } = useRowForm(props);
  const number = formatNumber(draft.row, locale);
  return (
    // only watches its fields: their keys must not walk the list, and Esc leaves
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      noValidate
      className={styles["editor"]}
      aria-label={row === null ? t`New row` : t`Row ${number}`}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") edit.close();
      }}
    >
      <div className={styles["fields"]}>
        <Field label={t`Date`} error={errorOf("booked_on")}>
          <DateField
            value={draft.booked_on}
            onChange={(event) => {
              edit.type({ booked_on: event.currentTarget.value });
            }}
          />
        </Field>
        <Field label={t`Text`} error={errorOf("description")}>
          <TextInput
            value={draft.description}
            maxLength={LONGEST_TEXT}
            autoComplete="off"
            onChange={(event) => {
              edit.type({ description: event.currentTarget.value });
            }}
          />
        </Field>
        <Field label={t`Amount`} error={errorOf("amount")}>
          <TextInput
            numeric
            inputMode="text"
            autoComplete="off"
            prefix={currencySymbol(currency, locale)}
            value={draft.amount}
            onChange={(event) => {
              edit.type({ amount: event.currentTarget.value });
            }}
          />
        </Field>
      </div>
      {corrections.error !== null && (
        <Note tone="error" role="alert">
          {messageOf(corrections.error, t`Oops, update failed!`)}
        </Note>
      )}
      <div className={styles["acts"]}>
        <Button type="submit" kind="primary" busy={corrections.busy}>
          {row === null ? t`Add row` : t`Save row`}
        </Button>
        <Button
          onClick={() => {
            corrections.forgetError();
            edit.close();
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
        {row !== null && (
          <Button kind="danger" icon="trash" onClick={() => void remove()}>
            <Trans>Leave this row out</Trans>
          </Button>
        )}
      </div>
    </form>
  );
};
