import type { Changing } from "../changes/index.ts";

/** What core/changes is told of proposals: declining one is a change; what programs propose is none. */
export const proposalsChanging: Changing = {
  tables: {
    proposals: {
      key: ["id"],
      refers: {
        transaction_id: { to: "transactions", else: "leave_out", falls: true },
        sub_category_id: { to: "categories", else: "leave_out", falls: true },
      },
      unique: { columns: ["transaction_id", "key_id"], name: null, same: true },
      goes_along: true,
      untold: true,
    },
  },
};
