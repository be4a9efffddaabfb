import type { Changing } from "../changes/index.ts";

/** What core/changes is told of where statements come from. */
export const statementSourcesChanging: Changing = {
  tables: {
    allowed_senders: {
      key: ["id"],
      of_owner: true,
      refers: { bank_account_id: { to: "bank_accounts", else: "null" } },
      unique: { columns: ["pattern"], name: null },
      tells: {
        thing: "sender",
        toName: ({ pattern }) => String(pattern),
        columns: {
          pattern: { field: "pattern", as: "text" },
          bank_account_id: { field: "bank_account", as: "reference" },
          may_be_unsigned: { field: "may_be_unsigned", as: "flag" },
        },
      },
    },
  },
};
