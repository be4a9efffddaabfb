import { useLingui } from "@lingui/react/macro";
import { VIEWS } from "@passbook/contract/explorations";
import { DIMENSIONS, isTime, MEASURES } from "@passbook/contract/explore";
import { daysOf, type ExploreAddress } from "../../lib/explore/address.ts";
import { useDimensionWords, useMeasureWords, useViewWords } from "../../lib/explore/use-explore-words.ts";
import { SegmentedControl } from "../../ui/actions/segmented-control.tsx";
import { DateField } from "../../ui/forms/date-field.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Select } from "../../ui/forms/select.tsx";
import { formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./explore.module.css";
import { usePeriodChoices } from "./use-period-choices.ts";

type ControlsProps = {
  readonly address: ExploreAddress;
  readonly onChange: (address: ExploreAddress) => void;
};

const CUSTOM = "custom";

/** Which days: one of the list, or from one to another. */
const PeriodChoice = ({ address, onChange }: ControlsProps) => {
  const { t } = useLingui();
  const near = useLocale();
  const choices = usePeriodChoices();
  const { from, to, period, ...rest } = address;
  const is_custom = from !== undefined || to !== undefined;
  const years = Array.from({ length: 10 }, (_, index) => String(Number(near.today.slice(0, 4)) - index));
  const known = period === undefined || choices.some(([each]) => each === period) || years.includes(period);
  // a stretch that no list has, as a question may say one, is told by its days
  const own = daysOf(address, near);
  const said = [own.from, own.to]
    .filter((day) => day !== undefined)
    .map((day) => formatShortDay(day, near.locale, ""))
    .join(" – ");
  const setDay = (name: "from" | "to", value: string) => {
    const days = { from, to, [name]: value === "" ? undefined : value };
    onChange({ ...rest, from: days.from, to: days.to });
  };
  return (
    <>
      <Field label={t`Period`}>
        <Select
          value={is_custom ? CUSTOM : period}
          onChange={(event) => {
            const { value } = event.currentTarget;
            if (value === CUSTOM) onChange({ ...rest, ...own });
            else onChange({ ...rest, period: value });
          }}
        >
          {choices.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
          {!known && <option value={period}>{said}</option>}
          <option value={CUSTOM}>{t`From … to …`}</option>
        </Select>
      </Field>
      {is_custom && (
        <>
          <Field label={t`First day`}>
            <DateField
              value={from ?? ""}
              max={to}
              onChange={(event) => {
                setDay("from", event.currentTarget.value);
              }}
            />
          </Field>
          <Field label={t`Last day`}>
            <DateField
              value={to ?? ""}
              min={from}
              onChange={(event) => {
                setDay("to", event.currentTarget.value);
              }}
            />
          </Field>
        </>
      )}
    </>
  );
};

/** A calendar is of days, a flow has two sides, and areas tell things apart: what a view needs is set with it. */
const withView = (address: ExploreAddress, view: NonNullable<ExploreAddress["view"]>): ExploreAddress => {
  const { columns, ...rest } = address;
  if (view === "sankey" && columns === undefined)
    return { ...address, view, columns: address.rows === "account" ? "category" : "account" };
  const in_time = isTime(rest.rows) || (columns !== undefined && isTime(columns));
  if ((view === "line" || view === "area") && !in_time) return { ...rest, view, columns: "month" };
  return { ...address, view };
};

/** What is added up, how it is told apart, of which days, and how it is drawn. */
export const Controls = ({ address, onChange }: ControlsProps) => {
  const { t } = useLingui();
  const measures = useMeasureWords();
  const dimensions = useDimensionWords();
  const views = useViewWords();
  const { rows, columns, view = "bar", measure } = address;
  const is_calendar = view === "calendar";
  return (
    <div className={styles["controls"]} data-print="no">
      <div className={styles["fields"]}>
        <Field label={t`What`}>
          <Select
            value={measure}
            onChange={(event) => {
              const chosen = MEASURES.find((each) => each === event.currentTarget.value);
              if (chosen !== undefined) onChange({ ...address, measure: chosen });
            }}
          >
            {MEASURES.map((each) => (
              <option key={each} value={each}>
                {measures[each]}
              </option>
            ))}
          </Select>
        </Field>
        {!is_calendar && (
          <>
            <Field label={t`By`}>
              <Select
                value={rows}
                onChange={(event) => {
                  const chosen = DIMENSIONS.find((each) => each === event.currentTarget.value);
                  if (chosen === undefined) return;
                  const { columns: _columns, ...rest } = address;
                  onChange(chosen === columns ? { ...rest, rows: chosen } : { ...address, rows: chosen });
                }}
              >
                {DIMENSIONS.map((each) => (
                  <option key={each} value={each}>
                    {dimensions[each]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t`And by`}>
              <Select
                value={columns ?? ""}
                onChange={(event) => {
                  const chosen = DIMENSIONS.find((each) => each === event.currentTarget.value);
                  const { columns: _columns, ...rest } = address;
                  onChange(chosen === undefined ? rest : { ...rest, columns: chosen });
                }}
              >
                <option value="">{t`Nothing else`}</option>
                {DIMENSIONS.filter((each) => each !== rows).map((each) => (
                  <option key={each} value={each}>
                    {dimensions[each]}
                  </option>
                ))}
              </Select>
            </Field>
          </>
        )}
        <PeriodChoice address={address} onChange={onChange} />
        <Field label={t`Held against`}>
          <Select
            value={address.compare ?? ""}
            onChange={(event) => {
              const { compare: _compare, ...rest } = address;
              const { value } = event.currentTarget;
              onChange(value === "before" || value === "year" ? { ...rest, compare: value } : rest);
            }}
          >
            <option value="">{t`Nothing`}</option>
            <option value="before">{t`The stretch before`}</option>
            <option value="year">{t`A year ago`}</option>
          </Select>
        </Field>
      </div>
      <SegmentedControl
        label={t`How it is drawn`}
        value={view}
        options={VIEWS.map((value) => ({ value, label: views[value] }))}
        onChange={(chosen) => {
          onChange(withView(address, chosen));
        }}
      />
    </div>
  );
};
