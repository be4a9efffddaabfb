import { describe, expect, test } from "vitest";
import { listSpellings } from "../merchants/brands/brand-index.ts";
import { STARTER_CATEGORIES } from "../starter.ts";
import { foldWords, readPhrases } from "../text/fold.ts";
import { LISTS as LISTS_OF_REGIONS } from "../trades/regions.ts";
import * as byCategory from "./by-category.ts";
import aliases from "./lists/aliases.json" with { type: "json" };
import bankRows from "./lists/bank-rows.json" with { type: "json" };
import behindBrands from "./lists/behind-brands.json" with { type: "json" };
import betweenPeople from "./lists/between-people.json" with { type: "json" };
import cautious from "./lists/cautious.json" with { type: "json" };
import countriesOfLists from "./lists/countries-of-lists.json" with { type: "json" };
import countriesOfMoney from "./lists/countries-of-money.json" with { type: "json" };
import countriesOfUnRegions from "./lists/countries-of-un-regions.json" with { type: "json" };
import fees from "./lists/fees.json" with { type: "json" };
import introductions from "./lists/introductions.json" with { type: "json" };
import legalForms from "./lists/legal-forms.json" with { type: "json" };
import numbersInNames from "./lists/numbers-in-names.json" with { type: "json" };
import ownAccounts from "./lists/own-accounts.json" with { type: "json" };
import payments from "./lists/payments.json" with { type: "json" };
import payroll from "./lists/payroll.json" with { type: "json" };
import places from "./lists/places.json" with { type: "json" };
import rails from "./lists/rails.json" with { type: "json" };
import reversals from "./lists/reversals.json" with { type: "json" };
import spelling from "./lists/spelling.json" with { type: "json" };
import transfers from "./lists/transfers.json" with { type: "json" };
import { NEUTRAL_WORDS } from "./payments.ts";
import { readFoldedSet, readWordList, type WordFile } from "./read-words.ts";

type Said = { readonly says: string; readonly phrase: string };

const listSaid = (file: WordFile): Said[] =>
  Object.entries(file).flatMap(([says, lines]) => readPhrases(lines).map((phrase) => ({ says, phrase })));

/** What is compared is the folded phrase; income speaks of money in alone, and all else of money out first. */
const keyOf = ({ says, phrase }: Said): string =>
  `${foldWords(phrase)}${says.startsWith("income.") ? ", of money in" : ""}`;

/** Phrases that stand more than once, and under what. */
const findTwice = (said: readonly Said[], key = keyOf): string[] =>
  [...Map.groupBy(said, key)]
    .filter(([, all]) => all.length > 1)
    .map(([phrase, all]) => `${phrase}: ${all.map(({ says }) => says).join(", ")}`);

/** Phrases that say two things. */
const findTwofold = (said: readonly Said[]): string[] =>
  [...Map.groupBy(said, keyOf)]
    .filter(([, all]) => new Set(all.map(({ says }) => says)).size > 1)
    .map(([phrase, all]) => `${phrase}: ${all.map(({ says }) => says).join(", ")}`);

const LISTS = Object.entries(byCategory);

describe("words by sub-category", () => {
  test("are thousands of phrases over every sub-category that words can tell", () => {
    const said = LISTS.flatMap(([, list]) => listSaid(list));
    expect(said.length).toBeGreaterThan(20_000);
    const covered = new Set(said.map(({ says }) => says));
    const subs = STARTER_CATEGORIES.flatMap((category) => category.sub_categories.map((sub) => sub.id));
    expect(subs.filter((id) => !covered.has(id))).toEqual(["uncategorised.uncategorised"]);
  });

  test("stand under sub-categories that there are", () => {
    expect(() => readWordList({ "groceries.sweet": ["sweet shop"] })).toThrow("groceries.sweet");
  });

  test.each(LISTS)("%s holds no phrase twice", (_name, list) => {
    expect(findTwice(listSaid(list))).toEqual([]);
  });

  test.each(Object.entries(LISTS_OF_REGIONS))("no brand of %s says two things", (_region, lists) => {
    expect(findTwofold(lists.flatMap(listSaid))).toEqual([]);
  });

  test("no word of a trade says one thing in one script and another in another", () => {
    const { KEYWORDS, KEYWORDS_OTHER_SCRIPTS } = byCategory;
    expect(findTwofold([KEYWORDS, KEYWORDS_OTHER_SCRIPTS].flatMap(listSaid))).toEqual([]);
  });
});

describe("other words", () => {
  test.each(
    Object.entries({
      ...payments,
      ...places,
      ...rails,
      ...cautious,
      ...fees,
      ...payroll,
      ...transfers,
      ...behindBrands,
      ...betweenPeople,
      ...legalForms,
      ...reversals,
    }),
  )("%s holds no phrase twice", (says, lines) => {
    expect(findTwice(listSaid({ [says]: lines }))).toEqual([]);
  });

  test("an introduction stands under one language", () => {
    expect(findTwice(listSaid(introductions))).toEqual([]);
  });

  test("a row of the bank stands under one name, and a word for an account is of one kind", () => {
    expect(findTwice(listSaid(bankRows), ({ phrase }) => foldWords(phrase))).toEqual([]);
    expect(findTwice(listSaid(ownAccounts))).toEqual([]);
  });

  test("what says that a brand is another business does not say as well that something was paid there", () => {
    const { other_business, paid_for } = behindBrands;
    expect(findTwofold(listSaid({ other_business, paid_for }))).toEqual([]);
  });

  test("an end of longer words says one thing, and holds no other", () => {
    const { against_endings, return_endings } = payments;
    const ends = listSaid({ against_endings, return_endings }).map(({ phrase }) => foldWords(phrase));
    expect(
      ends.filter((end, at) => ends.some((other, place) => place !== at && end.endsWith(other))),
    ).toEqual([]);
  });

  test("what a name may end with is a marker of numbers elsewhere", () => {
    const markers = readFoldedSet(rails.markers);
    expect(readPhrases(rails.ending_names).filter((word) => !markers.has(word))).toEqual([]);
  });

  test.each(Object.entries(spelling))("%s holds no spelling twice", (says, lines) => {
    expect(findTwice(listSaid({ [says]: lines }), ({ phrase }) => phrase)).toEqual([]);
  });

  test("what names no one is written as words of texts are compared", () => {
    expect([...NEUTRAL_WORDS].filter((word) => foldWords(word) !== word)).toEqual([]);
  });

  test("a printed short form is that of one name", () => {
    expect(findTwice(listSaid(aliases), ({ phrase }) => phrase)).toEqual([]);
  });

  test("every long number of a name is known to be one", () => {
    const files = [
      ...Object.values(byCategory),
      aliases,
      bankRows,
      behindBrands,
      betweenPeople,
      cautious,
      fees,
      introductions,
      legalForms,
    ];
    const others = [ownAccounts, payments, payroll, places, rails, reversals, spelling, transfers];
    const lists = [...files, ...others];
    const texts = [...lists.flatMap((file) => Object.entries(file).flat(2)), ...listSpellings()];
    const numbers = new Set(texts.flatMap((text) => text.match(/\d{3,}/g) ?? []));
    expect(readPhrases(numbersInNames.in_names)).toEqual([...numbers].toSorted());
  });

  test("a country is of one region of lists, and each currency and UN region names it once", () => {
    expect(findTwice(listSaid(countriesOfLists))).toEqual([]);
    expect(Object.keys(LISTS_OF_REGIONS)).toEqual(expect.arrayContaining(Object.keys(countriesOfLists)));
    for (const file of [countriesOfMoney, countriesOfUnRegions])
      expect(findTwice(listSaid(file), ({ says, phrase }) => `${says} ${phrase}`)).toEqual([]);
  });
});
