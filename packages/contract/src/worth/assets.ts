import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { amount, currency, id, iso_date, many, name, one, version } from "../fields.ts";
import { textOf } from "../sentences/fields.ts";
import { AMOUNT_MAX } from "../values/values.ts";

/** `loan` and `debt` are owed, the others owned. */
export const ASSET_KINDS = ["property", "vehicle", "pension", "investment", "other", "loan", "debt"] as const;
export const assetKind = z.enum(ASSET_KINDS);
export type AssetKind = z.output<typeof assetKind>;

const DEBTS: readonly string[] = ["loan", "debt"];
/** Whether what is called so is owed. */
export const isDebt = (kind: AssetKind): boolean => DEBTS.includes(kind);

const MOST_AT_ONCE = 100;
/** A part of what an amount may be, so that all assets together are counted exactly. */
const MOST_WORTH = AMOUNT_MAX / 5;

const valued_on = iso_date.check(
  z.refine((day) => day >= "1980-01-01" && day <= "2099-12-31", textOf("day_out_of_reach")),
);
const worth = amount.check(
  z.gte(0, textOf("at_least_nothing")),
  z.lte(MOST_WORTH, textOf("amount_too_large")),
);
/** What it was worth, or what was owed of it, from a day on. */
const assetValue = z.strictObject({ on: valued_on, amount: worth });

/** Something that a person owns or owes beside bank accounts; values are minor units, of debts too never negative. */
export const asset = z.strictObject({
  id,
  name: z.string(),
  kind: assetKind,
  currency,
  /** Oldest first. */
  values: z.array(z.strictObject({ on: iso_date, amount })),
  version,
});
export type Asset = z.output<typeof asset>;

const params = z.strictObject({ id });

export const listAssets = endpoint({
  id: "list_assets",
  method: "GET",
  path: "/api/assets",
  summary: "What you own or owe beside bank accounts, with its values",
  answer: many(asset),
});
export const getAsset = endpoint({
  id: "get_asset",
  method: "GET",
  path: "/api/assets/{id}",
  summary: "One of your assets or debts",
  params,
  answer: one(asset),
});
export const createAsset = endpoint({
  id: "create_asset",
  room: "takes",
  method: "POST",
  repeatable: true,
  path: "/api/assets",
  summary: "Add an asset or a debt",
  body: z.strictObject({
    name: name(),
    kind: assetKind,
    currency,
    values: z.array(assetValue).check(z.minLength(1, textOf("choose_one")), z.maxLength(MOST_AT_ONCE)),
  }),
  answer: one(asset),
  address: ({ answer }) => `/api/assets/${answer.data.id}`,
});
/** Values are put in by day, in the place of one of the same day; null takes one away. */
export const changeAsset = endpoint({
  id: "change_asset",
  method: "PATCH",
  path: "/api/assets/{id}",
  versioned: true,
  summary: "Change an asset or a debt, or its values",
  params,
  body: z.strictObject({
    name: z.optional(name()),
    kind: z.optional(assetKind),
    currency: z.optional(currency),
    values: z.optional(
      z.array(z.strictObject({ on: valued_on, amount: z.nullable(worth) })).check(z.maxLength(MOST_AT_ONCE)),
    ),
  }),
  answer: one(asset),
});
export const deleteAsset = endpoint({
  id: "delete_asset",
  method: "DELETE",
  path: "/api/assets/{id}",
  versioned: true,
  summary: "Delete an asset or a debt with its values",
  params,
});
