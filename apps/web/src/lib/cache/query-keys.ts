import type { TransactionFilter } from "../addresses/transaction-filter.ts";

/** What is fetched of one matter; the first part of each key. */
export type Area =
  | "transactions"
  | "statements"
  | "originals"
  | "statement_sources"
  | "bank_accounts"
  | "brought_names"
  | "categories"
  | "merchants"
  | "vendors"
  | "rules"
  | "saved_searches"
  | "budgets"
  | "ahead"
  | "alerts"
  | "goals"
  | "net_worth"
  | "series"
  | "unusual"
  | "insights"
  | "categorisation"
  | "changes"
  | "notices"
  | "programs"
  | "webhooks"
  | "password_details"
  | "subscription"
  | "sample"
  | "sessions"
  | "factors"
  | "account_events"
  | "application"
  | "admin"
  | "sign_on"
  | "books"
  | "members"
  | "banks"
  | "licences";

declare const made_here: unique symbol;

/** The key of a query; only this file makes any, so that what a change refreshes can name them all. */
export type Key = readonly unknown[] & { readonly [made_here]: true };

declare module "@tanstack/react-query" {
  interface Register {
    queryKey: Key;
  }
}

const toKey = (area: Area, ...rest: readonly unknown[]): Key => {
  const key: readonly unknown[] = [area, ...rest];
  // the mark stands in the type only
  return key as Key;
};

export const transactionKeys = {
  /** With whether the filter is of a whole period, which what was written in it says in one language alone. */
  days: (filter: TransactionFilter) => toKey("transactions", "days", filter),
  all_rows: toKey("transactions", "rows"),
  rows_of: (filter: TransactionFilter) => toKey("transactions", "rows", filter),
  rows: (filter: TransactionFilter, { from, to }: { readonly from: string; readonly to: string }) =>
    toKey("transactions", "rows", filter, from, to),
  /** The newest that a text finds. */
  found: (text: string) => toKey("transactions", "found", text),
  all_single: toKey("transactions", "one"),
  one: (id: string | null) => toKey("transactions", "one", id),
  newest_day: toKey("transactions", "newest_day"),
  /** Under what names the transactions of a statement's rows are known. */
  names: (statement_id: string, days: { readonly from: string; readonly to: string } | null) =>
    toKey("transactions", "names", statement_id, days),
  links: (id: string) => toKey("transactions", "links", id),
  other_sides: (id: string) => toKey("transactions", "other_sides", id),
  /** What an account has of the same amount; `filter` is written as JSON. */
  same_as: (filter: string) => toKey("transactions", "same_as", filter),
  /** What a receipt may be for; `file` tells it from others. */
  of_receipt: (file: string) => toKey("transactions", "of_receipt", file),
  purchases: (id: string, q: string) => toKey("transactions", "purchases", id, q),
  transfer_questions: toKey("transactions", "transfer_questions"),
  proposals: toKey("transactions", "proposals"),
  proposal_count: toKey("transactions", "proposal_count"),
  suggestions: (filter: TransactionFilter) => toKey("transactions", "suggestions", filter),
  suggestion_count: (filter: TransactionFilter) => toKey("transactions", "suggestion_count", filter),
};

export const broughtNameKeys = {
  list: toKey("brought_names", "list"),
  one: (source: string) => toKey("brought_names", "one", source),
  of_transaction: (id: string) => toKey("brought_names", "of_transaction", id),
};

export const statementKeys = {
  list: toKey("statements", "list"),
  any: toKey("statements", "any"),
  waiting: toKey("statements", "waiting"),
  uploads: (oldest: string | null) => toKey("statements", "uploads", oldest),
  grid: (to: string | undefined) => toKey("statements", "grid", to ?? null),
  of_file: (file_hash: string) => toKey("statements", "of_file", file_hash),
  one: (id: string) => toKey("statements", "one", id),
  rows: (id: string, updated_at: string) => toKey("statements", "rows", id, updated_at),
  book: (id: string) => toKey("statements", "book", id),
};

/** The files as they came. */
export const originalKeys = {
  all: toKey("originals"),
  of: (statement_id: string) => toKey("originals", statement_id),
  head: (statement_id: string) => toKey("originals", statement_id, "head"),
  sheets: (statement_id: string) => toKey("originals", statement_id, "sheets"),
  lines: (statement_id: string, chunk: number) => toKey("originals", statement_id, "lines", chunk),
  pages: (statement_id: string, chunk: number) => toKey("originals", statement_id, "pages", chunk),
  /** The bytes of what is kept with a transaction, which never change. */
  attached: (id: string) => toKey("originals", "attached", id),
  around: (statement_id: string, place: { readonly after: number; readonly limit: number } | null) =>
    toKey("originals", statement_id, "around", place),
};

export const statementSourceKeys = {
  all: toKey("statement_sources", "all"),
  mails: (show: string) => toKey("statement_sources", "mails", show),
};
export const bankAccountKeys = {
  /** Not the beginning of the others, which a change that puts its answer into the list makes stale. */
  list: toKey("bank_accounts", "list"),
  register: (id: string) => toKey("bank_accounts", "register", id),
  holdings: (id: string, on: string | undefined) => toKey("bank_accounts", "holdings", id, on),
  loan: (id: string) => toKey("bank_accounts", "loan", id),
};
export const categoryKeys = { list: toKey("categories") };
export const merchantKeys = {
  list: toKey("merchants", "list"),
  history: (id: string) => toKey("merchants", "history", id),
  newest: (id: string) => toKey("transactions", "newest_of_merchant", id),
};

export const vendorKeys = {
  list: (filter: object) => toKey("vendors", "list", filter),
  of_merchant: (merchant_id: string) => toKey("vendors", "of_merchant", merchant_id),
};

export const ruleKeys = {
  list: toKey("rules", "list"),
  proposals: toKey("rules", "proposals"),
  /** `body` is what the preview asks, written as JSON. */
  preview: (body: string | null) => toKey("rules", "preview", body),
};

/** Explorations, and the cards of the home screen, are kept as searches are. */
export const savedSearchKeys = {
  list: toKey("saved_searches"),
  explorations: toKey("saved_searches", "explorations"),
  cards: toKey("saved_searches", "cards"),
};

export const budgetKeys = {
  on: (day: string) => toKey("budgets", "on", day),
  suggested: toKey("budgets", "suggested"),
  periods: (id: string) => toKey("budgets", "periods", id),
};

export const forecastKeys = {
  of: (query: object) => toKey("ahead", "forecast", query),
  due: (bank_account_id: string | undefined) => toKey("ahead", "due", bank_account_id ?? null),
};

export const alertKeys = {
  list: toKey("alerts", "list"),
  dismissed: toKey("alerts", "dismissed"),
  settings: toKey("alerts", "settings"),
};

export const goalKeys = { list: toKey("goals") };

export const netWorthKeys = {
  of: (query: object) => toKey("net_worth", "of", query),
  assets: toKey("net_worth", "assets"),
  rates: toKey("net_worth", "rates"),
};

export const seriesKeys = {
  list: (dismissed: boolean) => toKey("series", "list", dismissed),
  one: (id: string) => toKey("series", "one", id),
  due: (month: string) => toKey("series", "due", month),
};

export const unusualKeys = {
  within: (month: string, through: string) => toKey("unusual", month, through),
};

export const insightKeys = {
  month: (month: string | undefined) => toKey("insights", "month", month ?? null),
  months: (to: string | undefined, currency: string | undefined) =>
    toKey("insights", "months", to ?? null, currency ?? null),
  balances: toKey("insights", "balances"),
  /** Of an exploration, or of a stretch, by what is asked. */
  asked: (query: object) => toKey("insights", query),
};

export const categorisationKeys = { all: toKey("categorisation") };
export const changeKeys = {
  list: toKey("changes", "list"),
  rows: (id: string) => toKey("changes", "rows", id),
};
export const subscriptionKeys = { all: toKey("subscription") };
export const noticeKeys = {
  all: toKey("notices"),
  of_token: (token: string) => toKey("notices", "of_token", token),
};
export const programKeys = { list: toKey("programs", "keys") };
export const webhookKeys = {
  list: toKey("webhooks", "list"),
  deliveries: (id: string) => toKey("webhooks", "deliveries", id),
};
export const passwordDetailsKeys = { all: toKey("password_details") };
export const sampleKeys = { state: toKey("sample") };
export const sessionKeys = { list: toKey("sessions") };
export const factorKeys = { all: toKey("factors") };
export const accountEventKeys = { all: toKey("account_events") };
export const applicationKeys = { all: toKey("application") };
export const signOnKeys = { link: toKey("sign_on") };
export const adminKeys = {
  installation: toKey("admin", "installation"),
  people: toKey("admin", "people"),
  invitations: toKey("admin", "invitations"),
};
export const bookKeys = {
  list: toKey("books", "list"),
  offered: (token: string) => toKey("books", "offered", token),
};
export const memberKeys = { all: toKey("members") };
export const bankKeys = { directory: toKey("banks") };
export const licenceKeys = { list: toKey("licences") };
