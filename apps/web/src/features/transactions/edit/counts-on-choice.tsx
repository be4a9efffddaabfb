import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { formatLongDay, formatMonth, monthOf } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { MonthPicker } from "../../../ui/actions/month-picker.tsx";
import { DateField } from "../../../ui/forms/date-field.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import styles from "./edit-dialog.module.css";

type CountsOnChoiceProps = {
  /** The day it counts on so far, where that is known. */
  readonly day: string | null;
  /** A day, a month, or null for the booked day, with what it is called. */
  readonly onChoose: (counts_on: string | null, name: string) => void;
};

/** The month, or the very day, in which figures count transactions. */
export const CountsOnChoice = ({ day, onChoose }: CountsOnChoiceProps) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const [month, setMonth] = useState(monthOf(day ?? today));
  const [exact, setExact] = useState("");
  const name = formatMonth(month, locale);
  return (
    <div className={styles["counting"]}>
      <p className={styles["hint"]}>
        <Trans>
          Insights count it there. The list and the balances keep the day on which the bank booked it.
        </Trans>
      </p>
      <div className={styles["line"]}>
        <MonthPicker month={month} onChange={setMonth} />
        <Button
          kind="primary"
          onClick={() => {
            onChoose(month, name);
          }}
        >
          <Trans>Count in this month</Trans>
        </Button>
      </div>
      <form
        className={styles["line"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (exact !== "") onChoose(exact, formatLongDay(exact, locale));
        }}
      >
        <Field label={t`Or on one day`}>
          <DateField
            value={exact}
            onChange={(event) => {
              setExact(event.currentTarget.value);
            }}
          />
        </Field>
        <Button type="submit" disabled={exact === ""}>
          <Trans>Count on this day</Trans>
        </Button>
      </form>
      <Button
        kind="link"
        onClick={() => {
          onChoose(null, "");
        }}
      >
        <Trans>Count when booked</Trans>
      </Button>
    </div>
  );
};
