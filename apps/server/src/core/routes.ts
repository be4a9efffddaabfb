import type { Route } from "../platform/http/route.ts";
import { adminRoutes } from "./admin/routes.ts";
import { accountEventsRoutes } from "./account-events/routes.ts";
import { aheadRoutes } from "./ahead/routes.ts";
import { alertsRoutes } from "./alerts/routes.ts";
import { attachmentsRoutes } from "./attachments/routes.ts";
import { bankAccountsRoutes } from "./bank-accounts/routes.ts";
import { broughtNamesRoutes } from "./brought-names/routes.ts";
import { budgetsRoutes } from "./budgets/routes.ts";
import { byHandRoutes } from "./by-hand/routes.ts";
import { categorisationRoutes } from "./categorisation/routes.ts";
import { categoriesRoutes } from "./categories/routes.ts";
import { changesRoutes } from "./changes/routes.ts";
import { exchangeRatesRoutes } from "./exchange-rates/routes.ts";
import { exploreRoutes } from "./explore/routes.ts";
import { exportRoutes } from "./export/routes.ts";
import { insightsRoutes } from "./insights/routes.ts";
import { keysRoutes } from "./keys/routes.ts";
import { membersRoutes } from "./members/routes.ts";
import { merchantsRoutes } from "./merchants/routes.ts";
import { netWorthRoutes } from "./net-worth/routes.ts";
import { noticesRoutes } from "./notices/routes.ts";
import { goalsRoutes } from "./goals/routes.ts";
import { factorsRoutes } from "./factors/routes.ts";
import { findingsRoutes } from "./findings/routes.ts";
import { rulesRoutes } from "./rules/routes.ts";
import { savedSearchesRoutes } from "./saved-searches/routes.ts";
import { sampleRoutes } from "./sample/routes.ts";
import { sessionsRoutes } from "./sessions/routes.ts";
import { signOnRoutes } from "./sign-on/routes.ts";
import { statementSourcesRoutes } from "./statement-sources/routes.ts";
import { statementsRoutes } from "./statements/routes.ts";
import { suggestionsRoutes } from "./suggestions/routes.ts";
import { proposalsRoutes } from "./proposals/routes.ts";
import { transactionsRoutes } from "./transactions/routes.ts";
import { subscriptionRoutes } from "./subscription/routes.ts";
import { usersRoutes } from "./users/routes.ts";
import { vendorsRoutes } from "./vendors/routes.ts";
import { webhooksRoutes } from "./webhooks/routes.ts";

/** Every route of the core service. */
export const coreRoutes: readonly Route[] = [
  ...sessionsRoutes,
  ...signOnRoutes,
  ...factorsRoutes,
  ...accountEventsRoutes,
  ...usersRoutes,
  ...membersRoutes,
  ...bankAccountsRoutes,
  ...categoriesRoutes,
  ...merchantsRoutes,
  ...vendorsRoutes,
  ...transactionsRoutes,
  ...attachmentsRoutes,
  ...byHandRoutes,
  ...savedSearchesRoutes,
  ...rulesRoutes,
  ...broughtNamesRoutes,
  ...suggestionsRoutes,
  ...proposalsRoutes,
  ...categorisationRoutes,
  ...statementsRoutes,
  ...findingsRoutes,
  ...statementSourcesRoutes,
  ...sampleRoutes,
  ...subscriptionRoutes,
  ...insightsRoutes,
  ...budgetsRoutes,
  ...aheadRoutes,
  ...exchangeRatesRoutes,
  ...netWorthRoutes,
  ...exploreRoutes,
  ...goalsRoutes,
  ...alertsRoutes,
  ...noticesRoutes,
  ...keysRoutes,
  ...webhooksRoutes,
  ...exportRoutes,
  ...changesRoutes,
  ...adminRoutes,
];
