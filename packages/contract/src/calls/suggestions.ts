import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { amount, currency, id, iso_date, one, page, paging } from "../fields.ts";
import { transaction, why } from "./transactions.ts";
import { textOf } from "../sentences/fields.ts";

/** A category that is likely but not sure enough to be filed without asking; one entry per vendor and answer. */
export const suggestion = z.strictObject({
  vendor_id: z.nullable(id),
  /** Vendor, or the description where no vendor was read. */
  name: z.string(),
  sub_category_id: id,
  /** Chance that it is right, 0 to 1. */
  confidence: z.number(),
  why,
  transaction_ids: z.array(id),
  totals: z.array(z.strictObject({ currency, amount })),
  newest: iso_date,
  /** The newest one, to show what is asked about. */
  example: transaction,
});
export type Suggestion = z.output<typeof suggestion>;

/** The review queue: what helps most first (most transactions, then most money). */
export const listSuggestions = endpoint({
  id: "list_suggestions",
  method: "GET",
  path: "/api/suggestions",
  summary: "Categories to confirm",
  query: z.strictObject(paging),
  answer: page(suggestion),
});
export const countSuggestions = endpoint({
  id: "count_suggestions",
  method: "GET",
  path: "/api/suggestions/count",
  summary: "How many are to confirm",
  answer: one(
    z.strictObject({
      suggestions: z.int(),
      transactions: z.int(),
      /** Transfers that nothing but the person can tell; their transactions are not among the others to confirm. */
      questions: z.int(),
      uncategorised: z.int(),
    }),
  ),
});
/** Takes suggestions as the person's answers (each as it is suggested for that transaction); one change. */
export const acceptSuggestions = endpoint({
  id: "accept_suggestions",
  method: "POST",
  path: "/api/suggestions/accept",
  summary: "File transactions as suggested",
  body: z.strictObject({
    transaction_ids: z.array(id).check(z.minLength(1, textOf("choose_one")), z.maxLength(1000)),
  }),
  answer: one(z.strictObject({ changed: z.int() })),
});
/** After an answer: other transactions that would now be filed the same way, and are not yet; none that a person set. */
export const listAlike = endpoint({
  id: "list_alike",
  method: "GET",
  path: "/api/transactions/{id}/alike",
  summary: "Others to file like this one",
  params: z.strictObject({ id }),
  answer: one(z.strictObject({ sub_category_id: id, count: z.int(), transactions: z.array(transaction) })),
});
