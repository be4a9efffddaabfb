import type { Word, WordPage } from "./page-words.ts";

/**
 * Vowel signs that are spoken behind a consonant and drawn before it: of Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Malayalam, Sinhala
 * and Khmer.
 */
const SIGNS =
  "\u093f\u09bf\u09c7\u09c8\u0a3f\u0abf\u0b47\u0bc6-\u0bc8\u0d46-\u0d48\u0dd9-\u0ddb\u17c1-\u17c3";
/** What joins a consonant to the next. */
const JOINERS = "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0d4d\u0dca\u17d2";
const NUKTA = "\u093c\u09bc\u0a3c\u0abc";

/** A sign that no consonant stands before, as none is written. */
const ASTRAY = new RegExp(`(?<![\\p{L}${NUKTA}])[${SIGNS}]\\p{L}`, "gu");
const DRAWN = new RegExp(`([${SIGNS}])(\\p{L}[${NUKTA}]?(?:[${JOINERS}]\\p{L}[${NUKTA}]?)*)`, "gu");
/** Stands for a consonant under a sign that has none. */
const NO_CONSONANT = /\u25cc/g;

/** So many make it no chance. */
const ASTRAY_MIN = 3;

const toSpoken = (text: string): string =>
  text.replaceAll(NO_CONSONANT, "").replaceAll(DRAWN, "$2$1").normalize("NFC");

const countAstray = (words: readonly Word[]): number =>
  words.reduce((count, { text }) => count + (text.match(ASTRAY)?.length ?? 0), 0);

/** Pages whose words are in the order in which they are spoken and written, also where a program printed their letters in the order in which they are drawn. */
export const readSpokenOrder = (pages: readonly WordPage[]): readonly WordPage[] => {
  const astray = pages.reduce((count, { words }) => count + countAstray(words), 0);
  if (astray < ASTRAY_MIN) return pages;
  return pages.map((page) => ({
    ...page,
    words: page.words.map((word) => ({ ...word, text: toSpoken(word.text) })),
  }));
};
