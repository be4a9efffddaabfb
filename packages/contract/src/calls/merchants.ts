import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { amount, currency, id, iso_month, many, name, one, version } from "../fields.ts";

export const merchant = z.strictObject({
  id,
  name: z.string(),
  reserved: z.boolean(),
  logo: z.nullable(z.string()),
  sub_category_id: z.nullable(id),
  /** As long as it is as Passbook made it from a vendor; a person who changes it makes it theirs. */
  is_found: z.boolean(),
  vendor_count: z.int(),
  transaction_count: z.int(),
  version,
});
export type Merchant = z.output<typeof merchant>;

export const newMerchant = z.strictObject({ name: name(80), sub_category_id: z.optional(z.nullable(id)) });
export const merchantChange = z.strictObject({
  name: z.optional(name(80)),
  sub_category_id: z.optional(z.nullable(id)),
});

const adds = { amount, transaction_count: z.int() };
/** What was paid in one currency: net, minor units, negative is out of pocket; hidden transactions do not count. */
export const merchantHistory = z.strictObject({
  currency,
  transaction_count: z.int(),
  /** Those with any transaction, oldest first. */
  months: z.array(z.strictObject({ month: iso_month, ...adds })),
  /** Largest spending first; a divided transaction counts once for each part. */
  categories: z.array(z.strictObject({ sub_category_id: id, ...adds })),
  /** The middle one of the newest payments; null where nothing was paid. */
  usual: z.nullable(amount),
});
export type MerchantHistory = z.output<typeof merchantHistory>;

const params = z.strictObject({ id });
export const listMerchants = endpoint({
  id: "list_merchants",
  method: "GET",
  path: "/api/merchants",
  summary: "Your merchants",
  answer: many(merchant),
});
export const getMerchant = endpoint({
  id: "get_merchant",
  method: "GET",
  path: "/api/merchants/{id}",
  summary: "One of your merchants",
  params,
  answer: one(merchant),
});
export const getMerchantHistory = endpoint({
  id: "get_merchant_history",
  method: "GET",
  path: "/api/merchants/{id}/history",
  summary: "What you paid a merchant, by month and category",
  params,
  answer: many(merchantHistory),
});
export const createMerchant = endpoint({
  id: "create_merchant",
  room: "takes",
  method: "POST",
  repeatable: true,
  path: "/api/merchants",
  summary: "Create a merchant",
  body: newMerchant,
  answer: one(merchant),
  address: ({ answer }) => `/api/merchants/${answer.data.id}`,
});
export const changeMerchant = endpoint({
  id: "change_merchant",
  method: "PATCH",
  path: "/api/merchants/{id}",
  versioned: true,
  summary: "Change a merchant",
  params,
  body: merchantChange,
  answer: one(merchant),
});
/** One in use is refused (409 `in_use`) unless `move_to` names another merchant, or is `none` to leave its transactions without one. */
export const deleteMerchant = endpoint({
  id: "delete_merchant",
  method: "DELETE",
  path: "/api/merchants/{id}",
  versioned: true,
  summary: "Delete a merchant",
  params,
  query: z.strictObject({ move_to: z.optional(z.union([id, z.literal("none")])) }),
});
/** Merges this merchant into another: vendors and transactions move, this one goes; one change, undone as one. */
export const mergeMerchant = endpoint({
  id: "merge_merchant",
  method: "POST",
  repeatable: true,
  path: "/api/merchants/{id}/merge",
  summary: "Merge into another merchant",
  params,
  body: z.strictObject({ into: id }),
  answer: one(merchant),
});
