import { addDays, addMonths, daysBetween, daysInMonth } from "../values/values.ts";
import { type Calendar, type Days, resolvePeriod } from "../search/periods.ts";
import { readPeriod } from "../search/read-period.ts";

export const SEASONS = ["winter", "spring", "summer", "autumn"] as const;
export type Season = (typeof SEASONS)[number];

/** All there is. */
export const ALL_TIME = "all";

/** Where seasons are half a year away from those of Europe. */
const SOUTHERN = /-(?:AU|NZ|ZA|AR|CL|UY|PY|BO|PE|BR|ZW|BW|NA|MZ|MG)$/;
const FIRST_MONTH: Readonly<Record<Season, number>> = { winter: 12, spring: 3, summer: 6, autumn: 9 };
const QUARTER = /^(\d{4})-q([1-4])$/;
const SEASON = /^(last|this|\d{4})-(winter|spring|summer|autumn)$|^(winter|spring|summer|autumn)-(\d{4})$/;

const endOf = (month: string): string =>
  `${month}-${String(daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)))).padStart(2, "0")}`;

/** Three months of a season; a winter is named by the year in which it began. */
const seasonOf = (season: Season, year: number, locale: string): Days => {
  const first = (FIRST_MONTH[season] + (SOUTHERN.test(locale) ? 6 : 0) - 1) % 12;
  const month = `${String(year)}-${String(first + 1).padStart(2, "0")}`;
  return { from: `${month}-01`, to: endOf(addMonths(month, 2)) };
};

/** The last of its kind that is over, or the one that began last. */
const nearSeason = (season: Season, is_over: boolean, { today, locale }: Near): Days => {
  const year = Number(today.slice(0, 4));
  const known = [year, year - 1, year - 2].map((each) => seasonOf(season, each, locale));
  return (
    known.find(({ from, to }) => (is_over ? to < today : from <= today)) ?? seasonOf(season, year, locale)
  );
};
type Near = { readonly today: string; readonly locale: string };

const readSeason = (text: string, near: Near): Days | null => {
  const [, which, of, alone, year] = SEASON.exec(text) ?? [];
  const season = SEASONS.find((each) => each === (of ?? alone));
  if (season === undefined) return null;
  if (which === "last" || which === "this") return nearSeason(season, which === "last", near);
  return seasonOf(season, Number(which ?? year), near.locale);
};

/** What days a stretch is that is said as in an address (`last-12-months`, `2026-q1`, `last-summer`); `all` has none, null is not understood. */
export const resolveStretch = (
  text: string,
  { locale = "en", ...calendar }: Calendar & { readonly locale?: string },
): Days | typeof ALL_TIME | null => {
  if (text === ALL_TIME) return ALL_TIME;
  const { today } = calendar;
  if (text === "year-to-date") return { from: `${today.slice(0, 4)}-01-01`, to: today };
  const [, year, quarter] = QUARTER.exec(text) ?? [];
  if (year !== undefined) {
    const month = `${year}-${String(Number(quarter) * 3 - 2).padStart(2, "0")}`;
    return { from: `${month}-01`, to: endOf(addMonths(month, 2)) };
  }
  const season = readSeason(text, { today, locale });
  if (season !== null) return season;
  const found = readPeriod(text, 0, locale);
  return found?.end === text.length ? resolvePeriod(found.value, calendar) : null;
};

/** How many months, where a stretch is whole ones, from whichever day of a month to that before; null elsewhere. */
const countMonths = ({ from, to }: Days): number | null => {
  if (from.slice(8) !== addDays(to, 1).slice(8)) return null;
  const months = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return months(addDays(to, 1)) - months(from);
};

const sameDayOf = (month: string, day: string): string => {
  const last = endOf(month);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted < last ? wanted : last;
};

/** The stretch as long before one. */
export const stretchBefore = ({ from, to }: Days): Days => {
  const months = countMonths({ from, to });
  const until = addDays(from, -1);
  if (months === null || months < 1) return { from: addDays(from, -(daysBetween(from, to) + 1)), to: until };
  return { from: sameDayOf(addMonths(from.slice(0, 7), -months), from), to: until };
};

/** The stretch as long behind one. */
export const stretchAfter = ({ from, to }: Days): Days => {
  const months = countMonths({ from, to });
  const begun = addDays(to, 1);
  if (months === null || months < 1) return { from: begun, to: addDays(begun, daysBetween(from, to)) };
  return { from: begun, to: addDays(sameDayOf(addMonths(begun.slice(0, 7), months), begun), -1) };
};

/** The same stretch so many months ago. */
export const stretchAgo = ({ from, to }: Days, months: number): Days => {
  const is_whole = from.endsWith("-01") && addDays(to, 1).endsWith("-01");
  const [first, last] = [addMonths(from.slice(0, 7), -months), addMonths(to.slice(0, 7), -months)];
  return { from: sameDayOf(first, from), to: is_whole ? endOf(last) : sameDayOf(last, to) };
};

type Unit = "day" | "week" | "month" | "quarter" | "year";

/** The key of the unit that a day lies in, as explorations name them. */
export const unitKey = (unit: Unit, day: string, week_start: number): string => {
  if (unit === "day") return day;
  if (unit === "week") return addDays(day, -((new Date(day).getUTCDay() - week_start + 7) % 7));
  if (unit === "month") return day.slice(0, 7);
  if (unit === "year") return day.slice(0, 4);
  return `${day.slice(0, 4)}-Q${String(Math.ceil(Number(day.slice(5, 7)) / 3))}`;
};

/** First and last day of a unit by its key. */
export const daysOfUnit = (unit: Unit, key: string): Days => {
  if (unit === "day") return { from: key, to: key };
  if (unit === "week") return { from: key, to: addDays(key, 6) };
  if (unit === "month") return { from: `${key}-01`, to: endOf(key) };
  if (unit === "year") return { from: `${key}-01-01`, to: `${key}-12-31` };
  const month = `${key.slice(0, 4)}-${String(Number(key.slice(6)) * 3 - 2).padStart(2, "0")}`;
  return { from: `${month}-01`, to: endOf(addMonths(month, 2)) };
};

/** The keys of all units that a stretch touches, in order. */
export const listUnits = (unit: Unit, { from, to }: Days, week_start: number): string[] => {
  const keys: string[] = [];
  for (let day = from; day <= to;) {
    const key = unitKey(unit, day, week_start);
    keys.push(key);
    day = addDays(daysOfUnit(unit, key).to, 1);
  }
  return keys;
};
