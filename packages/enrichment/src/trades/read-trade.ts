import { type CutPhrases, findCutPhrase, indexCutPhrases } from "./cut-phrases.ts";
import {
  findPhrase,
  indexWordLists,
  listEntries,
  type PhraseHit,
  type PhraseIndex,
  type PhraseText,
  toPhraseText,
  withHeadLast,
} from "./phrase-index.ts";
import { STRENGTHS } from "./strengths.ts";
import { readPhrases } from "../text/fold.ts";
import lists from "../words/lists/between-people.json" with { type: "json" };
import { readWordSet } from "../words/read-words.ts";
import { KEYWORDS, KEYWORDS_AMERICAN, KEYWORDS_LAST, KEYWORDS_OTHER_SCRIPTS } from "../words/by-category.ts";

const SHORTEST_CUT_WORD = 6;

/** The words of trades of all languages, and their cut forms. */
const KEYWORD_LISTS = [KEYWORDS, KEYWORDS_OTHER_SCRIPTS];
const KEYWORD_INDEX = indexWordLists(KEYWORD_LISTS, { inAnyNumber: true });
const OFFICE_INDEX = indexWordLists([KEYWORDS_LAST]);

const AMERICAN_INDEX = indexWordLists([KEYWORDS_AMERICAN, KEYWORDS], { inAnyNumber: true, headLast: true });
const ENGLISH_INDEX = withHeadLast(KEYWORD_INDEX);

let cutWords: CutPhrases | null = null;
const getCutWords = (): CutPhrases =>
  (cutWords ??= indexCutPhrases(listEntries(KEYWORD_LISTS), SHORTEST_CUT_WORD));

let cutAmerican: CutPhrases | null = null;
const getCutAmerican = (): CutPhrases =>
  (cutAmerican ??= indexCutPhrases(listEntries([KEYWORDS_AMERICAN]), SHORTEST_CUT_WORD));

const AMERICAN = new Set(["us", "ca"]);
/** Countries whose shops bear English names, many of them in American words. */
const ENGLISH = new Set("gb ie au nz za sg in my hk ph ng ke ae jm tt".split(" "));

const isOf = (group: ReadonlySet<string>, countries: readonly string[] | null): boolean =>
  countries?.some((country) => group.has(country)) ?? false;

/**
 * Services by which people pay people, with the second word of those of two: what stands beside them is mostly a person's name ("ZELLE TO JOHN
 * BAKER", "CASH APP*", "PAYPAL INST XFER").
 */
const BETWEEN_PEOPLE = new Map(
  readPhrases(lists.between_people).map((service) => {
    const [first = "", second = null] = service.split(" ");
    return [first, second];
  }),
);
/** Single words that say there what was paid, and are nobody's name. */
const PAID_BETWEEN_PEOPLE = readWordSet(lists.paid_between_people);

/** True for a row of a service by which people pay people. */
export const isBetweenPeople = ({ words }: PhraseText): boolean =>
  words.some((word, at) => {
    const second = BETWEEN_PEOPLE.get(word);
    return second !== undefined && (second === null || second === words[at + 1]);
  });

/** A word of a trade, and how probable it makes its parent category. */
export type TradeWord = { readonly hit: PhraseHit; readonly strength: number };

const weighWord = (hit: PhraseHit): TradeWord => ({
  hit,
  strength: hit.weak ? STRENGTHS.weak_word : STRENGTHS.word,
});

const weaken = (hit: PhraseHit): TradeWord => ({ hit, strength: STRENGTHS.weak_word });

const saysWhatFor = ({ word }: PhraseHit): boolean => word.includes(" ") || PAID_BETWEEN_PEOPLE.has(word);

const pickIndex = (countries: readonly string[] | null): PhraseIndex => {
  if (isOf(AMERICAN, countries)) return AMERICAN_INDEX;
  return isOf(ENGLISH, countries) ? ENGLISH_INDEX : KEYWORD_INDEX;
};

/** The word of a trade that speaks loudest in a row's texts, by the words of the row's own part of the world; or null. */
export const findTradeWord = (
  text: PhraseText,
  moneyIn: boolean,
  countries: readonly string[] | null,
): TradeWord | null => {
  const index = pickIndex(countries);
  const hit = findPhrase(index, vendorOnly(text), moneyIn) ?? findPhrase(index, text, moneyIn);
  if (isBetweenPeople(text)) return hit !== null && saysWhatFor(hit) ? weaken(hit) : null;
  if (hit !== null) return weighWord(hit);
  const office = findPhrase(OFFICE_INDEX, text, moneyIn);
  if (office !== null) return weaken(office);
  const abroad = isOf(ENGLISH, countries) ? findPhrase(AMERICAN_INDEX, vendorOnly(text), moneyIn) : null;
  return abroad === null ? null : weaken(abroad);
};

const vendorOnly = (text: PhraseText): PhraseText => text.alone ?? text;

/** A word of a trade whose end the bank cut off, at the end of the vendor's name; or null. */
export const findCutTradeWord = (text: PhraseText, countries: readonly string[] | null): PhraseHit | null => {
  if (isBetweenPeople(text)) return null;
  const own = isOf(AMERICAN, countries) ? findCutPhrase(getCutAmerican(), text.vendor) : null;
  return own ?? findCutPhrase(getCutWords(), text.vendor);
};

const LEAST_LETTERS = 4;

const toParent = (hit: PhraseHit | null): string | null => hit?.sub_category.split(".", 1)[0] ?? null;

const readFullTrade = (text: PhraseText): string | null => toParent(findPhrase(KEYWORD_INDEX, text, false));

/** The parent category of the trade that whole words of a name surely speak of, American ones too; or null. */
export const readSureTrade = (words: readonly string[]): string | null => {
  const text = toPhraseText(words, words);
  const american = findPhrase(AMERICAN_INDEX, text, false);
  return readFullTrade(text) ?? (american?.weak === false ? toParent(american) : null);
};

/** The parent category of the trade that folded words of a name speak of, also cut off ("coff"); or null. */
export const readTrade = (words: readonly string[]): string | null =>
  readFullTrade(toPhraseText(words, words)) ?? toParent(findCutTrade(words));

const findCutTrade = (words: readonly string[]): PhraseHit | null => {
  const last = words.at(-1) ?? "";
  if (last.length < LEAST_LETTERS) return null;
  return findCutPhrase(getCutWords(), [last]);
};
