import type { Changing } from "../changes/index.ts";

/** What core/changes is told of what a person says of alerts. */
export const alertsChanging: Changing = {
  tables: {
    dismissed_alerts: {
      key: ["id"],
      refers: {},
      unique: { columns: ["id"], name: null, same: true },
      tells: { thing: "alert", toName: ({ name }) => String(name), columns: {} },
    },
    silenced_alerts: { key: ["id"], refers: {}, unique: { columns: ["kind"], name: null, same: true } },
    balance_limits: {
      key: ["id"],
      refers: { bank_account_id: { to: "bank_accounts", else: "leave_out", falls: true } },
      unique: { columns: ["bank_account_id"], name: null, same: true },
      tells_of: { owner: "bank_account_id", field: "balance_limit", as: "money", value: "amount" },
    },
  },
};
