import type { Changing } from "../changes/index.ts";

/** What core/changes is told of transactions, their tags and the parts they are divided into. */
export const transactionsChanging: Changing = {
  tables: {
    transactions: {
      key: ["id"],
      refers: {
        bank_account_id: { to: "bank_accounts", else: "leave_out" },
        statement_id: { to: "statements", else: "null" },
        vendor_id: { to: "vendors", else: "null" },
        merchant_id: { to: "merchants", else: "null" },
        sub_category_id: { to: "categories", else: "default" },
      },
      unique: { columns: ["bank_account_id", "fingerprint", "nth"], name: null },
      derived: ["transfer_id", "refund_of", "series_id"],
      // How a category came about, and what else was likely, goes with it whatever was found since.
      goes_with: { why: "sub_category_id", confidence: "sub_category_id", suggested_id: "sub_category_id" },
      measures: true,
    },
    transaction_tags: {
      key: ["transaction_id", "tag_id"],
      refers: {
        transaction_id: { to: "transactions", else: "leave_out", falls: true },
        tag_id: { to: "tags", else: "leave_out", falls: true },
      },
      part_of: { table: "transactions", column: "transaction_id" },
    },
    splits: {
      key: ["id"],
      refers: {
        transaction_id: { to: "transactions", else: "leave_out", falls: true },
        sub_category_id: { to: "categories", else: "default" },
      },
      part_of: { table: "transactions", column: "transaction_id" },
    },
  },
};
