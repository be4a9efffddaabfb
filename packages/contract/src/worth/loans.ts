import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { amount, currency, id, iso_date, one } from "../fields.ts";

/**
 * What was paid of a loan on a day. `printed`: the interest stands in the rows of its statements; `reckoned`: from the rate and what was owed; `unknown`: no
 * interest is printed and no rate is known.
 */
export const loanPayment = z.strictObject({
  transaction_id: id,
  paid_on: iso_date,
  /** Interest and principal together. */
  amount,
  interest: z.nullable(amount),
  principal: z.nullable(amount),
  source: z.enum(["printed", "reckoned", "unknown"]),
  /** The account that it was paid from, where its row is linked with this one. */
  paid_from: z.nullable(id),
});
export type LoanPayment = z.output<typeof loanPayment>;

/** A loan, in minor units of its currency, all of them above nothing. */
export const loan = z.strictObject({
  currency,
  /** What is still owed and the day of which that is known; null where no balance is. */
  owed: z.nullable(amount),
  as_of: z.nullable(iso_date),
  /** Percent a year: as you said, else reckoned from the last interest that its statements print. */
  rate: z.nullable(z.strictObject({ percent: z.string(), source: z.enum(["entered", "reckoned"]) })),
  /** What is paid each time: the middle of the last six. */
  usual_payment: z.nullable(amount),
  /** When nothing is owed any more if payments go on like that, and what they cost until then; null where that is not known. */
  end: z.nullable(z.strictObject({ on: iso_date, payments: z.int(), interest: amount })),
  /** What is usually paid does not cover the interest. */
  never_ends: z.boolean(),
  /** What was paid by year, oldest first; of `unknown` payments nothing is told apart. */
  years: z.array(z.strictObject({ year: z.string(), interest: amount, principal: amount, unknown: amount })),
  /** Newest first. */
  payments: z.array(loanPayment),
});
export type Loan = z.output<typeof loan>;

export const getLoan = endpoint({
  id: "get_loan",
  method: "GET",
  path: "/api/bank_accounts/{id}/loan",
  summary: "What of a loan is paid and owed",
  params: z.strictObject({ id }),
  answer: one(loan),
});
