import type { CurrencyCode, IsoDate } from "@passbook/contract/values";
import { formatMonthOfYear, formatShortDay, formatTick, monthOf } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { classNames } from "../base/class-names.ts";
import shared from "./chart.module.css";
import { evenMonths, hasRoomBefore, percent } from "./scale.ts";

type Points = readonly { readonly on: IsoDate }[];

const DAY_MS = 86_400_000;
const AXIS_LABELS = 3;
/** Of longer plots the months are said, since days with their years are as long as there is room for. */
const DAYS_SAID = 400;
const dayNumber = (day: IsoDate): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** Where a day stands in a field from the first to the last of these, as a share of it. */
export const placeDays = (points: Points): ((day: IsoDate) => number) => {
  const first = dayNumber(points[0]?.on ?? "");
  const span = Math.max(1, dayNumber(points.at(-1)?.on ?? "") - first);
  return (day) => Math.min(1, Math.max(0, (dayNumber(day) - first) / span));
};

type LevelsProps = {
  readonly ticks: readonly number[];
  /** From an amount to its share of the field from the top. */
  readonly up: (amount: number) => number;
  readonly currency: CurrencyCode;
};

/** The rules of a plot with their amounts. */
export const Levels = ({ ticks, up, currency }: LevelsProps) => {
  const { locale } = useLocale();
  return (
    <div aria-hidden="true">
      {ticks.map((tick) => (
        <div key={tick} className={shared["level"]} style={{ top: percent(up(tick)) }}>
          <span>{formatTick(tick, currency, locale)}</span>
        </div>
      ))}
    </div>
  );
};

type DayAxisProps = { readonly points: Points; readonly across: (day: IsoDate) => number };

/** A few days under a plot over time. */
export const DayAxis = ({ points, across }: DayAxisProps) => {
  const { locale, today } = useLocale();
  const [first, last] = [points[0]?.on ?? today, points.at(-1)?.on ?? today];
  const is_long = dayNumber(last) - dayNumber(first) > DAYS_SAID;
  const labelled = is_long
    ? evenMonths(first, last)
    : Array.from(
        { length: AXIS_LABELS },
        (_, index) => points.find(({ on }) => across(on) >= index / AXIS_LABELS)?.on,
      ).filter((one) => one !== undefined);
  const say = (on: IsoDate): string =>
    is_long ? formatMonthOfYear(monthOf(on), locale) : formatShortDay(on, locale, today);
  return (
    <div className={classNames(shared["timeline"], shared["axis"])} aria-hidden="true">
      {[...new Set(labelled)].map((on) => (
        <span
          key={on}
          style={{ left: percent(across(on)) }}
          data-within={hasRoomBefore(across(on)) || undefined}
        >
          {say(on)}
        </span>
      ))}
    </div>
  );
};
