import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, instant, many, name, one } from "../fields.ts";
import { SCOPES } from "./scopes.ts";
import { textOf } from "../sentences/fields.ts";

/** How long a key may open, at most; null where it does until it is ended. */
const MOST_DAYS = 3650;

export const keyScopes = z
  .array(z.enum(SCOPES))
  .check(z.minLength(1, textOf("choose_one")), z.maxLength(SCOPES.length));

/** What a program calls with instead of a session; `prefix` is how its text begins. */
export const programKey = z.strictObject({
  id,
  name: z.string(),
  prefix: z.string(),
  scopes: keyScopes,
  created_at: instant,
  last_used_at: z.nullable(instant),
  expires_at: z.nullable(instant),
  is_expired: z.boolean(),
});
export type ProgramKey = z.output<typeof programKey>;

/** A key that was just made, with its text, which is told this once. */
export const newKey = z.strictObject({ ...programKey.shape, key: z.string() });

export const keyWish = z.strictObject({
  name: name(60),
  scopes: keyScopes,
  lasts_days: z.nullable(z.int().check(z.gte(1), z.lte(MOST_DAYS))),
});

export const listKeys = endpoint({
  id: "list_keys",
  method: "GET",
  path: "/api/keys",
  summary: "The keys of your programs",
  answer: many(programKey),
});
export const createKey = endpoint({
  id: "create_key",
  room: "takes",
  method: "POST",
  path: "/api/keys",
  summary: "Make a key for a program; its text is told this once",
  body: keyWish,
  answer: one(newKey),
  address: () => "/api/keys",
  hands_out_secret: true,
  asks_again: true,
});
export const endKey = endpoint({
  id: "end_key",
  method: "DELETE",
  path: "/api/keys/{id}",
  summary: "End a key: whatever calls with it is refused from now on",
  params: z.strictObject({ id }),
});
export const getCurrentKey = endpoint({
  id: "get_current_key",
  method: "GET",
  path: "/api/keys/current",
  summary: "The key that you call with",
  answer: one(programKey),
});
