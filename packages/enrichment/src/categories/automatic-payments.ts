import { findPhraseOf, makePhraseSet } from "../text/phrase-set.ts";
import behindBrands from "../words/lists/behind-brands.json" with { type: "json" };

const AUTOMATIC = makePhraseSet(behindBrands.automatic);
const CAR = "auto";

/** True where a word that also means a car stands for a payment by itself ("AUTO PMT"). */
export const isAutomaticPayment = (word: string, words: readonly string[]): boolean =>
  word === CAR && findPhraseOf(AUTOMATIC, words) !== null;
