import { type Explored, type ExploreQuery, isTime } from "@passbook/contract/explore";
import { daysOfUnit, listUnits } from "@passbook/contract/stretches";
import { daysBetween } from "@passbook/contract/values";
import { isUnit, isWholeTime } from "./is-empty-time.ts";

type Unit = Parameters<typeof daysOfUnit>[0];
/** What a unit of time came to on average, of so many that are over. */
export type MeanOfTimes = { readonly unit: Unit; readonly mean: number; readonly count: number };

/** Of one alone there is no mean. */
const FEWEST = 2;

/** So much of a unit may have gone when what is known begins. */
const LITTLE = 0.1;

/** Counts have a place behind the point, minor units none. */
const roundMean = (mean: number, measure: ExploreQuery["measure"]): number =>
  measure === "count" ? Math.round(mean * 10) / 10 : Math.round(mean);

/** The mean of the units of time by which an answer is told, those without anything too, but for those of which a month is unknown; only whole ones, since one that runs is less than it will be. */
export const meanOfTimes = (
  { rows, columns, measure, from = "", to = "9999" }: ExploreQuery,
  explored: Explored,
  { today, week_start }: { readonly today: string; readonly week_start: number },
): MeanOfTimes | null => {
  const unit = isTime(rows) ? rows : columns;
  const { days } = explored;
  if (!isUnit(unit) || days === null || measure === "saved_rate" || measure === "average") return null;
  const whole = listUnits(unit, days, week_start).filter((key) => {
    const of = daysOfUnit(unit, key);
    const is_known = daysBetween(of.from, days.from) <= LITTLE * daysBetween(of.from, of.to);
    return is_known && of.from >= from && of.to <= to && of.to < today && isWholeTime(unit, key, explored);
  });
  if (whole.length < FEWEST) return null;
  const lines = isTime(rows) ? explored.rows : explored.columns;
  const values = new Map(lines.map(({ key, value }) => [key, value]));
  const sum = whole.reduce((total, key) => total + (values.get(key) ?? 0), 0);
  return { unit, mean: roundMean(sum / whole.length, measure), count: whole.length };
};
