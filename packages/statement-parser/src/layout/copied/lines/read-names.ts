import { readColumnName } from "../../names/column-names.ts";
import type { ColumnRole } from "../../names/column-names.ts";
import { DATE_ROLES, MONEY_ROLES } from "../../names/column-roles.ts";
import { holdsDay } from "../../names/day-names.ts";
import { isLink, splitDayNames } from "../../names/split-day-names.ts";
import type { CopiedLine, CopiedParts } from "./scan-copied.ts";

const NAME_WORDS_MAX = 3;

export type NamedColumn = { text: string; role: ColumnRole | null };

const roleOf = (words: readonly string[]): ColumnRole | null => readColumnName(words.join(" ")).role;

/** What stands between names that are known to be apart: of their own lines, or of cells. */
export const APART = "  ";

/** A name that says by itself that it is of days: the next one is of others (`Købsdato Dato`). */
const SAYS_DAY = /(?:date|datum|dato|data|fecha|tarihi?|dag|tag|päivä|nap)$/iu;

/** The name of a column of counters, `#` or `No.`, is part of no other name. */
const COUNTER = /^(?:\P{L}+|\p{L}{1,3}\.)$/u;

/** Behind a date a name of two words, the second of which begins no name: `Sana O'tkazilgan sana`. */
const isBesideAnother = (words: readonly string[], at: number): boolean =>
  /^\p{Ll}/u.test(words[at + 2] ?? "") && DATE_ROLES.has(roleOf(words.slice(at + 1, at + 3)));

/** A date whose second word says which it is and is no name of its own: `Data Lanç.`; or the first word of two names: `Datum Beleg Datum Buchung`. */
const isOfOneDay = (words: readonly string[], at: number): boolean => {
  const [own, next] = [words.slice(at, at + 1), words.slice(at + 1, at + 2)];
  const isTwice = words.filter((word) => word === own[0]).length > 1 && next[0] !== own[0];
  const role = roleOf([...own, ...next]);
  return (
    roleOf(own) === "date" &&
    !isBesideAnother(words, at) &&
    (roleOf(next) === null || isTwice) &&
    role !== null &&
    role !== "date" &&
    DATE_ROLES.has(role)
  );
};

/** Whether words make one name: none but the last is a name of its own, of something else. */
const isOneName = (words: readonly string[]): boolean => {
  const role = roleOf(words);
  return role !== null && words.slice(0, -1).every((word) => [null, role, "date"].includes(roleOf([word])));
};

/** How many words from a place make one name: two where the second says only that it is a date, more where the first alone is none. */
const countName = (words: readonly string[], at: number): number => {
  const own = roleOf(words.slice(at, at + 1));
  const [day] = holdsDay(words[at] ?? "") ? splitDayNames(words.slice(at)) : [];
  if (day?.from === 0 && day.to > 1) return day.to + 1;
  const isPair =
    own !== "description" &&
    !SAYS_DAY.test(words[at] ?? "") &&
    roleOf(words.slice(at + 1, at + 2)) === "date" &&
    DATE_ROLES.has(roleOf(words.slice(at, at + 2)));
  if (own !== null) return isPair || isOfOneDay(words, at) ? 2 : 1;
  if (isLink(words[at] ?? "") || COUNTER.test(words[at] ?? "")) return 1;
  const counts = [2, NAME_WORDS_MAX].filter((count) => at + count <= words.length);
  return counts.find((count) => isOneName(words.slice(at, at + count))) ?? 1;
};

const UNIT = /^\(|^[A-Z]{3}$|^\p{Sc}|^Rs\.?$/u;

/** Whether the first two of some pieces are one name of days: no name stands on each line where names take two. */
const isName = (pieces: readonly string[], at: number): boolean => {
  const [own = "", next] = pieces.slice(at, at + 2);
  if (next === undefined) return false;
  const [first, second, both] = [[own], [next], [own, next]].map(roleOf);
  const isDay = both !== undefined && both !== "date" && DATE_ROLES.has(both);
  const isOpen = pieces.filter((piece) => piece === own).length > 1 || isLink(own.split(" ").at(-1) ?? "");
  return isDay && (first === null || first === "date") && (!DATE_ROLES.has(second ?? null) || isOpen);
};

/** Pieces that are known to be apart, those of one name joined. */
const joinPieces = (pieces: readonly string[]): string[] => {
  const joined: string[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const isJoined = isName(pieces, at);
    joined.push(pieces.slice(at, at + (isJoined ? 2 : 1)).join(" "));
    if (isJoined) at += 1;
  }
  return joined;
};

/** `Valor` is a day or an amount, whichever the other names lack. */
const settleValue = (names: readonly NamedColumn[]): NamedColumn[] => {
  const last = names.findLastIndex(({ role }) => DATE_ROLES.has(role));
  const { text = "", role = null } = names[last] ?? {};
  const isMoney =
    role === "value_date" &&
    !text.includes(" ") &&
    names.slice(0, last).some((name) => name.role === "description") &&
    names.slice(0, last).some((name) => DATE_ROLES.has(name.role)) &&
    !names.some((name) => MONEY_ROLES.has(name.role) && name.role !== "balance");
  return names.map((name, at) => (isMoney && at === last ? { text, role: "amount" } : name));
};

/** The names of columns on a line. */
export const readNames = (text: string): NamedColumn[] => settleValue(readApart(text));

const readApart = (text: string): NamedColumn[] => {
  const pieces = text.split(APART);
  if (pieces.length === 1) return readWords(text.split(" "));
  return joinPieces(pieces).flatMap((own): NamedColumn[] => {
    const role = readColumnName(own).role;
    return role === null ? readWords(own.split(" ")) : [{ text: own, role }];
  });
};

/** The names of columns among words. */
const readWords = (words: readonly string[]): NamedColumn[] => {
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

/** Whether a line names the columns of rows, and two of them as those of other days. */
const namesDays = (parts: CopiedParts): boolean => {
  const roles = readHeader(parts, { least: 3, longest: 160 })?.map(({ role }) => role) ?? [];
  const [first, second, ...others] = roles.filter((role) => DATE_ROLES.has(role));
  return second !== undefined && first !== second && others.length === 0;
};

/** Which of two days of rows is that of booking is said by the names of their columns alone. */
export const arePairsOpen = (parts: readonly CopiedParts[]): boolean =>
  parts.some(
    ({ days: [one, other], amounts }) => other !== undefined && one !== other && amounts.length > 0,
  ) && !parts.some(namesDays);

/** Whether a line names the columns of another list than the one before. */
export const namesOther = (parts: CopiedParts, first: string): boolean =>
  first !== "" && parts.text !== first && readHeader(parts, { least: 2, longest: 80 }) !== null;

/** Names of columns that say nothing of the balances of the rows under them, without those of money: theirs are others. */
export const dropOtherMoney = (parts: CopiedParts): CopiedLine => {
  const { text, from } = parts;
  const names = isNames(parts) ? readNames(text) : [];
  if (!names.some(({ role }) => MONEY_ROLES.has(role)) || names.some(({ role }) => role === "balance"))
    return { text, from };
  const kept = names.filter(({ role }) => !MONEY_ROLES.has(role));
  return { text: kept.map((own) => own.text).join(APART), from };
};
