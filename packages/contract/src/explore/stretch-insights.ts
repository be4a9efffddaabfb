import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { amount, currency, id, iso_date, one } from "../fields.ts";

const days = z.strictObject({ from: iso_date, to: iso_date });
const flows = z.strictObject({ spent: amount, income: amount, invested: amount, saved: amount });

/** Minor units in the stretch and in those that it is held against; `usual` is the mean of earlier ones as long that have anything, null without any. */
const held = { now: amount, before: amount, year_ago: amount, usual: z.nullable(amount) };

export const stretchInsights = z.strictObject({
  currency,
  from: iso_date,
  to: iso_date,
  /** The last day that counts: up to today. */
  through: iso_date,
  before: days,
  year_ago: days,
  /** How many earlier stretches the usual is the mean of. */
  usual_of: z.int(),
  now: flows,
  flows_before: flows,
  flows_year_ago: flows,
  flows_usual: z.nullable(flows),
  /** What of `now.spent` counts under categories that are likely and wait for a word. */
  likely_spent: amount,
  /** Spending by category, most first. */
  categories: z.array(z.strictObject({ category_id: id, ...held })),
  /** Income by sub-category, most first. */
  income: z.array(z.strictObject({ sub_category_id: id, ...held })),
  /** The categories whose spending differs most from the stretch before, and who was paid more or less there. */
  changes: z.array(
    z.strictObject({
      category_id: id,
      difference: amount,
      because: z.array(
        z.strictObject({ key: z.string(), is_vendor: z.boolean(), name: z.string(), difference: amount }),
      ),
    }),
  ),
  other_currencies: z.array(z.strictObject({ currency, spent: amount, income: amount })),
});
export type StretchInsights = z.output<typeof stretchInsights>;

export const getStretch = endpoint({
  id: "get_stretch",
  method: "GET",
  path: "/api/insights/stretch",
  summary: "Any days held against those before, a year ago, and the usual",
  query: z.strictObject({
    from: iso_date,
    to: iso_date,
    currency: z.optional(currency),
    bank_account_id: z.optional(id),
  }),
  answer: one(stretchInsights),
});
