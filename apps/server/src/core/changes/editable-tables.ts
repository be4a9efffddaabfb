import type { Rows } from "@passbook/db/schema";

/** What a column refers to. */
export type Reference = {
  readonly to: EditableName | "files";
  /** What a restored row takes when what it refers to is gone: null, Uncategorised, or it is not restored. */
  readonly else: "null" | "uncategorised" | "leave_out";
  /** The row falls with what it refers to. */
  readonly falls?: true;
};

/** What is known of a table whose rows a person can change: its key, and which tables refer to it. */
type EditableTable = {
  /** Columns that, with user_id, tell a row. */
  readonly key: readonly string[];
  /** Column → table it refers to. */
  readonly refers: Readonly<Record<string, Reference>>;
  /** Columns that must be unique per user, and the name column that is varied to keep them so; whether whoever has the place is the same thing. */
  readonly unique?: {
    readonly columns: readonly string[];
    readonly name: string | null;
    readonly same?: true;
  };
  /** Columns that are found from the data; a row that is brought back waits until they are found again. */
  readonly derived?: readonly string[];
  /** The row of another table that is shown and edited together with it, and the column that names it. */
  readonly part_of?: { readonly table: Owner; readonly column: string };
};

/** Tables whose rows are shown together with parts of other tables. */
export type Owner = "categories" | "transactions";

export type EditableName =
  | "bank_accounts"
  | "categories"
  | "tags"
  | "merchants"
  | "vendors"
  | "rules"
  | "answers"
  | "decisions"
  | "statements"
  | "readings"
  | "transactions"
  | "sightings"
  | "transaction_tags"
  | "splits"
  | "allowed_senders";

export type EditableRow<T extends EditableName = EditableName> = Rows[T];

export const EDITABLE: Readonly<Record<EditableName, EditableTable>> = {
  bank_accounts: { key: ["id"], refers: {} },
  categories: {
    key: ["id"],
    refers: { parent_id: { to: "categories", else: "leave_out" } },
    unique: { columns: ["parent_id", "name_key"], name: "name" },
  },
  tags: {
    key: ["id"],
    refers: { sub_category_id: { to: "categories", else: "leave_out", falls: true } },
    unique: { columns: ["sub_category_id", "name_key"], name: "name" },
    part_of: { table: "categories", column: "sub_category_id" },
  },
  merchants: {
    key: ["id"],
    refers: { sub_category_id: { to: "categories", else: "null" } },
    unique: { columns: ["name_key"], name: "name" },
  },
  vendors: {
    key: ["id"],
    refers: { merchant_id: { to: "merchants", else: "null" } },
    unique: { columns: ["name_key"], name: null, same: true },
  },
  rules: { key: ["id"], refers: {} },
  answers: {
    key: ["id"],
    refers: { sub_category_id: { to: "categories", else: "leave_out", falls: true } },
    unique: { columns: ["transaction_id"], name: null },
  },
  decisions: { key: ["id"], refers: {}, unique: { columns: ["kind", "subject"], name: null } },
  statements: {
    key: ["id"],
    refers: {
      file_id: { to: "files", else: "leave_out" },
      bank_account_id: { to: "bank_accounts", else: "null" },
      wanted_account_id: { to: "bank_accounts", else: "null" },
    },
    unique: { columns: ["file_id", "file_index"], name: null },
  },
  readings: {
    key: ["statement_id", "chunk"],
    refers: { statement_id: { to: "statements", else: "leave_out", falls: true } },
  },
  transactions: {
    key: ["id"],
    refers: {
      bank_account_id: { to: "bank_accounts", else: "leave_out" },
      statement_id: { to: "statements", else: "null" },
      vendor_id: { to: "vendors", else: "null" },
      merchant_id: { to: "merchants", else: "null" },
      sub_category_id: { to: "categories", else: "uncategorised" },
    },
    unique: { columns: ["bank_account_id", "fingerprint", "nth"], name: null },
    derived: ["transfer_id", "refund_of", "series_id"],
  },
  sightings: {
    key: ["id"],
    refers: {
      transaction_id: { to: "transactions", else: "leave_out", falls: true },
      statement_id: { to: "statements", else: "leave_out", falls: true },
    },
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
      sub_category_id: { to: "categories", else: "uncategorised" },
    },
    part_of: { table: "transactions", column: "transaction_id" },
  },
  allowed_senders: {
    key: ["id"],
    refers: { bank_account_id: { to: "bank_accounts", else: "null" } },
    unique: { columns: ["pattern"], name: null },
  },
};

/** A column of another table that refers to a table. */
export type Referrer = { readonly table: EditableName; readonly column: string; readonly falls: boolean };

const toReferrers = (table: EditableName): Referrer[] =>
  (Object.keys(EDITABLE) as EditableName[]).flatMap((other) =>
    Object.entries(EDITABLE[other].refers)
      .filter(([, reference]) => reference.to === table)
      .map(([column, reference]) => ({ table: other, column, falls: reference.falls === true })),
  );

const referrers = new Map<EditableName, readonly Referrer[]>();

/** Every column that refers to a table. */
export const listReferrers = (table: EditableName): readonly Referrer[] => {
  const known = referrers.get(table) ?? toReferrers(table);
  referrers.set(table, known);
  return known;
};

/** A row as the history keeps it. */
export const withoutDerived = (
  table: EditableName,
  row: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  const { derived } = EDITABLE[table];
  return derived === undefined ? row : { ...row, ...Object.fromEntries(derived.map((name) => [name, null])) };
};
