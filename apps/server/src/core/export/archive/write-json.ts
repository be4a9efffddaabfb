import type { Db } from "@passbook/db/dialect";
import { listBankAccounts, loadHoldings } from "../../bank-accounts/index.ts";
import { readActions, readConditions, readKeptRow } from "../../categorisation/index.ts";
import { exportBudgets } from "../../budgets/index.ts";
import { listCategories } from "../../categories/index.ts";
import { listExplorations } from "../../explore/index.ts";
import { exportGoals } from "../../goals/index.ts";
import { listMerchants } from "../../merchants/index.ts";
import { listExchangeRates } from "../../exchange-rates/index.ts";
import { listAssets } from "../../net-worth/index.ts";
import { listSavedSearches } from "../../saved-searches/index.ts";
import { readTransactions } from "../formats/read-transactions.ts";

const VERSION = 2;
const THOUSAND = 1000;

const getProfile = async (db: Db, user_id: string) => {
  const { count_likely, total_in_home, ...profile } = await db
    .selectFrom("users")
    .select(["id", "name", "email", "home_currency", "language", "locale", "time_zone", "week_start"])
    .select(["count_likely", "total_in_home", "created_at"])
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  return { ...profile, count_likely: count_likely === 1, total_in_home: total_in_home === 1 };
};

const listVendors = (db: Db, user_id: string) =>
  db
    .selectFrom("vendors")
    .select(["id", "name", "merchant_id"])
    .where("user_id", "=", user_id)
    .orderBy("id")
    .execute();

const listAnswers = async (db: Db, user_id: string) => {
  const rows = await db
    .selectFrom("answers")
    .select([
      "id",
      "transaction_id",
      "sub_category_id",
      "answered_at",
      "row",
      "predicted_id",
      "confidence",
      "applied",
    ])
    .where("user_id", "=", user_id)
    .orderBy("answered_at")
    .orderBy("id")
    .execute();
  return rows.map(({ row, confidence, applied, ...answer }) => ({
    ...answer,
    row: readKeptRow(row) ?? {},
    confidence: confidence === null ? null : confidence / THOUSAND,
    applied: applied === 1,
  }));
};

const listRules = async (db: Db, user_id: string) => {
  const rows = await db
    .selectFrom("rules")
    .select(["id", "position", "name", "enabled", "conditions", "actions", "created_at"])
    .where("user_id", "=", user_id)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ enabled, conditions, actions, ...rule }) => ({
    ...rule,
    enabled: enabled === 1,
    conditions: readConditions(conditions),
    actions: readActions(actions),
  }));
};

const listDecisions = (db: Db, user_id: string) =>
  db
    .selectFrom("decisions")
    .select(["id", "kind", "subject", "verdict", "details", "decided_at"])
    .where("user_id", "=", user_id)
    .orderBy("id")
    .execute();

const listStatements = async (db: Db, user_id: string) => {
  const rows = await db
    .selectFrom("statements")
    .select([
      "id",
      "bank_account_id",
      "source",
      "file_name",
      "file_size",
      "file_hash",
      "format",
      "period_from",
      "period_to",
      "currency",
      "opening_balance",
      "closing_balance",
      "status",
      "verdict",
      "created_at",
    ])
    .where("user_id", "=", user_id)
    .orderBy("id")
    .execute();
  return rows;
};

const listChanges = (db: Db, user_id: string) =>
  db
    .selectFrom("changes")
    .select(["id", "kind", "summary", "row_count", "created_at", "undone_at", "undo_of"])
    .where("user_id", "=", user_id)
    .orderBy("id")
    .execute();

const listSenders = (db: Db, user_id: string) =>
  db
    .selectFrom("allowed_senders")
    .select(["id", "pattern", "bank_account_id", "created_at"])
    .where("user_id", "=", user_id)
    .orderBy("id")
    .execute();

/** Everything a person made or brought here but for secrets and the files themselves, which are in the archive. */
export async function* writeJson(db: Db, user_id: string, exported_at: string): AsyncGenerator<string> {
  const head = {
    application: "Passbook",
    version: VERSION,
    exported_at,
    user: await getProfile(db, user_id),
  };
  // The object is left open, to be filled list by list.
  yield JSON.stringify(head).slice(0, -1);
  const lists: readonly [string, () => Promise<readonly object[]>][] = [
    ["bank_accounts", () => listBankAccounts(db, user_id)],
    ["categories", () => listCategories(db, user_id)],
    ["merchants", () => listMerchants(db, user_id)],
    ["vendors", () => listVendors(db, user_id)],
    ["rules", () => listRules(db, user_id)],
    ["saved_searches", () => listSavedSearches(db, user_id)],
    ["explorations", () => listExplorations(db, user_id)],
    ["budgets", () => exportBudgets(db, user_id)],
    ["goals", () => exportGoals(db, user_id)],
    ["assets", () => listAssets(db, user_id)],
    ["exchange_rates", () => listExchangeRates(db, user_id)],
    ["answers", () => listAnswers(db, user_id)],
    ["decisions", () => listDecisions(db, user_id)],
    ["statements", () => listStatements(db, user_id)],
    ["holdings", () => loadHoldings(db, user_id, null)],
    ["allowed_senders", () => listSenders(db, user_id)],
    ["changes", () => listChanges(db, user_id)],
  ];
  for (const [name, list] of lists) yield `,\n${JSON.stringify(name)}:${JSON.stringify(await list())}`;
  yield ',\n"transactions":[';
  let is_first = true;
  for await (const rows of readTransactions(db, user_id, { hidden: "both", now: exported_at })) {
    if (rows.length === 0) continue;
    yield (is_first ? "\n" : ",\n") + rows.map((row) => JSON.stringify(row)).join(",\n");
    is_first = false;
  }
  yield "\n]}\n";
}
