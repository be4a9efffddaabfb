import { readColumnName } from "../../names/column-names.ts";
import { isDayRole } from "../../names/day-names.ts";
import type { DayRole } from "../../names/day-names.ts";
import { splitDayNames } from "../../names/split-day-names.ts";
import type { CopiedLine } from "./scan-copied.ts";

/** A row begins with its day. */
const ROW = /^\d{1,4}[./-]\d{1,2}\b/;
const LINES_MAX = 5;

const countDays = (text: string): number => splitDayNames(text.split(" ")).length;

/** How many lines over a row name more days together than the last of them alone: `Data`, `lançamento`, `Valor a Descritivo`. */
const countNaming = (lines: readonly CopiedLine[], row: number): number => {
  const known = countDays(lines[row - 1]?.text ?? "");
  for (let count = 2; count <= LINES_MAX && count <= row; count += 1) {
    const own = lines.slice(row - count, row).map(({ text }) => text);
    if (own.some((text) => /\d/.test(text))) return 0;
    const days = countDays(own.join(" "));
    if (days > known) return count;
  }
  return 0;
};

const BELOW_WORDS_MAX = 2;

/** Which day words name, where they say which. */
const readDay = (...words: string[]): DayRole | null => {
  const { role } = readColumnName(words.join(" "));
  return isDayRole(role) && role !== "date" ? role : null;
};

/** The place of the one word for a day in names of columns of which nothing says which day it is, beside another of which something does. */
const findBareDay = (words: readonly string[]): number | null => {
  const days = words.flatMap((word, at) => (readColumnName(word).role === "date" ? [at] : []));
  const bare = days.filter((at) => readDay(words[at] ?? "", words[at + 1] ?? "") === null);
  const [place = null, another] = bare;
  return days.length === 2 && another === undefined ? place : null;
};

/** Names of columns with what stands below the name of a day: `Data operacji Data Opis` over `księgowania`. */
const joinBelow = ({ text, from }: CopiedLine, below: CopiedLine | undefined): CopiedLine | null => {
  if (below === undefined || /\d/.test(text + below.text)) return null;
  if (below.text.split(" ").length > BELOW_WORDS_MAX) return null;
  const words = text.split(" ");
  const place = findBareDay(words);
  if (place === null || readDay(words[place] ?? "", below.text) === null) return null;
  return { text: words.toSpliced(place + 1, 0, below.text).join(" "), from };
};

/** Lines in which each name of a day stands on one. */
const joinAllBelow = (lines: readonly CopiedLine[]): CopiedLine[] => {
  const joined: CopiedLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const own = lines[at];
    if (own === undefined) break;
    const whole = joinBelow(own, lines[at + 1]);
    joined.push(whole ?? own);
    if (whole !== null) at += 1;
  }
  return joined;
};

/** Lines in which names of days that stood on several lines of a header are one line. */
export const joinDayNames = (printed: readonly CopiedLine[]): CopiedLine[] => {
  const lines = joinAllBelow(printed);
  const row = lines.findIndex(({ text }) => ROW.test(text));
  const count = row < 0 ? 0 : countNaming(lines, row);
  if (count === 0) return lines;
  const own = lines.slice(row - count, row);
  const text = own.map((line) => line.text).join(" ");
  return [...lines.slice(0, row - count), { text, from: own[0]?.from ?? 0 }, ...lines.slice(row)];
};
