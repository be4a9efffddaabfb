import { readColumnName } from "./column-names.ts";
import { holdsDay, isDayRole, isVagueDay } from "./day-names.ts";
import type { DayRole } from "./day-names.ts";
import { toPlainWords } from "../../words/plain-words.ts";

/** Words that together name a column of days: the first and the last of them, and what they say. */
export type DayName = { from: number; to: number; role: DayRole };

const WORDS_MAX = 4;

const roleOf = (words: readonly string[]): DayRole | null => {
  const { role } = readColumnName(words.join(" "));
  return isDayRole(role) ? role : null;
};

/** Words that join others and begin no name. */
const LINK = /^(?:d|de|da|do|del|di|du|of|la|las|на|по|του|της|की|का)$/;

export const isLink = (word: string): boolean => LINK.test(toPlainWords(word));

/** The name of the words from one place to another; words besides the day must say which day it is. */
const readName = (words: readonly string[], from: number, to: number): DayName | null => {
  const role = isLink(words[from] ?? "") ? null : roleOf(words.slice(from, to + 1));
  return role === null || (role === "date" && to > from) ? null : { from, to, role };
};

/** Whether a word says by itself which day it is. */
const isTold = (word: string): boolean => {
  const role = roleOf([word]);
  return role !== null && role !== "date";
};

/** Whether a word is a name of its own: `Buchungsdatum`. */
const isWhole = (word: string | undefined): boolean => word !== undefined && holdsDay(word) && isTold(word);

/** Names that end with their day: `Purchase date`, `Date`. */
const readEnding = (words: readonly string[], days: readonly number[]): (DayName | null)[] =>
  days.map((to, at) => {
    const from = at === 0 ? 0 : (days[at - 1] ?? 0) + 1;
    return from < to && isWhole(words[to]) ? null : readName(words, from, to);
  });

/** The shortest name from its day on, with all words before the next one. */
const readBegun = (words: readonly string[], from: number, next: number | undefined): DayName | null => {
  if (next !== undefined) return readName(words, from, next - 1);
  const ends = Array.from({ length: WORDS_MAX }, (_, at) => from + at).filter((to) => to < words.length);
  const names = ends.flatMap((to) => readName(words, from, to) ?? []);
  return names.find(({ role }) => role !== "date") ?? names[0] ?? null;
};

/** Names that begin with their day: `Data valuta`, `Data`. */
const readBeginning = (words: readonly string[], days: readonly number[]): (DayName | null)[] =>
  days[0] === 0 ? days.map((from, at) => readBegun(words, from, days[at + 1])) : [null];

/** Names that end with their day, behind a word that no list knows: `Xyzzy date Value date` has no `Date value`. */
const readHalfKnown = (words: readonly string[], days: readonly number[]): DayName[] => {
  const [first = 0] = days;
  if (first === 0 || readColumnName(words[0] ?? "").role !== null || isLink(words[0] ?? "")) return [];
  const ending = readEnding(words, days).filter((name) => name !== null);
  const beginning = splitDayNames(words.slice(first));
  return ending.length > 0 && ending.length >= beginning.filter(({ role }) => role !== "date").length
    ? ending
    : [];
};

const countTold = (names: readonly (DayName | null)[]): number =>
  names.every((name) => name !== null) ? names.filter(({ role }) => role !== "date").length : 0;

/** Words for a day that stand behind what says which day it is. */
const ENDING = /^(dates?|pvm|tarihi|datuma|napja|तिथि|दिनांक|तारीख)$/;

/** The ways in which words can be parted into names that hold the given days, the likelier first. */
const listWays = (words: readonly string[], days: readonly number[]): (DayName | null)[][] => {
  const [ending, beginning] = [readEnding(words, days), readBeginning(words, days)];
  const [first = ""] = words;
  const ways = ENDING.test(toPlainWords(words[days[0] ?? 0] ?? ""))
    ? [ending, beginning]
    : [beginning, ending];
  if (!isTold(first) || days[0] === 0) return ways;
  const rest = readBeginning(
    words.slice(1),
    days.map((at) => at - 1),
  );
  const behind = rest.map((name) => name && { ...name, from: name.from + 1, to: name.to + 1 });
  return [...ways, [readName(words, 0, 0), ...behind]];
};

/**
 * The names of days that words begin with, where one has several words: languages say which day it is before the word for
 * a day or behind it, all columns alike. Empty where they begin with none.
 */
export const splitDayNames = (words: readonly string[]): readonly DayName[] => {
  const near = words.flatMap((word, at) => (holdsDay(word) ? [at] : []));
  const days = near.filter((at, index) => at - (near[index - 1] ?? -1) <= WORDS_MAX);
  for (let count = days.length; count > 0; count -= 1) {
    const [best = []] = listWays(words, days.slice(0, count)).toSorted((a, b) => countTold(b) - countTold(a));
    if (countTold(best) > 0) return best.filter((name) => name !== null);
  }
  return readHalfKnown(words, days);
};

/** Some word of the name of a day is no name of its own, as that of the next column is, and not known. */
export const isVagueName = (text: string): boolean =>
  text.split(" ").some((word) => readColumnName(word).role === null && isVagueDay(toPlainWords(word)));

const HYPHENED = /\p{L}[-\u2010]$/u;

/** A name that goes on below: `Value` over `date`, `Rente-` over `dato`. */
export const joinParts = (over: string, below: string): string =>
  HYPHENED.test(over) ? over.slice(0, -1) + below : `${over} ${below}`;
