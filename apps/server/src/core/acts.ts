import { type AnyAct, UNDO_ACT } from "./changes/index.ts";
import { CORRECT_ACT, DELETE_STATEMENT_ACT, REREAD_ACT } from "./statements/index.ts";
import { CHANGE_TRANSACTIONS_ACT } from "./transactions/index.ts";
import { ASSIGN_VENDORS_ACT } from "./vendors/index.ts";

/** What a person may do to very many rows at once, by name. */
export const ACTS: ReadonlyMap<string, AnyAct> = new Map(
  [UNDO_ACT, CHANGE_TRANSACTIONS_ACT, ASSIGN_VENDORS_ACT, DELETE_STATEMENT_ACT, CORRECT_ACT, REREAD_ACT].map(
    (act) => [act.name, act],
  ),
);
