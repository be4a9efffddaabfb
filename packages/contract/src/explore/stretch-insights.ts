import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { convertedBy } from "../converted.ts";
import { amount, currency, id, iso_date, one } from "../fields.ts";

const days = z.strictObject({ from: iso_date, to: iso_date });
const flows = z.strictObject({ spent: amount, income: amount, invested: amount, saved: amount });

/** Minor units in the stretch and in those that it is held against; `usual` is the mean of earlier ones as long that have anything, null without any. */
const held = { now: amount, before: amount, year_ago: amount, usual: z.nullable(amount) };

export const stretchInsights = z.strictObject({
  currency,
  from: iso_date,
  to: iso_date,
  /** Everything is totalled in the currency: others are converted. */
  is_total: z.boolean(),
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
  /** Other currencies whose money of these days is in the figures: in their own and in that of the answer, and by which rates. */
  converted: z.array(z.strictObject({ currency, own: flows, into: flows, ...convertedBy })),
  /** Totalled apart: where everything is totalled, what is of days without a rate. */
  other_currencies: z.array(z.strictObject({ currency, spent: amount, income: amount })),
  /** Currencies of which in the stretches that it is held against there are days without a rate. */
  without_rate_before: z.array(currency),
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
