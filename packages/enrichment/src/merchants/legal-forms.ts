import lists from "../words/lists/legal-forms.json" with { type: "json" };
import { readWordSet } from "../words/read-words.ts";

/** Forms of firms of one word, folded. */
const LEGAL_FORMS = readWordSet(lists.one_word);

/** Forms that are printed in several words, run together ("Sp. z o.o.", "S.A. de C.V."). */
const SPELT_FORMS = readWordSet(lists.spelt);
const MOST_WORDS = 4;
/** What the last word of such a form may be. */
const SPELT_ENDS = new Set([...SPELT_FORMS].flatMap((form) => Array.from(form, (_, at) => form.slice(at))));

/** True for a folded word that says of what form a firm is. */
export const isLegalForm = (word: string): boolean => LEGAL_FORMS.has(word);

/** How many of the folded words that end at `end` say together of what form a firm is; 0 where none do. */
export const countLegalForm = (words: readonly string[], end: number): number => {
  const last = (words[end - 1] ?? "").replaceAll(" ", "");
  if (SPELT_ENDS.has(last))
    for (let count = Math.min(MOST_WORDS, end - 1); count > 1; count -= 1) {
      const spelt = words.slice(end - count, end).join("");
      if (SPELT_FORMS.has(spelt.replaceAll(" ", ""))) return count;
    }
  return isLegalForm(last) ? 1 : 0;
};

/** True where a form of several words that nothing else is begins, whatever stands behind it. */
export const beginsSpeltForm = (words: readonly string[]): boolean =>
  words.slice(0, MOST_WORDS).join("").startsWith("spzoo");

/** The Polish form ends with what is a word of a trade, too. */
const POLISH_FORM = / sp z ?o ?o(?= |$)/g;

/** Folded words without the forms that would be read as a trade. */
export const withoutMisleadingForms = (folded: string): string =>
  folded.includes(" sp z") ? folded.replace(POLISH_FORM, "") : folded;
