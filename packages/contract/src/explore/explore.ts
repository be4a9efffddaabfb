import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { amount, currency, iso_date, iso_month, one, whole_number } from "../fields.ts";
import { transactionFilter } from "../calls/transactions.ts";
import { convertedBy } from "../converted.ts";

/**
 * What is added up. `spent`, `income`, `invested` and `saved` are minor units as in Insights, transfers left out; `saved_rate` is what is saved of
 * income; `count` and `average` are of what is spent.
 */
export const MEASURES = ["spent", "income", "invested", "saved", "saved_rate", "count", "average"] as const;
export type Measure = (typeof MEASURES)[number];

/** Stretches of time by which figures are told apart; `weekday` (0 = Sunday) and `month_of_year` (01) over all years. */
export const TIMES = ["day", "week", "month", "quarter", "year", "weekday", "month_of_year"] as const;
export type Time = (typeof TIMES)[number];
export const THINGS = ["category", "sub_category", "merchant", "tag", "account", "transaction"] as const;
export type Thing = (typeof THINGS)[number];
export const DIMENSIONS = [...THINGS, ...TIMES] as const;
export type Dimension = (typeof DIMENSIONS)[number];

export const isTime = (dimension: string | null): dimension is Time =>
  TIMES.some((time) => time === dimension);

/** Most rows that are told apart; further ones are one together. */
export const MOST_ROWS = 200;

const { q, bank_account_id, category_id, sub_category_id, merchant_id, vendor_id, tag_id } =
  transactionFilter;
/** What an exploration can be narrowed by, as the list of transactions is. */
export const exploreFilter = {
  q,
  bank_account_id,
  category_id,
  sub_category_id,
  merchant_id,
  vendor_id,
  tag_id,
};

export const exploreQuery = {
  measure: z.enum(MEASURES),
  rows: z.enum(DIMENSIONS),
  columns: z.optional(z.enum(DIMENSIONS)),
  /** First and last day on which figures count. */
  from: z.optional(iso_date),
  to: z.optional(iso_date),
  /** The one that most of the person's money is in unless it is named; others are told apart. */
  currency: z.optional(currency),
  /** Others are converted, each day by the rate that the person entered or the European Central Bank published for it. */
  convert: z.optional(z.enum(["true", "false"])),
  most: z.optional(whole_number(1, MOST_ROWS)),
  ...exploreFilter,
};
const query = z.strictObject(exploreQuery);
export type ExploreQuery = z.output<typeof query>;

/** Minor units, or how many; `base` is what it is a share or a mean of: the income of what is saved, how many an average is of. */
const value = { value: amount, base: z.int() };

/**
 * `key` is the id of a thing, a day for a day or week, a month, `2026-Q1`, a year; empty where rows have none of the kind. `name` where it is a merchant's,
 * with `is_vendor` that of a counterparty without one, or of a single transaction its payee's; `on` is the day on which figures count that.
 */
const line = {
  key: z.string(),
  ...value,
  name: z.nullable(z.string()),
  is_vendor: z.boolean(),
  on: z.nullable(iso_date),
};

export const explored = z.strictObject({
  currency,
  /** The first and last day that have anything within what was asked for; null without any. */
  days: z.nullable(z.strictObject({ from: iso_date, to: iso_date })),
  /** Of an answer by time: months between those days of which the accounts have no row at all, so that nothing there is not nothing spent. */
  empty_months: z.array(iso_month),
  /** Most first, times in their order. */
  rows: z.array(
    z.strictObject({
      ...line,
      /** What of the value is counted under a category that is likely and waits for a word. */
      likely: z.int(),
    }),
  ),
  columns: z.array(z.strictObject(line)),
  /** Row, column, value and base, by their places in the lists; those without anything are left out. Without columns there are none. */
  cells: z.array(z.tuple([z.int(), z.int(), amount, z.int()])),
  total: z.strictObject({ ...value, likely: z.int() }),
  /** Rows and columns beyond the most that are told apart, which are one together. */
  rest: z.nullable(
    z.strictObject({
      ...value,
      likely: z.int(),
      count: z.int(),
      /** By the places of the columns. */
      cells: z.array(z.tuple([z.int(), amount, z.int()])),
    }),
  ),
  /** Rows overlap: a transaction counts under each of its tags, and in the total once. */
  overlaps: z.boolean(),
  /** What was converted: in its own currency, in that of the answer, and by which rates (of the first and the last day). */
  converted: z.array(
    z.strictObject({
      currency,
      value: amount,
      into: amount,
      ...convertedBy,
    }),
  ),
  /** Other currencies that are in no figure, totalled apart; `without_rate` where they were to be converted and no rate was known. */
  apart: z.array(z.strictObject({ currency, ...value, without_rate: z.boolean() })),
});
export type Explored = z.output<typeof explored>;

export const explore = endpoint({
  id: "explore",
  method: "GET",
  path: "/api/explore",
  summary: "Any figure by any two of time, categories, merchants, tags, accounts and single transactions",
  query,
  answer: one(explored),
});
