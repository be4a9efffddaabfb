import { fetchAgain } from "./fetch-again.ts";
import type { SourcePart } from "@passbook/contract/statement-sources";
import type { Area, Key } from "./query-keys.ts";
import { originalKeys, transactionKeys } from "./query-keys.ts";

/** What a change can touch. `received` are statements that were handed in and not imported yet. */
type Thing =
  | "accounts"
  | "categories"
  | "merchants"
  | "vendors"
  | "transactions"
  | "findings"
  | "rules"
  | "saved_searches"
  | "budgets"
  | "alerts"
  | "goals"
  | "assets"
  | "rates"
  | "received"
  | "statements"
  | "files"
  | "mails"
  | "senders"
  | "mailboxes"
  | "forwarding"
  | "bank_connections"
  | "inboxes"
  | "passwords"
  | "notices"
  | "keys"
  | "webhooks"
  | "password_details"
  | "profile"
  | "sessions"
  | "installation"
  | "sign_on"
  | "factors"
  | "members";

const RECORDS = [
  "accounts",
  "categories",
  "merchants",
  "vendors",
  "transactions",
  "findings",
  "rules",
  "saved_searches",
  "budgets",
  "alerts",
  "goals",
  "assets",
  "rates",
  "received",
  "statements",
  "mails",
  "senders",
  "passwords",
] as const;
/** What names a transaction, files it or says what it belongs with. */
const OF_TRANSACTIONS = [
  "transactions",
  "findings",
  "accounts",
  "categories",
  "merchants",
  "vendors",
] as const;

/** What each area is made from: names, counts and sums included. */
const MADE_FROM: Readonly<Record<Area, readonly Thing[]>> = {
  transactions: OF_TRANSACTIONS,
  statements: ["received", "statements", "transactions", "accounts", "profile"],
  originals: ["files"],
  statement_sources: [
    "mailboxes",
    "forwarding",
    "bank_connections",
    "inboxes",
    "senders",
    "passwords",
    "mails",
    "received",
    "statements",
    "accounts",
  ],
  bank_accounts: ["accounts", "statements", "transactions"],
  brought_names: OF_TRANSACTIONS,
  categories: ["categories", "transactions"],
  merchants: ["merchants", "vendors", "transactions", "categories"],
  vendors: ["vendors", "merchants", "transactions"],
  rules: ["rules", "transactions", "accounts", "categories", "merchants", "vendors"],
  saved_searches: ["saved_searches"],
  budgets: [
    "budgets",
    "transactions",
    "findings",
    "categories",
    "accounts",
    "statements",
    "rates",
    "profile",
  ],
  ahead: [...OF_TRANSACTIONS, "budgets", "statements", "rates", "profile"],
  alerts: [...OF_TRANSACTIONS, "budgets", "statements", "alerts", "rates", "profile"],
  goals: ["goals", "transactions", "accounts", "statements", "categories", "profile"],
  net_worth: ["transactions", "accounts", "statements", "assets", "rates", "profile"],
  series: [...OF_TRANSACTIONS, "profile"],
  unusual: [...OF_TRANSACTIONS, "profile"],
  insights: [...OF_TRANSACTIONS, "statements", "rates", "profile"],
  categorisation: [...OF_TRANSACTIONS, "rules"],
  changes: RECORDS,
  subscription: RECORDS,
  notices: ["notices", "profile"],
  programs: ["keys"],
  webhooks: ["webhooks"],
  password_details: ["password_details"],
  sample: ["accounts"],
  application: ["installation", "factors"],
  admin: ["installation"],
  sign_on: ["sign_on"],
  sessions: ["sessions", "factors"],
  factors: ["factors"],
  account_events: ["sessions", "factors", "members"],
  books: ["members", "profile"],
  members: ["members", "profile"],
  banks: [],
  licences: [],
};

const IMPORTED = [
  "received",
  "statements",
  "transactions",
  "accounts",
  "merchants",
  "vendors",
  "mails",
  "passwords",
] as const;
const FILED_ANEW = ["transactions", "findings"] as const;
const RULED = ["rules", "transactions"] as const;
/** Rules and searches that are kept speak of what takes the place of what goes. */
const WITHOUT_MERCHANT = ["merchants", "vendors", "transactions", "rules", "saved_searches"] as const;
const WITHOUT_CATEGORY = [
  "categories",
  "merchants",
  "transactions",
  "rules",
  "saved_searches",
  "budgets",
  "goals",
] as const;

/** Searches that name it by words follow. */
const RENAMED_CATEGORY = ["categories", "rules", "saved_searches"] as const;

/** What each kind of change in the history touches, and its undo as well. */
const RECORDED = {
  create_bank_account: ["accounts"],
  change_bank_account: ["accounts"],
  delete_bank_account: [
    "accounts",
    "transactions",
    "vendors",
    "received",
    "statements",
    "senders",
    "passwords",
    "rules",
    "saved_searches",
    "goals",
  ],
  create_category: ["categories"],
  change_category: RENAMED_CATEGORY,
  delete_category: WITHOUT_CATEGORY,
  create_sub_category: ["categories"],
  change_sub_category: RENAMED_CATEGORY,
  translate_categories: RENAMED_CATEGORY,
  delete_sub_category: WITHOUT_CATEGORY,
  create_tag: ["categories"],
  delete_tag: ["categories", "transactions", "rules", "saved_searches", "budgets"],
  create_merchant: ["merchants"],
  change_merchant: ["merchants", "rules", "saved_searches"],
  delete_merchant: WITHOUT_MERCHANT,
  merge_merchant: WITHOUT_MERCHANT,
  assign_vendors: ["vendors", "merchants", "transactions"],
  find_merchants: ["vendors", "merchants", "transactions"],
  change_transaction: ["transactions"],
  change_transactions: ["transactions"],
  delete_transactions: ["transactions", "vendors"],
  split_transaction: ["transactions"],
  join_transaction: ["transactions"],
  create_transaction: ["transactions", "accounts", "vendors", "merchants"],
  rewrite_transaction: ["transactions", "accounts", "vendors", "merchants"],
  attach_file: ["transactions"],
  delete_attachment: ["transactions"],
  accept_suggestions: ["transactions"],
  accept_proposals: ["transactions"],
  decline_proposals: ["transactions"],
  file_brought_names: ["transactions", "categories"],
  create_saved_search: ["saved_searches"],
  change_saved_search: ["saved_searches"],
  delete_saved_search: ["saved_searches"],
  change_exploration: ["saved_searches"],
  create_budget: ["budgets"],
  take_suggested_budgets: ["budgets"],
  change_budget: ["budgets"],
  move_budget: ["budgets"],
  delete_budget: ["budgets"],
  change_budget_way: ["budgets"],
  assign_budget: ["budgets"],
  move_assigned: ["budgets"],
  fill_budgets: ["budgets"],
  create_goal: ["goals"],
  change_goal: ["goals"],
  delete_goal: ["goals"],
  dismiss_alerts: ["alerts"],
  change_alert_settings: ["alerts"],
  create_asset: ["assets"],
  change_asset: ["assets"],
  delete_asset: ["assets"],
  create_exchange_rate: ["rates"],
  delete_exchange_rate: ["rates"],
  create_rule: RULED,
  change_rule: RULED,
  delete_rule: RULED,
  order_rules: RULED,
  dismiss_rule_proposal: ["rules"],
  import_statement: IMPORTED,
  delete_statement: IMPORTED,
  correct_statement: IMPORTED,
  reread_statement: IMPORTED,
  confirm_transfer: FILED_ANEW,
  reject_transfer: FILED_ANEW,
  confirm_refund: FILED_ANEW,
  reject_refund: FILED_ANEW,
  change_series: FILED_ANEW,
  dismiss_series: FILED_ANEW,
  merge_series: FILED_ANEW,
  dismiss_unusual: FILED_ANEW,
  allow_sender: ["senders", "mails", "received"],
  change_sender: ["senders", "mails", "received"],
  delete_sender: ["senders"],
  load_sample: RECORDS,
  remove_sample: RECORDS,
} as const satisfies Readonly<Record<string, readonly Thing[]>>;

/** What is touched by changes that nothing takes back, and by what the server does by itself. */
const UNRECORDED = {
  upload_statements: ["received"],
  unlock_statement: ["received", "files", "passwords"],
  answer_statement: ["received", "accounts", "transactions"],
  move_in: ["received"],
  upload_mails: ["mails", "received"],
  let_in_mail: ["mails", "received"],
  delete_mail: ["mails"],
  delete_mails: ["mails"],
  change_mailbox: ["mailboxes"],
  change_inbox: ["inboxes"],
  delete_mailbox: ["mailboxes", "mails"],
  change_forwarding: ["forwarding"],
  change_bank_connection: ["bank_connections"],
  map_connected_account: ["bank_connections", "accounts"],
  keep_password: ["passwords", "received"],
  forget_password: ["passwords"],
  change_notices: ["notices"],
  change_keys: ["keys"],
  change_webhooks: ["webhooks"],
  set_password_details: ["password_details"],
  change_user: ["profile"],
  count_likely: ["transactions"],
  change_password: ["sessions", "keys", "webhooks"],
  change_installation: ["installation"],
  change_sign_on: ["sign_on"],
  change_factors: ["factors"],
  change_members: ["members"],
  statement_waits: ["received"],
  statement_settled: IMPORTED,
  findings_found: FILED_ANEW,
  mailboxes_looked_into: ["mailboxes"],
  banks_asked: ["bank_connections"],
  inbox_looked_into: ["inboxes"],
  mails_came: ["mails"],
} as const satisfies Readonly<Record<string, readonly Thing[]>>;

/** A kind of change that stands in the history. */
export type RecordedKind = keyof typeof RECORDED;

const TOUCHED = { ...RECORDED, ...UNRECORDED };

/** A kind of change: as the history names it, or one that leaves no history. */
export type ChangeKind = keyof typeof TOUCHED;

/** The areas that show something a kind of change touches. */
export const listAreas = (kind: ChangeKind): readonly Area[] => {
  const touched: readonly Thing[] = TOUCHED[kind];
  // the table's keys are the areas
  return (Object.keys(MADE_FROM) as Area[]).filter((area) =>
    MADE_FROM[area].some((thing) => touched.includes(thing)),
  );
};

/** Fetches again what a kind of change may have made stale, but what lies under `but`: that is known already. */
export const refreshAfter = (kind: ChangeKind, but?: Key): Promise<void> => {
  const areas: readonly unknown[] = listAreas(kind);
  return fetchAgain({
    predicate: ({ queryKey }) =>
      areas.includes(queryKey[0]) && but?.every((part, index) => part === queryKey[index]) !== true,
  });
};

/** Fetches everything again: for changes of which nothing is known but that there were some. */
export const refreshAll = (): Promise<void> => fetchAgain();

export const isRecorded = (kind: string): kind is RecordedKind => Object.hasOwn(RECORDED, kind);

/** Fetches again what taking a change back may have touched. */
export const refreshUndone = (kind: string): Promise<void> =>
  isRecorded(kind) ? refreshAfter(kind) : refreshAll();

/** Statuses of a statement in which none of its rows are in the ledger, nor were. */
const WAITING: readonly string[] = ["received", "reading"];

/** Fetches again what shows statements of which the server told news. */
export const refreshStatements = (
  news: readonly { readonly id: string; readonly status: string }[],
): void => {
  if (news.length === 0) return;
  const is_settled = news.some(({ status }) => !WAITING.includes(status));
  void refreshAfter(is_settled ? "statement_settled" : "statement_waits");
  // whether it can be drawn as it is, is known once it is open
  for (const { id } of news) void fetchAgain({ queryKey: originalKeys.of(id) });
};

/** Fetches again what programs propose, of which the server told that there is other than before. */
export const refreshProposals = (): void => {
  for (const queryKey of [transactionKeys.proposals, transactionKeys.proposal_count])
    void fetchAgain({ queryKey });
};

const TOLD_OF: Readonly<Record<SourcePart, ChangeKind>> = {
  mailboxes: "mailboxes_looked_into",
  bank_connections: "banks_asked",
  inbox: "inbox_looked_into",
  mails: "mails_came",
};

/** Fetches again what shows the parts of statement sources of which the server told news. */
export const refreshSources = (changed: readonly SourcePart[]): void => {
  for (const part of new Set(changed)) void refreshAfter(TOLD_OF[part]);
};
