import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { amount, currency, id, iso_date, one } from "../fields.ts";

/** Answers of one kind: how many were predicted right, how many of those filed silently; the mean confidence stated, and {@link categorisation}'s error. */
const regime = z.strictObject({
  answers: z.int(),
  right: z.int(),
  silent: z.strictObject({ answers: z.int(), right: z.int() }),
  stated: z.nullable(z.number()),
  calibration_error: z.nullable(z.number()),
});

/** How well categories are found for this person: every answer was predicted before it was learned. */
export const categorisation = z.strictObject({
  answers: z.int(),
  /** Of the answers, those predicted right; at the level of the category (parent) too. */
  right: z.int(),
  right_category: z.int(),
  /** Rolling: after so many answers, the share right among the last 50 (fewer at the beginning). */
  rolling: z.array(z.strictObject({ answers: z.int(), share: z.number() })),
  /** Of all transactions without a person's own category. */
  filed: z.strictObject({
    silently: z.int(),
    suggested: z.int(),
    uncategorised: z.int(),
    by_person: z.int(),
    by_rule: z.int(),
  }),
  /** Of the answers to what had been filed silently, how many kept the category. */
  silent: z.strictObject({ answers: z.int(), right: z.int() }),
  /** Answers by the confidence stated before: `from` up to `to`; `stated` is the mean confidence, `share` the share right. */
  calibration: z.array(
    z.strictObject({
      from: z.number(),
      to: z.number(),
      answers: z.int(),
      stated: z.number(),
      share: z.number(),
    }),
  ),
  /** Mean distance between stated and true, weighted by answers; null without answers. */
  calibration_error: z.nullable(z.number()),
  /**
   * The answers apart by the age of their transaction: `daily` where it was booked within 62 days before the answer, `past` where it is
   * older, as an import of years brings them. Answers whose transaction has gone are in neither.
   */
  regimes: z.strictObject({ daily: regime, past: regime }),
  /** Vendors whose answer would settle most. */
  most_helpful: z.array(
    z.strictObject({
      vendor_id: id,
      name: z.string(),
      transactions: z.int(),
      totals: z.array(z.strictObject({ currency, amount })),
      newest: iso_date,
    }),
  ),
});
export type Categorisation = z.output<typeof categorisation>;

export const getCategorisation = endpoint({
  id: "get_categorisation",
  method: "GET",
  path: "/api/categorisation",
  summary: "How well categories are found for you",
  answer: one(categorisation),
});
