import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { amount, currency, id, iso_date, one, page, paging } from "../fields.ts";
import { transaction, transactionFilter, why } from "./transactions.ts";
import { textOf } from "../sentences/fields.ts";

/** Least chances by which what waits is ordered, surest first; figures count what is at least as sure as the third. */
export const SURE_FROM = [0.95, 0.8, 0.6, 0] as const;

/** A category that is likely but not sure enough to be filed without asking; one entry per vendor and answer. */
export const suggestion = z.strictObject({
  vendor_id: z.nullable(id),
  /** Vendor, or the description where no vendor was read. */
  name: z.string(),
  sub_category_id: id,
  /** Chance that it is right, 0 to 1: that of its transactions on average. */
  confidence: z.number(),
  /** The largest of {@link SURE_FROM} that it reaches on average. */
  sure_from: z.number(),
  /** Sub-categories to choose from: the suggested one, and at most two others that answers speak for or that stand beside it. */
  offered: z.array(id),
  why,
  transaction_ids: z.array(id),
  /** Of each of these transactions, in their order, the chance that it is right. */
  chances: z.array(z.number()),
  totals: z.array(z.strictObject({ currency, amount })),
  newest: iso_date,
  /**
   * Of a large vendor some rows in other years or amounts are asked before all of them: so many of the entry's wait for these, and `asked` are the
   * ones that are asked, which are all of `transaction_ids`. 0 and none elsewhere.
   */
  held: z.int(),
  asked: z.array(transaction),
  /** The newest one, to show what is asked about. */
  example: transaction,
});
export type Suggestion = z.output<typeof suggestion>;

/** Narrows what waits to what a filter of transactions keeps. */
const waiting = { ...transactionFilter };

/** The review queue: the surest first, and among those what helps most (most transactions, then most money). */
export const listSuggestions = endpoint({
  id: "list_suggestions",
  method: "GET",
  path: "/api/suggestions",
  summary: "Categories to confirm",
  query: z.strictObject({ ...waiting, ...paging }),
  answer: page(suggestion),
});
export const countSuggestions = endpoint({
  id: "count_suggestions",
  method: "GET",
  path: "/api/suggestions/count",
  summary: "How many are to confirm",
  query: z.strictObject(waiting),
  answer: one(
    z.strictObject({
      suggestions: z.int(),
      transactions: z.int(),
      /** Transfers that nothing but the person can tell; their transactions are not among the others to confirm. */
      questions: z.int(),
      uncategorised: z.int(),
      /**
       * For each of {@link SURE_FROM}: how many transactions are at least so sure, how many of those are expected to be wrong, and how many stand in
       * entries that are at least so sure on average.
       */
      at_least: z.array(
        z.strictObject({ sure_from: z.number(), transactions: z.int(), wrong: z.number(), listed: z.int() }),
      ),
    }),
  ),
});
/**
 * Takes suggestions as the person's answers (each as it is suggested for that transaction); one change. Transactions are named, or all are meant
 * that wait and are at least so sure; exactly one of the two.
 */
export const acceptSuggestions = endpoint({
  id: "accept_suggestions",
  method: "POST",
  path: "/api/suggestions/accept",
  summary: "File transactions as suggested",
  body: z.strictObject({
    transaction_ids: z.optional(z.array(id).check(z.minLength(1, textOf("choose_one")), z.maxLength(1000))),
    all: z.optional(
      z.strictObject({
        sure_from: z.number().check(z.gte(0), z.lte(1)),
        filter: z.optional(z.strictObject(waiting)),
      }),
    ),
  }),
  answer: one(z.strictObject({ changed: z.int() })),
});
/**
 * After an answer: other transactions that would now be filed the same way, and are not yet; none that a person set. Of large vendors some are
 * asked before all of them: `held` counts those that wait for these.
 */
export const listAlike = endpoint({
  id: "list_alike",
  method: "GET",
  path: "/api/transactions/{id}/alike",
  summary: "Others to file like this one",
  params: z.strictObject({ id }),
  answer: one(
    z.strictObject({
      sub_category_id: id,
      count: z.int(),
      held: z.int(),
      transactions: z.array(transaction),
    }),
  ),
});
