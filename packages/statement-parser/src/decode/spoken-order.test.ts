import { expect, it } from "vitest";
import type { WordPage } from "./page-words.ts";
import { readSpokenOrder } from "./spoken-order.ts";

const pageOf = (...texts: readonly string[]): WordPage => ({
  page: 1,
  width: 600,
  height: 800,
  words: texts.map((text, at) => ({ text, box: [40, 20 * at, 100, 20 * at + 10] })),
});

const read = (...texts: readonly string[]): string[] =>
  readSpokenOrder([pageOf(...texts)]).flatMap(({ words }) => words.map(({ text }) => text));

/** As drawn: each sign before the consonants it is spoken behind. */
const toDrawn = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/(\p{L}(?:[\u094d\u09cd]\p{L})*)([\u093f\u09bf\u09c7\u09c8\u0bc6-\u0bc8])/gu, "$2$1");

const SPOKEN = ["செப்", "தேதி", "தொடக்க", "அறிக்கை", "কলকাতা", "হিসাব", "বিবরণী", "স্থিতি", "तिथि", "विवरण", "ACME"];

it("puts vowel signs behind their consonants where a program printed them as they are drawn", () => {
  expect(read(...SPOKEN.map(toDrawn))).toEqual(SPOKEN);
});

it("leaves words that are written as they are spoken", () => {
  expect(read(...SPOKEN)).toEqual(SPOKEN);
});

it("drops the circle that stands for a consonant", () => {
  expect(read("ெசப◌்", "ேததி", "ெதாடக்க", "வ◌ாடிக்ைகயாளர்")).toEqual(["செப்", "தேதி", "தொடக்க", "வாடிக்கையாளர்"]);
});
