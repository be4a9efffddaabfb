import * as z from "zod/mini";
import { usedRate } from "../converted.ts";
import { endpoint } from "../endpoint.ts";
import { amount, currency, id, iso_date, many, one, whole_number } from "../fields.ts";
import { AMOUNT_MAX } from "../values/values.ts";

export const AHEAD_DAYS = ["30", "60", "90"] as const;

/** A day ahead: the middle of what may be, and where half and nine tenths of it lie. Amounts are minor units. */
export const aheadDay = z.strictObject({
  on: iso_date,
  expected: amount,
  low_50: amount,
  high_50: amount,
  low_90: amount,
  high_90: amount,
});
export type AheadDay = z.output<typeof aheadDay>;

const lowest = z.nullable(z.strictObject({ on: iso_date, amount }));
/** From 0 to 100. */
const chance = z.int().check(z.gte(0), z.lte(100));

/** An account that the forecast begins with: what it held on the last day on which its rows are known. */
export const knownBalance = z.strictObject({
  bank_account_id: id,
  balance: amount,
  currency,
  known_through: iso_date,
  /** Whether the statement that printed the balance is proved. */
  proved: z.boolean(),
});

/**
 * `no_balance`: no statement printed one; `too_new`: four weeks are not known yet; `too_old`: nothing is known of the last four months; `not_spent`:
 * a loan or an investment, from which nothing is paid.
 */
export const leftOut = z.strictObject({
  bank_account_id: id,
  reason: z.enum(["no_balance", "too_new", "too_old", "not_spent"]),
});

export const dueOnDay = z.strictObject({
  series_id: id,
  /** Which of the series it is, counted from its first: the same when its day turns out to be another. */
  number: z.int(),
  name: z.string(),
  bank_account_id: id,
  on: iso_date,
  amount,
  least: amount,
  most: amount,
  currency,
  /** `late`: not there though it is past its day; `missing`: left out before; `unknown`: of a day of which no statement tells yet. */
  state: z.enum(["paid", "due", "late", "missing", "unknown"]),
  transaction_id: z.nullable(id),
});
export type DueOnDay = z.output<typeof dueOnDay>;

/** What comes, of one account or of all of them, in one currency; other currencies are forecasts of their own unless everything is totalled. */
export const forecast = z.strictObject({
  today: iso_date,
  currency,
  /** All in which a balance is known, the one that is shown among them. */
  currencies: z.array(currency),
  bank_account_id: z.nullable(id),
  accounts: z.array(knownBalance),
  /** Other currencies that are in it, each by the newest rate, also for the days to come: what their accounts hold, and what that is here. */
  converted: z.array(z.strictObject({ currency, balance: amount, into: amount, rate: usedRate })),
  /** Currencies that are in no figure though everything is to be totalled: no rate is known. */
  without_rate: z.array(currency),
  left_out: z.array(leftOut),
  /** What the accounts held at the ends of days, up to the last on which all are known. */
  past: z.array(z.strictObject({ on: iso_date, amount })),
  days: z.array(aheadDay),
  /** The lowest point of the middle line from today on. */
  lowest,
  limit: amount,
  /** Of falling below the limit on any day. */
  chance_below: chance,
  /** The same, were so much spent on a day. */
  spending: z.nullable(z.strictObject({ amount, on: iso_date, lowest, chance_below: chance })),
});
export type Forecast = z.output<typeof forecast>;

export const getForecast = endpoint({
  id: "get_forecast",
  method: "GET",
  path: "/api/ahead",
  summary: "Balances of the days to come, and what spending something would make of them",
  query: z.strictObject({
    days: z.optional(z.enum(AHEAD_DAYS)),
    /** One account; all of the currency unless it is named. */
    bank_account_id: z.optional(id),
    currency: z.optional(currency),
    /** Minor units; 0 unless it is named. */
    limit: z.optional(whole_number(-AMOUNT_MAX, AMOUNT_MAX)),
    /** Minor units that would be spent on the day `on`, which is today unless it is named. */
    spend: z.optional(whole_number(1, AMOUNT_MAX)),
    on: z.optional(iso_date),
  }),
  answer: one(forecast),
});
export const listDueDays = endpoint({
  id: "list_due_days",
  method: "GET",
  path: "/api/ahead/due",
  summary: "Recurring payments day by day, from a month ago to three months ahead",
  query: z.strictObject({ bank_account_id: z.optional(id) }),
  answer: many(dueOnDay),
});
export const exportDueDays = endpoint({
  id: "export_due_days",
  method: "GET",
  path: "/api/ahead/calendar",
  summary: "Recurring payments of the next three months as an iCalendar file",
  query: z.strictObject({ bank_account_id: z.optional(id) }),
  answer_kind: "file",
  status: 200,
});
