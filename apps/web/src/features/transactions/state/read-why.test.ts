import { describe, expect, test } from "vitest";
import { readWhy } from "./read-why.ts";

const row = {
  why: null,
  edited: [],
  splits: [],
  vendor_name: "Blaue Kanne",
  description: "KARTE 4471 BLAUE KANNE",
};

describe("why a transaction has its category", () => {
  test("a person's choice outweighs every reason", () => {
    expect(readWhy({ ...row, why: { kind: "word", word: "coffee" }, edited: ["sub_category_id"] })).toEqual({
      kind: "chosen",
    });
    expect(readWhy({ ...row, why: { kind: "word", word: "coffee" }, edited: ["note"] })).toEqual({
      kind: "known",
      known: { kind: "word", word: "coffee", means: null },
      count: 0,
      of: 0,
    });
  });
  test("a divided transaction says so", () => {
    expect(readWhy({ ...row, splits: [{}, {}], edited: ["sub_category_id"] })).toEqual({ kind: "split" });
  });
  test("remembered answers are counted", () => {
    expect(readWhy({ ...row, why: { kind: "remembered", count: 4, of: 5 } })).toEqual({
      kind: "remembered",
      vendor: "Blaue Kanne",
      count: 4,
      of: 5,
    });
  });
  test.each([
    [
      { kind: "remembered_amount", vendor: "Shop", amount: -999, count: 2, of: 3 },
      { kind: "remembered_amount", vendor: "Shop", amount: -999, count: 2, of: 3 },
    ],
    [
      { kind: "model", words: ["blaue", "kanne"], similar: 3, of: 4 },
      { kind: "model", words: ["blaue", "kanne"], count: 3, of: 4 },
    ],
    [
      { kind: "transfer_pair", basis: "amount", days: -2, reasons: [], other: "t" },
      { kind: "transfer_pair", days: 2, chosen: false },
    ],
    [
      { kind: "transfer_pair", basis: "amount", days: -1, reasons: [{ kind: "answer" }], other: "t" },
      { kind: "transfer_pair", days: 1, chosen: true },
    ],
    [
      { kind: "refund_of", refund: "reversal", other: "t" },
      { kind: "refund_of", cancels: true },
    ],
    [
      { kind: "refund_of", refund: "refund", other: "t" },
      { kind: "refund_of", cancels: false },
    ],
    [
      { kind: "usual", count: 1, of: 9 },
      { kind: "usual", count: 1, of: 9 },
    ],
    [
      { kind: "rule", rule_id: "r", name: "Coffee" },
      { kind: "rule", name: "Coffee" },
    ],
    [{ kind: "merchant" }, { kind: "merchant", vendor: "Blaue Kanne" }],
    [
      {
        kind: "known",
        known: { kind: "brand", brand: "Tesco", osm: "shop=department_store" },
        count: 2,
        of: 5,
      },
      {
        kind: "known",
        known: { kind: "brand", brand: "Tesco", place: "department store" },
        count: 2,
        of: 5,
      },
    ],
    [
      { kind: "brand", brand: "Netflix", osm: null },
      { kind: "known", known: { kind: "brand", brand: "Netflix", place: null }, count: 0, of: 0 },
    ],
    [
      { kind: "mcc", mcc: "5411" },
      { kind: "known", known: { kind: "mcc", mcc: "5411" }, count: 0, of: 0 },
    ],
  ])("%o is read as what a sentence needs", (why, facts) => {
    expect(readWhy({ ...row, why })).toEqual(facts);
  });
  test.each([
    { kind: "remembered", count: "4", of: 5 },
    { kind: "known", known: { kind: "stars" }, count: 1, of: 2 },
    { kind: "model", words: [], similar: 1, of: 1 },
    { kind: "rule" },
  ])("what is not stored whole makes no sentence: %o", (why) => {
    expect(readWhy({ ...row, why })).toEqual({ kind: "none" });
  });
  test("without a reason, or with one that is not known, there is none", () => {
    expect(readWhy(row)).toEqual({ kind: "none" });
    expect(readWhy({ ...row, why: { kind: "stars" } })).toEqual({ kind: "none" });
    expect(readWhy({ ...row, why: { kind: "word" } })).toEqual({ kind: "none" });
  });
});
