import { useLingui } from "@lingui/react/macro";
import type { CurrencyCode, IsoDate } from "@passbook/contract/values";
import { formatMoney, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { classNames } from "../base/class-names.ts";
import { withVariables } from "../base/colour.ts";
import { TableTwin } from "../lists/table-twin.tsx";
import shared from "./chart.module.css";
import { DayAxis, Levels, placeDays } from "./day-axis.tsx";
import { DayPoints } from "./day-points.tsx";
import { Legend } from "./legend.tsx";
import { niceTicks, percent, point, stepPath } from "./scale.ts";
import styles from "./worth-area.module.css";

export const WORTH_PARTS = ["accounts", "investments", "belongings", "debts"] as const;
type WorthPart = (typeof WORTH_PARTS)[number];
type PartSums = Readonly<Record<WorthPart, number>>;

/** Minor units at the end of a day; debts are at most 0, the others at least, and `amount` is all of them together. */
type WorthPoint = PartSums & {
  readonly on: IsoDate;
  readonly amount: number;
  /** How many values of the day are not known. */
  readonly missing: number;
};

type WorthAreaProps = {
  readonly currency: CurrencyCode;
  /** Oldest first, at least one. */
  readonly days: readonly WorthPoint[];
  /** Pixels. */
  readonly height?: number | undefined;
};

/** Apart in hue and in lightness, so that they are told without colours too. */
const COLOURS: Readonly<Record<WorthPart, string>> = {
  accounts: "var(--chart-9)",
  investments: "var(--chart-1)",
  belongings: "var(--chart-5)",
  debts: "var(--chart-2)",
};

/** What each part is called. */
export const usePartNames = (): Readonly<Record<WorthPart, string>> => {
  const { t } = useLingui();
  return {
    accounts: t`Accounts`,
    investments: t`Investments and pension`,
    belongings: t`Belongings`,
    debts: t`Debts`,
  };
};

type Band = { readonly part: WorthPart; readonly path: string };

/** The bands of what is owned on each other, debts hanging below nothing; each goes there along its top and back along its foot. */
const listBands = (
  days: readonly WorthPoint[],
  shown: readonly WorthPart[],
  { across, up }: { readonly across: (day: IsoDate) => number; readonly up: (amount: number) => number },
): Band[] => {
  const feet = new Map(days.map(({ on }) => [on, 0]));
  return shown.map((part) => {
    const edges = days.map((day) => {
      const foot = part === "debts" ? 0 : (feet.get(day.on) ?? 0);
      const top = foot + day[part];
      if (part !== "debts") feet.set(day.on, top);
      return { x: across(day.on) * 100, top: up(top) * 100, foot: up(foot) * 100 };
    });
    const there = stepPath(edges.map(({ x, top }) => [x, top] as const));
    const back = edges
      .toReversed()
      .map(({ x, foot }, index, all) => {
        const later = all[index - 1];
        return `${later === undefined ? "" : `L${point(later.x, foot)}`}L${point(x, foot)}`;
      })
      .join("");
    return { part, path: `${there}${back}Z` };
  });
};

/** Stretches in which something is not known, from point to point. */
const listGaps = (days: readonly WorthPoint[]) =>
  days.flatMap(({ on, missing }, index) => {
    const next = days[index + 1];
    return missing === 0 || next === undefined ? [] : [{ from: on, to: next.on }];
  });

const placeAll = (days: readonly WorthPoint[], shown: readonly WorthPart[]) => {
  const tops = days.map((day) => day.accounts + day.investments + day.belongings);
  const ticks = niceTicks({
    greatest: Math.max(0, ...tops),
    least: Math.min(0, ...days.map(({ debts }) => debts)),
  });
  const [low = 0, top = 1] = [ticks.at(0), ticks.at(-1)];
  const up = (amount: number) => (top - amount) / (top - low);
  const across = placeDays(days);
  const net = stepPath(days.map(({ on, amount }) => [across(on) * 100, up(amount) * 100] as const));
  return { ticks, up, across, net, bands: listBands(days, shown, { across, up }) };
};

/** What everything was worth day by day: what is owned in bands above nothing, what is owed below, and a line for both together. */
export const WorthArea = ({ currency, days, height = 260 }: WorthAreaProps) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const names = usePartNames();
  const shown = WORTH_PARTS.filter((part) => days.some((day) => day[part] !== 0));
  const { ticks, up, across, net, bands } = placeAll(days, shown);
  const gaps = listGaps(days);
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const sayDay = (day: IsoDate) => formatShortDay(day, locale, today);
  const last = days.at(-1);
  const summary = t`Net worth: ${money(last?.amount ?? 0)} on ${sayDay(last?.on ?? today)}.`;
  const sayMissing = (missing: number) => (missing === 0 ? "" : String(missing));
  return (
    <figure className={styles["figure"]} aria-label={summary}>
      <Legend
        keys={[
          { label: t`Net worth`, mark: "tick" },
          ...shown.map((part) => ({ label: names[part], mark: { colour: COLOURS[part] } })),
          ...(gaps.length === 0 ? [] : [{ label: t`Not all known`, mark: "likely" as const }]),
        ]}
      />
      <div className={classNames(shared["timeline"], shared["plot"])} style={{ height }}>
        <Levels ticks={ticks} up={up} currency={currency} />
        <div className={shared["field"]}>
          <svg
            className={shared["drawing"]}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {bands.map(({ part, path }) => (
              <path
                key={part}
                className={styles["band"]}
                style={withVariables({ "--band": COLOURS[part] })}
                d={path}
              />
            ))}
            <path className={styles["net"]} d={net} />
          </svg>
          {gaps.map(({ from, to }) => (
            <i
              key={from}
              className={styles["gap"]}
              style={{ left: percent(across(from)), width: percent(across(to) - across(from)) }}
            />
          ))}
          {last !== undefined && (
            <i
              className={shared["dot"]}
              style={{
                left: percent(across(last.on)),
                top: percent(up(last.amount)),
                ...withVariables({ "--dot-colour": "var(--color-text)", "--dot": "9px" }),
              }}
            />
          )}
          <DayPoints
            start={days.length - 1}
            days={days.map((day, index) => {
              const { on, amount, missing } = day;
              const [before, after] = [days[index - 1]?.on ?? on, days[index + 1]?.on ?? on];
              return {
                on,
                title: sayDay(on),
                across: across(on),
                width: (across(after) - across(before)) / 2,
                lines: [
                  [t`Net worth`, money(amount)] as const,
                  ...shown.map((part) => [names[part], money(day[part])] as const),
                  ...(missing === 0 ? [] : [[t`Not known`, sayMissing(missing)] as const]),
                ],
              };
            })}
          />
        </div>
      </div>
      <DayAxis points={days} across={across} />
      <TableTwin
        caption={summary}
        columns={[t`Day`, t`Net worth`, ...shown.map((part) => names[part]), t`Not known`]}
        rows={() =>
          days.map((day) => [
            sayDay(day.on),
            money(day.amount),
            ...shown.map((part) => money(day[part])),
            sayMissing(day.missing),
          ])
        }
      />
    </figure>
  );
};
