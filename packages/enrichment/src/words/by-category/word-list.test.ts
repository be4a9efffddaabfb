import { describe, expect, test } from "vitest";
import { readPhrases } from "../../text/fold.ts";
import { STARTER_CATEGORIES } from "../../starter.ts";
import { BANK_CATEGORY_WORDS } from "./bank-category-words.ts";
import { BANK_WORDS } from "./bank-words.ts";
import { BRANDS_AMERICAS } from "./brands-americas.ts";
import { BRANDS_ASIA_AFRICA_OCEANIA } from "./brands-asia-africa-oceania.ts";
import { BRANDS_EUROPE_EAST } from "./brands-europe-east.ts";
import { BRANDS_EUROPE_WEST } from "./brands-europe-west.ts";
import { CHAINS_ELSEWHERE } from "./chains-elsewhere.ts";
import { CHAINS_EUROPE } from "./chains-europe.ts";
import { CHAINS_UNITED_KINGDOM } from "./chains-united-kingdom.ts";
import { CHAINS_UNITED_STATES } from "./chains-united-states.ts";
import { KEYWORDS } from "./keywords.ts";

const LISTS = [
  BANK_WORDS,
  BRANDS_AMERICAS,
  BRANDS_ASIA_AFRICA_OCEANIA,
  BRANDS_EUROPE_EAST,
  BRANDS_EUROPE_WEST,
  CHAINS_ELSEWHERE,
  CHAINS_EUROPE,
  CHAINS_UNITED_KINGDOM,
  CHAINS_UNITED_STATES,
  KEYWORDS,
  BANK_CATEGORY_WORDS,
];

describe("the word lists", () => {
  const phrases = LISTS.map((list) =>
    Object.entries(list).flatMap(([id, texts]) => readPhrases(texts).map((word) => ({ id, word }))),
  );

  test("hold thousands of phrases over every sub-category that words can tell", () => {
    expect(phrases.flat().length).toBeGreaterThan(4000);
    const covered = new Set(phrases.flat().map((phrase) => phrase.id));
    const subs = STARTER_CATEGORIES.flatMap((category) => category.sub_categories.map((sub) => sub.id));
    expect(subs.filter((id) => !covered.has(id))).toEqual(["uncategorised.uncategorised"]);
  });
});
