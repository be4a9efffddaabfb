import { addDays } from "@passbook/contract/values";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { Series } from "@passbook/contract/movements";
import { formatMoney, formatShortDay, formatWeekday } from "../../lib/format.ts";
import { useLocale } from "../../lib/locale.tsx";
import { Amount } from "../../ui/amount.tsx";
import { Card } from "../../ui/card.tsx";
import styles from "./movements.module.css";

const DAYS_SHOWN = 28;
const WEEK = 7;

type DueProps = { readonly series: readonly Series[] };

/** What is due on each of the coming days. */
const groupByDay = (series: readonly Series[], from: string, to: string) =>
  Map.groupBy(
    series.filter(
      ({ state, next }) => state !== "ended" && next !== null && next.on >= from && next.on <= to,
    ),
    ({ next }) => next?.on ?? "",
  );

/** The coming four weeks, day by day: what is expected to leave and to come in. */
export const DueCalendar = ({ series }: DueProps) => {
  const { t } = useLingui();
  const { locale, today, week_start } = useLocale();
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + WEEK - (week_start % WEEK)) % WEEK;
  const first = addDays(today, -weekday);
  const days = Array.from({ length: DAYS_SHOWN + (weekday > 0 ? WEEK : 0) }, (_, index) =>
    addDays(first, index),
  );
  const byDay = groupByDay(series, today, days.at(-1) ?? today);
  if (byDay.size === 0) return null;
  return (
    <Card title={<Trans>Due in the coming weeks</Trans>}>
      <ol className={styles["calendar"]} aria-label={t`Days`}>
        {days.map((day) => {
          const due = byDay.get(day) ?? [];
          const label = `${formatWeekday(new Date(`${day}T00:00:00Z`).getUTCDay(), locale, "short")} ${formatShortDay(day, locale, today)}`;
          return (
            <li
              key={day}
              className={styles["day"]}
              data-past={day < today}
              data-today={day === today}
              data-due={due.length > 0}
            >
              <span className={styles["date"]}>{label}</span>
              {due.map((each) => (
                <Link
                  key={each.id}
                  to={`/recurring/${each.id}`}
                  className={styles["due"]}
                  title={`${each.name} ${formatMoney(each.next?.amount ?? 0, each.currency, locale)}`}
                >
                  <span className={styles["payee"]}>{each.name}</span>
                  <Amount amount={each.next?.amount ?? 0} currency={each.currency} round />
                </Link>
              ))}
            </li>
          );
        })}
      </ol>
    </Card>
  );
};
