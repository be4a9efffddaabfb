import type { Changing } from "../changes/index.ts";

/** What core/changes is told of attachments; their bytes stay for an undo as long as their room is not needed. */
export const attachmentsChanging: Changing = {
  tables: {
    attachments: {
      key: ["id"],
      refers: {
        transaction_id: { to: "transactions", else: "leave_out", falls: true },
        file_id: { to: "files", else: "leave_out" },
      },
      unique: { columns: ["transaction_id", "file_id"], name: null, same: true },
      part_of: { table: "transactions", column: "transaction_id" },
      tells_of: { owner: "transaction_id", field: "file", as: "text", value: "file_name" },
    },
  },
};
