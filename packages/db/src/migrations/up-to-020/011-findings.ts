/** A finding goes with its transaction: without this every transaction that is deleted looks at all findings of its person. */
export const findings: readonly string[] = [
  "create index findings_by_transaction on findings (user_id, transaction_id)",
];
