import { type RawBuilder, sql } from "kysely";
import type { Database } from "../versioned.ts";

/** What the conditions below are made for: whose book it is, and how a table itself is named where another stands in its place. */
export type LeavingOut = { readonly user_id: string; readonly real: (table: string) => RawBuilder<unknown> };
type Condition = (of: LeavingOut) => RawBuilder<boolean>;

const accounts = ({ user_id, real }: LeavingOut) =>
  sql`(select id from ${real("bank_accounts")} where user_id = ${user_id} and is_private = 1)`;

/** The rows of private accounts, as `kept`. */
const keptRows = (of: LeavingOut) =>
  sql`${of.real("bank_accounts")} as hiding join ${of.real("stored_transactions")} as kept
    on kept.user_id = hiding.user_id and kept.bank_account_id = hiding.id where hiding.user_id = ${of.user_id} and hiding.is_private = 1`;

/** Whether a row named by `column` of `each` is one of theirs. */
const isKeptRow = (of: LeavingOut, column: string) =>
  sql<boolean>`exists (select 1 from ${of.real("stored_transactions")} as kept
    where kept.user_id = ${of.user_id} and kept.id = ${sql.ref(`each.${column}`)} and kept.bank_account_id in ${accounts(of)})`;

/** What was decided about rows of theirs, which stand there by their account: rows of a series that was dismissed name it no more. */
const decisions = ({ user_id, real }: LeavingOut) =>
  sql`(select said.id from ${real("bank_accounts")} as hiding join ${real("decisions")} as said
    on said.user_id = hiding.user_id and said.details like '%' || hiding.id || '%' where hiding.user_id = ${user_id} and hiding.is_private = 1)`;

const ofAccount: Condition = (of) => sql`each.bank_account_id in ${accounts(of)}`;
const ofRow: Condition = (of) => isKeptRow(of, "transaction_id");

/** Where accounts are private, whose is not known yet may turn out to be of one, unless a member handed it in. */
const statement: Condition = (of) =>
  sql`(coalesce(each.bank_account_id, '') in ${accounts(of)} or (each.bank_account_id is null and exists ${accounts(of)}
    and (each.uploaded_by is null or coalesce(each.wanted_account_id, '') in ${accounts(of)})))`;

const statements = (of: LeavingOut) =>
  sql`${of.real("statements")} as each where each.user_id = ${of.user_id} and ${statement(of)}`;

const ofStatement = (of: LeavingOut) =>
  sql<boolean>`each.statement_id in (select each.id from ${statements(of)})`;

/** A paper with a private account on it is not shown, whatever else is. */
const files = (of: LeavingOut) => sql`(select each.file_id from ${statements(of)}
  union all select each.file_id from ${of.real("attachments")} as each where each.user_id = ${of.user_id} and ${ofRow(of)})`;

/** What only rows of private accounts are called. */
const vendor: Condition = (of) => {
  const { user_id, real } = of;
  return sql`each.id in (select kept.vendor_id from ${keptRows(of)} and kept.vendor_id is not null)
    and not exists (select 1 from ${real("stored_transactions")} as shown
      where shown.user_id = ${user_id} and shown.vendor_id = each.id and shown.bank_account_id not in ${accounts(of)})`;
};

const merchant: Condition = (of) => {
  const { user_id, real } = of;
  const shown = sql`${real("stored_transactions")} as shown where shown.user_id = ${user_id} and shown.bank_account_id not in ${accounts(of)}`;
  return sql`each.id in (select coalesce(kept.merchant_id, named.merchant_id) from ${real("vendors")} as named
      join (select kept.vendor_id, kept.merchant_id from ${keptRows(of)}) as kept on named.id = kept.vendor_id
      where named.user_id = ${user_id} and coalesce(kept.merchant_id, named.merchant_id) is not null
      union all select kept.merchant_id from ${keptRows(of)} and kept.merchant_id is not null)
    and not exists (select 1 from ${shown} and shown.merchant_id = each.id)
    and not exists (select 1 from ${real("vendors")} as named where named.user_id = ${user_id} and named.merchant_id = each.id
      and exists (select 1 from ${shown} and shown.vendor_id = named.id))`;
};

/** What the owner and the product did tells of any account, so that it is told to nobody else while one is private. */
const change: Condition = (of) => sql`each.actor_id is null and exists ${accounts(of)}`;

/**
 * What is left out of each table for members of a book of which accounts are private, as a condition of its rows, `each`. In this order: what
 * refers to others before these, as one engine knows tables by the last name that they were given.
 */
export const LEFT_OUT = {
  change_parts: (of) =>
    sql`exists ${accounts(of)} and each.change_id in (select id from ${of.real("changes")} where user_id = ${of.user_id} and actor_id is null)`,
  changes: change,
  acts: change,
  goals: ({ user_id, real }) =>
    sql`exists (select 1 from ${real("bank_accounts")} as hiding where hiding.user_id = ${user_id} and hiding.is_private = 1
      and each.account_ids like '%' || hiding.id || '%')`,
  balance_limits: ofAccount,
  known_layouts: ofAccount,
  month_sums: ofAccount,
  category_sums: ofAccount,
  day_sums: ofAccount,
  series: (of) =>
    sql`(each.bank_account_id in ${accounts(of)} or each.id in (select kept.series_id from ${keptRows(of)} and kept.series_id is not null)
      or each.decision_id in ${decisions(of)})`,
  brought_names: (of) => sql`each.source in ${accounts(of)}`,
  brought_parts: ofRow,
  brought_rows: ofRow,
  answers: ofRow,
  proposals: ofRow,
  findings: ofRow,
  refunds: (of) => sql`(${isKeptRow(of, "transaction_id")} or ${isKeptRow(of, "purchase_id")})`,
  transfers: (of) => sql`(${isKeptRow(of, "from_transaction_id")} or ${isKeptRow(of, "to_transaction_id")})`,
  transaction_tags: ofRow,
  splits: ofRow,
  sightings: (of) => sql`(${ofRow(of)} or ${ofStatement(of)})`,
  readings: ofStatement,
  file_parts: (of) => sql`each.file_id in ${files(of)}`,
  files: (of) => sql`each.id in ${files(of)}`,
  attachments: ofRow,
  statements: statement,
  merchants: merchant,
  vendors: vendor,
  transactions: ofAccount,
  stored_transactions: ofAccount,
  bank_accounts: () => sql`each.is_private = 1`,
} as const satisfies Partial<Record<keyof Database | "stored_transactions", Condition>>;

export type LeftOutTable = keyof typeof LEFT_OUT;
