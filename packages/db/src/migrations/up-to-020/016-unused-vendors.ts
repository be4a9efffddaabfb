/** Vendors go with the last transaction that names them from here on; those that were left before go now, but for those that have a merchant. */
export const unusedVendors: readonly string[] = [
  `delete from vendors where merchant_id is null and not exists (select 1 from stored_transactions
    where stored_transactions.user_id = vendors.user_id and stored_transactions.vendor_id = vendors.id)`,
];
