import { readColumnName } from "../names/column-names.ts";
import type { ColumnRole } from "../names/column-names.ts";
import { DATE_ROLES, MONEY_ROLES } from "../names/column-roles.ts";
import { isLink } from "../names/split-day-names.ts";
import type { CopiedParts } from "./scan-copied.ts";

const NAME_WORDS_MAX = 3;

export type NamedColumn = { text: string; role: ColumnRole | null };

const roleOf = (words: readonly string[]): ColumnRole | null => readColumnName(words.join(" ")).role;

/** A name that says by itself that it is of days: the next one is of others (`Købsdato Dato`). */
const SAYS_DAY = /(?:date|datum|dato|data|fecha|tarihi?|dag|tag|päivä|nap)$/iu;

const ONE_DAY = new Set<ColumnRole | null>(["booking_date", "value_date"]);

/** A date whose second word says which it is and is no name of its own: `Data Lanç.`. */
const isOfOneDay = (words: readonly string[]): boolean =>
  roleOf(words.slice(0, 1)) === "date" && roleOf(words.slice(1)) === null && ONE_DAY.has(roleOf(words));

/** How many words from a place make one name: two where the second says only that it is a date, more where the first alone is none. */
const countName = (words: readonly string[], at: number): number => {
  const own = roleOf(words.slice(at, at + 1));
  const isPair =
    own !== "description" &&
    !SAYS_DAY.test(words[at] ?? "") &&
    roleOf(words.slice(at + 1, at + 2)) === "date" &&
    DATE_ROLES.has(roleOf(words.slice(at, at + 2)));
  if (own !== null) return isPair || isOfOneDay(words.slice(at, at + 2)) ? 2 : 1;
  if (isLink(words[at] ?? "")) return 1;
  const counts = [2, NAME_WORDS_MAX].filter((count) => at + count <= words.length);
  return counts.find((count) => roleOf(words.slice(at, at + count)) !== null) ?? 1;
};

const UNIT = /^\(|^[A-Z]{3}$|^\p{Sc}|^Rs\.?$/u;

/** The names of columns on a line of single spaces. */
export const readNames = (text: string): NamedColumn[] => {
  const words = text.split(" ");
  const names: NamedColumn[] = [];
  for (let at = 0; at < words.length;) {
    const count = countName(words, at);
    const own = words.slice(at, at + count).join(" ");
    const before = names.at(-1);
    const role = readColumnName(own).role;
    if (role === null && before !== undefined && UNIT.test(own))
      names[names.length - 1] = { ...before, text: `${before.text} ${own}` };
    else names.push({ text: own, role });
    at += count;
  }
  return names;
};

/** Whether a line holds nothing but words, most of them names of columns and one of money; answers what the names are of. */
const readHeader = (
  { days, amounts, text }: CopiedParts,
  { least, longest }: { least: number; longest: number },
): readonly NamedColumn[] | null => {
  if (days.length > 0 || amounts.length > 0 || text.length > longest) return null;
  const names = readNames(text);
  const known = names.filter(({ role }) => role !== null);
  const isHeader = known.length >= least && known.length * 2 > names.length;
  return isHeader && known.some(({ role }) => MONEY_ROLES.has(role)) ? known : null;
};

/** Whether a line names the columns of rows. */
export const isNames = (parts: CopiedParts): boolean =>
  readHeader(parts, { least: 3, longest: 160 })?.some(({ role }) => DATE_ROLES.has(role)) === true;

/** Whether a line names the columns of rows, and not two of them alike as those of days. */
export const namesDays = (parts: CopiedParts): boolean => {
  const roles = readHeader(parts, { least: 3, longest: 160 })?.map(({ role }) => role) ?? [];
  const days = roles.filter((role) => DATE_ROLES.has(role));
  return days.length > 0 && new Set(days).size === days.length;
};

/** Whether a line names the columns of another list than the one before. */
export const namesOther = (parts: CopiedParts, first: string): boolean =>
  first !== "" && parts.text !== first && readHeader(parts, { least: 2, longest: 80 }) !== null;
