import { listCurrencies, listNamedCurrencies } from "../values/currency.ts";
import { toPlainWords } from "../words/plain-words.ts";
import { rememberTexts } from "../words/remember-texts.ts";

/** The currencies for which one code, sign or name may stand: several where others print the same. */
export type Candidates = readonly string[];

/** Codes that headings in capitals have as words. */
const WORDS = new Set("ALL TOP CUP PEN SOS GEL DEM SIT MOP BAM BND".split(" "));

/** Whether a code is a word in capitals as well. */
export const isWord = (code: string): boolean => WORDS.has(code);

/** A code that is no word of a heading. */
export const readCode = (code: string | undefined): Candidates =>
  code === undefined || isWord(code) || !/^[A-Z]{3}$/.test(code) ? [] : listCurrencies(code);

const BRACKETED = /[([（［]([^()[\]（）［］]{1,20})[)\]）］]/g;

/** The codes and signs that stand between brackets of their own. */
export const listBracketed = (text: string): Candidates[] =>
  [...text.matchAll(BRACKETED)].flatMap(([, inner = ""]) => inner.trim().split(/\s+/).map(listCurrencies));

const CODE = /(?<![\p{L}\d])([A-Z]{3})\$?(?![\p{L}\d])/gu;
/** Signs that need no space before them. */
const SIGN = /\p{L}{0,3}\p{Sc}|円|元|圓/gu;
const EDGES = /^[([（]+|[)\]）:,;]+$/g;

/** Every currency that the name of a column, or what is called the currency, spells out. */
export const listSpelled = rememberTexts((text): readonly Candidates[] => {
  const all = [
    ...listBracketed(text),
    ...[...text.matchAll(CODE)].map(([, code]) => readCode(code)),
    ...text
      .split(/\s+/)
      .map((word) => (/^[A-Z]{3}$/.test(word) ? [] : listCurrencies(word.replaceAll(EDGES, "")))),
    ...[...text.matchAll(SIGN)].map(([sign]) => listCurrencies(sign)),
    ...listNamedCurrencies(toPlainWords(text)).map(({ currencies }) => currencies),
  ].filter(({ length }) => length > 0);
  return [...new Map(all.map((candidates) => [candidates.join(" "), candidates])).values()];
});
