import { isPlainKey } from "../merchants/brands/plain-words.ts";
import type { Entry, PhraseHit } from "./phrase-index.ts";

/** Beginnings of phrases, cut inside their last word, and what they stand for; null where that is not one parent category. */
export type CutPhrases = ReadonlyMap<string, PhraseHit | null>;

const LEAST_OF_WORD = 4;
const LEAST_SHARE = 0.6;
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

/** The cut forms of spending phrases; single words count from `shortestWord` letters on, names run together are long enough. */
export const indexCutPhrases = (entries: readonly Entry[], shortestWord: number): CutPhrases => {
  const cuts = new Map<string, PhraseHit | null>();
  const put = (cut: string, entry: Entry): void => {
    const known = cuts.get(cut);
    if (known === undefined) cuts.set(cut, entry);
    else if (known !== null && readParent(known) !== readParent(entry)) cuts.set(cut, null);
  };
  for (const entry of entries) {
    const last = entry.words.at(-1) ?? "";
    const isWord = entry.words.length === 1;
    if (entry.income || (isWord && last.length < shortestWord)) continue;
    const before = isWord ? "" : `${entry.words.slice(0, -1).join(" ")} `;
    for (let end = countLeast(entry); end < last.length; end += 1) put(before + last.slice(0, end), entry);
    if (isWord) continue;
    const joined = entry.words.join("");
    for (let end = SHORTEST_JOINED; end < joined.length; end += 1) put(joined.slice(0, end), entry);
  }
  return cuts;
};

/** The phrase that the last words of a vendor's name begin, where the bank cut it off; null when none or several do. */
export const findCutPhrase = (cuts: CutPhrases, vendor: readonly string[]): PhraseHit | null => {
  for (let count = Math.min(MOST_WORDS, vendor.length); count > 0; count -= 1) {
    const end = vendor.slice(-count).join(" ");
    if (count === 1 && isPlainKey(end)) return null;
    const hit = cuts.get(end);
    if (hit) return hit;
  }
  return null;
};
