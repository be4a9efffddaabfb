import { INTEREST_WORDS } from "./payments.ts";
import { foldWords } from "../text/fold.ts";
import { findPhraseOf } from "../text/phrase-set.ts";

/** Whether a row of a loan says that it is interest. */
export const saysInterest = (text: string): boolean =>
  findPhraseOf(INTEREST_WORDS, foldWords(text).split(" ")) !== null;
