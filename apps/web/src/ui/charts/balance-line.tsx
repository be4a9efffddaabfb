import { useLingui } from "@lingui/react/macro";
import type { CurrencyCode, IsoDate } from "@passbook/contract/values";
import { formatMoney, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { classNames } from "../base/class-names.ts";
import { TableTwin } from "../lists/table-twin.tsx";
import styles from "./balance-line.module.css";
import shared from "./chart.module.css";
import { DayAxis, Levels, placeDays } from "./day-axis.tsx";
import { DayPoints } from "./day-points.tsx";
import { Legend } from "./legend.tsx";
import { niceTicks, percent, point, stepPath } from "./scale.ts";

type BalancePoint = {
  readonly on: IsoDate;
  /** Minor units at the end of the day; null where it is unknown. */
  readonly amount: number | null;
  readonly is_proved: boolean;
};
type Stretch = { readonly from: IsoDate; readonly to: IsoDate };

type BalanceLineProps = {
  readonly currency: CurrencyCode;
  /** Oldest first, at least one. */
  readonly points: readonly BalancePoint[];
  /** Stretches of which the rows are not all there: nothing is drawn through them. */
  readonly gaps: readonly Stretch[];
  readonly hrefForDay?: ((day: IsoDate) => string) | undefined;
  /** Pixels. */
  readonly height?: number | undefined;
};

type Known = { readonly on: IsoDate; readonly amount: number; readonly is_proved: boolean };

/** Runs of known balances of one kind; each begins where the one before it ends, unless a gap lies between. */
const listRuns = (points: readonly BalancePoint[], gaps: readonly Stretch[]): Known[][] => {
  const runs: Known[][] = [];
  let before: Known | undefined;
  for (const { on, amount, is_proved } of points) {
    const is_cut = before === undefined || gaps.some(({ from }) => (before?.on ?? "") <= from && from < on);
    if (amount === null) {
      before = undefined;
      continue;
    }
    const known = { on, amount, is_proved };
    const run = runs.at(-1);
    if (run === undefined || is_cut) runs.push([known]);
    else if (run.at(-1)?.is_proved === is_proved || run.length === 1) run.push(known);
    else runs.push([...run.slice(-1), known]);
    before = known;
  }
  return runs;
};

/** Geometry in a field 100 wide and 100 high that stretches to the plot. */
const placePoints = ({ points, gaps }: BalanceLineProps) => {
  const amounts = points.flatMap(({ amount }) => amount ?? []);
  const ticks = niceTicks({ greatest: Math.max(0, ...amounts), least: Math.min(0, ...amounts) });
  const [low = 0, top = 1] = [ticks.at(0), ticks.at(-1)];
  const across = placeDays(points);
  const up = (amount: number) => (top - amount) / (top - low);
  const lines = listRuns(points, gaps).map((run) => {
    const path = stepPath(run.map(({ on, amount }) => [across(on) * 100, up(amount) * 100] as const));
    const [start, end] = [run[0]?.on ?? "", run.at(-1)?.on ?? ""];
    const floor = up(0) * 100;
    const area = `${path}L${point(across(end) * 100, floor)}L${point(across(start) * 100, floor)}Z`;
    return { key: start + end, path, area, is_proved: run.at(-1)?.is_proved === true };
  });
  return { ticks, across, up, lines };
};

/** What an account held, day by day: solid where statements prove it, dashed where it is counted, nothing where rows are missing. */
export const BalanceLine = (props: BalanceLineProps) => {
  const { currency, points, gaps, hrefForDay, height = 220 } = props;
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const { ticks, across, up, lines } = placePoints(props);
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const sayDay = (day: IsoDate) => formatShortDay(day, locale, today);
  const sayKind = (is_proved: boolean) => (is_proved ? t`Proved` : t`Counted`);
  const last = points.findLast(({ amount }) => amount !== null);
  const summary =
    last === undefined
      ? t`No balance is known.`
      : t`Balance: ${money(last.amount ?? 0)} on ${sayDay(last.on)}.`;
  return (
    <figure className={styles["figure"]} aria-label={summary}>
      <Legend
        keys={[
          { label: t`Proved`, mark: "solid" },
          { label: t`Counted`, mark: "dashed" },
          ...(gaps.length === 0 ? [] : [{ label: t`Rows missing`, mark: "likely" as const }]),
        ]}
      />
      <div className={classNames(shared["timeline"], shared["plot"])} style={{ height }}>
        <Levels ticks={ticks} up={up} currency={currency} />
        <div className={shared["field"]}>
          {gaps.map(({ from, to }) => (
            <i
              key={from + to}
              className={styles["gap"]}
              style={{ left: percent(across(from)), width: percent(across(to) - across(from)) }}
            />
          ))}
          <svg
            className={classNames(shared["drawing"], styles["line"])}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {lines.map(({ key, path, area, is_proved }) => (
              <g key={key} className={is_proved ? undefined : styles["counted"]}>
                <path className={styles["area"]} d={area} />
                <path d={path} />
              </g>
            ))}
          </svg>
          {last !== undefined && (
            <i
              className={shared["dot"]}
              style={{ left: percent(across(last.on)), top: percent(up(last.amount ?? 0)) }}
            />
          )}
          <DayPoints
            start={points.length - 1}
            days={points.map(({ on, amount, is_proved }, index) => {
              const [before, after] = [points[index - 1]?.on ?? on, points[index + 1]?.on ?? on];
              return {
                on,
                title: sayDay(on),
                across: across(on),
                width: (across(after) - across(before)) / 2,
                lines: [amount === null ? [t`Balance`, t`unknown`] : [sayKind(is_proved), money(amount)]],
                href: hrefForDay?.(on),
              };
            })}
          />
        </div>
      </div>
      <DayAxis points={points} across={across} />
      <TableTwin
        caption={summary}
        columns={[t`Day`, t`Balance`, t`How it is known`]}
        rows={() =>
          points.map(({ on, amount, is_proved }) => [
            sayDay(on),
            amount === null ? t`unknown` : money(amount),
            amount === null ? "" : sayKind(is_proved),
          ])
        }
      />
    </figure>
  );
};
