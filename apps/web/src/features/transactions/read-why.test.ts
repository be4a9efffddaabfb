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
      kind: "word",
      word: "coffee",
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
  test("without a reason, or with one that is not known, there is none", () => {
    expect(readWhy(row)).toEqual({ kind: "none" });
    expect(readWhy({ ...row, why: { kind: "stars" } })).toEqual({ kind: "none" });
    expect(readWhy({ ...row, why: { kind: "word" } })).toEqual({ kind: "none" });
  });
});
