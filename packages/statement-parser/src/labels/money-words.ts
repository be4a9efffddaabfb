import { says } from "../words/find-phrases.ts";
import { toPlainWords } from "../words/plain-words.ts";

/** Whether a name over figures says that they are no money. */
export const namesUnit = (text: string): boolean => says(toPlainWords(text), "unit");

/** Whether the lines around a table speak of an account or its money. */
export const speaksOfMoney = (text: string): boolean =>
  text.split("\n").some((line) => says(toPlainWords(line), "account_word"));
