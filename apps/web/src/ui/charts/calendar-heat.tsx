import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { CurrencyCode, IsoDate } from "@passbook/contract/values";
import { datesOfMonth, formatMoney, formatShortDay, formatWeekday } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { classNames } from "../base/class-names.ts";
import { TableTwin } from "../lists/table-twin.tsx";
import styles from "./calendar-heat.module.css";
import { PointLink } from "./point-link.tsx";
import { niceTicks } from "./scale.ts";
import { useRoving } from "./use-roving.ts";

type HeatDay = { readonly date: IsoDate; readonly amount: number; readonly href?: string | undefined };

type CalendarHeatProps = {
  readonly month: string;
  readonly currency: CurrencyCode;
  /** Days with spending, positive minor units, negative where more came back; days left out had none. */
  readonly days: readonly HeatDay[];
};

const LEVELS = 4;

/** The amount from which a day is darkest: a round figure near the ninth tenth, so that one rent does not flatten the rest. */
const darkestFrom = (amounts: readonly number[]): number => {
  const sorted = amounts.filter((amount) => amount > 0).toSorted((a, b) => a - b);
  const high = sorted[Math.floor((sorted.length - 1) * 0.9)] ?? 1;
  return niceTicks({ greatest: high }, LEVELS).find((tick) => tick >= high) ?? high;
};

/** Spending day by day: darker is more (lighter in the dark theme). */
export const CalendarHeat = ({ month, currency, days }: CalendarHeatProps) => {
  const { locale, week_start, today } = useLocale();
  const { t } = useLingui();
  const roving = useRoving(0, 7);
  const dates = datesOfMonth(month);
  const byDate = new Map(days.map((day) => [day.date, day]));
  const darkest = darkestFrom(days.map((day) => day.amount));
  const lead = (new Date(`${month}-01T12:00:00Z`).getUTCDay() - week_start + 7) % 7;
  const levelOf = (amount: number) =>
    amount <= 0 ? 0 : Math.max(1, Math.min(LEVELS, Math.ceil((amount / darkest) * LEVELS)));
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const round = (amount: number) => formatMoney(amount, currency, locale, { round: true });
  const [told, setTold] = useState<string | null>(null);
  const past = dates.filter((date) => date <= today);
  return (
    <figure>
      {days.length > 0 && (
        <div className={styles["ramp"]} aria-hidden="true">
          {round(0)}
          <span className={styles["steps"]}>
            {[0, 1, 2, 3, 4].map((level) => (
              <i key={level} className={styles[`level${String(level)}`]} />
            ))}
          </span>
          {`${round(darkest)}+`}
          {told !== null && <strong className={styles["told"]}>{told}</strong>}
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows move among the days inside */}
      <div className={styles["grid"]} onKeyDown={roving.onKeyDown} onBlur={() => setTold(null)}>
        {Array.from({ length: 7 }, (_, index) => (
          <span key={index} className={styles["weekday"]} aria-hidden="true">
            {formatWeekday((week_start + index) % 7, locale)}
          </span>
        ))}
        {dates.map((date, index) => {
          const day = byDate.get(date);
          const place = index === 0 ? { gridColumnStart: lead + 1 } : undefined;
          const number = Number(date.slice(8));
          if (date > today) {
            return (
              <span key={date} className={classNames(styles["day"], styles["future"])} style={place}>
                {number}
              </span>
            );
          }
          const { onFocus, ...point } = roving.pointProps(index);
          const said = `${formatShortDay(date, locale)}: ${money(day?.amount ?? 0)}`;
          return (
            <PointLink
              key={date}
              {...point}
              href={day?.href}
              tells
              onFocus={() => {
                onFocus();
                setTold(said);
              }}
              style={place}
              className={classNames(
                styles["day"],
                styles[`level${String(levelOf(day?.amount ?? 0))}`],
                date === today && styles["today"],
              )}
              aria-label={said}
              title={money(day?.amount ?? 0)}
            >
              {number}
            </PointLink>
          );
        })}
      </div>
      <TableTwin
        caption={t`Spent by day`}
        columns={[t`Day`, t`Spent`]}
        rows={() => past.map((date) => [formatShortDay(date, locale), money(byDate.get(date)?.amount ?? 0)])}
      />
    </figure>
  );
};
