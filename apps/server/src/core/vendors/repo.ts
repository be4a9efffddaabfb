import type { Vendor } from "@passbook/contract/vendors";
import { containsName, type Db, idsIn, toNumber } from "@passbook/db/dialect";
import type { VendorRow } from "@passbook/db/schema";
import type { Kept } from "@passbook/db/versioned";
import { sql } from "kysely";
import { countFurtherBy, listParts } from "../sums/index.ts";

/** Which vendors are wanted. */
export type VendorFilter = { readonly q?: string | undefined; readonly merchant_id?: string | undefined };
/** Net money and rows of one vendor in one currency. */
export type VendorSum = { vendor_id: string; currency: string; amount: number; row_count: number };
/** First and last day of a vendor's transactions. */
export type VendorDays = { first_seen: string; last_seen: string };

/** Vendors that transactions name, and those that a person gave a merchant, also when their statement is gone. */
export const findVendors = (
  db: Db,
  user_id: string,
  { q, merchant_id }: VendorFilter,
): Promise<Kept<VendorRow>[]> => {
  let query = db
    .selectFrom("vendors")
    .selectAll()
    .where("user_id", "=", user_id)
    .where((is) =>
      is.or([
        is.and([is("vendors.merchant_id", "is not", null), is("vendors.is_assigned", "=", 1)]),
        is.exists(
          is
            .selectFrom("transactions")
            .select("transactions.id")
            .where("transactions.user_id", "=", user_id)
            .whereRef("transactions.vendor_id", "=", "vendors.id"),
        ),
      ]),
    );
  const words = (q ?? "").split(/[\s\p{Cc}]+/u).filter((word) => word !== "");
  for (const word of words) query = query.where(containsName(db, sql.ref("vendors.name"), word));
  if (merchant_id === "none") query = query.where("merchant_id", "is", null);
  else if (merchant_id !== undefined) query = query.where("merchant_id", "=", merchant_id);
  return query.execute();
};

const placeOf = ({ vendor_id, currency }: Pick<VendorSum, "vendor_id" | "currency">): string =>
  `${vendor_id}\0${currency}`;

/** Totals of every vendor, from the month sums. */
export const sumVendors = async (db: Db, user_id: string): Promise<Map<string, VendorSum[]>> => {
  const rows = await db
    .selectFrom("month_sums")
    .select((of) => [
      "vendor_id",
      "currency",
      of.fn.sum<number>("money_in").as("money_in"),
      of.fn.sum<number>("money_out").as("money_out"),
      of.fn.sum<number>("row_count").as("row_count"),
    ])
    .where("user_id", "=", user_id)
    .where("vendor_id", "!=", "")
    .groupBy(["vendor_id", "currency"])
    .execute();
  const further = countFurtherBy(await listParts(db, user_id), placeOf);
  const sums = rows.map((row) => ({
    vendor_id: row.vendor_id,
    currency: row.currency,
    amount: toNumber(row.money_in) - toNumber(row.money_out),
    row_count: toNumber(row.row_count) - further(placeOf(row)),
  }));
  return Map.groupBy(sums, (sum) => sum.vendor_id);
};

/** When these vendors (all of them without ids) were seen; read from the index by vendor and day alone. */
export const findVendorDays = async (
  db: Db,
  user_id: string,
  ids: readonly string[] | null,
): Promise<Map<string, VendorDays>> => {
  let query = db
    .selectFrom("transactions")
    .select((of) => [
      "vendor_id",
      of.fn.min<string>("booked_on").as("first_seen"),
      of.fn.max<string>("booked_on").as("last_seen"),
    ])
    .where("user_id", "=", user_id);
  query =
    ids === null ? query.where("vendor_id", "is not", null) : query.where("vendor_id", "in", idsIn(db, ids));
  const rows = await query.groupBy("vendor_id").execute();
  return new Map(
    rows.map(({ vendor_id, first_seen, last_seen }) => [vendor_id ?? "", { first_seen, last_seen }]),
  );
};

export const toVendor = (
  row: Kept<VendorRow>,
  sums: readonly VendorSum[],
  days: VendorDays | undefined,
): Vendor => ({
  id: row.id,
  name: row.name,
  merchant_id: row.merchant_id,
  transaction_count: sums.reduce((count, sum) => count + sum.row_count, 0),
  totals: sums.map(({ currency, amount }) => ({ currency, amount })),
  first_seen: days?.first_seen ?? null,
  last_seen: days?.last_seen ?? null,
  version: row.version,
});
