import { DELETE_BANK_ACCOUNT_ACT } from "./bank-accounts/index.ts";
import { FILE_BROUGHT_NAMES_ACT } from "./brought-names/index.ts";
import { DELETE_CATEGORY_ACT } from "./categories/index.ts";
import { type AnyAct, UNDO_ACT } from "./changes/index.ts";
import { DECIDE_REFUNDS_ACT, DECIDE_TRANSFERS_ACT } from "./findings/index.ts";
import { DELETE_MERCHANT_ACT, MERGE_MERCHANT_ACT } from "./merchants/index.ts";
import { ACCEPT_PROPOSALS_ACT } from "./proposals/index.ts";
import { CHANGE_RULE_ACT, CREATE_RULE_ACT } from "./rules/index.ts";
import { CORRECT_ACT, DELETE_STATEMENT_ACT, REREAD_ACT } from "./statements/index.ts";
import { ACCEPT_SUGGESTIONS_ACT } from "./suggestions/index.ts";
import { CHANGE_TRANSACTIONS_ACT } from "./transactions/index.ts";
import { ASSIGN_VENDORS_ACT } from "./vendors/index.ts";

/** What a person may do to very many rows at once, by name. */
export const ACTS: ReadonlyMap<string, AnyAct> = new Map(
  [
    UNDO_ACT,
    CHANGE_TRANSACTIONS_ACT,
    DECIDE_TRANSFERS_ACT,
    DECIDE_REFUNDS_ACT,
    ASSIGN_VENDORS_ACT,
    DELETE_MERCHANT_ACT,
    MERGE_MERCHANT_ACT,
    DELETE_CATEGORY_ACT,
    DELETE_BANK_ACCOUNT_ACT,
    CREATE_RULE_ACT,
    CHANGE_RULE_ACT,
    DELETE_STATEMENT_ACT,
    CORRECT_ACT,
    REREAD_ACT,
    ACCEPT_SUGGESTIONS_ACT,
    ACCEPT_PROPOSALS_ACT,
    FILE_BROUGHT_NAMES_ACT,
  ].map((act) => [act.name, act]),
);
