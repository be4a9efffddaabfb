import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { listCurrencyGroups } from "../../lib/form/currency-choices.ts";
import { Combobox } from "../../ui/forms/combobox.tsx";
import { DateField } from "../../ui/forms/date-field.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { FieldPairs } from "../../ui/forms/field-pairs.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import { FormDialog } from "../../ui/overlays/form-dialog.tsx";
import { parseRate } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./net-worth.module.css";
import type { WorthChanges } from "./use-worth-data.ts";

type RateDialogProps = {
  readonly home: string;
  /** Currencies that lead the list: those of which no rate is known. */
  readonly others: readonly string[];
  readonly changes: WorthChanges;
  readonly onClose: () => void;
};

/** Enters what one unit of a currency is in another, from a day on. */
export const RateDialog = ({ home, others, changes, onClose }: RateDialogProps) => {
  const { t } = useLingui();
  const { locale, language, today } = useLocale();
  const [base, setBase] = useState(home);
  const [currency, setCurrency] = useState(others[0] ?? "");
  const [text, setText] = useState("");
  const [from, setFrom] = useState(today);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const rate = parseRate(text, locale);
  const groups = listCurrencyGroups([home, ...others], language);
  const is_same = base === currency || currency === "";
  const is_late = from > today || from === "";
  const save = async (): Promise<void> => {
    setTried(true);
    if (rate === null || is_same || is_late) return;
    setBusy(true);
    if (await changes.enterRate({ base, currency, rate, from })) onClose();
    else setBusy(false);
  };
  return (
    <FormDialog title={t`Enter a rate`} busy={busy} onSave={() => void save()} onClose={onClose}>
      <FieldPairs>
        <Combobox label={t`One unit of`} groups={groups} value={base} onChange={setBase} />
        <Combobox
          label={t`In`}
          groups={groups}
          value={currency === "" ? null : currency}
          onChange={setCurrency}
          error={tried && is_same ? t`Choose two different currencies.` : undefined}
        />
      </FieldPairs>
      <FieldPairs>
        <Field
          label={t`Rate`}
          hint={t`How much one unit is, such as 1.08.`}
          error={tried && rate === null ? t`Write a rate above 0.` : undefined}
        >
          <TextInput
            numeric
            inputMode="decimal"
            autoComplete="off"
            value={text}
            suffix={<span className={styles["label"]}>{currency}</span>}
            onChange={(event) => {
              setText(event.currentTarget.value);
            }}
          />
        </Field>
        <Field
          label={t`From`}
          hint={t`It holds until the next rate of the two.`}
          error={tried && is_late ? t`Choose a day up to today.` : undefined}
        >
          <DateField
            value={from}
            max={today}
            onChange={(event) => {
              setFrom(event.currentTarget.value);
            }}
          />
        </Field>
      </FieldPairs>
    </FormDialog>
  );
};
