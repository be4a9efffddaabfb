import { expect, test } from "vitest";
import { chooseLanguage, directionOf, findLanguage, LANGUAGES, localeOfWords } from "./languages.ts";

test.each([
  ["de-AT", "de"],
  ["PT-br", "pt"],
  ["en;q=0.7", "en"],
  ["hil-PH", null],
  ["", null],
])("of %s the language is %s", (locale, language) => {
  expect(findLanguage(locale)).toBe(language);
});

test("the first wish that the app knows decides, and English where it knows none", () => {
  expect(chooseLanguage(["xx", "fr-CA", "de"])).toBe("fr");
  expect(chooseLanguage(["xx"])).toBe("en");
});

test("of the languages Arabic is read from the right", () => {
  expect(LANGUAGES.filter((language) => directionOf(language) === "rtl")).toEqual(["ar"]);
});

const DAY = new Date("2026-11-03T14:05:00Z");
const write = (locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(DAY);

test("dates have the words and the order of the language, with the digits and the clock of the formats", () => {
  expect(localeOfWords("de", "de-CH")).toBe("de-CH");
  expect(write(localeOfWords("de", "en-IN"))).toBe("3. November 2026 um 2:05 PM");
  expect(write(localeOfWords("en", "de-DE"))).toBe("3 November 2026 at 14:05");
  expect(write(localeOfWords("ar", "en-GB"))).toContain("3 نوفمبر 2026");
});
