import { useLingui } from "@lingui/react/macro";
import type { CurrencyCode, IsoDate } from "@passbook/contract/values";
import { datesOfMonth, formatMoney, formatShortDay, formatTick } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { classNames } from "../base/class-names.ts";
import { TableTwin } from "../lists/table-twin.tsx";
import shared from "./chart.module.css";
import styles from "./cumulative-line.module.css";
import { DayPoints } from "./day-points.tsx";
import { Legend } from "./legend.tsx";
import { niceTicks, percent, point, stepPath } from "./scale.ts";

type Series = {
  readonly label: string;
  /** Running totals in minor units, one for each day from the first. */
  readonly totals: readonly number[];
};

type CumulativeLineProps = {
  readonly month: string;
  readonly currency: CurrencyCode;
  readonly current: Series;
  readonly previous?: Series | undefined;
  readonly hrefForDay?: ((day: IsoDate) => string) | undefined;
  /** Pixels. */
  readonly height?: number | undefined;
};

/** Geometry in a field 100 wide and 100 high that stretches to the plot. */
const usePlot = ({ current, previous, month }: CumulativeLineProps) => {
  const dates = datesOfMonth(month);
  const days = Math.max(dates.length, previous?.totals.length ?? 0);
  const totals = [...current.totals, ...(previous?.totals ?? [])];
  const ticks = niceTicks({ greatest: Math.max(0, ...totals), least: Math.min(0, ...totals) });
  const [low = 0, top = 1] = [ticks.at(0), ticks.at(-1)];
  const across = (day: number) => (day - 1) / Math.max(1, days - 1);
  const up = (amount: number) => (top - amount) / (top - low);
  const line = (series: Series) =>
    stepPath(series.totals.map((total, index) => [across(index + 1) * 100, up(total) * 100] as const));
  return { dates, days, ticks, across, up, line };
};

/** This month's spending as it grows by day, against the whole last month. */
export const CumulativeLine = (props: CumulativeLineProps) => {
  const { currency, current, previous, hrefForDay, height = 220 } = props;
  const { locale } = useLocale();
  const { t } = useLingui();
  const { dates, days, ticks, across, up, line } = usePlot(props);
  const today = current.totals.length;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const path = line(current);
  const last = current.totals.at(-1) ?? 0;
  const before = previous?.totals[Math.min(today, previous.totals.length) - 1];
  const sayDay = (day: number) => formatShortDay(dates[day - 1] ?? dates[0] ?? "", locale);
  const linesOf = (day: number) =>
    [current, previous].flatMap((series, index) => {
      const total = series?.totals[day - 1];
      return series === undefined || total === undefined
        ? []
        : [[series.label, money(total), index === 0 ? "solid" : "dashed"] as const];
    });
  const summary =
    previous === undefined || before === undefined
      ? t`${current.label}: ${money(last)} by ${sayDay(today)}.`
      : t`${current.label}: ${money(last)} by ${sayDay(today)}; ${previous.label} by the same day: ${money(before)}.`;
  return (
    <figure className={styles["figure"]} aria-label={summary}>
      <Legend
        keys={[
          { label: current.label, mark: "solid" },
          ...(previous === undefined ? [] : [{ label: previous.label, mark: "dashed" as const }]),
        ]}
      />
      <div className={classNames(shared["timeline"], shared["plot"])} style={{ height }}>
        <div aria-hidden="true">
          {ticks.map((tick) => (
            <div key={tick} className={shared["level"]} style={{ top: percent(up(tick)) }}>
              {tick !== 0 && <span>{formatTick(tick, currency, locale)}</span>}
            </div>
          ))}
        </div>
        <div className={shared["field"]}>
          <svg
            className={shared["drawing"]}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {today > 0 && (
              <path
                className={styles["area"]}
                d={`${path}L${point(across(today) * 100, up(0) * 100)}L${point(0, up(0) * 100)}Z`}
              />
            )}
            {previous !== undefined && <path className={styles["previous"]} d={line(previous)} />}
            <path className={styles["current"]} d={path} />
          </svg>
          {today > 0 && <i className={styles["today"]} style={{ left: percent(across(today)) }} />}
          {before !== undefined && (
            <i
              className={classNames(shared["dot"], styles["before"])}
              style={{ left: percent(across(today)), top: percent(up(before)) }}
            />
          )}
          {today > 0 && (
            <i className={shared["dot"]} style={{ left: percent(across(today)), top: percent(up(last)) }} />
          )}
          <DayPoints
            start={Math.max(0, today - 1)}
            days={dates.slice(0, days).flatMap((on, index) => {
              const lines = linesOf(index + 1);
              return lines.length === 0
                ? []
                : [
                    {
                      on,
                      title: sayDay(index + 1),
                      across: across(index + 1),
                      width: 1 / (days - 1),
                      lines,
                      href: index < today ? hrefForDay?.(on) : undefined,
                    },
                  ];
            })}
          />
        </div>
      </div>
      <div className={classNames(shared["timeline"], shared["axis"])} aria-hidden="true">
        {[1, 5, 10, 15, 20, 25, 30]
          .filter((day) => day <= days)
          .map((day) => (
            <span key={day} style={{ left: percent(across(day)) }}>
              {day}
            </span>
          ))}
      </div>
      <TableTwin
        caption={summary}
        columns={[t`Day`, current.label, ...(previous === undefined ? [] : [previous.label])]}
        rows={() =>
          dates.map((_, index) => [
            sayDay(index + 1),
            ...[current, ...(previous === undefined ? [] : [previous])].map((series) => {
              const total = series.totals[index];
              return total === undefined ? "" : money(total);
            }),
          ])
        }
      />
    </figure>
  );
};
