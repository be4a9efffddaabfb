import type { Dimension, Explored } from "@passbook/contract/explore";
import { daysOfUnit, listUnits } from "@passbook/contract/stretches";

type Unit = Parameters<typeof daysOfUnit>[0];

const UNITS: readonly (Dimension | undefined)[] = [
  "day",
  "week",
  "month",
  "quarter",
  "year",
] satisfies Unit[];
/** Whether a dimension has one stretch of days for each of its keys. */
export const isUnit = (dimension: Dimension | undefined): dimension is Unit => UNITS.includes(dimension);

type Known = Pick<Explored, "days" | "empty_months">;

/** Of the months of a time that lie between the first and the last known day those of which nothing is known, and how many there are. */
const countEmpty = (unit: Unit, key: string, { days, empty_months }: Known) => {
  if (days === null || empty_months.length === 0) return { empty: 0, all: 1 };
  const { from, to } = daysOfUnit(unit, key);
  const within = { from: from < days.from ? days.from : from, to: to > days.to ? days.to : to };
  const months = listUnits("month", within, 0);
  return { empty: months.filter((month) => empty_months.includes(month)).length, all: months.length };
};

/** Whether nothing at all is known of a time. */
export const isEmptyTime = (unit: Unit, key: string, known: Known): boolean => {
  const { empty, all } = countEmpty(unit, key, known);
  return empty === all;
};

/** Whether something is known of each of its months. */
export const isWholeTime = (unit: Unit, key: string, known: Known): boolean =>
  countEmpty(unit, key, known).empty === 0;
