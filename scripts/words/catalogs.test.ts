import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readCatalog } from "../../packages/contract/src/sentences/read-catalog.ts";
import { type Language, LANGUAGES } from "../../packages/contract/src/values/languages.ts";
import { findFaults } from "./catalogs.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const PLACES = [
  "apps/web/src/locales",
  "apps/web/src/locales/sentences",
  "apps/server/src/common/words/locales",
];

const read = (place: string, language: Language) =>
  readCatalog(readFileSync(path.join(ROOT, place, `${language}.po`), "utf8"));

const [source, ...others] = LANGUAGES;
const catalogs = others.flatMap((language) => PLACES.map((place) => [language, place] as const));

test.each(catalogs)("%s says everything that is said in %s", (language, place) => {
  const words = read(place, language);
  const faults = [...read(place, source)].flatMap(([id, english]) =>
    findFaults(english, words.get(id) ?? "", language).map((fault) => `${id}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test.each([
  ["{name} is here", "{name} ist da", "de", []],
  ["{name} is here", "Da ist etwas", "de", ["{name} became nothing"]],
  ["Look <0>here</0>", "Sehen Sie hier", "de", ["other tags"]],
  ["Look", "", "de", ["no words"]],
  ["{n, plural, one {# row} other {# rows}}", "{n, plural, other {# Zeilen}}", "de", []],
  ["{n, plural, one {# row} other {# rows}}", "{n, plural, one {Zeile}}", "de", ["{n} has no “other”"]],
  ["{n, plural, one {# row} other {# rows}}", "{n, plural, =1 {un} other {# x}}", "fr", []],
  [
    "{n, plural, one {# row} other {{all} rows}}",
    "{n, plural, one {صف} two {صفان} other {{all} صف}}",
    "ar",
    ["{n} has no “few”", "{n} has no “many”"],
  ],
] as const)("%s as %s in %s", (english, words, language, faults) => {
  expect(findFaults(english, words, language)).toEqual(faults);
});
