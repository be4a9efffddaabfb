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

/** Whether nothing at all is known of a time: of its months that lie between the first and the last known day none has any row. */
export const isEmptyTime = (
  unit: Unit,
  key: string,
  { days, empty_months }: Pick<Explored, "days" | "empty_months">,
): boolean => {
  if (days === null || empty_months.length === 0) return false;
  const { from, to } = daysOfUnit(unit, key);
  const within = { from: from < days.from ? days.from : from, to: to > days.to ? days.to : to };
  return listUnits("month", within, 0).every((month) => empty_months.includes(month));
};
