import { isPlainKey } from "./plain-words.ts";
import { foldWords, readPhrases } from "../text/fold.ts";
import type { StarterSubCategoryId } from "../starter.ts";
import { readWordSet, type WordList } from "../words/read-words.ts";
import cautious from "../words/lists/cautious.json" with { type: "json" };

/** Words of trades that often stand in other names: a school of music, a power tool, a station bar. They are less sure evidence. */
const WEAK_KEYWORDS = readWordSet(cautious.weak_trades);

/** A phrase of a word list that stands in a text, as it is written in the list, and what it speaks for. */
export type PhraseHit = {
  readonly word: string;
  readonly sub_category: StarterSubCategoryId;
  /** Letters and blanks of the folded phrase. */
  readonly length: number;
  /** The phrase often stands in other names, see {@link WEAK_KEYWORDS}. */
  readonly weak: boolean;
};

/** The folded words of a row, and those of its vendor's name; see {@link toPhraseText}. */
export type PhraseText = {
  readonly words: readonly string[];
  readonly vendor: readonly string[];
  /** The vendor's words as a text of their own. */
  readonly alone: PhraseText | null;
  /** What each word begins, and when that was looked up. */
  readonly looked: { begun: readonly (Begun | undefined)[]; at: number };
};

/** A phrase of a word list, folded; `income` phrases count only for money in. */
export type Entry = PhraseHit & {
  readonly folded: string;
  readonly words: readonly string[];
  readonly atStart: boolean;
  readonly income: boolean;
};

type Ending = Entry & { readonly ending: string };

/** The entries that begin with one word, in the order in which they are asked. */
export type FirstWord = {
  /** Those of this word alone; all that can stand where none of `bySecond` does. */
  readonly alone: readonly Entry[];
  /** The same together with those that go on with a word, by it; null where none does. */
  readonly bySecond: ReadonlyMap<string, readonly Entry[]> | null;
  /** The word stands in another number than theirs, which are single words then. */
  readonly isOtherNumber: boolean;
};

/** What a word begins, by the number of the index. */
type Begun = (FirstWord | undefined)[];

/**
 * The first words of all indexes: a row's words are asked for by ten of them, and looking up a word in a large table costs more than all
 * that is done with it.
 */
const BEGUN = new Map<string, Begun>();
let indexes = 0;

/** A text made ready to be searched by any index. */
export const toPhraseText = (words: readonly string[], vendor: readonly string[]): PhraseText => {
  const looked = { begun: [], at: 0 };
  const alone = words === vendor ? null : toPhraseText(vendor, vendor);
  return { words, vendor, alone, looked };
};

/** What the words of a text begin; looked up again where an index was made since. */
const lookUp = ({ words, looked }: PhraseText): readonly (Begun | undefined)[] => {
  if (looked.at !== indexes) {
    looked.begun = words.map((word) => BEGUN.get(word));
    looked.at = indexes;
  }
  return looked.begun;
};

/** Entries by their first words, and by the ending of longer words. */
type Made = {
  /** Under which its first words stand in {@link BEGUN}. */
  readonly number: number;
  /** Endings by their last letters. */
  readonly byEnding: ReadonlyMap<string, readonly Ending[]>;
};

/** Word lists made ready for search when something is first searched for: all of them together take megabytes. */
export type PhraseIndex = {
  readonly lists: readonly WordList[];
  readonly option: Option;
  /** Shared by indexes that are searched otherwise. */
  readonly made: { current: Made | null };
};

const INCOME = "income.";
const SHORTEST_ENDING = 3;
/** No ending is shorter. */
const LAST_LETTERS = 2;

const toEntry = (sub_category: StarterSubCategoryId, word: string): Entry => {
  const folded = foldWords(word);
  return {
    word: word.replace(/^[\^*]/, ""),
    sub_category,
    folded,
    words: folded.includes(" ") ? folded.split(" ") : [folded],
    atStart: word.startsWith("^"),
    length: folded.length,
    income: sub_category.startsWith(INCOME),
    weak: WEAK_KEYWORDS.has(word),
  };
};

type Read = { readonly entry: Entry; readonly isEnding: boolean };

/** Word lists are read once; several indexes are made of them. */
const readLists = new WeakMap<WordList, readonly Read[]>();

/** The entries of a word list; a "*" in front makes an ending as well. */
const readEntries = (list: WordList): readonly Read[] => {
  const known = readLists.get(list);
  if (known !== undefined) return known;
  const read: Read[] = [];
  for (const [id, texts] of Object.entries(list))
    for (const word of readPhrases(texts))
      // The keys of a word list are starter ids by its type.
      read.push({ entry: toEntry(id as StarterSubCategoryId, word), isEnding: word.startsWith("*") });
  readLists.set(list, read);
  return read;
};

/** Every phrase of word lists. */
export const listEntries = (lists: readonly WordList[]): Entry[] =>
  lists.flatMap((list) => readEntries(list).map(({ entry }) => entry));

const SHORTEST_DISTINCT = 6;
const SHORTEST_DISTINCT_WORD = 8;

const isDistinct = (entry: Entry): boolean =>
  !entry.atStart && entry.length >= (entry.words.length === 1 ? SHORTEST_DISTINCT_WORD : SHORTEST_DISTINCT);

const SHORTEST_JOINED = 7;

type Option = {
  readonly onlyDistinct?: boolean;
  readonly alsoJoined?: boolean;
  readonly plainAtStart?: boolean;
  /** What stands last says what a name is ("Thai Village Massage"), as in English; else the longest phrase does. */
  readonly headLast?: boolean;
  readonly inAnyNumber?: boolean;
};

const SHORT_WORD = 4;

/** Short or everyday words count only where the vendor's name begins. */
const bindPlainWord = (entry: Entry): Entry => {
  const [first = ""] = entry.words;
  const isBound =
    !entry.atStart && entry.words.length === 1 && (first.length <= SHORT_WORD || isPlainKey(first));
  return isBound ? { ...entry, atStart: true } : entry;
};

const joinWords = (entry: Entry): Entry | null => {
  if (entry.words.length === 1) return null;
  const joined = entry.words.join("");
  return joined.length < SHORTEST_JOINED || isPlainKey(joined) ? null : { ...entry, words: [joined] };
};

const bySecondWord = (entries: readonly Entry[]): FirstWord => {
  const alone = entries.filter(({ words }) => words.length === 1);
  if (alone.length === entries.length) return { alone, bySecond: null, isOtherNumber: false };
  const seconds = new Set(entries.flatMap(({ words }) => words.slice(1, 2)));
  const bySecond = new Map<string, Entry[]>(
    [...seconds].map((second) => [
      second,
      entries.filter(({ words }) => words.length === 1 || words[1] === second),
    ]),
  );
  return { alone, bySecond, isOtherNumber: false };
};

const SHORTEST_PLURAL = 5;

/** How a word may be printed in another number ("bagels", "lotteries", "runner"). */
const listOtherNumbers = (word: string): string[] => {
  const others = word.endsWith("ie") ? [] : [`${word}s`];
  if (word.endsWith("y")) others.push(`${word.slice(0, -1)}ies`);
  if (word.endsWith("s") && !word.endsWith("ss")) others.push(word.slice(0, -1));
  return others.filter((other) => other.length >= SHORTEST_PLURAL);
};

const indexOtherNumbers = (byFirst: ReadonlyMap<string, readonly Entry[]>): Map<string, FirstWord> => {
  const found = new Map<string, FirstWord>();
  for (const [word, entries] of byFirst) {
    const plain = entries.filter(({ words, atStart, weak }) => words.length === 1 && !atStart && !weak);
    if (plain.length === 0) continue;
    const others = listOtherNumbers(word).filter((other) => !byFirst.has(other));
    for (const other of others) found.set(other, { alone: plain, bySecond: null, isOtherNumber: true });
  }
  return found;
};

/** Puts what words begin in a new index among those of all; answers its number. */
const putFirstWords = (firsts: Iterable<readonly [string, FirstWord]>): number => {
  const number = indexes;
  indexes += 1;
  for (const [word, first] of firsts) {
    const begun = BEGUN.get(word);
    if (begun === undefined) BEGUN.set(word, [...Array<undefined>(number), first]);
    else begun[number] = first;
  }
  return number;
};

/**
 * An index over word lists; of two equal phrases for the same direction of money the first list's wins. `onlyDistinct` leaves out
 * short phrases and those that count only at the start; `alsoJoined` finds them written as one word too
 * ("britishgas"); `plainAtStart` binds single everyday words to the start; `inAnyNumber` finds single words in another number too.
 */
export const indexWordLists = (lists: readonly WordList[], option: Option = {}): PhraseIndex => ({
  lists,
  option,
  made: { current: null },
});

const makeIndex = ({ lists, option }: PhraseIndex): Made => {
  const byFirst = new Map<string, Entry[]>();
  const endings: Ending[] = [];
  const put = (entry: Entry): void => {
    const first = entry.words[0] ?? "";
    const known = byFirst.get(first);
    if (known === undefined) byFirst.set(first, [entry]);
    else known.push(entry);
  };
  for (const list of lists)
    for (const { entry: read, isEnding } of readEntries(list)) {
      const entry = option.plainAtStart ? bindPlainWord(read) : read;
      if (option.onlyDistinct && !isDistinct(entry)) continue;
      put(entry);
      const joined = option.alsoJoined ? joinWords(entry) : null;
      if (joined !== null) put(joined);
      if (isEnding) endings.push({ ...entry, ending: entry.words.at(-1) ?? "" });
    }
  for (const entries of byFirst.values())
    if (entries.length > 1) entries.sort((one, other) => other.length - one.length);
  const firsts = new Map([...byFirst].map(([first, entries]) => [first, bySecondWord(entries)]));
  const others = option.inAnyNumber ? indexOtherNumbers(byFirst) : [];
  return {
    number: putFirstWords([...firsts, ...others]),
    byEnding: Map.groupBy(endings, ({ ending }) => ending.slice(-LAST_LETTERS)),
  };
};

const madeOf = (index: PhraseIndex): Made => (index.made.current ??= makeIndex(index));

/** The same index, asked in a language in which what stands last says what a name is. */
export const withHeadLast = (index: PhraseIndex): PhraseIndex => ({
  ...index,
  option: { ...index.option, headLast: true },
});

const stands = (words: readonly string[], entry: Entry, at: number): boolean => {
  for (let offset = 0; offset < entry.words.length; offset += 1)
    if (words[at + offset] !== entry.words[offset]) return false;
  return true;
};

const isAllowed = (entry: Entry, moneyIn: boolean): boolean => moneyIn || !entry.income;

type Standing = { readonly entry: Entry; readonly end: number };

const isBetter = (found: Standing, best: Standing, { option }: PhraseIndex): boolean => {
  if (found.entry.weak !== best.entry.weak) return best.entry.weak;
  if (option.headLast && found.end !== best.end) return found.end > best.end;
  return found.entry.length > best.entry.length;
};

/**
 * The phrase of the index that says most in the folded words, weak ones last, the earliest of equal ones. Income phrases count only
 * for money in, and then before spending phrases (which are refunds).
 */
export const findPhrase = (index: PhraseIndex, text: PhraseText, moneyIn: boolean): PhraseHit | null => {
  let best: Standing | null = null;
  const weigh = (found: Standing): void => {
    if (best === null) best = found;
    else if (moneyIn && found.entry.income !== best.entry.income) best = found.entry.income ? found : best;
    else if (isBetter(found, best, index)) best = found;
  };
  const { number } = madeOf(index);
  const begun = lookUp(text);
  for (let at = 0; at < begun.length; at += 1) {
    const first = begun[at]?.[number];
    if (first === undefined) continue;
    for (const entry of first.bySecond?.get(text.words[at + 1] ?? "") ?? first.alone) {
      if (!isAllowed(entry, moneyIn)) continue;
      if (first.isOtherNumber) weigh({ entry, end: at + 1 });
      else if (stands(text.words, entry, at) && (!entry.atStart || stands(text.vendor, entry, 0)))
        weigh({ entry, end: at + entry.words.length });
    }
  }
  // The compiler does not see that `weigh` sets it.
  return (best as Standing | null)?.entry ?? findEnding(index, text.vendor, moneyIn);
};

/** What stands alone under a word in an index. */
export const findAlone = (index: PhraseIndex, word: string): Entry | null => {
  const { number } = madeOf(index);
  const first = BEGUN.get(word)?.[number];
  return first === undefined || first.isOtherNumber ? null : (first.alone[0] ?? null);
};

const findEnding = (index: PhraseIndex, vendor: readonly string[], moneyIn: boolean): PhraseHit | null => {
  const { byEnding } = madeOf(index);
  if (byEnding.size === 0) return null;
  for (const word of vendor) {
    const entry = byEnding
      .get(word.slice(-LAST_LETTERS))
      ?.find(
        (entry) =>
          isAllowed(entry, moneyIn) &&
          word.length >= entry.ending.length + SHORTEST_ENDING &&
          word.endsWith(entry.ending),
      );
    if (entry !== undefined) return entry;
  }
  return null;
};
