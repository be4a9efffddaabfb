import { addDays } from "@passbook/contract/values";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { Series } from "@passbook/contract/findings";
import { formatMoney, formatShortDay, formatWeekday } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Amount } from "../../ui/figures/amount.tsx";
import { Card } from "../../ui/frame/card.tsx";
import styles from "./series.module.css";

const DAYS_SHOWN = 28;
const WEEK = 7;

type DueProps = { readonly series: readonly Series[] };

type Due = Series & { readonly next: NonNullable<Series["next"]> };

const listRunning = (series: readonly Series[]): readonly Due[] =>
  series.flatMap((each) =>
    each.state === "ended" || each.next === null ? [] : [{ ...each, next: each.next }],
  );

const DueLink = ({ due, day }: { readonly due: Due; readonly day?: string }) => {
  const { locale } = useLocale();
  return (
    <Link
      to={`/recurring/${due.id}`}
      className={styles["due"]}
      title={`${due.name} ${formatMoney(due.next.amount, due.currency, locale)}`}
    >
      <span className={styles["payee"]}>
        {due.name}
        {day !== undefined && <span className={styles["date"]}>, {day}</span>}
      </span>
      <Amount amount={due.next.amount} currency={due.currency} round />
    </Link>
  );
};

/** What should have come by now; a statement that is not here yet may hold it. */
const Awaited = ({ awaited }: { readonly awaited: readonly Due[] }) => {
  const { locale, today } = useLocale();
  if (awaited.length === 0) return null;
  return (
    <li className={styles["awaited"]}>
      <span className={styles["date"]}>
        <Trans>Expected by now, not seen yet</Trans>
      </span>
      <div className={styles["each"]}>
        {awaited.map((due) => (
          <DueLink key={due.id} due={due} day={formatShortDay(due.next.on, locale, today)} />
        ))}
      </div>
    </li>
  );
};

/** The coming four weeks, day by day: what is expected to leave and to come in. */
export const DueCalendar = ({ series }: DueProps) => {
  const { t } = useLingui();
  const { locale, today, week_start } = useLocale();
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + WEEK - (week_start % WEEK)) % WEEK;
  const first = addDays(today, -weekday);
  const days = Array.from({ length: DAYS_SHOWN + (weekday > 0 ? WEEK : 0) }, (_, index) =>
    addDays(first, index),
  );
  const last = days.at(-1) ?? today;
  const running = listRunning(series).filter(({ next }) => next.on <= last);
  const awaited = running.filter(({ next }) => next.on < today);
  const byDay = Map.groupBy(running, ({ next }) => next.on);
  if (running.length === 0) return null;
  return (
    <Card sums title={<Trans>Due in the coming weeks</Trans>}>
      <ol className={styles["calendar"]} aria-label={t`Days`}>
        <Awaited awaited={awaited.toSorted((one, other) => (one.next.on < other.next.on ? -1 : 1))} />
        {days.map((day) => {
          const due = day < today ? [] : (byDay.get(day) ?? []);
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
                <DueLink key={each.id} due={each} />
              ))}
            </li>
          );
        })}
      </ol>
    </Card>
  );
};
