import { findStarterSubCategory, type StarterSubCategoryId } from "../starter.ts";
import { foldWords, readPhrases } from "../text/fold.ts";

/** A file of `lists/`: phrases, comma-separated, in lines of any length, under what they say. */
export type WordFile = Readonly<Record<string, readonly string[]>>;

/**
 * Words by the sub-category they speak for, comma-separated. "^" in front: counts only where the vendor's name begins (brands
 * that are also plain words); "*" in front: also as the end of a longer word (German "Stadtapotheke").
 */
export type WordList = { readonly [Id in StarterSubCategoryId]?: readonly string[] };

/** A file of words by sub-category; throws where it names none. */
export const readWordList = (file: WordFile): WordList => {
  for (const id of Object.keys(file))
    if (findStarterSubCategory(id) === null)
      throw new Error(`a word list names an unknown sub-category: ${id}`);
  return file;
};

/** The words of a list, each once. */
export const readWordSet = (lines: readonly string[]): ReadonlySet<string> => new Set(readPhrases(lines));

/** The same as words are compared: folded. */
export const readFoldedSet = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(readPhrases(lines).map(foldWords));
