import { describe, expect, it } from "vitest";
import type { Concept, Words } from "./concept.ts";
import { languages } from "./languages.ts";
import { expandPhrase } from "./phrase-notation.ts";

/** In how many languages each concept has words; raise a figure when a hole is filled, lower none. */
const LANGUAGES_WITH: Readonly<Record<Concept, number>> = {
  payment: 70,
  purchase: 70,
  cost: 70,
  thanks: 54,
  owed: 75,
  credits: 84,
  credit: 85,
  credit_mark: 66,
  debits: 84,
  debit: 85,
  debit_mark: 66,
  name: 4,
  first: 72,
  last: 72,
  now: 20,
  card_account: 69,
  credit_limit: 76,
  least_due: 75,
  due_day: 76,
  loan_account: 69,
  loan: 35,
  savings: 36,
  current: 37,
  cash: 11,
  symbol: 3,
  security: 7,
  quantity: 7,
  unit_price: 7,
  market_value: 7,
  unit_cost: 7,
  cost_basis: 7,
  trade: 7,
  interest: 51,
  principal: 47,
  bill: 17,
  account_label: 81,
  of_account: 4,
  period_from: 14,
  period_to: 14,
  bank_label: 5,
  balance: 84,
  stand: 7,
  opening: 85,
  closing: 85,
  opening_row: 4,
  closing_row: 4,
  aside: 71,
  carried: 45,
  total: 85,
  of_all: 4,
  pending: 73,
  in_heading: 49,
  out_heading: 49,
  failed: 40,
  reversed: 4,
  row_in: 70,
  row_out: 70,
  no_rows: 54,
  idle: 85,
  booked: 81,
  in_credit: 8,
  in_debt: 7,
  other_time: 11,
  year_before: 49,
  apart: 9,
  coming: 42,
  unit: 7,
  account_word: 25,
  statement: 85,
  invoice: 5,
  expiry: 6,
  currency: 72,
  gross: 4,
  net: 5,
  paid_column: 64,
  owed_column: 64,
  cost_column: 7,
  box: 5,
  held: 5,
  foreign: 10,
  money: 18,
  original_amount: 3,
  amount: 83,
  mcc: 1,
  ledger: 37,
  direction: 17,
  rate: 16,
  tax: 11,
  fee: 73,
  time: 55,
  account_name: 20,
  account: 21,
  status: 40,
  description: 85,
  type: 41,
  reference: 72,
  card: 13,
  balance_name: 84,
  category: 7,
  category_text: 2,
  party: 41,
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
