import type { TransactionRow } from "@passbook/db/schema";

const BY_HAND = "by hand ";

/** What tells a transaction that no statement printed from all others: two that a person wrote down are two, whatever they say. */
export const printByHand = (id: string): Pick<TransactionRow, "fingerprint" | "nth"> => ({
  fingerprint: BY_HAND + id,
  nth: 0,
});

/** Whether a person wrote it down, and no statement has printed it since. */
export const isByHand = ({ fingerprint }: Pick<TransactionRow, "fingerprint">): boolean =>
  fingerprint.startsWith(BY_HAND);
