import type { BankAccountRow } from "@passbook/db/schema";
import type { Changing } from "../changes/index.ts";
import { toDisplayLabel } from "./repo.ts";

/** What core/changes is told of bank accounts. */
export const bankAccountsChanging: Changing = {
  tables: {
    bank_accounts: {
      key: ["id"],
      refers: {},
      tells: {
        thing: "bank_account",
        // rows of this table
        toName: (row) => toDisplayLabel(row as BankAccountRow),
        columns: {
          label: { field: "name", as: "text" },
          bank_name: { field: "bank", as: "text" },
          last_4_digits: { field: "digits", as: "text" },
          account_type: { field: "account_type", as: "text" },
          currency: { field: "currency", as: "text" },
          interest_rate: { field: "rate", as: "text" },
          rate_changes: { field: "rate", as: "unsaid" },
          is_private: { field: "private", as: "flag" },
          closed_at: { field: "closed_on", as: "day" },
        },
      },
    },
  },
};
