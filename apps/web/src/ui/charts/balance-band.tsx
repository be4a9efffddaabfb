import { useLingui } from "@lingui/react/macro";
import type { CurrencyCode, IsoDate } from "@passbook/contract/values";
import { formatMoney, formatShortDay, formatTick } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { classNames } from "../base/class-names.ts";
import { TableTwin } from "../lists/table-twin.tsx";
import styles from "./balance-band.module.css";
import shared from "./chart.module.css";
import { DayPoints } from "./day-points.tsx";
import { Legend } from "./legend.tsx";
import { niceTicks, percent, point } from "./scale.ts";

type Ahead = {
  readonly on: IsoDate;
  readonly expected: number;
  readonly low_50: number;
  readonly high_50: number;
  readonly low_90: number;
  readonly high_90: number;
};
type BalanceBandProps = {
  readonly currency: CurrencyCode;
  readonly today: IsoDate;
  /** Known balances at the ends of days, and those of the days that follow. Minor units. */
  readonly past: readonly { readonly on: IsoDate; readonly amount: number }[];
  readonly days: readonly Ahead[];
  /** Drawn where it is not 0. */
  readonly limit?: number | undefined;
  /** Days on which something is due, with what. */
  readonly marks?: ReadonlyMap<IsoDate, string> | undefined;
  readonly summary: string;
  /** Pixels. */
  readonly height?: number | undefined;
};

const AXIS_LABELS = 4;
const TENS = 10;

/** Round steps around amounts; through 0 unless all of them are further from it than from each other. */
const ticksAround = (least: number, greatest: number): readonly number[] => {
  const span = Math.max(1, greatest - least);
  const unit = TENS ** Math.floor(Math.log10(span));
  const base =
    least > span ? Math.floor(least / unit) * unit : greatest < -span ? Math.ceil(greatest / unit) * unit : 0;
  return niceTicks({ greatest: greatest - base, least: least - base }).map((tick) => tick + base);
};

/** Geometry in a field 100 wide and 100 high that stretches to the plot. */
const usePlot = ({ past, days, limit = 0 }: BalanceBandProps) => {
  const dates = [...past.map(({ on }) => on), ...days.map(({ on }) => on)];
  const amounts = [
    ...(limit === 0 ? [] : [limit]),
    ...past.map(({ amount }) => amount),
    ...days.flatMap(({ low_90, high_90 }) => [low_90, high_90]),
  ];
  const ticks = ticksAround(Math.min(...amounts), Math.max(...amounts));
  const [low = 0, top = 1] = [ticks.at(0), ticks.at(-1)];
  const across = (index: number) => index / Math.max(1, dates.length - 1);
  const up = (amount: number) => (top - amount) / (top - low);
  const at = (index: number, amount: number) => point(across(index) * 100, up(amount) * 100);
  const first = past.length;
  // Bands and the middle begin at the last known balance.
  const start = past.at(-1)?.amount;
  const begin = start === undefined ? [] : [at(first - 1, start)];
  const edge = (pick: (day: Ahead) => number) => [
    ...begin,
    ...days.map((day, index) => at(first + index, pick(day))),
  ];
  const band = (lower: (day: Ahead) => number, upper: (day: Ahead) => number) =>
    `M${[...edge(upper), ...edge(lower).toReversed()].join("L")}Z`;
  return {
    dates,
    ticks,
    across,
    up,
    known: past.length === 0 ? "" : `M${past.map(({ amount }, index) => at(index, amount)).join("L")}`,
    middle: days.length === 0 ? "" : `M${edge((day) => day.expected).join("L")}`,
    wide: band(
      (day) => day.low_90,
      (day) => day.high_90,
    ),
    narrow: band(
      (day) => day.low_50,
      (day) => day.high_50,
    ),
  };
};

/** What is told of each day, the same for the tip, the voice and the table. */
const useDays = ({ currency, past, days, marks }: BalanceBandProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const money = (amount: number) => formatMoney(amount, currency, locale, { round: true });
  const range = (low: number, high: number) => `${money(low)} – ${money(high)}`;
  return [
    ...past.map(({ on, amount }) => ({ on, cells: [money(amount), "", ""], due: "" })),
    ...days.map(({ on, expected, low_50, high_50, low_90, high_90 }) => ({
      on,
      cells: [money(expected), range(low_50, high_50), range(low_90, high_90)],
      due: marks?.get(on) ?? "",
    })),
  ].map((day) => ({
    ...day,
    lines: (
      [
        [t`Balance`, day.cells[0] ?? ""],
        [t`Half of the time`, day.cells[1] ?? ""],
        [t`Nine times in ten`, day.cells[2] ?? ""],
        [t`Due`, day.due],
      ] as const
    ).filter(([, value]) => value !== ""),
  }));
};

/** A balance as it was, and as it may become: the middle line, half of what may be around it, and nine tenths, lighter. */
export const BalanceBand = (props: BalanceBandProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { currency, today, limit = 0, marks, summary, height = 240 } = props;
  const { dates, ticks, across, up, known, middle, wide, narrow } = usePlot(props);
  const days = useDays(props);
  const today_at = Math.max(0, dates.indexOf(today));
  const step = Math.max(1, Math.floor(dates.length / AXIS_LABELS));
  return (
    <figure className={styles["figure"]} aria-label={summary}>
      <Legend
        keys={[
          { label: t`Known and expected`, mark: "solid" },
          { label: t`Half of the time`, mark: { colour: "var(--band-50)" } },
          { label: t`Nine times in ten`, mark: { colour: "var(--band-90)" } },
          ...(marks === undefined || marks.size === 0 ? [] : [{ label: t`Due`, mark: "tick" as const }]),
          ...(limit === 0 ? [] : [{ label: t`Limit`, mark: "dashed" as const }]),
        ]}
      />
      <div className={classNames(shared["timeline"], shared["plot"])} style={{ height }}>
        <div aria-hidden="true">
          {ticks.toReversed().map((tick) => (
            <div
              key={tick}
              className={classNames(shared["level"], tick === 0 && styles["zero"])}
              style={{ top: percent(up(tick)) }}
            >
              <span>{formatTick(tick, currency, locale)}</span>
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
            <path className={styles["wide"]} d={wide} />
            <path className={styles["narrow"]} d={narrow} />
            <path className={styles["middle"]} d={middle} />
            <path className={styles["known"]} d={known} />
          </svg>
          {limit !== 0 && <i className={styles["limit"]} style={{ top: percent(up(limit)) }} />}
          <i className={styles["today"]} style={{ left: percent(across(today_at)) }}>
            <span>{t`Today`}</span>
          </i>
          {dates.map((on, index) =>
            marks?.has(on) === true ? (
              <i key={on} className={styles["mark"]} style={{ left: percent(across(index)) }} />
            ) : null,
          )}
          <DayPoints
            start={today_at}
            days={days.map(({ on, lines }, index) => ({
              on,
              title: formatShortDay(on, locale, today),
              across: across(index),
              width: 1 / Math.max(1, days.length - 1),
              lines,
            }))}
          />
        </div>
      </div>
      <div className={classNames(shared["timeline"], shared["axis"])} aria-hidden="true">
        {dates.map((on, index) =>
          index % step === 0 && index + step / 2 < dates.length ? (
            <span key={on} style={{ left: percent(across(index)) }}>
              {formatShortDay(on, locale)}
            </span>
          ) : null,
        )}
      </div>
      <TableTwin
        caption={summary}
        columns={[t`Day`, t`Balance`, t`Half of the time`, t`Nine times in ten`, t`Due`]}
        rows={() => days.map(({ on, cells, due }) => [formatShortDay(on, locale), ...cells, due])}
      />
    </figure>
  );
};
