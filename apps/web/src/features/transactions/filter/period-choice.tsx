import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { monthOf } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { monthPeriod } from "../../../lib/addresses/transaction-filter.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { DateField } from "../../../ui/forms/date-field.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { MonthPicker } from "../../../ui/actions/month-picker.tsx";
import styles from "./period-choice.module.css";
import type { Period, Preset } from "./periods.ts";
import { periodOfPreset, PRESETS } from "./periods.ts";

type PeriodChoiceProps = { readonly period: Period; readonly onChoose: (period: Period) => void };

const usePresetNames = (): Readonly<Record<Preset, string>> => {
  const { t } = useLingui();
  return {
    this_month: t`This month`,
    last_month: t`Last month`,
    last_3_months: t`Last 3 months`,
    this_year: t`This year`,
    last_year: t`Last year`,
  };
};

/** A preset, a month, or any two days. */
export const PeriodChoice = ({ period, onChoose }: PeriodChoiceProps) => {
  const { t } = useLingui();
  const { today } = useLocale();
  const names = usePresetNames();
  const [month, setMonth] = useState(monthOf(period.from ?? today));
  const [from, setFrom] = useState(period.from ?? "");
  const [to, setTo] = useState(period.to ?? "");
  const backwards = from !== "" && to !== "" && from > to;
  return (
    <div className={styles["period"]}>
      <div className={styles["presets"]}>
        {PRESETS.map((preset) => (
          <Button
            key={preset}
            onClick={() => {
              onChoose(periodOfPreset(preset, today));
            }}
          >
            {names[preset]}
          </Button>
        ))}
      </div>
      <div className={styles["line"]}>
        <MonthPicker month={month} onChange={setMonth} />
        <Button
          onClick={() => {
            onChoose(monthPeriod(month));
          }}
        >
          <Trans>Show month</Trans>
        </Button>
      </div>
      <form
        className={styles["range"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (!backwards) onChoose({ from: from === "" ? undefined : from, to: to === "" ? undefined : to });
        }}
      >
        <Field label={t`From`}>
          <DateField
            value={from}
            onChange={(event) => {
              setFrom(event.currentTarget.value);
            }}
          />
        </Field>
        <Field label={t`To`} error={backwards ? t`Choose a day that is not before the first.` : undefined}>
          <DateField
            value={to}
            onChange={(event) => {
              setTo(event.currentTarget.value);
            }}
          />
        </Field>
        <Button type="submit">
          <Trans>Show these days</Trans>
        </Button>
      </form>
    </div>
  );
};
