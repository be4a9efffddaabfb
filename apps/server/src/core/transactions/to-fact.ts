import type { TransactionRow } from "@passbook/db/schema";

/** By what a transaction is known for good, should it come back under another id. */
export const toFact = ({
  bank_account_id,
  fingerprint,
  nth,
}: Pick<TransactionRow, "bank_account_id" | "fingerprint" | "nth">): string =>
  `${bank_account_id} ${fingerprint} ${String(nth)}`;
