import type { Days } from "../../search/periods.ts";
import { addDays } from "../../values/values.ts";

/** Feasts by which people tell times, whatever they believe. */
export const FEASTS = ["christmas", "new_year", "easter"] as const;
export type Feast = (typeof FEASTS)[number];

/** Easter Sunday by Gauss's rule, which holds from 1900 to 2099. */
const easterOf = (year: number): string => {
  const golden = year % 19;
  const moon = (19 * golden + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const is_week_early = sunday === 6 && (moon === 29 || (moon === 28 && golden > 10));
  return addDays(`${String(year)}-03-22`, moon + sunday - (is_week_early ? 7 : 0));
};

/** The days of a feast in a year: from Christmas Eve and Good Friday on. */
export const daysOfFeast = (feast: Feast, year: number): Days => {
  const begun = String(year);
  if (feast === "christmas") return { from: `${begun}-12-24`, to: `${begun}-12-26` };
  if (feast === "new_year") return { from: `${begun}-01-01`, to: `${begun}-01-01` };
  const easter = easterOf(year);
  return { from: addDays(easter, -2), to: addDays(easter, 1) };
};
