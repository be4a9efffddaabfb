import { useLingui } from "@lingui/react/macro";
import type { Days } from "@passbook/contract/search";
import { daysOfUnit, stretchAfter, stretchBefore, unitKey } from "@passbook/contract/stretches";
import { useState } from "react";
import { useNavigate } from "react-router";
import { findPayPeriod } from "../../../lib/explore/find-pay.ts";
import { useSeries } from "../../../lib/reference-data/use-series.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { Menu } from "../../../ui/actions/menu.tsx";
import { DateField } from "../../../ui/forms/date-field.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { FieldPairs } from "../../../ui/forms/field-pairs.tsx";
import { FormDialog } from "../../../ui/overlays/form-dialog.tsx";
import { formatShortDay, formatYear } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import styles from "./stretch.module.css";

export const stretchPath = ({ from, to }: Days): string => `/?from=${from}&to=${to}`;

const YEARS = 10;

/** Any days, from one to another. */
const CustomDialog = ({ first, onClose }: { readonly first: Days; readonly onClose: () => void }) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [{ from, to }, setDays] = useState(first);
  return (
    <FormDialog
      title={t`From … to …`}
      busy={false}
      onClose={onClose}
      onSave={() => {
        if (from === "" || to === "") return;
        onClose();
        void navigate(stretchPath(from <= to ? { from, to } : { from: to, to: from }));
      }}
    >
      <FieldPairs>
        <Field label={t`First day`}>
          <DateField
            value={from}
            onChange={(event) => {
              setDays({ from: event.currentTarget.value, to });
            }}
          />
        </Field>
        <Field label={t`Last day`}>
          <DateField
            value={to}
            onChange={(event) => {
              setDays({ from, to: event.currentTarget.value });
            }}
          />
        </Field>
      </FieldPairs>
    </FormDialog>
  );
};

/** Other days than a month: quarters, years, a pay period, or any. */
export const StretchMenu = ({ shown }: { readonly shown: Days }) => {
  const { t } = useLingui();
  const { today, week_start } = useLocale();
  const [is_choosing, setChoosing] = useState(false);
  const pay = findPayPeriod(useSeries().data ?? []);
  const quarter = daysOfUnit("quarter", unitKey("quarter", today, week_start));
  const this_year = Number(today.slice(0, 4));
  const year = (number: number) => daysOfUnit("year", String(number));
  return (
    <>
      <Menu
        label={t`Other days`}
        align="end"
        trigger={(trigger) => (
          <Button {...trigger} icon="calendar">
            {t`Other days`}
          </Button>
        )}
        items={[
          { label: t`This month`, to: "/" },
          { label: t`This quarter`, to: stretchPath(quarter) },
          { label: t`Last quarter`, to: stretchPath(stretchBefore(quarter)) },
          { label: t`Year to date`, to: stretchPath({ from: `${String(this_year)}-01-01`, to: today }) },
          ...(pay === null ? [] : [{ label: t`Pay period`, to: stretchPath(pay) }]),
          {
            label: t`From … to …`,
            onSelect: () => {
              setChoosing(true);
            },
          },
          "separator",
          ...Array.from({ length: YEARS }, (_, index) => ({
            label: String(this_year - index),
            to: stretchPath(year(this_year - index)),
          })),
        ]}
      />
      {is_choosing && (
        <CustomDialog
          first={shown}
          onClose={() => {
            setChoosing(false);
          }}
        />
      )}
    </>
  );
};

/** A whole year or quarter by its name, other stretches by their days. */
export const useStretchName = (): ((days: Days) => string) => {
  const { locale, week_start } = useLocale();
  return ({ from, to }) => {
    for (const unit of ["year", "quarter"] as const) {
      const key = unitKey(unit, from, week_start);
      const whole = daysOfUnit(unit, key);
      if (whole.from === from && whole.to === to)
        return unit === "year" ? formatYear(from, locale) : `${key.slice(5)} ${formatYear(from, locale)}`;
    }
    return `${formatShortDay(from, locale, "")} – ${formatShortDay(to, locale, "")}`;
  };
};

/** ← Q3 2026 → */
export const StretchPicker = ({ days }: { readonly days: Days }) => {
  const { t } = useLingui();
  const { today } = useLocale();
  const nameOf = useStretchName();
  const [before, after] = [stretchBefore(days), stretchAfter(days)];
  const [earlier, later] = [nameOf(before), nameOf(after)];
  return (
    <div className={styles["picker"]}>
      <IconButton icon="chevron-left" label={t`Earlier: ${earlier}`} to={stretchPath(before)} />
      <h1 className={styles["name"]}>{nameOf(days)}</h1>
      {after.from > today ? (
        <IconButton icon="chevron-right" label={t`Later: ${later}`} disabled />
      ) : (
        <IconButton icon="chevron-right" label={t`Later: ${later}`} to={stretchPath(after)} />
      )}
    </div>
  );
};
