/** Merchants: finding one that a body names, and making one on the way to something else. */
export { makeMerchantRow } from "./change-merchants.ts";
export { dropUnusedMerchants, keepUnmentioned } from "./drop-unused.ts";
export { DELETE_MERCHANT_ACT, MERGE_MERCHANT_ACT } from "./delete-merchant.ts";
export { getMerchantRow, listMerchants } from "./repo.ts";
