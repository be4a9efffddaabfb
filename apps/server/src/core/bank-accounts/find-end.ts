/** Months without a statement after which none is expected any more. */
const QUIET_MONTHS = 6;

const countMonths = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** The month in which an account ends: that of the last day its statements cover, once it is closed or silent for half a year; else null. */
export const findEnd = (
  last_day: string | null,
  { today, closed }: { today: string; closed: boolean },
): string | null => {
  if (last_day === null) return null;
  return closed || countMonths(today) - countMonths(last_day) > QUIET_MONTHS ? last_day.slice(0, 7) : null;
};
