import { readBand, readSign, toParent } from "./coarse-readings.ts";
import { finishHash, hashOn, hashStart } from "./hash-text.ts";
import { toPlace } from "./linear-model.ts";
import type { ClassifierRow } from "./prediction.ts";
import type { Texts } from "./row-texts.ts";

/** Each kind of feature begins with a mark of its own. */
const MARKS = {
  word: hashStart("w"),
  pair: hashStart("p"),
  gram: hashStart("g"),
  number: hashStart("d"),
  starter: hashStart("k"),
  code: hashStart("m"),
  bank_category: hashStart("c"),
  every_row: hashStart("every row"),
  sign: hashStart("s"),
  band: hashStart("b"),
  amount: hashStart("a"),
  vendor: hashStart("v"),
  account: hashStart("i"),
} as const;

/** The feature of a printed word, by which its weight can be asked for. */
export const toWordFeature = (word: string): number => toPlace(finishHash(hashOn(MARKS.word, word)));

const GRAM = 4;
const LONGEST_GRAMS = 24;

const hashGrams = (name: readonly string[], add: (feature: number) => void): void => {
  const text = ` ${name.join(" ")} `.slice(0, LONGEST_GRAMS + GRAM);
  for (let at = 0; at + GRAM <= text.length; at += 1)
    add(finishHash(hashOn(MARKS.gram, text, at, at + GRAM)));
};

/** Numbers of a shop or a contract; shorter ones are days, hours and counts. Letters are gone through once, from where they begin. */
const PRINTED_NUMBER = /(?<![a-z])[a-z]*\d[\da-z]{2,}/g;
const MOST_NUMBERS = 6;

const hashPairs = (words: readonly string[], add: (feature: number) => void): void => {
  for (let at = 1; at < words.length; at += 1) {
    const first = hashOn(hashOn(MARKS.pair, words[at - 1] ?? ""), " ");
    add(finishHash(hashOn(first, words[at] ?? "")));
  }
};

const hashStarter = (row: ClassifierRow, starter: string, add: (feature: number) => void): void => {
  add(finishHash(hashOn(MARKS.starter, starter)));
  add(finishHash(hashOn(hashOn(MARKS.starter, readSign(row)), starter)));
  add(finishHash(hashOn(MARKS.starter, toParent(starter))));
};

/** The features that the texts of a row give, each once, in the order they are found. */
export const listTextFeatures = (
  row: ClassifierRow,
  { words, name, dayZero }: Pick<Texts, "words" | "name" | "dayZero">,
): number[] => {
  const hashes: number[] = [];
  const add = (hash: number): void => {
    if (!hashes.includes(hash)) hashes.push(hash);
  };
  for (const word of words) add(finishHash(hashOn(MARKS.word, word)));
  hashPairs(words, add);
  hashGrams(name, add);
  const numbers = row.description.toLowerCase().match(PRINTED_NUMBER) ?? [];
  for (const number of numbers.slice(0, MOST_NUMBERS)) add(finishHash(hashOn(MARKS.number, number)));
  if (dayZero !== null) hashStarter(row, dayZero.sub_category, add);
  if (row.mcc) add(finishHash(hashOn(MARKS.code, row.mcc)));
  if (row.bank_category) add(finishHash(hashOn(MARKS.bank_category, row.bank_category)));
  return hashes.map(toPlace);
};

/** The features of a row: those of amount, vendor and account, then those of its texts. */
export const listFeatures = (row: ClassifierRow, { getFeatures }: Pick<Texts, "getFeatures">): number[] => {
  const { key } = row.vendor;
  const sign = readSign(row);
  const band = String(readBand(row.amount));
  const account = row.bank_account_id;
  const hashes = [
    MARKS.every_row,
    hashOn(MARKS.sign, sign),
    hashOn(hashOn(MARKS.band, sign), band),
    hashOn(MARKS.amount, String(row.amount)),
    hashOn(MARKS.vendor, key),
    hashOn(hashOn(MARKS.vendor, sign), key),
    hashOn(hashOn(hashOn(MARKS.vendor, band), " "), key),
  ];
  if (account) hashes.push(hashOn(hashOn(MARKS.account, sign), account));
  return [...hashes.map((hash) => toPlace(finishHash(hash))), ...getFeatures()];
};
