import type { Db } from "@passbook/db/dialect";
import { findStarterSubCategory, type OwnLabel } from "@passbook/enrichment";

/** What a person has set up, besides their answers, that tells categories. */
export type Taught = {
  /** The ids of their own sub-categories by the starter ids they came from. */
  readonly starter_ids: ReadonlyMap<string, string>;
  /** Their own sub-categories, as they call them, from the oldest to the newest. */
  readonly labels: readonly OwnLabel[];
  /** Default sub-category of the merchant a vendor belongs to, by vendor key. */
  readonly merchant_defaults: ReadonlyMap<string, string>;
};

export const loadTaught = async (db: Db, user_id: string): Promise<Taught> => ({
  starter_ids: await loadStarterIds(db, user_id),
  labels: await loadLabels(db, user_id),
  merchant_defaults: await loadMerchantDefaults(db, user_id),
});

const loadLabels = async (db: Db, user_id: string): Promise<OwnLabel[]> => {
  const rows = await db
    .selectFrom("categories as sub")
    .innerJoin("categories as parent", (join) =>
      join.onRef("parent.user_id", "=", "sub.user_id").onRef("parent.id", "=", "sub.parent_id"),
    )
    .select(["sub.id", "sub.name", "parent.name as group", "sub.starter_id"])
    .where("sub.user_id", "=", user_id)
    .orderBy("sub.id")
    .execute();
  return rows.map(({ starter_id, ...row }) => ({
    ...row,
    starter: starter_id === null ? null : (findStarterSubCategory(starter_id)?.id ?? null),
  }));
};

/** The ids of a person's own sub-categories by the starter ids they came from. */
export const loadStarterIds = async (db: Db, user_id: string): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom("categories")
    .select(["id", "starter_id"])
    .where("user_id", "=", user_id)
    .where("parent_id", "!=", "")
    .where("starter_id", "is not", null)
    .orderBy("starter_id")
    .execute();
  return new Map(rows.map(({ id, starter_id }) => [starter_id ?? "", id]));
};

/** The reserved sub-category of a person that a starter id names. */
export const getReservedId = (starter_ids: ReadonlyMap<string, string>, starter_id: string): string => {
  const id = starter_ids.get(starter_id);
  if (id === undefined) throw new Error("This person has no reserved categories.");
  return id;
};

const loadMerchantDefaults = async (db: Db, user_id: string): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom("vendors as v")
    .innerJoin("merchants as m", (join) =>
      join.onRef("m.user_id", "=", "v.user_id").onRef("m.id", "=", "v.merchant_id"),
    )
    .select(["v.name_key", "m.sub_category_id"])
    .where("v.user_id", "=", user_id)
    .where("m.sub_category_id", "is not", null)
    .orderBy("v.name_key")
    .execute();
  return new Map(rows.map((row) => [row.name_key, row.sub_category_id ?? ""]));
};
