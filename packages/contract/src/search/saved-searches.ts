import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, many, name, one, version } from "../fields.ts";
import { textOf } from "../sentences/fields.ts";
import { transactionFilter } from "../calls/transactions.ts";

const filter = z.strictObject(transactionFilter);

/** Whether it is the query of an address of the list: parts of its filter, each once, and each of its kind. */
const isFilter = (written: string): boolean => {
  const parts = [...new URLSearchParams(written)];
  const is_once = new Set(parts.map(([part]) => part)).size === parts.length;
  const is_full = parts.every(([, value]) => value !== "");
  return parts.length > 0 && is_once && is_full && filter.safeParse(Object.fromEntries(parts)).success;
};

/** What the list is narrowed by, as its address has it: `q=coffee&from=2026-01-01`. */
const search = z
  .string()
  .check(
    z.trim(),
    z.maxLength(4000, textOf("at_most_characters", { most: 4000 })),
    z.refine(isFilter, textOf("search_malformed")),
  );

export const savedSearch = z.strictObject({ id, name: z.string(), search: z.string(), version });
export type SavedSearch = z.output<typeof savedSearch>;

const params = z.strictObject({ id });
export const listSavedSearches = endpoint({
  id: "list_saved_searches",
  method: "GET",
  path: "/api/saved_searches",
  summary: "Searches that you keep",
  answer: many(savedSearch),
});
export const getSavedSearch = endpoint({
  id: "get_saved_search",
  method: "GET",
  path: "/api/saved_searches/{id}",
  summary: "One of the searches that you keep",
  params,
  answer: one(savedSearch),
});
export const createSavedSearch = endpoint({
  id: "create_saved_search",
  room: "takes",
  method: "POST",
  repeatable: true,
  path: "/api/saved_searches",
  summary: "Keep a search",
  body: z.strictObject({ name: name(80), search }),
  answer: one(savedSearch),
  address: ({ answer }) => `/api/saved_searches/${answer.data.id}`,
});
export const changeSavedSearch = endpoint({
  id: "change_saved_search",
  method: "PATCH",
  path: "/api/saved_searches/{id}",
  versioned: true,
  summary: "Rename a search that you keep, or keep another under its name",
  params,
  body: z.strictObject({ name: z.optional(name(80)), search: z.optional(search) }),
  answer: one(savedSearch),
});
export const deleteSavedSearch = endpoint({
  id: "delete_saved_search",
  method: "DELETE",
  path: "/api/saved_searches/{id}",
  versioned: true,
  summary: "Keep a search no longer",
  params,
});
