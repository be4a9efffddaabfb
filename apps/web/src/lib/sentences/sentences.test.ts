import { readFileSync } from "node:fs";
import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { SENTENCES, TABLES } from "@passbook/contract/sentences/all";
import { readCatalog } from "@passbook/contract/sentences/read-catalog";
import { fillIn } from "@passbook/contract/sentences/fill-in";
import type { Place } from "@passbook/contract/sentences/sentence";

const catalog = readFileSync(new URL("../../locales/sentences/en.po", import.meta.url), "utf8");

const words = readCatalog(catalog);

const all = Object.entries(SENTENCES).map(([name, entry]) => {
  const [english, places] = typeof entry === "string" ? [entry, {}] : entry;
  return [name, { english, places }] as const;
});

test("the catalog has words for every sentence of the server, and for no other", () => {
  const expected = Object.fromEntries(all.map(([name, { english }]) => [name, english]));
  expect(Object.fromEntries(words)).toEqual(expected);
});

test("a name stands for one sentence only", () => {
  expect(all).toHaveLength(TABLES.reduce((count, table) => count + Object.keys(table).length, 0));
});

const makeWords = () => setupI18n({ locale: "en", messages: { en: Object.fromEntries(words) } });

/** What is asked for while a sentence is written. */
const listPlaces = (name: string): Set<string> => {
  const asked = new Set<string>();
  const values = new Proxy<Record<string, number>>(
    {},
    {
      get: (_, place) => {
        asked.add(String(place));
        return 2;
      },
    },
  );
  makeWords()._(name, values);
  return asked;
};

test.each(all)("the places of %s are those that it says it has", (name, { places }) => {
  expect(listPlaces(name)).toEqual(new Set(Object.keys(places)));
});

const sample = (place: Place, count: number): string | number => {
  if (typeof place !== "string") return place[0] ?? "";
  return place === "count" || place === "bytes" ? count : "Corner Café";
};

test.each(all)("%s says the same through the catalog as on the server", (name, { english, places }) => {
  const i18n = makeWords();
  for (const count of [0, 1, 2, 21]) {
    const filling = Object.fromEntries(
      Object.entries(places).map(([place, kind]) => [place, sample(kind, count)]),
    );
    expect(i18n._(name, filling)).toBe(fillIn(english, filling));
  }
});
