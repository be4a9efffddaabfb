import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, many, name, one, version } from "../fields.ts";
import { textOf } from "../sentences/fields.ts";
import { type ExploreQuery, exploreQuery } from "./explore.ts";

/** How an exploration is drawn. */
export const VIEWS = ["table", "bar", "line", "area", "treemap", "sankey", "calendar"] as const;
export type View = (typeof VIEWS)[number];

/** Everything that the address of an exploration can hold; `period` is days as they are said, such as `last-12-months`. */
export const exploreAddress = z.strictObject({
  ...exploreQuery,
  measure: z.optional(exploreQuery.measure),
  rows: z.optional(exploreQuery.rows),
  view: z.optional(z.enum(VIEWS)),
  period: z.optional(z.string().check(z.maxLength(40), z.regex(/^[\p{L}\p{N}.-]+$/u))),
  compare: z.optional(z.enum(["before", "year"])),
});
/** An address whose measure and rows are known. */
export type ExploreAddress = z.output<typeof exploreAddress> & Pick<ExploreQuery, "measure" | "rows">;

/** Whether it is the query of an address of an exploration: its parts, each once, and each of its kind. */
const isAddress = (written: string): boolean => {
  const parts = [...new URLSearchParams(written)];
  const is_once = new Set(parts.map(([part]) => part)).size === parts.length;
  return parts.length > 0 && is_once && exploreAddress.safeParse(Object.fromEntries(parts)).success;
};

const search = z
  .string()
  .check(
    z.trim(),
    z.maxLength(4000, textOf("at_most_characters", { most: 4000 })),
    z.refine(isAddress, textOf("exploration_malformed")),
  );

export const exploration = z.strictObject({
  id,
  name: z.string(),
  search: z.string(),
  /** Stands on the home screen. */
  pinned: z.boolean(),
  version,
});
export type Exploration = z.output<typeof exploration>;

/** The cards of the home screen that can be put elsewhere or hidden. */
export const HOME_CARDS = [
  "categories",
  "merchants",
  "due",
  "unusual",
  "budgets",
  "goals",
  "ahead",
  "net_worth",
  "months",
  "flow",
  "days",
  "balances",
] as const;
export type HomeCardName = (typeof HOME_CARDS)[number];

/** One of the product's cards, or an exploration by its id. */
const homeCard = z.strictObject({
  card: z.union([z.enum(HOME_CARDS), id]),
  hidden: z.boolean(),
});
export type HomeCard = z.output<typeof homeCard>;

const MOST_CARDS = 150;
const params = z.strictObject({ id });
export const listExplorations = endpoint({
  id: "list_explorations",
  method: "GET",
  path: "/api/explorations",
  summary: "Explorations that you keep",
  answer: many(exploration),
});
export const getExploration = endpoint({
  id: "get_exploration",
  method: "GET",
  path: "/api/explorations/{id}",
  summary: "One of the explorations that you keep",
  params,
  answer: one(exploration),
});
export const createExploration = endpoint({
  id: "create_exploration",
  room: "takes",
  method: "POST",
  repeatable: true,
  path: "/api/explorations",
  summary: "Keep an exploration",
  body: z.strictObject({ name: name(80), search, pinned: z.optional(z.boolean()) }),
  answer: one(exploration),
  address: ({ answer }) => `/api/explorations/${answer.data.id}`,
});
export const changeExploration = endpoint({
  id: "change_exploration",
  method: "PATCH",
  path: "/api/explorations/{id}",
  versioned: true,
  summary: "Rename an exploration that you keep, pin it to the home screen, or keep another under its name",
  params,
  body: z.strictObject({
    name: z.optional(name(80)),
    search: z.optional(search),
    pinned: z.optional(z.boolean()),
  }),
  answer: one(exploration),
});
export const deleteExploration = endpoint({
  id: "delete_exploration",
  method: "DELETE",
  path: "/api/explorations/{id}",
  versioned: true,
  summary: "Keep an exploration no longer",
  params,
});
export const listHomeCards = endpoint({
  id: "list_home_cards",
  method: "GET",
  path: "/api/home_cards",
  summary: "The cards of your home screen in your order",
  answer: many(homeCard),
});
export const orderHomeCards = endpoint({
  id: "order_home_cards",
  method: "PUT",
  path: "/api/home_cards",
  summary:
    "Put the cards of your home screen in another order, and hide some; without any they stand as at first",
  body: z.strictObject({ cards: z.array(homeCard).check(z.maxLength(MOST_CARDS)) }),
  answer: many(homeCard),
});
