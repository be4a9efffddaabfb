import { describe, expect, it } from "vitest";
import type { Words } from "../words/concept.ts";
import { languages } from "../words/languages.ts";
import { expandPhrase } from "../words/phrase-notation.ts";
import { findInformative } from "./meaning-words.ts";

describe("a row that is called nothing but a total", () => {
  it.each(Object.entries<Words>(languages))("is known in every phrase for one: %s", (_, words) => {
    const phrases = (words.total ?? "").split(",").flatMap(expandPhrase);
    const unknown = phrases.filter(({ text, open }) => !open && findInformative(text) === null);
    expect(unknown.map(({ text }) => text)).toEqual([]);
  });
});
