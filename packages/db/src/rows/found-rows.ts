/**
 * What a person filed a transaction under, and what was predicted before it was learned; one of a transaction, the newest.
 * It outlives the transaction, since what was taught stays taught.
 */
export type AnswerRow = {
  user_id: string;
  id: string;
  transaction_id: string;
  sub_category_id: string;
  answered_at: string;
  vendor_key: string | null;
  /** JSON: the row as the classifier reads it; `{}` stands for the transaction's own values. */
  row: string;
  predicted_id: string | null;
  /** Thousandths; null where nothing was predicted yet when it was given. */
  confidence: number | null;
  /** The prediction had been filed without asking. */
  applied: number;
};

/** Suggestions that must be made again: as long as `wanted` is ahead of `done`. */
export type SuggestionWorkRow = {
  user_id: string;
  /** Counts the changes of what suggestions are made from, and up to which of them they were made. */
  wanted: number;
  done: number;
  /** Counts the changes after which the answers are not just those before and some newer ones. */
  rebuilds: number;
  created_at: string;
  attempts: number;
  lease_owner: string | null;
  lease_until: string | null;
};

/** Vendors of a person that are to be led to their merchants. */
export type MerchantWorkRow = {
  user_id: string;
  waiting: number;
  created_at: string;
  attempts: number;
  lease_owner: string | null;
  lease_until: string | null;
};

/** What a person decided about something that was found; `subject` tells it for good, whenever it is found again. */
export type DecisionRow = {
  user_id: string;
  id: string;
  kind: "transfer" | "refund" | "series" | "series_name" | "finding" | "rule_proposal";
  subject: string;
  verdict: string;
  /** JSON. */
  details: string | null;
  decided_at: string;
};

/** Derived: found from transactions and decisions, and found again after each change. */
export type TransferRow = {
  user_id: string;
  id: string;
  from_transaction_id: string;
  to_transaction_id: string;
  state: "found" | "confirmed";
  /** JSON. */
  why: string;
};

/** Derived: money back and the purchase it is for, which it lowers by `amount` (positive). */
export type RefundRow = {
  user_id: string;
  id: string;
  transaction_id: string;
  purchase_id: string;
  kind: "refund" | "reversal";
  amount: number;
};

/** Derived: the same merchant at a steady interval. What depends on the day is judged when it is shown. */
export type SeriesRow = {
  user_id: string;
  id: string;
  /** Tells the series by its content. */
  series_key: string;
  merchant_id: string | null;
  vendor_id: string | null;
  /** Where its last transaction was booked. */
  bank_account_id: string;
  kind: "subscription" | "bill" | "fee" | "income" | "transfer";
  currency: string;
  first_on: string;
  last_on: string;
  last_amount: number;
  member_count: number;
  /** What the person decided about it. */
  decision_id: string | null;
  /** JSON: the series as it was found, without its members. */
  details: string;
};

/** Derived: something out of the ordinary, or transfers that need the person's word (`transfer_question`). */
export type FindingRow = {
  user_id: string;
  id: string;
  transaction_id: string;
  kind: string;
  booked_on: string;
  /** JSON. */
  details: string;
};

/** Transactions that changed since findings were found last, as leased work; one row a person. */
export type FindingWorkRow = {
  user_id: string;
  /** JSON: what was touched (core/findings/find/touched.ts); null when nothing waits. */
  touched: string | null;
  /** When findings were written last, so that screens can be told. */
  found_at: string | null;
  /** Tells what was written last from what was written before. */
  found_stamp: string | null;
  created_at: string;
  attempts: number;
  lease_owner: string | null;
  lease_until: string | null;
};
