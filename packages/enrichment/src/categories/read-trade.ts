import { findCutPhrase, indexCutPhrases } from "./cut-phrases.ts";
import { findPhrase, indexWordLists } from "./phrase-index.ts";
import { KEYWORDS } from "./words/keywords.ts";
import { KEYWORDS_OTHER_SCRIPTS } from "./words/other-scripts.ts";

const SHORTEST_CUT_WORD = 6;

/** The words of trades of all languages, and their cut forms. */
export const KEYWORD_INDEX = indexWordLists([KEYWORDS, KEYWORDS_OTHER_SCRIPTS]);
export const CUT_WORDS = indexCutPhrases(KEYWORD_INDEX, SHORTEST_CUT_WORD);

const LEAST_LETTERS = 4;

/** The parent category of the trade that folded words of a name speak of, also cut off ("coff"); or null. */
export const readTrade = (words: readonly string[]): string | null => {
  const hit = findPhrase(KEYWORD_INDEX, { words, vendor: words }, false) ?? findCutTrade(words);
  return hit?.sub_category.split(".", 1)[0] ?? null;
};

const findCutTrade = (words: readonly string[]) => {
  const last = words.at(-1) ?? "";
  if (last.length < LEAST_LETTERS) return null;
  return findCutPhrase(CUT_WORDS, [last]);
};
