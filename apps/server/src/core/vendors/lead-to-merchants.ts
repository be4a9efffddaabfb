import type { Db } from "@passbook/db/dialect";
import type { MerchantRow, VendorRow } from "@passbook/db/schema";
import { type CutNames, nameMerchant, openCutNames } from "@passbook/enrichment";
import { toNameKey } from "../categories/index.ts";
import type { Author } from "../changes/index.ts";
import { makeMerchantRow } from "../merchants/index.ts";

/** Vendors with the merchant that each leads to, and those merchants that are not there yet. */
export type Led = { readonly vendors: readonly VendorRow[]; readonly merchants: readonly MerchantRow[] };

/** A merchant, or none, by what a person said or by what was found, and of how many vendors. */
type Votes = Map<string | null, number>;
/** What is known of a person's merchants. */
type Known = {
  /** By the key that their vendors share. */
  readonly by_key: Map<string, Votes>;
  /** By their own name. */
  readonly by_name: Map<string, string>;
  readonly cuts: CutNames;
};
type KnownVendor = Pick<VendorRow, "name" | "merchant_key" | "merchant_id" | "is_assigned">;

/**
 * Leads vendors to merchants: where others that share their merchant's key belong, also to one that a person renamed or merged, or to none
 * that a person took away; else to the merchant of that name; else to a new one. It changes no merchant, and a vendor of which a person
 * said where it belongs stays there.
 */
export const leadToMerchants = async (
  db: Db,
  author: Pick<Author, "user_id" | "clock">,
  vendors: readonly VendorRow[],
): Promise<Led> => {
  const known = await loadKnown(db, author.user_id);
  const merchants: MerchantRow[] = [];
  const led = vendors.map((vendor) => {
    const named = nameMerchant({ name: vendor.name, key: vendor.name_key });
    if (named === null) return { ...vendor, merchant_key: "" };
    const merchant_key = known.by_key.has(named.key)
      ? named.key
      : (known.cuts.find(vendor.name) ?? named.key);
    if (vendor.is_assigned === 1) {
      keepKnown(known, { ...vendor, merchant_key });
      return { ...vendor, merchant_key };
    }
    const found = findMerchant(known, merchant_key, named.name);
    const merchant_id = found === undefined ? makeMerchant(author, named.name, merchants) : found;
    const each = { ...vendor, merchant_key, merchant_id };
    if (merchant_id !== null) known.by_name.set(toNameKey(named.name), merchant_id);
    keepKnown(known, each);
    return each;
  });
  return { vendors: led, merchants };
};

const loadKnown = async (db: Db, user_id: string): Promise<Known> => {
  const vendors = await db
    .selectFrom("vendors")
    .select(["name", "merchant_key", "merchant_id", "is_assigned"])
    .where("user_id", "=", user_id)
    .orderBy("id")
    .execute();
  const merchants = await db
    .selectFrom("merchants")
    .select(["id", "name_key"])
    .where("user_id", "=", user_id)
    .execute();
  const known: Known = {
    by_key: new Map(),
    by_name: new Map(merchants.map(({ id, name_key }) => [name_key, id])),
    cuts: openCutNames(),
  };
  for (const vendor of vendors) keepKnown(known, vendor);
  return known;
};

const keepKnown = (known: Known, { name, merchant_key, merchant_id, is_assigned }: KnownVendor): void => {
  if (merchant_key === null || merchant_key === "" || (merchant_id === null && is_assigned === 0)) return;
  const votes: Votes = known.by_key.get(merchant_key) ?? new Map();
  votes.set(merchant_id, (votes.get(merchant_id) ?? 0) + 1);
  known.by_key.set(merchant_key, votes);
  known.cuts.add(name, merchant_key);
};

/** The merchant, or null for none, where most vendors of a key belong, of equals the first; undefined where nothing is known. */
const findMerchant = (known: Known, key: string, name: string): string | null | undefined => {
  const votes = [...(known.by_key.get(key) ?? [])];
  const [first, ...others] = votes;
  if (first === undefined) return known.by_name.get(toNameKey(name));
  return others.reduce((most, each) => (each[1] > most[1] ? each : most), first)[0];
};

const makeMerchant = (
  author: Pick<Author, "user_id" | "clock">,
  name: string,
  merchants: MerchantRow[],
): string => {
  const row = makeMerchantRow(author, { name, is_found: true });
  merchants.push(row);
  return row.id;
};
