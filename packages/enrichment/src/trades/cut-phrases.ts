import { BEGINNING, type KeySieve, makeKeySieve, mixIn } from "../text/key-sieve.ts";
import { isPlainKey } from "./plain-words.ts";
import type { Entry, PhraseHit } from "./phrase-index.ts";

/** A phrase as it may be printed, and from how many letters on its beginning is known. */
type Printed = { readonly text: string; readonly least: number; readonly entry: Entry };

/** Phrases in the order of their letters, so that those with one beginning stand together, and what their first letters may be. */
export type CutPhrases = { readonly printed: readonly Printed[]; readonly mayBegin: KeySieve };

const LEAST_OF_WORD = 4;
const LEAST_SHARE = 0.5;
const LEAST_OF_LAST = 2;
const MOST_WORDS = 4;

const readParent = (hit: PhraseHit): string => hit.sub_category.split(".", 1)[0] ?? "";

/** How many letters of the last word must be left for the phrase to be known. */
const countLeast = (entry: Entry): number => {
  if (entry.words.length > 1) return LEAST_OF_LAST;
  return Math.max(LEAST_OF_WORD, Math.ceil((entry.words[0]?.length ?? 0) * LEAST_SHARE));
};

/** Names of several words that a site or a short field runs together ("doctorswithoutborders"). */
const SHORTEST_JOINED = 9;

const byText = (one: Printed, other: Printed): number =>
  one.text < other.text ? -1 : one.text > other.text ? 1 : 0;

/** Spending phrases for the search of cut ones; single words count from `shortestWord` letters on. */
export const indexCutPhrases = (entries: readonly Entry[], shortestWord: number): CutPhrases => {
  const printed: Printed[] = [];
  for (const entry of entries) {
    const last = entry.words.at(-1) ?? "";
    const isWord = entry.words.length === 1;
    if (entry.income || (isWord && last.length < shortestWord)) continue;
    const text = isWord ? last : entry.words.join(" ");
    printed.push({ text, least: text.length - last.length + countLeast(entry), entry });
    if (!isWord) printed.push({ text: entry.words.join(""), least: SHORTEST_JOINED, entry });
  }
  const mayBegin = makeKeySieve(
    printed.map(({ text }) => text),
    (text) => readStart([text], 0),
  );
  return { printed: printed.toSorted(byText), mayBegin };
};

/** A number for the first letters of words from one on, joined by blanks. */
const readStart = (words: readonly string[], from: number): number => {
  let number = BEGINNING;
  let left = LEAST_OF_WORD;
  for (let at = from; at < words.length && left > 0; at += 1) {
    const word = at === from ? (words[at] ?? "") : ` ${words[at] ?? ""}`;
    number = mixIn(number, word.length > left ? word.slice(0, left) : word);
    left -= word.length;
  }
  return number;
};

/** The place of the first phrase that does not stand before a text. */
const findPlace = (cuts: readonly Printed[], text: string): number => {
  let low = 0;
  let high = cuts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cuts[middle]?.text ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** What a cut text stands for; null where it is not one parent category. */
const findBegun = ({ printed: cuts }: CutPhrases, cut: string): PhraseHit | null => {
  if (cut.length < LEAST_OF_WORD) return null;
  let found: PhraseHit | null = null;
  let at = findPlace(cuts, cut);
  for (let begun = cuts[at]; begun?.text.startsWith(cut) === true; begun = cuts[(at += 1)]) {
    if (cut.length < begun.least || cut.length === begun.text.length) continue;
    if (found !== null && readParent(found) !== readParent(begun.entry)) return null;
    found ??= begun.entry;
  }
  return found;
};

/** The phrase that the last words of a vendor's name begin, where the bank cut it off; null when none or several do. */
export const findCutPhrase = (cuts: CutPhrases, vendor: readonly string[]): PhraseHit | null => {
  for (let count = Math.min(MOST_WORDS, vendor.length); count > 0; count -= 1) {
    if (!cuts.mayBegin(readStart(vendor, vendor.length - count))) continue;
    const end = vendor.slice(-count).join(" ");
    if (count === 1 && isPlainKey(end)) return null;
    const hit = findBegun(cuts, end);
    if (hit !== null) return hit;
  }
  return null;
};
