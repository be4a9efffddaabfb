import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { amount, currency, id, iso_date, one } from "../fields.ts";

/**
 * What is held of one security as a statement prints it: units and price as plain decimals, value and cost in minor units. Cash of the account has no
 * units; cost and gain are null where none is printed.
 */
export const holdingRow = z.strictObject({
  name: z.string(),
  symbol: z.nullable(z.string()),
  isin: z.nullable(z.string()),
  quantity: z.nullable(z.string()),
  price: z.nullable(z.string()),
  value: amount,
  cost: z.nullable(amount),
  gain: z.nullable(amount),
  currency,
});
export type HoldingRow = z.output<typeof holdingRow>;

/** What an account holds by its statements; nothing is asked of anybody, so that prices are those of the day that was printed. */
export const holdings = z.strictObject({
  /** The day of the newest list, up to the one asked for, and the statement that prints it; null where there is none. */
  on: z.nullable(iso_date),
  statement_id: z.nullable(id),
  /** Of most value first. */
  rows: z.array(holdingRow),
  /** By currency; cost and gain of those rows alone that have one, null where none has. */
  totals: z.array(
    z.strictObject({ currency, value: amount, cost: z.nullable(amount), gain: z.nullable(amount) }),
  ),
  /** What all lists come to, oldest first. */
  days: z.array(z.strictObject({ on: iso_date, currency, value: amount })),
});
export type Holdings = z.output<typeof holdings>;

export const getHoldings = endpoint({
  id: "get_holdings",
  method: "GET",
  path: "/api/bank_accounts/{id}/holdings",
  summary: "What an account holds in securities",
  params: z.strictObject({ id }),
  query: z.strictObject({ on: z.optional(iso_date) }),
  answer: one(holdings),
});
