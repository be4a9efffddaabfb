/**
 * A search looks at all rows of a person. What it looks at, and what the list sums, stands in the index of the days, so that the rows themselves, which
 * are several times as wide, are not read. SQLite alone: an entry of an index of PostgreSQL has no room for long texts.
 */
export const searched: readonly string[] = [
  "drop index transactions_by_day",
  `create index transactions_by_day on stored_transactions (user_id, booked_on, id, currency, amount, original_currency, original_amount, hidden,
    has_splits, description, note, vendor_id, merchant_id, sub_category_id, suggested_id, confidence, statement_id, refund_of, counts_on)`,
];
