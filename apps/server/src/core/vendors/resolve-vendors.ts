import { type Db, idsIn } from "@passbook/db/dialect";
import type { VendorRow } from "@passbook/db/schema";
import type { VendorName } from "@passbook/enrichment";
import { type Author, type Edit, insertInto } from "../changes/index.ts";
import { leadToMerchants } from "./lead-to-merchants.ts";

/** Every vendor by its key, and the edits that add those that are new with their merchants, for the change of whoever found the names. */
export type ResolvedVendors = {
  readonly by_key: ReadonlyMap<string, VendorRow>;
  readonly edits: readonly Edit[];
};

/** Finds the vendors behind names read from a statement; new ones get a row that the caller's change inserts. */
export const resolveVendors = async (
  trx: Db,
  { user_id, clock }: Pick<Author, "user_id" | "clock">,
  names: readonly VendorName[],
): Promise<ResolvedVendors> => {
  // Of several spellings the first one names the vendor.
  const wanted = new Map(
    names
      .filter((name) => name.key !== "")
      .toReversed()
      .map((name) => [name.key, name]),
  );
  const known = await trx
    .selectFrom("vendors")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("name_key", "in", idsIn(trx, [...wanted.keys()]))
    .execute();
  const by_key = new Map<string, VendorRow>(known.map((row) => [row.name_key, row]));
  const added = [...wanted.values()]
    .filter(({ key }) => !by_key.has(key))
    .map(({ name, key }): VendorRow => ({
      user_id,
      id: clock.newId(),
      name,
      name_key: key,
      merchant_id: null,
      merchant_key: null,
      is_assigned: 0,
    }));
  if (added.length === 0) return { by_key, edits: [] };
  const led = await leadToMerchants(trx, { user_id, clock }, added);
  for (const row of led.vendors) by_key.set(row.name_key, row);
  return { by_key, edits: [insertInto("merchants", led.merchants), insertInto("vendors", led.vendors)] };
};
