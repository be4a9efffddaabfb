import { describe, expect, it } from "vitest";
import type { Concept, Words } from "./concept.ts";
import { languages } from "./languages.ts";
import { expandPhrase } from "./phrase-notation.ts";

/** In how many languages each concept has words; raise a figure when a hole is filled, lower none. */
const LANGUAGES_WITH: Readonly<Record<Concept, number>> = {
  payment: 58,
  purchase: 58,
  cost: 58,
  thanks: 52,
  owed: 58,
  credits: 58,
  credit: 58,
  credit_mark: 23,
  debits: 58,
  debit: 58,
  debit_mark: 22,
  name: 3,
  first: 58,
  last: 58,
  now: 20,
  card_account: 57,
  credit_limit: 20,
  least_due: 42,
  due_day: 48,
  loan_account: 57,
  loan: 8,
  savings: 11,
  current: 11,
  cash: 11,
  symbol: 3,
  security: 7,
  quantity: 7,
  unit_price: 7,
  market_value: 7,
  unit_cost: 7,
  cost_basis: 7,
  trade: 7,
  interest: 13,
  principal: 13,
  bill: 17,
  account_label: 13,
  of_account: 4,
  period_from: 14,
  period_to: 14,
  bank_label: 5,
  balance: 58,
  stand: 7,
  opening: 57,
  closing: 57,
  opening_row: 4,
  closing_row: 4,
  aside: 56,
  carried: 39,
  total: 58,
  of_all: 4,
  pending: 46,
  failed: 40,
  reversed: 4,
  row_in: 58,
  row_out: 58,
  no_rows: 19,
  booked: 16,
  in_credit: 8,
  in_debt: 7,
  other_time: 11,
  apart: 9,
  coming: 41,
  unit: 7,
  account_word: 25,
  statement: 58,
  invoice: 5,
  expiry: 6,
  currency: 51,
  gross: 4,
  net: 5,
  paid_column: 30,
  owed_column: 30,
  cost_column: 7,
  box: 5,
  held: 5,
  foreign: 10,
  money: 18,
  original_amount: 3,
  amount: 58,
  mcc: 1,
  direction: 17,
  rate: 16,
  tax: 11,
  fee: 54,
  time: 18,
  account_name: 20,
  account: 21,
  status: 40,
  description: 58,
  type: 41,
  reference: 44,
  card: 13,
  balance_name: 57,
  category: 7,
  category_text: 2,
  party: 40,
};

const countNamed = (concept: string): number =>
  // The table names all concepts: its type allows no others.
  Object.values<Words>(languages).filter((words) => words[concept as Concept] !== undefined).length;

describe("concepts and languages", () => {
  it("has words for each concept in as many languages as the table says", () => {
    const named = Object.keys(LANGUAGES_WITH).map((concept) => [concept, countNamed(concept)]);
    expect(Object.fromEntries(named)).toEqual(LANGUAGES_WITH);
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
