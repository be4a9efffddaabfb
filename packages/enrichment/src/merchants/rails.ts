import { foldWords, listEnds, readPhrases } from "../text/fold.ts";
import { listPhrasesOf, makePhraseSet } from "../text/phrase-set.ts";
import introductions from "../words/lists/introductions.json" with { type: "json" };
import lists from "../words/lists/rails.json" with { type: "json" };

/** How banks of the world introduce a row before the counterparty is named; compared by words. */
const INTRODUCTIONS = readPhrases(Object.values(introductions).flat());

/** Small words between an introduction and the name. */
const CONNECTORS = readPhrases(lists.connectors);

/** Words that leave the name behind when an identifier follows them. */
const MARKERS = readPhrases(lists.markers);

/** Markers that leave the name behind whatever follows them. */
const STRONG_MARKERS = readPhrases(lists.strong_markers);

/** Words at the end that say how or what kind of payment it was, not who was paid. */
const TRAILERS = readPhrases(lists.trailers);

/** Payment services that stand before the real seller, as in "SQ *", "PAYPAL *". */
const FACILITATORS = readPhrases(lists.facilitators);

type PhraseIndex = ReadonlyMap<string, readonly (readonly string[])[]>;

const indexPhrases = (phrases: readonly string[]): PhraseIndex => {
  const index = new Map<string, string[][]>();
  for (const phrase of phrases) {
    const words = foldWords(phrase).split(" ");
    const first = words[0] ?? "";
    index.set(first, [...(index.get(first) ?? []), words]);
  }
  for (const group of index.values()) group.sort((a, b) => b.length - a.length);
  return index;
};

const INTRODUCTION_INDEX = indexPhrases(INTRODUCTIONS);

const standsAt = (words: readonly string[], phrase: readonly string[], at: number): boolean =>
  phrase.every((word, offset) => words[at + offset] === word);

/** True where some bank's introduction begins with a folded word. */
export const beginsIntroduction = (word: string): boolean => INTRODUCTION_INDEX.has(word);

/** How many of the folded words from `at` on are a bank's introduction (the longest one), 0 when none is. */
export const countIntroduction = (words: readonly string[], at: number): number =>
  INTRODUCTION_INDEX.get(words[at] ?? "")?.find((phrase) => standsAt(words, phrase, at))?.length ?? 0;

const TRAILER_SET = new Set(TRAILERS.map(foldWords));
const TRAILER_ENDS = listEnds(TRAILER_SET);

/** How many of the folded words before `end` only say how it was paid (two or one), 0 when none does. */
export const countTrailer = (words: readonly string[], end: number): number => {
  const last = words[end - 1] ?? "";
  if (!TRAILER_ENDS.has(last)) return 0;
  if (TRAILER_SET.has(`${words[end - 2] ?? ""} ${last}`)) return 2;
  return TRAILER_SET.has(last) ? 1 : 0;
};

export const CONNECTOR_SET: ReadonlySet<string> = new Set(CONNECTORS);
export const MARKER_SET: ReadonlySet<string> = new Set(MARKERS.map(foldWords));
export const STRONG_MARKER_SET: ReadonlySet<string> = new Set(STRONG_MARKERS.map(foldWords));
export const FACILITATOR_SET: ReadonlySet<string> = new Set(FACILITATORS.map(foldWords));

/** Words that, with those of rails alone, still name no one ("Sent", "Direct Debits"). */
const ALONE = readPhrases(lists.alone);

const RAILS_ALONE = makePhraseSet(
  [INTRODUCTIONS, CONNECTORS, TRAILERS, ALONE].map((phrases) => phrases.join(",")),
);

/** True when folded words say nothing but how money moved ("Transfer To", "Direct Debit"). */
export const isRailAlone = (words: readonly string[]): boolean => {
  const said = listPhrasesOf(RAILS_ALONE, words);
  return words.every((_, index) => said.some(({ at, length }) => index >= at && index < at + length));
};
