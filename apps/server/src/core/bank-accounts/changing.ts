import type { Changing } from "../changes/index.ts";

/** What core/changes is told of bank accounts. */
export const bankAccountsChanging: Changing = {
  tables: { bank_accounts: { key: ["id"], refers: {} } },
};
