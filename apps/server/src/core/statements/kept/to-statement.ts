import type { Statement } from "@passbook/contract/statements";
import type { StatementRow } from "@passbook/db/schema";
import type { Kept } from "@passbook/db/versioned";
import { readDetails } from "./details.ts";

/** A statement as the contract shows it. */
export const toStatement = (row: Kept<StatementRow>, continues: Statement["continues"]): Statement => {
  const {
    proof,
    printed_account,
    problems,
    questions,
    corrections,
    mail,
    statement_count = 1,
    inner_name = null,
    password_hint = null,
  } = readDetails(row);
  return {
    id: row.id,
    bank_account_id: row.bank_account_id,
    source: row.source,
    mail: mail ?? null,
    file_name: row.file_name,
    file_size: row.file_size,
    file_hash: row.file_hash,
    format: row.format,
    period:
      row.period_from === null || row.period_to === null
        ? null
        : { from: row.period_from, to: row.period_to },
    currency: row.currency,
    opening_balance: row.opening_balance,
    closing_balance: row.closing_balance,
    status: row.status,
    file_part:
      statement_count > 1 ? { number: row.file_index + 1, of: statement_count, name: inner_name } : null,
    printed_account:
      printed_account === undefined ? null : { ...printed_account, name: printed_account.name ?? null },
    proof: proof ?? null,
    counts: { new: row.count_new, duplicate: row.count_duplicate, changed: row.count_changed },
    problems: [...(problems ?? [])],
    questions: [...(questions ?? [])],
    corrections: [...(corrections ?? [])],
    password_hint: row.status === "needs_password" ? password_hint : null,
    continues,
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  };
};
