import { daysBetween } from "@passbook/contract/values";
import { findInterval, judgeLateness, type Series } from "@passbook/enrichment";

/** What of a series depends on the day it is looked at, from how it was found on that day or an earlier one. */
export const judgeSeries = (
  { expected, interval, missed }: Pick<Series, "expected" | "interval" | "missed">,
  today: string,
): Pick<Series, "state" | "expected" | "missed"> => {
  if (expected === null) return { state: "ended", expected, missed };
  const before = missed.filter((day) => day !== expected.on);
  const state = judgeLateness(findInterval(interval), daysBetween(expected.on, today));
  if (state === "ended") return { state, expected: null, missed: before };
  return { state, expected, missed: state === "late" ? [...before, expected.on] : before };
};
