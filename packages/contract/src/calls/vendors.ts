import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { amount, currency, id, iso_date, name, one, page, paging, version, whole_number } from "../fields.ts";
import { textOf } from "../sentences/fields.ts";

export const vendor = z.strictObject({
  id,
  name: z.string(),
  merchant_id: z.nullable(id),
  transaction_count: z.int(),
  /** Net per currency, minor units, negative is out of pocket. */
  totals: z.array(z.strictObject({ currency, amount })),
  first_seen: z.nullable(iso_date),
  last_seen: z.nullable(iso_date),
  version,
});
export type Vendor = z.output<typeof vendor>;

export const listVendors = endpoint({
  id: "list_vendors",
  method: "GET",
  path: "/api/vendors",
  summary: "Names read from the statements, with totals",
  query: z.strictObject({
    after: paging.after,
    limit: z.optional(whole_number(1, 500)),
    q: z.optional(z.string().check(z.maxLength(200))),
    merchant_id: z.optional(z.union([id, z.literal("none")])),
    sort: z.optional(z.enum(["count", "total", "last_seen", "name"])),
  }),
  answer: page(vendor),
});
/** Assigns vendors to a merchant (an existing id or a new name) or to none; their transactions follow; one change. */
export const assignVendors = endpoint({
  id: "assign_vendors",
  room: "takes",
  adds: ({ merchant_name }) => merchant_name !== undefined,
  method: "PATCH",
  path: "/api/vendors",
  /** Of one vendor; several have no version together. */
  versioned: true,
  summary: "Assign vendors to a merchant",
  body: z.strictObject({
    ids: z.array(id).check(z.minLength(1, textOf("choose_one_vendor")), z.maxLength(500)),
    merchant_id: z.optional(z.nullable(id)),
    merchant_name: z.optional(name(80)),
  }),
  answer: one(z.strictObject({ merchant_id: z.nullable(id), transactions: z.int() })),
});
