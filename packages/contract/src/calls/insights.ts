import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { convertedBy } from "../converted.ts";
import { amount, asked_month, currency, id, iso_date, iso_month, many, one } from "../fields.ts";

/** All amounts here are minor units; `spent`, `income`, `invested` are positive when money went that way. */
const flows = { spent: amount, income: amount, invested: amount, saved: amount };

/** What of a figure is counted under a category that is likely and waits for a word; nothing where such are not counted. */
const likelyOf = { likely_count: z.int() };

export const daySums = z.strictObject({ day: iso_date, ...flows });
export const categorySums = z.strictObject({
  category_id: id,
  spent: amount,
  /** Mean of the same days of up to six earlier months that have statements; null without any. */
  usual: z.nullable(amount),
  last_month: amount,
  transaction_count: z.int(),
  likely_spent: amount,
  ...likelyOf,
  sub_categories: z.array(
    z.strictObject({ sub_category_id: id, spent: amount, transaction_count: z.int(), ...likelyOf }),
  ),
});
export const merchantSums = z.strictObject({
  merchant_id: z.nullable(id),
  vendor_id: z.nullable(id),
  name: z.string(),
  spent: amount,
  transaction_count: z.int(),
  /** Of these what went out; the rest is money back. */
  purchase_count: z.int(),
});
export const proofOfPeriod = z.strictObject({
  bank_account_id: id,
  /** `none`: the account has nothing in this period. */
  state: z.enum(["proved", "partly", "unproved", "contradicted", "missing", "none"]),
  as_of: z.nullable(iso_date),
});

/** One month of one currency. */
export const monthInsights = z.strictObject({
  month: iso_month,
  currency,
  /** Everything is totalled in the currency: others are converted. */
  is_total: z.boolean(),
  /** Last day that counts: today in the running month, else the month's last day. */
  through: iso_date,
  now: z.strictObject(flows),
  /** The same days of the month before. */
  before: z.strictObject(flows),
  /** How many rows of `now` are counted so under a category that is likely and waits for a word. */
  likely: z.strictObject({ spent: z.int(), income: z.int(), invested: z.int(), saved: z.int() }),
  days: z.array(daySums),
  days_before: z.array(daySums),
  categories: z.array(categorySums),
  merchants: z.array(merchantSums),
  income_by_category: z.array(
    z.strictObject({ sub_category_id: id, income: amount, likely_income: amount, ...likelyOf }),
  ),
  proofs: z.array(proofOfPeriod),
  /** Other currencies whose money of this month is in the figures: in their own and in that of the answer, and by which rates. */
  converted: z.array(
    z.strictObject({ currency, own: z.strictObject(flows), into: z.strictObject(flows), ...convertedBy }),
  ),
  /** Other currencies that have sums in this month, totalled apart: where everything is totalled, those of days without a rate. */
  other_currencies: z.array(z.strictObject({ currency, ...flows, ...likelyOf })),
  /** Recurring payments still due from today to the end of the running month (`GET /api/series?due_to=`), each currency apart. */
  due: z.strictObject({
    count: z.int(),
    totals: z.array(z.strictObject({ currency, out: amount, in: amount })),
  }),
  /** How much in this month was out of the ordinary (`GET /api/unusual?from=&to=`). */
  unusual_count: z.int(),
});
export type MonthInsights = z.output<typeof monthInsights>;

export const monthSums = z.strictObject({
  month: iso_month,
  ...flows,
  ...likelyOf,
  /** Other currencies with money of days of which no rate is known, which is in no figure though everything is to be totalled. */
  without_rate: z.array(currency),
});
export const balance = z.strictObject({
  bank_account_id: id,
  currency,
  amount,
  as_of: iso_date,
  proved: z.boolean(),
  /** Closing balances, oldest first, at most 24. */
  history: z.array(z.strictObject({ as_of: iso_date, amount })),
});

export const getMonthInsights = endpoint({
  id: "get_month_insights",
  method: "GET",
  path: "/api/insights/month",
  summary: "One month: totals, days, categories, merchants",
  query: z.strictObject({
    /** The newest month with rows, up to the running one, unless it is named. */
    month: z.optional(asked_month),
    currency: z.optional(currency),
    bank_account_id: z.optional(id),
  }),
  answer: one(monthInsights),
});
export const listMonthSums = endpoint({
  id: "list_month_sums",
  method: "GET",
  path: "/api/insights/months",
  summary: "Month by month",
  query: z.strictObject({
    to: z.optional(asked_month),
    currency: z.optional(currency),
    bank_account_id: z.optional(id),
  }),
  answer: many(monthSums),
});
export const listBalances = endpoint({
  id: "list_balances",
  method: "GET",
  path: "/api/insights/balances",
  summary: "Balances as last printed",
  answer: many(balance),
});
