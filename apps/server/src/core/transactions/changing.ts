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
      tells: {
        thing: "transaction",
        toName: ({ description }) => String(description),
        day: "booked_on",
        amount: "amount",
        columns: {
          sub_category_id: { field: "category", as: "reference" },
          merchant_id: { field: "merchant", as: "reference" },
          note: { field: "note", as: "text" },
          hidden: { field: "hidden", as: "flag" },
          bank_account_id: { field: "bank_account", as: "reference" },
          booked_on: { field: "booked_on", as: "day" },
          counts_on: { field: "counts_on", as: "day" },
          value_on: { field: "value_on", as: "day" },
          amount: { field: "amount", as: "money" },
          description: { field: "description", as: "text" },
          balance_after: { field: "balance_after", as: "money" },
          status: { field: "status", as: "text" },
        },
      },
    },
    transaction_tags: {
      key: ["transaction_id", "tag_id"],
      refers: {
        transaction_id: { to: "transactions", else: "leave_out", falls: true },
        tag_id: { to: "tags", else: "leave_out", falls: true },
      },
      part_of: { table: "transactions", column: "transaction_id" },
      tells_of: { owner: "transaction_id", field: "tag", as: "reference", value: "tag_id" },
    },
    splits: {
      key: ["id"],
      refers: {
        transaction_id: { to: "transactions", else: "leave_out", falls: true },
        sub_category_id: { to: "categories", else: "default" },
      },
      part_of: { table: "transactions", column: "transaction_id" },
      tells_of: {
        owner: "transaction_id",
        field: "part",
        as: "reference",
        value: "sub_category_id",
        amount: "amount",
      },
    },
  },
};
