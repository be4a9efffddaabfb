import type { IsoDate } from "@passbook/contract/values";

/** Years of the calendar of Iran in which a statement may have been printed: 1380 began in 2001. */
const FIRST = 1380;
const LAST = 1430;

export const isPersianYear = (year: number): boolean => year >= FIRST && year <= LAST;

const DAY = 86_400_000;
/** What is to be added to a year for the one in whose March it begins. */
const BEGINS_AFTER = 621;
/** The earliest day of March on which it does. */
const EARLIEST = 19;
const LONG_MONTHS = 6;
const LONG = 31;
const SHORT = 30;

const calendar = new Intl.DateTimeFormat("en-u-ca-persian-nu-latn", {
  day: "numeric",
  month: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

const read = (time: number): string =>
  ["year", "month", "day"]
    .map((type) => calendar.formatToParts(time).find((part) => part.type === type)?.value ?? "")
    .join("-");

/** The day of the common calendar, or null where the Persian one has no such day. */
export const toGregorian = (year: number, month: number, day: number): IsoDate | null => {
  const passed = (month - 1) * SHORT + Math.min(month - 1, LONG_MONTHS) * (LONG - SHORT) + day - 1;
  const earliest = Date.UTC(year + BEGINS_AFTER, 2, EARLIEST) + passed * DAY;
  const found = [0, 1, 2, 3]
    .map((late) => earliest + late * DAY)
    .find((time) => read(time) === `${year}-${month}-${day}`);
  return found === undefined ? null : new Date(found).toISOString().slice(0, 10);
};
