import type { Asset } from "@passbook/contract/assets";
import { type Db, toNumber } from "@passbook/db/dialect";
import type { AssetRow, AssetValueRow } from "@passbook/db/schema";
import type { Kept } from "@passbook/db/versioned";
import { notFound } from "../../platform/problem.ts";
import type { Subject } from "../changes/index.ts";

/** An asset with its values, oldest first. */
export type StoredAsset = Kept<AssetRow> & { readonly values: readonly AssetValueRow[] };

/** What a person owns or owes beside bank accounts, in the order in which it was added. */
export const loadAssets = async (db: Db, user_id: string): Promise<StoredAsset[]> => {
  const [rows, values] = await Promise.all([
    db
      .selectFrom("assets")
      .selectAll()
      .where("user_id", "=", user_id)
      .orderBy("created_at")
      .orderBy("id")
      .execute(),
    db
      .selectFrom("asset_values")
      .selectAll()
      .where("user_id", "=", user_id)
      .orderBy("asset_id")
      .orderBy("valued_on")
      .execute(),
  ]);
  const byAsset = Map.groupBy(values, ({ asset_id }) => asset_id);
  return rows.map((row) => ({
    ...row,
    values: (byAsset.get(row.id) ?? []).map((value) => ({ ...value, amount: toNumber(value.amount) })),
  }));
};

export const getStoredAsset = async (db: Db, user_id: string, id: string): Promise<StoredAsset> => {
  const found = (await loadAssets(db, user_id)).find((asset) => asset.id === id);
  if (found === undefined) throw notFound("asset");
  return found;
};

const toAsset = ({ id, name, kind, currency, values, version }: StoredAsset): Asset => ({
  id,
  name,
  kind,
  currency,
  values: values.map(({ valued_on, amount }) => ({ on: valued_on, amount })),
  version,
});

export const listAssets = async (db: Db, user_id: string): Promise<Asset[]> =>
  (await loadAssets(db, user_id)).map(toAsset);

export const getAsset = async (db: Db, user_id: string, id: string): Promise<Asset> =>
  toAsset(await getStoredAsset(db, user_id, id));

/** The asset that a call changes. */
export const toSubject = (id: string): Subject => ({ table: "assets", id, show: getAsset });
