import type { Endpoint } from "../endpoint.ts";

/** What the key of a program may do: look, change, and hand in statements and mails. */
export const SCOPES = ["read", "write", "upload"] as const;
export type Scope = (typeof SCOPES)[number];

/** What a call asks of a key: one scope, any of them, or more than a key can have (null). */
export type Need = Scope | "any" | null;

/**
 * Matters that keys reach, by the second part of their address. Whatever is not named here belongs to the account itself (signing in, passwords, keys,
 * webhooks, mailboxes and what else is let in from where), and is for the person alone.
 */
const REACHED: ReadonlySet<string> = new Set([
  "ahead",
  "alerts",
  "assets",
  "bank_accounts",
  "brought_names",
  "budgets",
  "categories",
  "categorisation",
  "changes",
  "events",
  "exchange_rates",
  "explorations",
  "explore",
  "export",
  "goals",
  "home_cards",
  "insights",
  "merchants",
  "net_worth",
  "receipts",
  "refunds",
  "rules",
  "sample",
  "saved_searches",
  "series",
  "statements",
  "subscription",
  "suggestions",
  "transactions",
  "transfers",
  "unusual",
  "vendors",
]);

/** Calls that ask for something else than their method and address say. */
const OTHERWISE: Readonly<Record<string, Need>> = {
  // A key knows of itself what it may do.
  get_current_key: "any",
  // Whose data it is: name, currency, language, time zone.
  get_user: "read",
  upload_statements: "upload",
  upload_mails: "upload",
  // Looks, and keeps nothing.
  preview_rule: "read",
  find_purchases_of_receipt: "read",
  // Everything at once, out or in, is asked for by the person.
  export_all: null,
  export_archive: null,
  take_in_archive: null,
  // Passwords of files are secrets of the person.
  unlock_statement: null,
  try_made_passwords: null,
};

const areaOf = (path: string): string => path.split("/")[2] ?? "";

/** What a call asks of a key, from its method and address but for declared exceptions; null where no key will do. Public calls ask for none. */
export const needOf = ({
  id,
  method,
  path,
  guard,
}: Pick<Endpoint, "id" | "method" | "path" | "guard">): Need => {
  const otherwise = OTHERWISE[id];
  if (otherwise !== undefined) return otherwise;
  if (guard !== "session" || !REACHED.has(areaOf(path))) return null;
  return method === "GET" ? "read" : "write";
};

/** Whether a key with these scopes is enough for what a call asks. */
export const isEnough = (need: Need, scopes: readonly Scope[]): boolean =>
  need !== null && (need === "any" || scopes.includes(need));
