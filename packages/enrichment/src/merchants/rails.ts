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

/** How schemes introduce a bill or what is topped up, before they name its biller, often by a code and a name that are the same. */
const BILLS = [
  ...readPhrases(lists.billed).flatMap((kind) => readPhrases(lists.bills).map((bill) => `${kind} ${bill}`)),
  ...readPhrases(lists.topped_up),
];

/** Words before an introduction that say where it was paid ("INTL POS PURCHASE"). */
const QUALIFIERS = new Set(readPhrases(lists.qualifiers));

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

const INTRODUCTION_INDEX = indexPhrases([...new Set([...INTRODUCTIONS, ...BILLS])]);

const standsAt = (words: readonly string[], phrase: readonly string[], at: number): boolean =>
  phrase.every((word, offset) => words[at + offset] === word);

/** True where some bank's introduction begins with a folded word. */
export const beginsIntroduction = (word: string): boolean =>
  INTRODUCTION_INDEX.has(word) || QUALIFIERS.has(word);

const countPlain = (words: readonly string[], at: number): number =>
  INTRODUCTION_INDEX.get(words[at] ?? "")?.find((phrase) => standsAt(words, phrase, at))?.length ?? 0;

/** Of one word alone a name may go on behind a qualifier ("Local Deposit"). */
const LEAST_QUALIFIED = 2;

/** How many of the folded words from `at` on are a bank's introduction (the longest one), 0 when none is. */
export const countIntroduction = (words: readonly string[], at: number): number => {
  const plain = countPlain(words, at);
  if (plain > 0 || !QUALIFIERS.has(words[at] ?? "")) return plain;
  const qualified = countPlain(words, at + 1);
  return qualified < LEAST_QUALIFIED ? 0 : qualified + 1;
};

const BILL_WORDS = new Set("bill bills billpay ebill".split(" "));
const TOP_UPS = new Set(readPhrases(lists.topped_up).map(foldWords));

/** True for the introduction of a bill, or of what is topped up. */
export const introducesBill = (words: readonly string[]): boolean =>
  words.some((word) => BILL_WORDS.has(word)) || TOP_UPS.has(words.join(" "));

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
