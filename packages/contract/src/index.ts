import type * as z from "zod/mini";
import * as bankAccounts from "./bank-accounts.ts";
import * as categories from "./categories.ts";
import * as changes from "./changes.ts";
import * as common from "./common.ts";
import type { Endpoint } from "./endpoint.ts";
import * as exports from "./export.ts";
import * as insights from "./insights.ts";
import * as merchants from "./merchants.ts";
import * as categorisation from "./categorisation.ts";
import * as movements from "./movements.ts";
import * as rules from "./rules.ts";
import * as suggestions from "./suggestions.ts";
import * as sample from "./sample.ts";
import * as sessions from "./sessions.ts";
import * as statementSources from "./statement-sources.ts";
import * as statements from "./statements.ts";
import * as subscription from "./subscription.ts";
import * as transactions from "./transactions.ts";
import * as users from "./users.ts";
import * as vendors from "./vendors.ts";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "guard" in value;

const modules: readonly object[] = [
  sessions,
  users,
  bankAccounts,
  categories,
  merchants,
  vendors,
  transactions,
  statements,
  statementSources,
  insights,
  changes,
  subscription,
  sample,
  rules,
  suggestions,
  categorisation,
  movements,
  exports,
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
