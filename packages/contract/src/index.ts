import type * as z from "zod/mini";
import * as admin from "./entering/admin.ts";
import * as members from "./entering/members.ts";
import * as signOn from "./entering/sign-on.ts";
import * as bankAccounts from "./calls/bank-accounts.ts";
import * as categories from "./calls/categories.ts";
import * as changes from "./calls/changes.ts";
import * as common from "./calls/common.ts";
import type { Endpoint } from "./endpoint.ts";
import * as exports from "./calls/export.ts";
import * as insights from "./calls/insights.ts";
import * as forwarding from "./calls/forwarding.ts";
import * as bankConnections from "./calls/bank-connections.ts";
import * as keys from "./programs/keys.ts";
import * as proposals from "./programs/proposals.ts";
import * as webhooks from "./programs/webhooks.ts";
import * as inboxes from "./calls/inboxes.ts";
import * as mailTrials from "./calls/mail-trials.ts";
import * as mailboxes from "./calls/mailboxes.ts";
import * as notices from "./calls/notices.ts";
import * as merchants from "./calls/merchants.ts";
import * as categorisation from "./calls/categorisation.ts";
import * as findings from "./calls/findings.ts";
import * as rules from "./calls/rules.ts";
import * as suggestions from "./calls/suggestions.ts";
import * as accountEvents from "./entering/account-events.ts";
import * as factors from "./entering/factors.ts";
import * as alerts from "./ahead/alerts.ts";
import * as budgets from "./ahead/budgets.ts";
import * as goals from "./ahead/goals.ts";
import * as forecast from "./ahead/forecast.ts";
import * as converted from "./converted.ts";
import * as assets from "./worth/assets.ts";
import * as exchangeRates from "./worth/exchange-rates.ts";
import * as holdings from "./worth/holdings.ts";
import * as loans from "./worth/loans.ts";
import * as netWorth from "./worth/net-worth.ts";
import * as exploring from "./explore/explore.ts";
import * as stretchInsights from "./explore/stretch-insights.ts";
import * as explorations from "./explore/explorations.ts";
import * as broughtNames from "./brought/brought-names.ts";
import * as moveIn from "./brought/move-in.ts";
import * as savedSearches from "./search/saved-searches.ts";
import * as sample from "./calls/sample.ts";
import * as sessions from "./calls/sessions.ts";
import * as statementSources from "./calls/statement-sources.ts";
import * as statements from "./calls/statements.ts";
import * as subscription from "./calls/subscription.ts";
import * as transactions from "./calls/transactions.ts";
import * as users from "./calls/users.ts";
import * as vendors from "./calls/vendors.ts";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "guard" in value;

const modules: readonly object[] = [
  sessions,
  factors,
  accountEvents,
  users,
  members,
  bankAccounts,
  loans,
  holdings,
  categories,
  merchants,
  vendors,
  transactions,
  savedSearches,
  broughtNames,
  moveIn,
  statements,
  statementSources,
  mailTrials,
  mailboxes,
  forwarding,
  bankConnections,
  inboxes,
  notices,
  keys,
  proposals,
  webhooks,
  insights,
  alerts,
  budgets,
  forecast,
  goals,
  assets,
  exchangeRates,
  converted,
  netWorth,
  exploring,
  explorations,
  stretchInsights,
  changes,
  subscription,
  sample,
  rules,
  suggestions,
  categorisation,
  findings,
  exports,
  admin,
  signOn,
  common,
];

/** Every call of both services; the OpenAPI documents, the route table and the guard tests are made from it. */
export const ENDPOINTS: readonly Endpoint[] = modules.flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === "object" && value !== null && "_zod" in value;

/** What the calls exchange, by the name it has in the contract; the OpenAPI documents call it so too. */
export const NAMED_SCHEMAS: readonly (readonly [name: string, schema: z.core.$ZodType])[] = modules.flatMap(
  (module) =>
    Object.entries(module).filter((entry): entry is [string, z.core.$ZodType] => isSchema(entry[1])),
);
