import { type CutPhrases, findCutPhrase, indexCutPhrases } from "./cut-phrases.ts";
import {
  findPhrase,
  indexWordLists,
  type PhraseHit,
  type PhraseIndex,
  type PhraseText,
} from "./phrase-index.ts";
import { STRENGTHS } from "./strengths.ts";
import { KEYWORDS } from "./words/keywords.ts";
import { KEYWORDS_AMERICAN } from "./words/keywords-american.ts";
import { KEYWORDS_LAST } from "./words/keywords-last.ts";
import { KEYWORDS_OTHER_SCRIPTS } from "./words/other-scripts.ts";

const SHORTEST_CUT_WORD = 6;

/** The words of trades of all languages, and their cut forms. */
const KEYWORD_INDEX = indexWordLists([KEYWORDS, KEYWORDS_OTHER_SCRIPTS]);
const CUT_WORDS = indexCutPhrases(KEYWORD_INDEX, SHORTEST_CUT_WORD);
const OFFICE_INDEX = indexWordLists([KEYWORDS_LAST]);

type American = { readonly words: PhraseIndex; readonly cut: CutPhrases };

const makeAmerican = (): American => {
  const own = indexWordLists([KEYWORDS_AMERICAN]);
  return {
    words: indexWordLists([KEYWORDS_AMERICAN, KEYWORDS]),
    cut: indexCutPhrases(own, SHORTEST_CUT_WORD),
  };
};

let american: American | null = null;
const getAmerican = (): American => (american ??= makeAmerican());

const AMERICAN = new Set(["us", "ca"]);
/** Countries whose shops bear English names, many of them in American words. */
const ENGLISH = new Set("gb ie au nz za sg in my hk ph ng ke ae jm tt".split(" "));

const isOf = (group: ReadonlySet<string>, countries: readonly string[] | null): boolean =>
  countries?.some((country) => group.has(country)) ?? false;

/** Services by which people pay people: what stands beside them is a name, not a trade. */
const BETWEEN_PEOPLE = new Set("zelle venmo bizum swish cashapp paypal".split(" "));

const isBetweenPeople = ({ words }: PhraseText): boolean => words.some((word) => BETWEEN_PEOPLE.has(word));

/** A word of a trade, and how probable it makes its parent category. */
export type TradeWord = { readonly hit: PhraseHit; readonly strength: number };

const weighWord = (hit: PhraseHit): TradeWord => ({
  hit,
  strength: hit.weak ? STRENGTHS.weak_word : STRENGTHS.word,
});

/** The word of a trade that speaks loudest in a row's texts, by the words of the row's own part of the world; or null. */
export const findTradeWord = (
  text: PhraseText,
  moneyIn: boolean,
  countries: readonly string[] | null,
): TradeWord | null => {
  if (isBetweenPeople(text)) return null;
  const index = isOf(AMERICAN, countries) ? getAmerican().words : KEYWORD_INDEX;
  const hit = findPhrase(index, text, moneyIn);
  if (hit !== null) return weighWord(hit);
  const office = findPhrase(OFFICE_INDEX, text, moneyIn);
  if (office !== null) return { hit: office, strength: STRENGTHS.weak_word };
  const abroad = isOf(ENGLISH, countries) ? findPhrase(getAmerican().words, vendorOnly(text), moneyIn) : null;
  return abroad === null ? null : { hit: abroad, strength: STRENGTHS.weak_word };
};

const vendorOnly = ({ vendor }: PhraseText): PhraseText => ({ words: vendor, vendor });

/** A word of a trade whose end the bank cut off, at the end of the vendor's name; or null. */
export const findCutTradeWord = (text: PhraseText, countries: readonly string[] | null): PhraseHit | null => {
  if (isBetweenPeople(text)) return null;
  const own = isOf(AMERICAN, countries) ? findCutPhrase(getAmerican().cut, text.vendor) : null;
  return own ?? findCutPhrase(CUT_WORDS, text.vendor);
};

const LEAST_LETTERS = 4;

const toParent = (hit: PhraseHit | null): string | null => hit?.sub_category.split(".", 1)[0] ?? null;

/** The parent category of the trade that folded words of a name speak of; or null. */
export const readFullTrade = (words: readonly string[]): string | null =>
  toParent(findPhrase(KEYWORD_INDEX, { words, vendor: words }, false));

/** As {@link readFullTrade}, also where the word is cut off ("coff"). */
export const readTrade = (words: readonly string[]): string | null =>
  readFullTrade(words) ?? toParent(findCutTrade(words));

const findCutTrade = (words: readonly string[]): PhraseHit | null => {
  const last = words.at(-1) ?? "";
  if (last.length < LEAST_LETTERS) return null;
  return findCutPhrase(CUT_WORDS, [last]);
};
