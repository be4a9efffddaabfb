import fc from "fast-check";
import { expect, test } from "vitest";
import { readQuickAdd } from "./read-quick-add.ts";

const SIGNS = new Map([
  ["€", "EUR"],
  ["$", "CAD"],
  ["US$", "USD"],
  ["kr", "SEK"],
]);
/** A Friday. */
const TODAY = "2026-11-20";
const read = (text: string, locale = "en-GB") =>
  readQuickAdd(text, { locale, today: TODAY, week_start: 1, signs: SIGNS });

test.each([
  ["12.50 coffee", ["12.5", false, null, TODAY, "coffee"]],
  ["+20 from Anna yesterday", ["20", true, null, "2026-11-19", "Anna"]],
  ["coffee 12.50", ["12.5", false, null, TODAY, "coffee"]],
  ["US$8.40 cinema", ["8.4", false, "USD", TODAY, "cinema"]],
  ["8,40 kr fika", ["8.4", false, "SEK", TODAY, "fika"]],
  ["€8,40 cinema on 3 march", ["8.4", false, "EUR", "2026-03-03", "cinema"]],
  ["2 coffees 7.50", ["7.5", false, null, TODAY, "2 coffees"]],
  ["40 haircut", ["40", false, null, TODAY, "haircut"]],
  ["$1,250 rent 2026-11-01", ["1250", false, "CAD", "2026-11-01", "rent"]],
  ["12.50 CHF lunch", ["12.5", false, "CHF", TODAY, "lunch"]],
  ["5 march 12.50 lunch", ["12.5", false, null, "2026-03-05", "lunch"]],
  ["12.50 lunch monday", ["12.5", false, null, "2026-11-16", "lunch"]],
  ["12.50 taxi last monday", ["12.5", false, null, "2026-11-16", "taxi"]],
  ["12.50 taxi last friday", ["12.5", false, null, "2026-11-13", "taxi"]],
  ["12.50 the last friday", ["12.5", false, null, "2026-11-13", "the"]],
  ["4.20 bread 3/11", ["4.2", false, null, "2026-11-03", "bread"]],
  ["4.20 bread on 25/12/25", ["4.2", false, null, "2025-12-25", "bread"]],
  ["4.20 bread 31/12", ["4.2", false, null, "2025-12-31", "bread"]],
  ["3.50 1/2 pint", ["3.5", false, null, TODAY, "1/2 pint"]],
  ["4.20 bread 31/2", ["4.2", false, null, TODAY, "bread 31/2"]],
  ["12.50 for the bus", ["12.5", false, null, TODAY, "the bus"]],
  ["-3 tip", ["3", false, null, TODAY, "tip"]],
  ["12.50", ["12.5", false, null, TODAY, ""]],
])("%s", (text, expected) => {
  const found = read(text);
  expect([found?.amount, found?.is_in, found?.currency, found?.booked_on, found?.description]).toEqual(
    expected,
  );
});

test.each([
  ["de-DE", "12,50 Kaffee gestern", ["12.5", "2026-11-19", "Kaffee"]],
  ["de-DE", "8,40 Kino am 3. März", ["8.4", "2026-03-03", "Kino"]],
  ["fr-FR", "12,50 café hier", ["12.5", "2026-11-19", "café"]],
  ["es-ES", "12,50 café el 3 de marzo", ["12.5", "2026-03-03", "café"]],
  ["en-US", "4.20 bread 11/3", ["4.2", "2026-11-03", "bread"]],
  ["de-DE", "4,20 Brot am 3.11.", ["4.2", "2026-11-03", "Brot"]],
  ["de-DE", "4,20 Brot 3.11.2025", ["4.2", "2025-11-03", "Brot"]],
  ["de-DE", "9 Taxi letzten Montag", ["9", "2026-11-16", "Taxi"]],
  ["fr-FR", "9 taxi lundi dernier", ["9", "2026-11-16", "taxi"]],
  ["es-ES", "9 taxi el lunes pasado", ["9", "2026-11-16", "taxi"]],
  ["pt-BR", "12,50 café ontem", ["12.5", "2026-11-19", "café"]],
  ["de-DE", "7,20 Bäcker Donnerstag", ["7.2", "2026-11-19", "Bäcker"]],
])("in the words of %s: %s", (locale, text, expected) => {
  const found = read(text, locale);
  expect([found?.amount, found?.booked_on, found?.description]).toEqual(expected);
});

test.each(["", "coffee", "0 coffee", "3 march", "yesterday"])("%j is no transaction", (text) => {
  expect(read(text)).toBeNull();
});

test("whatever words stand around an amount, it and they are found", () => {
  const word = fc.stringMatching(/^[b-z]{4,9}$/).filter((each) => read(`1.00 ${each}`)?.description === each);
  fc.assert(
    fc.property(
      fc.nat(9_999_999),
      fc.array(word, { minLength: 1, maxLength: 4 }),
      fc.nat(4),
      (cents, words, at) => {
        const amount = ((cents + 1) / 100).toFixed(2);
        const found = read([...words.slice(0, at), amount, ...words.slice(at)].join(" "));
        expect([Number(found?.amount), found?.booked_on]).toEqual([Number(amount), TODAY]);
        expect(found?.description).toBe(words.join(" "));
      },
    ),
  );
});
