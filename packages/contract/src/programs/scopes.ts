import type { Endpoint } from "../endpoint.ts";

/** What the key of a program may do: look, change, hand in statements and mails, and propose what a person decides. */
export const SCOPES = ["read", "write", "upload", "propose"] as const;
export type Scope = (typeof SCOPES)[number];

/** What a call asks of a key: one scope, any of them, or more than a key can have (null). */
export type Need = Scope | "any" | null;

/**
 * Whose matter a call is. A `person`'s acts on who calls, whatever book they have chosen. The others act on the chosen book: what is its `owner`'s is
 * nobody else's, what its `manager` does is for the owner and for members who manage, and what is the `book`'s is for its members.
 */
export type Whose = "person" | "owner" | "manager" | "book";

/** Matters by the second part of their address. Keys reach those of the book alone. */
const AREAS: Readonly<Record<string, Whose>> = {
  account_events: "person",
  admin: "person",
  ahead: "book",
  alerts: "book",
  assets: "book",
  bank_accounts: "book",
  books: "person",
  brought_names: "book",
  budgets: "book",
  categories: "book",
  categorisation: "book",
  changes: "book",
  events: "book",
  exchange_rates: "book",
  explorations: "book",
  explore: "book",
  export: "book",
  factors: "person",
  goals: "book",
  home_cards: "book",
  insights: "book",
  keys: "person",
  members: "manager",
  merchants: "book",
  net_worth: "book",
  notices: "person",
  password_details: "owner",
  proposals: "book",
  receipts: "book",
  refunds: "book",
  rules: "book",
  sample: "book",
  saved_searches: "book",
  series: "book",
  sessions: "person",
  shared_files: "person",
  sign_on: "person",
  statement_sources: "owner",
  statements: "book",
  subscription: "book",
  suggestions: "book",
  transactions: "book",
  transfers: "book",
  unusual: "book",
  users: "person",
  vendors: "book",
  webhooks: "person",
};

/** What is otherwise about single calls than their method and address say. */
const OTHERWISE: Readonly<Record<string, { readonly whose?: Whose; readonly need?: Need }>> = {
  // A key knows of itself what it may do.
  get_current_key: { need: "any" },
  // Whose data it is: name, currency, language, time zone.
  get_user: { need: "read" },
  upload_statements: { need: "upload" },
  // Whoever may hand in files may hand in messages; what else is let in from where is the owner's.
  upload_mails: { whose: "book", need: "upload" },
  // Changes nothing of the book before a person says so.
  propose_categories: { need: "propose" },
  // What is proposed is for a person to answer.
  accept_proposals: { need: null },
  decline_proposals: { need: null },
  // Looks, and keeps nothing.
  preview_rule: { need: "read" },
  find_purchases_of_receipt: { need: "read" },
  // Everything at once, out or in.
  export_all: { whose: "owner" },
  export_archive: { whose: "owner" },
  take_in_archive: { whose: "owner" },
  // Passwords of files are secrets of the person; a member may hand one in, and none is told.
  unlock_statement: { need: null },
  // Of the owner's name and birthday.
  try_made_passwords: { whose: "owner" },
  // Who shares a book is known to all who do.
  list_members: { whose: "book", need: null },
};

type Named = Pick<Endpoint, "id" | "method" | "path" | "guard">;

/** Whose matter a call is; one that anybody may make is a person's. Throws for an address that the table above does not know. */
export const whoseOf = ({ id, path, guard }: Pick<Named, "id" | "path" | "guard">): Whose => {
  if (guard === "public") return "person";
  const whose = OTHERWISE[id]?.whose ?? AREAS[path.split("/")[2] ?? ""];
  if (whose === undefined) throw new Error(`Say in scopes.ts whose matter ${path} is.`);
  return whose;
};

/** What a call asks of a key, from its method and address but for declared exceptions; null where no key will do. Public calls ask for none. */
export const needOf = (endpoint: Named): Need => {
  const otherwise = OTHERWISE[endpoint.id];
  if (otherwise?.need !== undefined) return otherwise.need;
  if (endpoint.guard !== "session" || whoseOf(endpoint) !== "book") return null;
  return readsOnly(endpoint) ? "read" : "write";
};

/** Whether a key with these scopes is enough for what a call asks. */
export const isEnough = (need: Need, scopes: readonly Scope[]): boolean =>
  need !== null && (need === "any" || scopes.includes(need));

/** Whether a call changes nothing of the book, so that who may only look at it may make it. */
export const readsOnly = ({ id, method }: Pick<Named, "id" | "method">): boolean =>
  method === "GET" || OTHERWISE[id]?.need === "read";
