import { addDays } from "@passbook/contract/values";
import { findDayOf } from "./name-backup.ts";

const KEPT = { days: 7, weeks: 4, months: 12 } as const;

/** The Monday of a day's week. */
const toWeek = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
const toMonth = (day: string): string => day.slice(0, 7);

/** Of names from the latest on, the first of each stretch, of so many stretches. */
const keepFirst = (names: readonly string[], toStretch: (day: string) => string, most: number): string[] => {
  const first = new Map<string, string>();
  for (const name of names) {
    const stretch = toStretch(findDayOf(name) ?? "");
    if (!first.has(stretch) && first.size < most) first.set(stretch, name);
  }
  return [...first.values()];
};

/** Which backups are no longer kept: all but the last of each of 7 days, 4 weeks and 12 months that have one. Other files are left alone. */
export const chooseForgotten = (files: readonly string[]): string[] => {
  const names = files
    .filter((file) => findDayOf(file) !== null)
    .toSorted()
    .toReversed();
  const kept = new Set([
    ...keepFirst(names, (day) => day, KEPT.days),
    ...keepFirst(names, toWeek, KEPT.weeks),
    ...keepFirst(names, toMonth, KEPT.months),
  ]);
  return names.filter((name) => !kept.has(name));
};
