import fc from "fast-check";
import { expect, test } from "vitest";
import { parseQuery } from "./parse-query.ts";

test("words, phrases, fields, amounts and periods are told apart", () => {
  expect(parseQuery('amount>500 category:food -tag:work "blue bottle" in:2026-03 latte')).toEqual([
    { kind: "amount", comparison: ">", amount: 500, signed: false, negated: false },
    { kind: "field", field: "category", text: "food", negated: false },
    { kind: "field", field: "tag", text: "work", negated: true },
    { kind: "text", text: "blue bottle", negated: false },
    { kind: "period", begins: "2026-03", negated: false },
    { kind: "text", text: "latte", negated: false },
  ]);
});

test("a field takes a phrase, and its name any case", () => {
  expect(parseQuery('Merchant:"Blue Bottle" -"to go"')).toEqual([
    { kind: "field", field: "merchant", text: "Blue Bottle", negated: false },
    { kind: "text", text: "to go", negated: true },
  ]);
});

test("amounts may have a sign, grouping or a decimal comma", () => {
  const amounts = parseQuery("amount:12,50 amount<=-1,234.5 amount=7").map((term) =>
    term.kind === "amount" ? [term.comparison, term.amount, term.signed] : term,
  );
  expect(amounts).toEqual([
    ["=", 12.5, false],
    ["<=", -1234.5, true],
    ["=", 7, false],
  ]);
});

test("what is no word of the language is text to look for", () => {
  expect(parseQuery("http://x amount>lots in:march colour:red a:b").map((term) => term.kind)).toEqual(
    Array.from({ length: 5 }, () => "text"),
  );
  expect(parseQuery('colour:"dark red"')).toEqual([
    { kind: "text", text: "colour:dark red", negated: false },
  ]);
  expect(parseQuery('  - "" ')).toEqual([{ kind: "text", text: "-", negated: false }]);
});

test("control characters part words, and there is an end to words", () => {
  expect(parseQuery("blue\u0000bottle").map((term) => term.kind === "text" && term.text)).toEqual([
    "blue",
    "bottle",
  ]);
  expect(parseQuery("a ".repeat(300))).toHaveLength(20);
});

test("nothing that can be typed is an error", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
      expect(Array.isArray(parseQuery(text))).toBe(true);
    }),
  );
});
