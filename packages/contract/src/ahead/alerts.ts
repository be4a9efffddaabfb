import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { amount, currency, entered_amount, id, iso_date, iso_month, many, one } from "../fields.ts";
import { textOf } from "../sentences/fields.ts";

/** What a person can be alerted to; each kind is turned off by itself. */
export const alertKind = z.enum([
  "bill_due",
  "missing",
  "price_rise",
  "charge",
  "low_balance",
  "budget",
  "late",
]);
export type AlertKind = z.output<typeof alertKind>;

/**
 * Something a person should know now. It follows from what is known and is the same as long as that says so, under other ids of rows too: one that
 * was dismissed stays so. `amount` is signed as on the account, or the size of a limit or of what is too much.
 */
export const alert = z.strictObject({
  id,
  kind: alertKind,
  /** `low_ahead`: the balance is expected to fall so low; `budget_near`: the share of it is spent that is told. */
  about: z.enum([
    "bill_due",
    "bill_missing",
    "money_missing",
    "price_rise",
    "large_charge",
    "new_merchant",
    "double_charge",
    "fee",
    "low_balance",
    "low_ahead",
    "budget_near",
    "budget_over",
    "statement_late",
  ]),
  /** The day it is of: when it is due, was booked or is foretold, or by which it was expected. */
  on: iso_date,
  /** Of a late statement the month it is of. */
  month: z.nullable(iso_month),
  /** The merchant, the account or the budget. */
  name: z.string(),
  amount: z.nullable(amount),
  /** What was usual, or the price before; of a balance its limit, of a budget what it may take. */
  beside: z.nullable(amount),
  currency: z.nullable(currency),
  bank_account_id: z.nullable(id),
  transaction_id: z.nullable(id),
  series_id: z.nullable(id),
  budget_id: z.nullable(id),
  /** It was not shown before. */
  is_new: z.boolean(),
  is_dismissed: z.boolean(),
});
export type Alert = z.output<typeof alert>;

/** Which kinds are wanted in the app, and below how much the balance of an account is low: null where nobody said and nothing is watched. */
export const alertSettings = z.strictObject({
  kinds: z.array(z.strictObject({ kind: alertKind, is_on: z.boolean() })),
  limits: z.array(
    z.strictObject({
      bank_account_id: id,
      name: z.string(),
      currency,
      limit: z.nullable(amount),
      is_own: z.boolean(),
    }),
  ),
});
export type AlertSettings = z.output<typeof alertSettings>;

const MOST_AT_ONCE = 500;
const ids = z
  .array(id)
  .check(z.minLength(1, textOf("choose_one")), z.maxLength(MOST_AT_ONCE, textOf("choose_one")));
const body = z.strictObject({ alert_ids: ids });

export const listAlerts = endpoint({
  id: "list_alerts",
  method: "GET",
  path: "/api/alerts",
  summary: "What you should know now",
  query: z.strictObject({ dismissed: z.optional(z.enum(["true", "false"])) }),
  answer: many(alert),
});
export const dismissAlerts = endpoint({
  id: "dismiss_alerts",
  method: "POST",
  path: "/api/alerts/dismiss",
  summary: "You are done with these",
  body,
});
/** Takes no undo: it only tells what is new. */
export const seeAlerts = endpoint({
  id: "see_alerts",
  method: "POST",
  path: "/api/alerts/see",
  summary: "These were shown",
  body,
});
export const getAlertSettings = endpoint({
  id: "get_alert_settings",
  method: "GET",
  path: "/api/alerts/settings",
  summary: "Which alerts you want",
  answer: one(alertSettings),
});
export const changeAlertSettings = endpoint({
  id: "change_alert_settings",
  method: "PATCH",
  path: "/api/alerts/settings",
  summary: "Turn alerts of a kind on or off, or say when a balance is low",
  body: z.strictObject({
    kind: z.optional(z.strictObject({ kind: alertKind, is_on: z.boolean() })),
    /** Null: as it is where nobody says anything. */
    limit: z.optional(z.strictObject({ bank_account_id: id, limit: z.nullable(entered_amount) })),
  }),
  answer: one(alertSettings),
});
