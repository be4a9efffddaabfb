import type { Series, SeriesInterval } from "@passbook/enrichment";

const DAY_MS = 86_400_000;
/** Days after the expected one until which a series is on time, and until which it is only late; as the finder has them. */
const PATIENCE: Readonly<Record<SeriesInterval, { readonly late: number; readonly ended: number }>> = {
  weekly: { late: 2, ended: 21 },
  fortnightly: { late: 3, ended: 35 },
  semi_monthly: { late: 3, ended: 37 },
  four_weekly: { late: 3, ended: 40 },
  monthly: { late: 4, ended: 42 },
  two_monthly: { late: 6, ended: 60 },
  quarterly: { late: 8, ended: 75 },
  half_yearly: { late: 10, ended: 75 },
  yearly: { late: 12, ended: 75 },
};

/** What of a series depends on the day it is looked at, from how it was found on that day or an earlier one. */
export const judgeSeries = (
  { expected, interval, missed }: Pick<Series, "expected" | "interval" | "missed">,
  today: string,
): Pick<Series, "state" | "expected" | "missed"> => {
  if (expected === null) return { state: "ended", expected, missed };
  const days = (Date.parse(today) - Date.parse(expected.on)) / DAY_MS;
  const { late, ended } = PATIENCE[interval];
  const before = missed.filter((day) => day !== expected.on);
  if (days > ended) return { state: "ended", expected: null, missed: before };
  if (days > late) return { state: "late", expected, missed: [...before, expected.on] };
  return { state: "active", expected, missed: before };
};
