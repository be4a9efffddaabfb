/**
 * Money back lowers what went out, also where its purchase has no category. What is money back is found from the transactions: the links are
 * dropped here and found again, and whoever links them counts them as they are to be counted.
 */
export const moneyBack: readonly string[] = [
  "update transactions set refund_of = null where refund_of is not null",
];
