import { alertsChanging } from "./alerts/changing.ts";
import { attachmentsChanging } from "./attachments/changing.ts";
import { bankAccountsChanging } from "./bank-accounts/changing.ts";
import { budgetsChanging } from "./budgets/changing.ts";
import { broughtNamesChanging } from "./brought-names/changing.ts";
import { categoriesChanging } from "./categories/changing.ts";
import { categorisationChanging } from "./categorisation/changing.ts";
import type { Changing } from "./changes/index.ts";
import { exchangeRatesChanging } from "./exchange-rates/changing.ts";
import { exploreChanging } from "./explore/changing.ts";
import { merchantsChanging } from "./merchants/changing.ts";
import { findingsChanging } from "./findings/changing.ts";
import { goalsChanging } from "./goals/changing.ts";
import { proposalsChanging } from "./proposals/changing.ts";
import { rulesChanging } from "./rules/changing.ts";
import { netWorthChanging } from "./net-worth/changing.ts";
import { savedSearchesChanging } from "./saved-searches/changing.ts";
import { statementSourcesChanging } from "./statement-sources/changing.ts";
import { statementsChanging } from "./statements/changing.ts";
import { sumsChanging } from "./sums/changing.ts";
import { transactionsChanging } from "./transactions/changing.ts";
import { vendorsChanging } from "./vendors/changing.ts";

/** What can be changed, and what follows from changes, in the order in which it does. */
export const CORE_CHANGING: readonly Changing[] = [
  sumsChanging,
  bankAccountsChanging,
  categoriesChanging,
  merchantsChanging,
  vendorsChanging,
  categorisationChanging,
  transactionsChanging,
  savedSearchesChanging,
  rulesChanging,
  broughtNamesChanging,
  statementsChanging,
  attachmentsChanging,
  findingsChanging,
  proposalsChanging,
  budgetsChanging,
  exchangeRatesChanging,
  netWorthChanging,
  exploreChanging,
  goalsChanging,
  alertsChanging,
  statementSourcesChanging,
];
