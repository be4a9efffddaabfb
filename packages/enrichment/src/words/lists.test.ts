import { describe, expect, test } from "vitest";
import { STARTER_CATEGORIES } from "../starter.ts";
import { readPhrases } from "../text/fold.ts";
import * as byCategory from "./by-category.ts";
import { readWordList } from "./read-words.ts";

describe("words by sub-category", () => {
  test("are thousands of phrases over every sub-category that words can tell", () => {
    const said = Object.values(byCategory).flatMap((list) =>
      Object.entries(list).flatMap(([id, lines]) => readPhrases(lines).map(() => id)),
    );
    expect(said.length).toBeGreaterThan(20_000);
    const covered = new Set(said);
    const subs = STARTER_CATEGORIES.flatMap((category) => category.sub_categories.map((sub) => sub.id));
    expect(subs.filter((id) => !covered.has(id))).toEqual(["uncategorised.uncategorised"]);
  });

  test("stand under sub-categories that there are", () => {
    expect(() => readWordList({ "groceries.sweet": ["sweet shop"] })).toThrow("groceries.sweet");
  });
});
