import type { Program } from "@passbook/contract/programs";
/** What a column of a program's export holds for its person. */
export type BroughtColumn =
  | "category"
  | "parent"
  | "tags"
  | "note"
  | "payee"
  | "printed"
  | "account"
  | "other_account"
  | "from"
  | "to"
  | "movement"
  | "kind"
  | "cleared"
  | "part"
  | "opening"
  | "whole";

/** How a program names the columns of its export, in lower case: those that tell it, and what they hold. */
export type ProgramShape = {
  readonly program: Program;
  readonly told_by: readonly string[];
  readonly columns: Readonly<Partial<Record<BroughtColumn, string>>>;
};

const ACTUAL = {
  account: "account",
  payee: "payee",
  opening: "payee",
  note: "notes",
  category: "category",
} as const;

/** From their documented exports; of two that fit, the first. */
export const PROGRAM_SHAPES: readonly ProgramShape[] = [
  {
    program: "mint",
    told_by: ["original description", "transaction type", "category", "account name", "labels", "notes"],
    columns: {
      category: "category",
      tags: "labels",
      note: "notes",
      payee: "description",
      printed: "original description",
      account: "account name",
    },
  },
  {
    program: "ynab",
    told_by: ["category group", "category", "payee", "memo", "outflow", "inflow"],
    columns: {
      category: "category",
      parent: "category group",
      note: "memo",
      payee: "payee",
      opening: "payee",
      account: "account",
      cleared: "cleared",
    },
  },
  {
    program: "ynab",
    told_by: ["master category", "sub category", "payee", "memo", "outflow", "inflow"],
    columns: {
      category: "sub category",
      parent: "master category",
      note: "memo",
      payee: "payee",
      opening: "payee",
      account: "account",
      cleared: "cleared",
    },
  },
  {
    program: "monarch",
    told_by: ["merchant", "category", "account", "original statement", "notes", "amount"],
    columns: {
      category: "category",
      tags: "tags",
      note: "notes",
      payee: "merchant",
      printed: "original statement",
      account: "account",
    },
  },
  {
    program: "copilot",
    told_by: ["name", "amount", "category", "parent category", "excluded", "account"],
    columns: {
      category: "category",
      parent: "parent category",
      tags: "tags",
      note: "note",
      payee: "name",
      account: "account",
    },
  },
  {
    program: "lunch_money",
    told_by: ["payee", "category", "account_name", "tags", "notes", "amount"],
    columns: {
      category: "category",
      parent: "category_group",
      tags: "tags",
      note: "notes",
      payee: "payee",
      printed: "original_name",
      account: "account_name",
      cleared: "status",
    },
  },
  {
    program: "lunch_money",
    told_by: ["payee", "category", "account", "tags", "notes", "amount", "currency"],
    columns: {
      category: "category",
      parent: "category_group",
      tags: "tags",
      note: "notes",
      payee: "payee",
      printed: "original_name",
      account: "account",
      cleared: "status",
    },
  },
  {
    program: "simplifi",
    told_by: ["postedon", "payee", "usage", "category", "tags", "notes"],
    columns: {
      category: "category",
      tags: "tags",
      note: "notes",
      payee: "payee",
      account: "account",
      cleared: "state",
    },
  },
  {
    program: "actual",
    told_by: ["account", "date", "payee", "notes", "category", "amount", "split_amount"],
    columns: { ...ACTUAL, parent: "category_group", cleared: "cleared", part: "split_amount" },
  },
  {
    program: "actual",
    told_by: ["account", "date", "payee", "notes", "category", "amount", "cleared"],
    columns: { ...ACTUAL, parent: "category_group", cleared: "cleared" },
  },
  {
    program: "firefly",
    told_by: ["journal_id", "type", "source_name", "destination_name", "category"],
    columns: {
      category: "category",
      tags: "tags",
      note: "notes",
      from: "source_name",
      to: "destination_name",
      movement: "journal_id",
      cleared: "reconciled",
      opening: "type",
      whole: "group_id",
    },
  },
  // older versions call it a comment
  ...["description", "comment"].map(
    (note) =>
      ({
        program: "ezbookkeeping",
        told_by: ["time", "type", "category", "sub category", "account", "account2", "tags", note],
        columns: {
          category: "sub category",
          parent: "category",
          tags: "tags",
          note,
          account: "account",
          other_account: "account2",
          kind: "type",
          opening: "type",
        },
      }) as const,
  ),
  ...["account", "accounts"].map(
    (account) =>
      ({
        program: "money_manager",
        told_by: [account, "category", "subcategory", "note", "income/expense", "amount", "currency"],
        columns: {
          category: "subcategory",
          parent: "category",
          note: "description",
          payee: "note",
          account,
          kind: "income/expense",
        },
      }) as const,
  ),
  {
    program: "passbook",
    told_by: ["vendor", "merchant", "category", "sub-category", "tags", "parts", "note", "status"],
    columns: {
      category: "sub-category",
      parent: "category",
      tags: "tags",
      note: "note",
      account: "account",
    },
  },
];
