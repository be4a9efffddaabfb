import type { CurrencyCode } from "@passbook/contract/values";
import { listCurrencies } from "../../values/currency.ts";
import { languages } from "../../words/languages.ts";
import { toPlainWords } from "../../words/plain-words.ts";

/** The other scripts and regions of some languages. */
const REGIONS = ["sr-Latn", "bs-Cyrl", "uz-Cyrl", "zh-Hant", "pt-PT", "es-MX", "en-IN"];

/** What one language calls the currencies, in plain words. */
const listNames = (language: string, codes: readonly CurrencyCode[]): [string, CurrencyCode][] => {
  const names = new Intl.DisplayNames([language], { type: "currency", fallback: "none" });
  return codes.map((code): [string, CurrencyCode] => [toPlainWords(names.of(code) ?? ""), code]);
};

let known: ReadonlyMap<string, CurrencyCode> | null = null;

/** The names of currencies in the languages of labels, as the locale data of Unicode have them; they are many, and made when first asked for. */
const getNames = (): ReadonlyMap<string, CurrencyCode> => {
  if (known !== null) return known;
  const codes = Intl.supportedValuesOf("currency").filter((code) => listCurrencies(code).length === 1);
  known = new Map([...Object.keys(languages), ...REGIONS].flatMap((language) => listNames(language, codes)));
  return known;
};

const WORDS_MAX = 8;
/** In scripts that part no words a name is one; others of one word are words of other languages too. */
const BORDERLESS =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+$/u;

/** The currency whose full name, such as `British Pound`, stands in what is called the currency; null where none does. */
export const findCalledCurrency = (text: string): CurrencyCode | null => {
  const words = toPlainWords(text).split(" ");
  for (let length = Math.min(WORDS_MAX, words.length); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const name = words.slice(from, from + length).join(" ");
      const code = length > 1 || BORDERLESS.test(name) ? getNames().get(name) : undefined;
      if (code !== undefined) return code;
    }
  return null;
};
