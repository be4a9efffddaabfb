import fc from "fast-check";
import { expect, test } from "vitest";
import { completeSearch } from "./complete-search.ts";
import { parseSearch } from "./parse-search.ts";

const VOCABULARY = {
  merchant: ["Blue Bottle", "Café Roma", "Aldi", "AT&T"],
  tag: ["work", "home"],
};
const take = (text: string, at = 0, caret = text.length, locale = "en"): string | undefined => {
  const { from, to, options } = completeSearch(text, caret, { vocabulary: VOCABULARY, locale });
  const option = options[at];
  return option === undefined ? undefined : `${text.slice(0, from)}${option}${text.slice(to)}`;
};

test.each([
  ["me", "merchant:"],
  ["coffee -ca", "coffee -category:"],
  ["merchant:att", "merchant:AT&T "],
  ["merchant:cafe", 'merchant:"Café Roma" '],
  ['merchant:"blue b', 'merchant:"Blue Bottle" '],
  ["blue", 'merchant:"Blue Bottle" '],
  ["tag:work,h", "tag:work,home "],
  ["in:last", "in:last-month "],
  ["is:pe", "is:pending "],
  ["has:", "has:note "],
  ["merchant:aldi", "merchant:Aldi "],
  ["(ta", "(tag:"],
])("%s becomes %s", (text, completed) => {
  expect(take(text)).toBe(completed);
});

test.each(["", "17.24", "colour:r", '"me', "tag:work ", "xyz"])("%j is left as it is", (text) => {
  expect(take(text)).toBeUndefined();
});

test("the word that the caret stands in is replaced", () => {
  expect(take("mer coffee", 0, 2)).toBe("merchant: coffee");
});

test("whatever is written, what is taken can be read", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), fc.nat(30), (text, at) => {
      const caret = Math.min(at, text.length);
      const { from, to, options } = completeSearch(text, caret, { vocabulary: VOCABULARY, locale: "en" });
      expect(from <= caret && caret <= to && to <= text.length).toBe(true);
      // an operator waits for its value
      for (const option of options.filter((each) => !each.endsWith(":")))
        expect(parseSearch(option.includes(":") ? option : `tag:${option}`).mistakes).toEqual([]);
    }),
  );
});

test.each([
  ["de-DE", "händ", "händler:"],
  ["de-DE", "merch", "merchant:"],
  ["de-DE", "händler:cafe", 'händler:"Café Roma" '],
  ["de-DE", "ist:vor", "ist:vorgemerkt "],
  ["de-DE", "is:pe", "is:pending "],
  ["hi-IN", "श्रे", "श्रेणी:"],
])("in %s %s becomes %s", (locale, text, completed) => {
  expect(take(text, 0, text.length, locale)).toBe(completed);
});
