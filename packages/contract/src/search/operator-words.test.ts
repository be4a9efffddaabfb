import { describe, expect, test } from "vitest";
import { foldText } from "../values/fold-text.ts";
import { LANGUAGES } from "../values/languages.ts";
import { OPERATOR_NAMES } from "./operator-names.ts";
import { findOperator, findValue, listOperators, listValues } from "./operator-words.ts";
import { parseSearch, toKeptSearch } from "./parse-search.ts";
import { OPERATORS, POSSESSIONS, STATES } from "./tree.ts";

describe.each(LANGUAGES.filter((language) => language !== "en"))("in %s", (language) => {
  const names = OPERATOR_NAMES[language];
  test("each word stands for one thing, and for no other in English", () => {
    expect(names).toBeDefined();
    for (const [operator, words] of Object.entries(names?.operators ?? {}))
      for (const word of words.split(" "))
        expect([word, findOperator(word, language)]).toEqual([word, operator]);
    for (const choosing of ["is", "has"] as const)
      for (const [value, word] of Object.entries(names?.[choosing] ?? {}))
        expect([word, findValue(choosing, word, language)]).toEqual([word, value]);
  });
  test("a search in its words is kept in English, which holds there too", () => {
    for (const written of listOperators(language)) {
      const operator = findOperator(written, language) ?? "";
      const [is_choice] = ["is", "has"].filter((each) => each === operator);
      const values =
        is_choice === "is" || is_choice === "has" ? listValues(is_choice, written, language) : ["2026"];
      for (const value of values) {
        const kept = toKeptSearch(`coffee -${written}:${value}`, language);
        const english =
          is_choice === "is" || is_choice === "has" ? findValue(is_choice, value, language) : value;
        expect(kept).toBe(`coffee -${operator}:${english ?? ""}`);
        const { tree, mistakes } = parseSearch(`coffee -${written}:${value}`, language);
        expect(mistakes).toEqual([]);
        expect(parseSearch(kept, language)).toEqual({ tree, mistakes: [] });
      }
    }
  });
});

test("English names hold in every language, and other languages only in their own", () => {
  for (const locale of ["en", "de-DE", "fr", "no locale at all"])
    for (const name of OPERATORS) expect(findOperator(name.toUpperCase(), locale)).toBe(name);
  expect(findOperator("händler", "en")).toBeUndefined();
  expect(parseSearch("händler:lidl", "en").tree).toEqual({
    kind: "text",
    text: "händler:lidl",
    exact: false,
  });
  expect([...STATES, ...POSSESSIONS].every((value) => foldText(value) === value)).toBe(true);
});

test("words are read without case and accents, values of two words in quotes", () => {
  expect(toKeptSearch('HANDLER:"Zum Löwen" ist:"ohne Kategorie" betrag>5 "konto:x"', "de-DE")).toBe(
    'merchant:"Zum Löwen" is:uncategorised amount>5 "konto:x"',
  );
});

test("what is mistaken is said, and proposed, in the words it was written in", () => {
  const { mistakes } = parseSearch("händlr:lidl ist:vorgemrkt", "de-DE");
  expect(mistakes.map(({ proposal }) => proposal)).toEqual(["händler:", "vorgemerkt"]);
  expect(mistakes[1]?.said.data).toMatchObject({ operator: "ist:" });
  expect(parseSearch("ist:anhang", "de-DE").mistakes[0]?.proposal).toBe("has:attachment");
});
