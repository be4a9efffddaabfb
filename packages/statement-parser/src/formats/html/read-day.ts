import { toIsoDate } from "@passbook/contract/values";
import { readYearless } from "../../layout/lines/page-dates.ts";
import { namesWeekday } from "../../values/weekdays.ts";
import { readDate } from "../../values/date.ts";
import { hasOtherDigits, toKnownDigits } from "../../values/known-digits.ts";

/** `31. 5. 2024` */
const SPACED_MARK = /(?<=\d)\s?([./-])\s(?=\d)/g;
const NAME_BEFORE = /^(\p{L}{2,14}(?:-\p{L}{2,6})?\.?)(?:,\s*|\s+)/u;
/** Names of weekdays in other alphabets, and those that other words begin like. */
const OTHER_WEEKDAY =
  /^(?:пон|вто|вів|сре|ср|чет|чтв|пят|п['ʼ]ят|пет|суб|вос|нед|нді|Δευ|Τρί|Τετ|Πέμ|Παρ|Σάβ|Κυρ|maanant|tiist|keskiv|torst|perjant|lauant|sunnunt|mån|tis|ons|lør|lör|søn|sön)/iu;
const NAME_BEHIND = /,?\s*\(\p{L}{1,12}\.?\)$|,\s*\p{L}{2,12}(?:-\p{L}{2,6})?\.?$/u;
const TIME_BEHIND = /[,·\s]+\d{1,2}:\d{2}(?::\d{2})?$/;

/** A day whose month is named is written with its number, in which no word parts it. */
const writeDay = (text: string): string | null => {
  const written = readDate(text);
  if (written === null) return null;
  if (written.order === null) return text.replaceAll(SPACED_MARK, "$1");
  if (written.order !== "dmy" || written.twoDigitYear) return text;
  const [day, month, year] = written.parts;
  return toIsoDate(year, month, day) ?? text;
};

const dropWeekday = (text: string): string => {
  const [before = "", name = ""] = NAME_BEFORE.exec(text) ?? [];
  return namesWeekday(name) || OTHER_WEEKDAY.test(name) ? text.slice(before.length) : text;
};

/** A text that is a day, as pages print it: without the name of its weekday or its time, its year may be missing; null for any other. */
export const readDay = (printed: string): string | null => {
  const text = hasOtherDigits(printed) ? toKnownDigits(printed) : printed;
  const full = writeDay(text);
  if (full !== null) return full;
  const timeless = text.replace(TIME_BEHIND, "");
  const bare = [timeless, timeless.replace(NAME_BEHIND, ""), dropWeekday(timeless)];
  return bare.find((one) => readYearless(one, false, 1) !== null) ?? null;
};
