import type * as contract from "@passbook/contract/assets";
import type { BodyOf } from "@passbook/contract/endpoint";
import { sayField } from "@passbook/contract/sentences/fields";
import { say } from "@passbook/contract/sentences/refusals";
import type { Db } from "@passbook/db/dialect";
import type { AssetRow } from "@passbook/db/schema";
import { findCurrency } from "../../common/index.ts";
import { conflict, invalidInput } from "../../platform/problem.ts";
import { type Author, changeData, deleteFrom, type Edit, insertInto, updateIn } from "../changes/index.ts";
import { getStoredAsset, loadAssets, type StoredAsset } from "./assets.ts";

/** More than anybody keeps by hand, and few enough that together they are counted exactly. */
const MOST_ASSETS = 300;
/** Thirty years of months, and some. */
const MOST_VALUES = 400;

type Today = { readonly today: string };
type Given = { readonly on: string; readonly amount: number | null };

const refuseCurrency = (code: string | undefined): void => {
  if (code !== undefined && findCurrency(code) === null)
    throw invalidInput({ currency: sayField("choose_currency") });
};

const refuseValues = (values: readonly Given[], today: string): void => {
  if (values.some(({ on }) => on > today)) throw invalidInput({ values: say("value_of_future") });
  if (new Set(values.map(({ on }) => on)).size < values.length)
    throw invalidInput({ values: say("value_twice") });
};

export const createAsset = async (
  trx: Db,
  author: Author,
  { body, today }: Today & { readonly body: BodyOf<typeof contract.createAsset> },
): Promise<{ id: string; change_id: string }> => {
  const { user_id, clock } = author;
  const { name, kind, currency, values } = body;
  refuseCurrency(currency);
  refuseValues(values, today);
  if ((await loadAssets(trx, user_id)).length >= MOST_ASSETS)
    throw conflict("too_many_assets", say("too_many_assets", { most: MOST_ASSETS }));
  const id = clock.newId();
  const change_id = await changeData(trx, author, { kind: "create_asset", summary: name }, [
    insertInto("assets", [{ user_id, id, name, kind, currency, created_at: clock.now() }]),
    insertInto(
      "asset_values",
      values.map(({ on, amount }) => ({
        user_id,
        id: clock.newId(),
        asset_id: id,
        valued_on: on,
        amount,
      })),
    ),
  ]);
  return { id, change_id };
};

/** What puts values in, or takes them away, by day. */
const setValues = (
  { user_id, clock }: Author,
  { id: asset_id, values: known }: StoredAsset,
  values: readonly Given[],
): Edit[] => {
  const idOf = new Map(known.map(({ id, valued_on }) => [valued_on, id]));
  const after = new Set(idOf.keys());
  const edits = values.flatMap(({ on, amount }): Edit[] => {
    const id = idOf.get(on);
    if (amount === null) after.delete(on);
    else after.add(on);
    if (amount === null) return id === undefined ? [] : [deleteFrom("asset_values", [id])];
    if (id !== undefined) return [updateIn("asset_values", [id], { amount })];
    return [insertInto("asset_values", [{ user_id, id: clock.newId(), asset_id, valued_on: on, amount }])];
  });
  if (after.size > MOST_VALUES)
    throw conflict("too_many_values", say("too_many_values", { most: MOST_VALUES }));
  return edits;
};

export const changeAsset = async (
  trx: Db,
  author: Author,
  { id, body, today }: Today & { readonly id: string; readonly body: BodyOf<typeof contract.changeAsset> },
): Promise<{ change_id: string }> => {
  const known = await getStoredAsset(trx, author.user_id, id);
  const { name, kind, currency, values = [] } = body;
  refuseCurrency(currency);
  refuseValues(values, today);
  const set: Partial<AssetRow> = {
    ...(name === undefined ? {} : { name }),
    ...(kind === undefined ? {} : { kind }),
    ...(currency === undefined ? {} : { currency }),
  };
  const note = { kind: "change_asset", summary: name ?? known.name };
  const change_id = await changeData(trx, author, note, [
    ...(Object.keys(set).length === 0 ? [] : [updateIn("assets", [id], set)]),
    ...setValues(author, known, values),
  ]);
  return { change_id };
};

export const deleteAsset = async (trx: Db, author: Author, id: string): Promise<{ change_id: string }> => {
  const { name, values } = await getStoredAsset(trx, author.user_id, id);
  const change_id = await changeData(trx, author, { kind: "delete_asset", summary: name }, [
    deleteFrom(
      "asset_values",
      values.map((value) => value.id),
    ),
    deleteFrom("assets", [id]),
  ]);
  return { change_id };
};
