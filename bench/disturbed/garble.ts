import type { TruthStatement } from "../statement-layouts/facts/truth.ts";

const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** Marks of currencies and of sides: they are no labels. */
const MARK = /^(?:[A-Z]{3}|kr|kč|zł|lei|ft|rs|r|s|rp|cr|dr|din|lek|руб|грн|лв|ден)$/i;
/** The beginnings of the names of months. */
const MONTH =
  /^(?:jan|feb|mar|apr|ma[yiíj]|jun|jul|aug|sep|oct|okt|nov|dec|dez|dic|gen|mag|giu|lug|ago|set|ott|ene|abr|fév|fev|avr|mai|juin|juil|aoû|déc|янв|фев|мар|апр|ма|июн|июл|авг|сен|окт|ноя|дек)/i;

/** Letters that stand for those of a script, none of them likely to make a word. */
const LETTERS: readonly (readonly [script: RegExp, letters: string])[] = [
  [/[aeiouyäöüåéèáíóú]/, "aeiouy"],
  [/[bcdfghjklmnpqrstvwxz]/, "bdfgklmnprstvz"],
  [/\p{Script=Cyrillic}/u, "абвгдежзиклмнопрстуфхчшыя"],
  [/\p{Script=Han}/u, "甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥"],
  [/\p{Script=Arabic}/u, "ابتثجحخدذرزسشصضطظعغفقكلمنهوي"],
];

/** A number from 0 up to 1 that follows from a text. */
const hash = (text: string): number => {
  let number = 2_166_136_261;
  for (const letter of text) number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  number = Math.imul(number ^ (number >>> 13), 0x5b_d1_e9_95);
  return ((number ^ (number >>> 15)) >>> 0) / 2 ** 32;
};

const replaceLetter = (letter: string, seed: string): string => {
  const small = letter.toLowerCase();
  const letters = LETTERS.find(([script]) => script.test(small))?.[1];
  if (letters === undefined) return letter;
  const other = letters.charAt(Math.floor(hash(seed) * letters.length));
  return letter === small ? other : other.toUpperCase();
};

const replaceWord = (word: string): string =>
  Array.from(word, (letter, at) => replaceLetter(letter, `${word.toLowerCase()}${at}`)).join("");

/** Whether a word stands in the text of a row: it is no label. */
export const isWordOfRows = (truth: readonly TruthStatement[]): ((word: string) => boolean) => {
  const own = new Set(
    truth.flatMap(({ rows }) => rows.flatMap(({ text }) => text.toLowerCase().match(WORD) ?? [])),
  );
  return (word) => own.has(word.toLowerCase());
};

const SHARE = 0.5;

/** A text whose labels say nothing, each with even chance by the seed; one word becomes the same everywhere. */
export const garble = (text: string, isOwn: (word: string) => boolean, seed: string): string =>
  text.replaceAll(WORD, (word) =>
    isOwn(word) || MARK.test(word) || MONTH.test(word) || hash(seed + word.toLowerCase()) >= SHARE
      ? word
      : replaceWord(word),
  );
