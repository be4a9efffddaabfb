import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSearch } from "./parse-search.ts";
import { printSearch } from "../../testing/print-search.ts";
import { resolvePeriod } from "./periods.ts";
import {
  join,
  negate,
  PERIOD_FIELDS,
  POSSESSIONS,
  type SearchTree,
  STATES,
  type Term,
  TEXT_FIELDS,
} from "./tree.ts";

const treeOf = (text: string, locale = "en") => {
  const { tree, mistakes } = parseSearch(text, locale);
  expect(mistakes).toEqual([]);
  return tree;
};
const CALENDAR = { today: "2026-11-27", week_start: 1 };
const daysOf = (text: string, locale = "en") => {
  const tree = treeOf(text, locale);
  if (tree?.kind !== "period") return tree;
  const { from, to } = resolvePeriod(tree.period, CALENDAR);
  return `${from} ${to}`;
};

describe("amounts", () => {
  test.each([
    ["17.24", { kind: "number", text: "17.24", amount: "17.24" }],
    ["58,93", { kind: "number", text: "58,93", amount: "58.93" }],
    ["$58.93", { kind: "amount", comparison: "=", amount: "58.93", sign: "" }],
    ["CA$58.93", { kind: "amount", comparison: "=", amount: "58.93", sign: "" }],
    ["R$ 58,93", { kind: "amount", comparison: "=", amount: "58.93", sign: "" }],
    ["58,93 $CA", { kind: "amount", comparison: "=", amount: "58.93", sign: "" }],
    ["58,93 kr", { kind: "amount", comparison: "=", amount: "58.93", sign: "" }],
    ["58,93 €", { kind: "amount", comparison: "=", amount: "58.93", sign: "" }],
    ["EUR 1.234,50", { kind: "amount", comparison: "=", amount: "1234.5", sign: "" }],
    ["₹1,23,456.78", { kind: "amount", comparison: "=", amount: "123456.78", sign: "" }],
    ["1\u202f234,50", { kind: "number", text: "1\u202f234,50", amount: "1234.5" }],
    ["1,234", { kind: "number", text: "1,234", amount: "1234" }],
    ["0.125", { kind: "number", text: "0.125", amount: "0.125" }],
    ["-17.24", { kind: "amount", comparison: "=", amount: "17.24", sign: "-" }],
    ["17.24-", { kind: "amount", comparison: "=", amount: "17.24", sign: "-" }],
    ["-$20", { kind: "amount", comparison: "=", amount: "20", sign: "-" }],
    ["+2500", { kind: "amount", comparison: "=", amount: "2500", sign: "+" }],
    [">500", { kind: "amount", comparison: ">", amount: "500", sign: "" }],
    [">= 500", { kind: "amount", comparison: ">=", amount: "500", sign: "" }],
    ["amount:12,50", { kind: "amount", comparison: "=", amount: "12.5", sign: "" }],
    ["amount<=-1,234.5", { kind: "amount", comparison: "<=", amount: "1234.5", sign: "-" }],
    ["amount:>7", { kind: "amount", comparison: ">", amount: "7", sign: "" }],
  ])("%s", (text, tree) => {
    expect(treeOf(text)).toEqual(tree);
  });
  test("two with dots between are a range", () => {
    const range = {
      kind: "and",
      parts: [
        { kind: "amount", comparison: ">=", amount: "10", sign: "" },
        { kind: "amount", comparison: "<=", amount: "20", sign: "" },
      ],
    };
    expect(treeOf("amount:10..20")).toEqual(range);
    expect(treeOf("10..20")).toEqual(range);
  });
  test.each(["4471XX", "12.34.5", "1,2,3", "3com", "12345678901234567890"])("%s is a word", (text) => {
    expect(treeOf(text)).toEqual({ kind: "text", text, exact: false });
  });
});

describe("days", () => {
  test.each([
    ["2026-03-05", "2026-03-05 2026-03-05"],
    ["2026-03", "2026-03-01 2026-03-31"],
    ["5 march", "2026-03-05 2026-03-05"],
    ["march 5", "2026-03-05 2026-03-05"],
    ["5th of March 2025", "2025-03-05 2025-03-05"],
    ["March 5, 2025", "2025-03-05 2025-03-05"],
    ["24 dec", "2025-12-24 2025-12-24"],
    ["29 feb", "2024-02-29 2024-02-29"],
    ["march 2025", "2025-03-01 2025-03-31"],
    ["5.3.2026", "2026-03-05 2026-03-05"],
    ["last month", "2026-10-01 2026-10-31"],
    ["This week", "2026-11-23 2026-11-29"],
    ["last quarter", "2026-07-01 2026-09-30"],
    ["last year", "2025-01-01 2025-12-31"],
    ["yesterday", "2026-11-26 2026-11-26"],
    ["last 3 months", "2026-09-01 2026-11-30"],
    ["last 30 days", "2026-10-29 2026-11-27"],
    ["in:march", "2026-03-01 2026-03-31"],
    ["in:december", "2025-12-01 2025-12-31"],
    ["in:2025", "2025-01-01 2025-12-31"],
    ['in:"last month"', "2026-10-01 2026-10-31"],
    ["in:last-month", "2026-10-01 2026-10-31"],
    ["in:last month", "2026-10-01 2026-10-31"],
  ])("%s", (text, days) => {
    expect(daysOf(text)).toBe(days);
  });
  test.each([
    ["de-DE", "5. März", "2026-03-05 2026-03-05"],
    ["de-DE", "letzten Monat", "2026-10-01 2026-10-31"],
    ["de-DE", "letzter Monat", "2026-10-01 2026-10-31"],
    ["de-DE", "gestern", "2026-11-26 2026-11-26"],
    ["de-US", "5. März", "2026-03-05 2026-03-05"],
    ["de-US", "3/5/2026", "2026-03-05 2026-03-05"],
    ["en-DE", "5. März", "2026-03-05 2026-03-05"],
    ["en-DE", "5/3/2026", "2026-03-05 2026-03-05"],
    ["de-DE", "5/3/2026", "2026-03-05 2026-03-05"],
    ["en-US", "5/3/2026", "2026-05-03 2026-05-03"],
    ["fr-FR", "5 février", "2026-02-05 2026-02-05"],
    ["fr-FR", "le mois dernier", "2026-10-01 2026-10-31"],
    ["es-ES", "5 de marzo de 2025", "2025-03-05 2025-03-05"],
    ["pt-BR", "mês passado", "2026-10-01 2026-10-31"],
    ["hi-IN", "पिछला माह", "2026-10-01 2026-10-31"],
    ["ar-EG", "last month", "2026-10-01 2026-10-31"],
    ["no locale at all", "5 march", "2026-03-05 2026-03-05"],
  ])("in %s: %s", (locale, text, days) => {
    expect(daysOf(text, locale)).toBe(days);
  });
  test.each(["march", "may", "2026-13", "31 feb", "last"])("%s is looked for as it stands", (text) => {
    expect(JSON.stringify(treeOf(text))).not.toContain("period");
  });
});

describe("words, fields, and what joins them", () => {
  test("all of it must hold, and a minus leaves out", () => {
    expect(treeOf('category:food -tag:work "blue bottle" latte')).toEqual({
      kind: "and",
      parts: [
        { kind: "field", field: "category", text: "food", exact: false },
        { kind: "not", of: { kind: "field", field: "tag", text: "work", exact: false } },
        { kind: "text", text: "blue bottle", exact: true },
        { kind: "text", text: "latte", exact: false },
      ],
    });
  });
  test("OR joins its neighbours, several values are any of them, brackets join more", () => {
    expect(treeOf("coffee lidl OR aldi")).toEqual(treeOf("coffee (lidl | aldi)"));
    expect(treeOf("tag:work,home")).toEqual(treeOf("tag:work OR tag:home"));
    expect(treeOf("(a b) OR c AND d")).toEqual(treeOf("((a AND b) OR c) d"));
    expect(treeOf("-(a OR b)")).toEqual({ kind: "not", of: treeOf("a OR b") });
    expect(treeOf("-(-a)")).toEqual(treeOf("a"));
  });
  test("a field takes a phrase, and its name any case", () => {
    expect(treeOf('Merchant:"Blue Bottle"')).toEqual({
      kind: "field",
      field: "merchant",
      text: "Blue Bottle",
      exact: true,
    });
  });
  test.each(["http://x", "a:b", "colour:red", "--x", "REF:12", "REF=12", "foo(bar)", "or"])(
    "%s is a word",
    (text) => {
      expect(treeOf(text)).toEqual({ kind: "text", text, exact: false });
    },
  );
  test("nothing narrows nothing", () => {
    for (const text of ["", "   ", '""', ' "" "\u0000"']) expect(treeOf(text)).toBeNull();
    for (const text of ["  - ", "-", "(-)"]) expect(treeOf(text)).toBeNull();
  });
  test("a minus alone leaves nothing out", () => {
    expect(treeOf("coffee -")).toEqual(treeOf("coffee"));
    expect(treeOf("DIRECT DEBIT - ACME")).toEqual(treeOf("DIRECT DEBIT ACME"));
    expect(treeOf("(a -) OR - b")).toEqual(treeOf("a OR b"));
  });
  test("signs that nobody sees are spaces", () => {
    expect(treeOf('"blue\u0000bottle"')).toEqual({ kind: "text", text: "blue bottle", exact: true });
  });
});

describe("mistakes", () => {
  const mend = (text: string): string | null | undefined => {
    const [{ from, to, proposal } = { from: 0, to: 0, proposal: null }] = parseSearch(text).mistakes;
    return proposal === null ? null : `${text.slice(0, from)}${proposal}${text.slice(to)}`;
  };
  test.each([
    ["coffee categry:food", "search_operator_unknown", "coffee category:food"],
    ["merchnat:amazon", "search_operator_unknown", "merchant:amazon"],
    ["amuont>=50", "search_operator_unknown", "amount>=50"],
    ["merchant: amazon", "search_value_missing", "merchant:amazon"],
    ["merchant:", "search_value_missing", null],
    ["in:marhc x", "search_no_days", "in:march x"],
    ["from:2026-13-01", "search_no_days", null],
    ["amount>lots", "search_no_amount", null],
    ["> ", "search_value_missing", null],
    ["is:hiden", "search_value_unknown", "is:hidden"],
    ["has:notes", "search_value_unknown", "has:note"],
    ["x has:split y", "search_value_unknown", "x is:split y"],
    ["is:attachment", "search_value_unknown", "has:attachment"],
    ['a "blue bott', "search_quote_open", 'a "blue bott"'],
    ["(a OR b", "search_bracket_open", "(a OR b)"],
    ["((((", "search_bracket_open", ""],
    ["coffee (", "search_bracket_open", "coffee "],
    ["coffee ((", "search_bracket_open", "coffee "],
    ["coffee - tag:work", "search_minus_apart", "coffee -tag:work"],
    ["a OR b)", "search_bracket_stray", "a OR b"],
    ["a ()", "search_bracket_empty", "a "],
    ["a OR", "search_or_alone", "a "],
    ["OR a", "search_or_alone", " a"],
    ["a ".repeat(21), "search_too_many", "a ".repeat(20)],
    ["(((((((((a)))))))))", "search_too_deep", "((((((((a)))))))))"],
  ])("%s: %s", (text, sentence, mended) => {
    const { mistakes } = parseSearch(text);
    expect(mistakes[0]?.said.sentence).toBe(sentence);
    expect(mend(text)).toBe(mended);
  });
  test("what is not understood is looked for as it stands", () => {
    expect(parseSearch("((((").tree).toEqual({ kind: "text", text: "((((", exact: true });
    expect(parseSearch("categry:food").tree).toEqual({ kind: "text", text: "categry:food", exact: true });
  });
});

const plain_word = fc
  .stringMatching(/^[a-z][a-z\d]{0,8}$/)
  .filter((word) => treeOf(word)?.kind === "text" && treeOf(`in:2026 ${word}`)?.kind === "and");
const quoted = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 12 })
  .map((text) =>
    text
      .normalize("NFC")
      .replaceAll(/["\p{Cc}]/gu, "")
      .trim(),
  )
  .filter((text) => text !== "");
const said = fc.oneof(
  plain_word.map((text) => ({ text, exact: false })),
  quoted.map((text) => ({ text, exact: true })),
);
const amount = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => String(cents / 100));
const unit = fc.constantFrom("day", "week", "month", "quarter", "year");
const period = fc.oneof(
  fc.record({
    kind: fc.constant("calendar"),
    year: fc.option(fc.integer({ min: 1900, max: 2099 })),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.option(fc.integer({ min: 1, max: 28 })),
  }),
  fc.record({
    kind: fc.constant("calendar"),
    year: fc.integer({ min: 1900, max: 2099 }),
    month: fc.constant(null),
    day: fc.constant(null),
  }),
  fc.record({ kind: fc.constant("relative"), unit, offset: fc.constantFrom(0, -1) }),
  fc.record({ kind: fc.constant("last"), unit, count: fc.integer({ min: 1, max: 1000 }) }),
);
const term = fc.oneof(
  said.map((of) => ({ kind: "text", ...of })),
  fc.tuple(fc.constantFrom(...TEXT_FIELDS), said).map(([field, of]) => ({ kind: "field", field, ...of })),
  amount.map((text) => ({ kind: "number", text, amount: text })),
  fc.record({
    kind: fc.constant("amount"),
    comparison: fc.constantFrom(">", ">=", "<", "<=", "="),
    amount,
    sign: fc.constantFrom("", "+", "-"),
  }),
  fc.record({ kind: fc.constant("period"), field: fc.constantFrom(...PERIOD_FIELDS), period }),
  fc.constantFrom(...STATES).map((state) => ({ kind: "is", state })),
  fc.constantFrom(...POSSESSIONS).map((possession) => ({ kind: "has", possession })),
) as fc.Arbitrary<Term>;
const tree: fc.Arbitrary<SearchTree> = fc.letrec<{ tree: SearchTree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: "small", maxDepth: 2 },
    term,
    fc
      .tuple(fc.constantFrom("and", "or"), fc.array(tie("tree"), { minLength: 2, maxLength: 3 }))
      .map(([kind, parts]) => join(kind, parts) ?? parts[0]!),
    tie("tree").map(negate),
  ),
})).tree;

const LOCALES = ["en", "en-US", "de-DE", "fr-FR", "es-ES", "pt-BR", "hi-IN", "ar-EG"];

describe("for any text and any tree", () => {
  const typed = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc
      .array(
        fc.constantFrom(
          ...'( ) - OR AND | " > >= : , in: from: is: has: merchant: categry: amount amount> 5 march 17.24 $5 € .. 2026-03 a blue last month'.split(
            " ",
          ),
          " ",
        ),
        { maxLength: 20 },
      )
      .map((parts) => parts.join("")),
  );
  test("a text is read, its mistakes lie within it, and what was understood is read from its print again", () => {
    fc.assert(
      fc.property(typed, fc.constantFrom(...LOCALES), (text, locale) => {
        const { tree: read, mistakes } = parseSearch(text, locale);
        for (const { from, to, said } of mistakes) {
          expect(0 <= from && from < to && to <= text.length).toBe(true);
          expect(said.message).not.toBe("");
        }
        const again = parseSearch(printSearch(read), "en");
        expect(again).toEqual({ tree: read, mistakes: [] });
      }),
      { numRuns: 2000 },
    );
  });
  test("what is printed is read as the same tree, in every locale", () => {
    fc.assert(
      fc.property(tree, fc.constantFrom(...LOCALES), (given, locale) => {
        const printed = printSearch(given);
        fc.pre(printed.length <= 500);
        const { tree: read, mistakes } = parseSearch(printed, locale);
        fc.pre(!mistakes.some(({ said }) => said.sentence === "search_too_many"));
        expect({ read, mistakes }).toEqual({ read: given, mistakes: [] });
      }),
      { numRuns: 2000 },
    );
  });
});
