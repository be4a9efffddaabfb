import { type Db, idsIn, updateRows } from "@passbook/db/dialect";
import { nameMerchant } from "@passbook/enrichment";
import type { Services } from "../../platform/services.ts";
import { type Author, changeAhead, type PlannedChange, updateIn } from "../changes/index.ts";
import { keepUnmentioned } from "../merchants/index.ts";

type Unnamed = { readonly id: string; readonly merchant_id: string };

/**
 * Vendors that were led to a merchant which Passbook made, and whose name says no one by now ("Direct Debit"), leave it with their rows, in one
 * change; the merchant goes with its last. What a person said of the vendor, of a row or of the merchant stays, and what their rules speak of.
 */
export const leaveUnnamed = async (services: Services, user_id: string): Promise<void> => {
  const { db, clock } = services;
  const author: Author = { user_id, session_id: null, clock };
  if ((await findUnnamed(db, user_id)).length === 0) return;
  await changeAhead(services, { author }, { plan: (at) => planLeaving(at, user_id) });
};

const findUnnamed = async (db: Db, user_id: string): Promise<Unnamed[]> => {
  const led = await db
    .selectFrom("vendors")
    .innerJoin("merchants", (join) =>
      join
        .onRef("merchants.user_id", "=", "vendors.user_id")
        .onRef("merchants.id", "=", "vendors.merchant_id"),
    )
    .select(["vendors.id", "vendors.name", "vendors.name_key", "merchants.id as merchant_id"])
    .where("vendors.user_id", "=", user_id)
    .where("vendors.is_assigned", "=", 0)
    .where("merchants.is_found", "=", 1)
    .orderBy("vendors.id")
    .execute();
  const unnamed = led.filter(({ name, name_key }) => nameMerchant({ name, key: name_key }) === null);
  const ids = [...new Set(unnamed.map(({ merchant_id }) => merchant_id))];
  const free = new Set(await keepUnmentioned(db, user_id, ids));
  return unnamed.filter(({ merchant_id }) => free.has(merchant_id));
};

type Leaving = PlannedChange<{ readonly vendors: number }> & { readonly beside: (trx: Db) => Promise<void> };

const planLeaving = async (db: Db, user_id: string): Promise<Leaving> => {
  const vendors = await findUnnamed(db, user_id);
  const ids = vendors.map(({ id }) => id);
  const merchants = new Map(vendors.map(({ id, merchant_id }) => [id, merchant_id]));
  const rows = await db
    .selectFrom("transactions")
    .select(["id", "vendor_id", "merchant_id", "edited"])
    .where("user_id", "=", user_id)
    .where("vendor_id", "in", idsIn(db, ids))
    .where("merchant_id", "is not", null)
    .execute();
  const along = rows.filter(
    ({ vendor_id, merchant_id, edited }) =>
      merchants.get(vendor_id ?? "") === merchant_id && edited?.includes('"merchant_id"') !== true,
  );
  return {
    note: { kind: "find_merchants", summary: String(vendors.length) },
    edits: [
      updateIn("vendors", ids, { merchant_id: null }),
      updateIn(
        "transactions",
        along.map(({ id }) => id),
        { merchant_id: null },
      ),
    ],
    told: { vendors: vendors.length },
    beside: (trx) =>
      updateRows(trx, "vendors", {
        user_id,
        key: ["id"],
        rows: ids.map((id) => ({ id, merchant_key: "" })),
      }),
  };
};
