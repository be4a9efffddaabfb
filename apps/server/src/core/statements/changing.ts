import type { Changing } from "../changes/index.ts";
import { followImported, STATEMENTS_BELL } from "./import/follow-changes.ts";
import { handOver } from "./ledger/hand-over.ts";

/** What core/changes is told of statements, and of the rows that they print. */
export const statementsChanging: Changing = {
  tables: {
    statements: {
      key: ["id"],
      refers: {
        file_id: { to: "files", else: "leave_out" },
        bank_account_id: { to: "bank_accounts", else: "null" },
        wanted_account_id: { to: "bank_accounts", else: "null" },
      },
      unique: { columns: ["file_id", "file_index"], name: null },
      tells: {
        thing: "statement",
        toName: ({ file_name }) => String(file_name),
        columns: {
          bank_account_id: { field: "bank_account", as: "reference" },
          opening_balance: { field: "opening_balance", as: "money" },
          closing_balance: { field: "closing_balance", as: "money" },
        },
      },
    },
    readings: {
      key: ["statement_id", "chunk"],
      refers: { statement_id: { to: "statements", else: "leave_out", falls: true } },
      weight: 250,
    },
    sightings: {
      key: ["id"],
      refers: {
        transaction_id: { to: "transactions", else: "leave_out", falls: true },
        statement_id: { to: "statements", else: "leave_out", falls: true },
      },
    },
  },
  follow: followImported,
  handOver: { table: "transactions", list: handOver },
  undo_bells: [STATEMENTS_BELL],
};
