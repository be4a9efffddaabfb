import type { Db } from "@passbook/db/dialect";
import { nameMerchant, type VendorName } from "@passbook/enrichment";

/** The merchant of a vendor as it is read from a row; null where it has none, or one that is not there yet. */
export type FindMerchant = (vendor: VendorName) => string | null;

/** Merchants as rules speak of them; a vendor that is new belongs where others do that lead to the same. */
export const loadMerchants = async (db: Db, user_id: string): Promise<FindMerchant> => {
  const rows = await db
    .selectFrom("vendors")
    .select(["name_key", "merchant_key", "merchant_id"])
    .where("user_id", "=", user_id)
    .execute();
  const of_vendors = new Map(rows.map((row) => [row.name_key, row.merchant_id]));
  const by_key = new Map(rows.map((row) => [row.merchant_key ?? "", row.merchant_id]));
  return (vendor) => {
    const known = of_vendors.get(vendor.key);
    if (known !== undefined) return known;
    const merchant_key = nameMerchant(vendor)?.key ?? "";
    const found = merchant_key === "" ? null : (by_key.get(merchant_key) ?? null);
    of_vendors.set(vendor.key, found);
    return found;
  };
};
