import type { Merchant } from "@passbook/contract/merchants";
import { type Db, toNumber } from "@passbook/db/dialect";
import type { MerchantRow } from "@passbook/db/schema";
import { say } from "@passbook/contract/sentences/refusals";
import { conflict, notFound } from "../../platform/problem.ts";
import type { Subject } from "../changes/index.ts";
import { countFurtherBy, listParts } from "../sums/index.ts";

/** From the sums, so that a long history costs nothing. */
const countTransactions = async (db: Db, user_id: string): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom("month_sums")
    .select(["merchant_id", (of) => of.fn.sum<number>("row_count").as("rows")])
    .where("user_id", "=", user_id)
    .groupBy("merchant_id")
    .execute();
  const further = countFurtherBy(await listParts(db, user_id), (part) => part.merchant_id);
  return new Map(rows.map((row) => [row.merchant_id, toNumber(row.rows) - further(row.merchant_id)]));
};

const countVendors = async (db: Db, user_id: string): Promise<Map<string | null, number>> => {
  const rows = await db
    .selectFrom("vendors")
    .select(["merchant_id", (of) => of.fn.countAll().as("rows")])
    .where("user_id", "=", user_id)
    .groupBy("merchant_id")
    .execute();
  return new Map(rows.map((row) => [row.merchant_id, toNumber(row.rows)]));
};

export const listMerchants = async (db: Db, user_id: string): Promise<Merchant[]> => {
  const [rows, vendors, transactions] = await Promise.all([
    db
      .selectFrom("merchants")
      .selectAll()
      .where("user_id", "=", user_id)
      .orderBy("name_key")
      .orderBy("id")
      .execute(),
    countVendors(db, user_id),
    countTransactions(db, user_id),
  ]);
  return rows.map(({ id, name, reserved, logo, sub_category_id, is_found, version }) => ({
    id,
    name,
    reserved: reserved === 1,
    logo,
    sub_category_id,
    is_found: is_found === 1,
    vendor_count: vendors.get(id) ?? 0,
    transaction_count: transactions.get(id) ?? 0,
    version,
  }));
};

export const getMerchant = async (db: Db, user_id: string, id: string): Promise<Merchant> => {
  const found = (await listMerchants(db, user_id)).find((merchant) => merchant.id === id);
  if (found === undefined) throw notFound("merchant");
  return found;
};

/** The merchant that a call changes. */
export const toSubject = (id: string): Subject => ({ table: "merchants", id, show: getMerchant });

/** The row of a merchant; `field` names where the id was said, if not in the path. */
export const getMerchantRow = async (
  db: Db,
  user_id: string,
  id: string,
  field?: string,
): Promise<MerchantRow> => {
  const row = await db
    .selectFrom("merchants")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw notFound("merchant", field);
  return row;
};

/** The row of a merchant that may be changed. */
export const getOwnMerchantRow = async (db: Db, user_id: string, id: string): Promise<MerchantRow> => {
  const row = await getMerchantRow(db, user_id, id);
  if (row.reserved === 1) throw conflict("reserved", say("merchant_reserved", { name: row.name }));
  return row;
};

/** What belongs to a merchant: ids of its transactions and vendors. */
export const listBelongings = async (
  db: Db,
  user_id: string,
  merchant_id: string,
): Promise<{ transactions: string[]; vendors: string[] }> => {
  const idsOf = async (table: "transactions" | "vendors"): Promise<string[]> => {
    const rows = await db
      .selectFrom(table)
      .select("id")
      .where("user_id", "=", user_id)
      .where("merchant_id", "=", merchant_id)
      .execute();
    return rows.map((row) => row.id);
  };
  return { transactions: await idsOf("transactions"), vendors: await idsOf("vendors") };
};
