import { describe, expect, it } from "vitest";
import type { Concept, Words } from "./concept.ts";
import { languages } from "./languages.ts";
import { expandPhrase } from "./phrase-notation.ts";

/** In how many languages each concept has words; raise a figure when a hole is filled, lower none. */
const LANGUAGES_WITH: Readonly<Record<Concept, number>> = {
  payment: 35,
  purchase: 36,
  cost: 36,
  thanks: 32,
  owed: 34,
  credits: 37,
  credit: 37,
  credit_mark: 23,
  debits: 37,
  debit: 37,
  debit_mark: 22,
  name: 3,
  first: 37,
  last: 37,
  now: 20,
  card_account: 19,
  credit_limit: 6,
  least_due: 3,
  due_day: 10,
  loan_account: 3,
  loan: 7,
  savings: 11,
  current: 11,
  cash: 11,
  bill: 17,
  account_label: 13,
  of_account: 4,
  period_from: 14,
  period_to: 14,
  currency_label: 16,
  bank_label: 5,
  balance: 37,
  stand: 6,
  opening: 30,
  closing: 30,
  opening_row: 4,
  closing_row: 4,
  aside: 35,
  carried: 21,
  total: 37,
  of_all: 4,
  pending: 36,
  failed: 34,
  reversed: 4,
  row_in: 14,
  row_out: 12,
  no_rows: 18,
  booked: 9,
  in_credit: 8,
  in_debt: 7,
  other_time: 11,
  apart: 9,
  coming: 35,
  unit: 7,
  account_word: 20,
  statement: 37,
  invoice: 5,
  expiry: 6,
  currency: 36,
  gross: 4,
  net: 5,
  paid_column: 9,
  owed_column: 8,
  cost_column: 7,
  box: 5,
  held: 5,
  foreign: 10,
  money: 18,
  original_amount: 3,
  amount: 37,
  mcc: 1,
  direction: 15,
  rate: 16,
  tax: 11,
  fee: 35,
  time: 14,
  account_name: 20,
  account: 21,
  status: 35,
  description: 37,
  type: 35,
  reference: 33,
  card: 13,
  balance_name: 36,
  category: 7,
  category_text: 2,
  party: 32,
};

const listHoles = (concept: Concept): string[] =>
  Object.entries<Words>(languages).flatMap(([language, words]) =>
    words[concept] === undefined ? [language] : [],
  );

describe("concepts and languages", () => {
  it.each(Object.entries(LANGUAGES_WITH))("%s has words in no fewer languages", (concept, least) => {
    // The table names all concepts: its type allows no others.
    const holes = listHoles(concept as Concept);
    const named = Object.keys(languages).length - holes.length;
    expect(named, `none in ${holes.join(" ")}`).toBe(least);
  });

  it.each(Object.entries<Words>(languages))("%s names each phrase of a concept once", (_, words) => {
    for (const [concept, list] of Object.entries(words)) {
      const spellings = list
        .split(",")
        .flatMap((entry) => expandPhrase(entry).map((phrase) => JSON.stringify(phrase)));
      expect(new Set(spellings).size, concept).toBe(spellings.length);
    }
  });
});
