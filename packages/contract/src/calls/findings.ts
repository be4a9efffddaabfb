import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { amount, currency, id, iso_date, many, name, one, version } from "../fields.ts";
import { chosenTransactions, decidedMany, transaction, transactionFilter } from "./transactions.ts";

/** Two transactions of one owner's accounts that are one movement. */
export const transfer = z.strictObject({
  id,
  from_transaction: transaction,
  to_transaction: transaction,
  /** `found` by the program, `confirmed` by the person. */
  state: z.enum(["found", "confirmed"]),
  /** `{kind: "transfer_pair", basis: "amount" | "original" | "rate", days, reasons: [{kind, …}]}`. */
  why: z.looseObject({ kind: z.string() }),
});
export type Transfer = z.output<typeof transfer>;

/** Several candidates that nothing tells apart; the person chooses one pair, or none. */
export const transferQuestion = z.strictObject({
  key: z.string(),
  out: z.array(transaction),
  in: z.array(transaction),
});
export type TransferQuestion = z.output<typeof transferQuestion>;

const pair = z.strictObject({ from_transaction_id: id, to_transaction_id: id });

export const listTransferQuestions = endpoint({
  id: "list_transfer_questions",
  method: "GET",
  path: "/api/transfers/questions",
  summary: "Transfers that need your word",
  answer: many(transferQuestion),
});
/** What a transaction belongs with; published as its movements. */
export const links = z.strictObject({
  transfer: z.nullable(transfer),
  /** The purchase this is money back of; `reversal`: the two cancel. */
  refund_of: z.nullable(z.strictObject({ transaction, kind: z.enum(["refund", "reversal"]) })),
  refunds: z.array(z.strictObject({ transaction, kind: z.enum(["refund", "reversal"]) })),
  series_id: z.nullable(id),
});
export const getLinks = endpoint({
  id: "get_movements",
  method: "GET",
  path: "/api/transactions/{id}/movements",
  summary: "What a transaction belongs with",
  params: z.strictObject({ id }),
  answer: one(links),
});
/** Of other accounts, of the other sign, within a week; of the same currency those of the same amount but for a fee. At most twelve. */
export const listOtherSides = endpoint({
  id: "list_other_sides",
  method: "GET",
  path: "/api/transactions/{id}/other_sides",
  summary: "Transactions that may be the other side of a transfer",
  params: z.strictObject({ id }),
  answer: many(transaction),
});
export const confirmTransfer = endpoint({
  id: "confirm_transfer",
  method: "POST",
  path: "/api/transfers",
  summary: "These two are one transfer",
  body: pair,
  answer: one(transfer),
  address: ({ body }) => `/api/transactions/${body.from_transaction_id}/movements`,
});
/** Parts the pair for good: it is never found again; both are filed anew. */
export const rejectTransfer = endpoint({
  id: "reject_transfer",
  method: "POST",
  path: "/api/transfers/reject",
  summary: "These two are no transfer",
  body: pair,
});

/**
 * `true` pairs each with the one transaction of another account that fits, and files under Transfers those of which none is here; divided and
 * pending ones stay. `false` parts their pairs for good and files them anew; what the person filed stays.
 */
export const decideTransfers = endpoint({
  id: "decide_transfers",
  method: "POST",
  path: "/api/transfers/decide",
  summary: "These are transfers, or are none",
  body: z.strictObject({ ...chosenTransactions, is_transfer: z.boolean() }),
  answer: decidedMany,
});

/**
 * Of the same counterparty or of the same amount, newest first, at most twelve; none where money went out. With `q`, a search as people type it:
 * whatever in the same currency it finds.
 */
export const listPurchases = endpoint({
  id: "list_purchases",
  method: "GET",
  path: "/api/transactions/{id}/purchases",
  summary: "Purchases that money in may pay back",
  params: z.strictObject({ id }),
  query: z.strictObject({ q: transactionFilter.q }),
  answer: many(transaction),
});
/** Both stay what they are; the money back is filed where its purchase is, unless the person filed it. */
export const confirmRefund = endpoint({
  id: "confirm_refund",
  method: "POST",
  path: "/api/refunds",
  summary: "This is money back of that purchase",
  body: z.strictObject({ transaction_id: id, purchase_id: id }),
  answer: one(links),
  address: ({ body }) => `/api/transactions/${body.transaction_id}/movements`,
});
/** It pays back no purchase, now or later; it is filed anew. */
export const rejectRefund = endpoint({
  id: "reject_refund",
  method: "POST",
  path: "/api/refunds/reject",
  summary: "This is no money back",
  body: z.strictObject({ transaction_id: id }),
});

/**
 * `true` links money in with the purchase of the same counterparty that it pays back, where one fits: of its amount the nearest before, else the
 * only larger one. `false` parts it from its purchase.
 */
export const decideRefunds = endpoint({
  id: "decide_refunds",
  method: "POST",
  path: "/api/refunds/decide",
  summary: "These are money back, or are none",
  body: z.strictObject({ ...chosenTransactions, is_refund: z.boolean() }),
  answer: decidedMany,
});

export const INTERVALS = [
  "weekly",
  "fortnightly",
  "semi_monthly",
  "four_weekly",
  "monthly",
  "two_monthly",
  "quarterly",
  "half_yearly",
  "yearly",
] as const;

/** The same merchant at a steady interval. Amounts are minor units, negative = money out. */
export const series = z.strictObject({
  id,
  name: z.string(),
  merchant_id: z.nullable(id),
  vendor_id: z.nullable(id),
  /** Where figures count its last transaction. */
  sub_category_id: z.nullable(id),
  /** `fee`: what a bank charges for itself. */
  kind: z.enum(["subscription", "bill", "fee", "income", "transfer"]),
  /** As of today where the person lives. */
  state: z.enum(["active", "late", "ended"]),
  /** `found` by the program; `confirmed` by the person. Dismissed ones are listed only when asked for. */
  decision: z.enum(["found", "confirmed", "dismissed"]),
  currency,
  interval: z.enum(INTERVALS),
  first_on: iso_date,
  last_on: iso_date,
  last_amount: amount,
  member_count: z.int(),
  /** Expected next; null when ended. `least` and `most` differ when amounts vary. */
  next: z.nullable(z.strictObject({ on: iso_date, amount, least: amount, most: amount })),
  price_changes: z.array(z.strictObject({ on: iso_date, from: amount, to: amount })),
  missed: z.array(iso_date),
  /** What a year of it costs (negative) or brings, at the amount expected next; of an ended one at its last amount. */
  yearly: amount,
  version,
});
export type Series = z.output<typeof series>;

const params = z.strictObject({ id });
export const listSeries = endpoint({
  id: "list_series",
  method: "GET",
  path: "/api/series",
  summary: "What comes again and again",
  query: z.strictObject({
    /** `true`: only dismissed ones. */
    dismissed: z.optional(z.enum(["true", "false"])),
    /** Only what is due from today to this day, as `due` of a month counts it. */
    due_to: z.optional(iso_date),
    bank_account_id: z.optional(id),
  }),
  answer: many(series),
});
export const getSeries = endpoint({
  id: "get_series",
  method: "GET",
  path: "/api/series/{id}",
  summary: "One series with its transactions",
  params,
  answer: one(z.strictObject({ series, transactions: z.array(transaction) })),
});
/** Confirms, renames or dismisses; `found` takes the decision back. The answer is null where it then is no series any more. */
export const changeSeries = endpoint({
  id: "change_series",
  room: "takes",
  adds: (body) => body.name !== undefined,
  method: "PATCH",
  path: "/api/series/{id}",
  versioned: true,
  summary: "Confirm, rename or dismiss a series",
  params,
  body: z.strictObject({
    name: z.optional(name(80)),
    decision: z.optional(z.enum(["found", "confirmed", "dismissed"])),
  }),
  answer: one(z.nullable(series)),
});
export const mergeSeries = endpoint({
  id: "merge_series",
  method: "POST",
  path: "/api/series/{id}/merge",
  summary: "Merge into another series",
  params,
  body: z.strictObject({ into: id }),
  answer: one(series),
});

/** Something out of the ordinary, with the figures that say why; amounts are sizes, without sign. */
export const unusual = z.strictObject({
  id,
  transaction,
  /** Others it is seen beside (the twin of a double charge, the payment before a price rise). */
  beside: z.array(id),
  finding: z.discriminatedUnion("kind", [
    /** `usual` is the middle of `count` earlier charges of this merchant. */
    z.strictObject({ kind: z.literal("above_usual"), usual: amount, times: z.number(), count: z.int() }),
    /** `usual` is the person's middle purchase of the year before, of `count`. */
    z.strictObject({ kind: z.literal("new_merchant"), usual: amount, times: z.number(), count: z.int() }),
    /** Of `count` earlier days with a charge there, `doubled` had two equal ones. */
    z.strictObject({ kind: z.literal("double_charge"), count: z.int(), doubled: z.int() }),
    z.strictObject({ kind: z.literal("price_rise"), from: amount, to: amount, series_id: id }),
    /** A fee or interest, as `word` says; `last_on` is the day of the last one, if there ever was one. */
    z.strictObject({ kind: z.literal("fee_appeared"), word: z.string(), last_on: z.nullable(iso_date) }),
  ]),
});
export type Unusual = z.output<typeof unusual>;

export const listUnusual = endpoint({
  id: "list_unusual",
  method: "GET",
  path: "/api/unusual",
  summary: "What was out of the ordinary",
  query: z.strictObject({
    from: z.optional(iso_date),
    to: z.optional(iso_date),
    bank_account_id: z.optional(id),
  }),
  answer: many(unusual),
});
export const dismissUnusual = endpoint({
  id: "dismiss_unusual",
  method: "POST",
  path: "/api/unusual/{id}/dismiss",
  summary: "This is all right",
  params,
});
