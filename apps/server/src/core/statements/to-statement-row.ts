import type { ReadingRow, StatementRow } from "@passbook/db/schema";
import type { ParsedFile, ParsedStatement, ParsedTransaction } from "@passbook/statement-parser";
import { readDetails, type ReadRow, type StatementDetails } from "./details.ts";
import type { Plan } from "./plan-import.ts";
import { READING_ROWS } from "./repo.ts";

/** What reading found out about one statement, as columns of its row. */
export const toStatementRow = (
  row: StatementRow,
  file: ParsedFile,
  plan: Plan,
  outcome: Pick<StatementRow, "status" | "bank_account_id" | "count_new" | "count_duplicate" | "updated_at">,
): StatementRow => ({
  ...row,
  ...findPeriod(plan.printed),
  ...outcome,
  id: plan.statement_id,
  file_index: plan.file_index,
  // Once imported nobody needs the wish any more; until then the next reading does.
  wanted_account_id: plan.kind === "import" ? null : row.wanted_account_id,
  format: file.format,
  currency: plan.printed.currency,
  opening_balance: plan.printed.opening_balance,
  closing_balance: plan.printed.closing_balance,
  verdict: plan.printed.proof.verdict,
  details: JSON.stringify(toDetails(row, file, plan)),
  count_changed: 0,
  attempts: 0,
  lease_owner: null,
  lease_until: null,
});

const toDetails = (row: StatementRow, file: ParsedFile, plan: Plan): StatementDetails => {
  const { bank_name, last_4_digits, account_type } = plan.printed.account;
  const { answers, accepted, sealed_password } = readDetails(row);
  return {
    proof: plan.printed.proof,
    printed_account: { bank_name, last_4_digits, account_type },
    problems: file.problems,
    questions: plan.kind === "review" ? plan.questions : [],
    statement_count: file.statements.length,
    ...(answers === undefined ? {} : { answers }),
    ...(accepted === undefined ? {} : { accepted }),
    // A file that opened needs its password no more, except to be read again after a question.
    ...(sealed_password === undefined || plan.kind === "import" ? {} : { sealed_password }),
  };
};

/** The printed period, completed by the first and last row where it is not printed. */
const findPeriod = ({
  period,
  transactions,
}: ParsedStatement): Pick<StatementRow, "period_from" | "period_to"> => {
  let [from, to] = [period.from, period.to];
  if (from === null || to === null)
    for (const { booked_on } of transactions) {
      if (period.from === null && (from === null || booked_on < from)) from = booked_on;
      if (period.to === null && (to === null || booked_on > to)) to = booked_on;
    }
  return { period_from: from, period_to: to };
};

/** A printed row as `readings` keeps it. */
export const toReadRow = (
  row: ParsedTransaction,
  currency: string,
  transaction_id: string | null,
): ReadRow => ({
  booked_on: row.booked_on,
  amount: row.amount,
  currency,
  description: row.description,
  balance_after: row.balance_after,
  line: "line" in row.source ? row.source.line : null,
  transaction_id,
});

/** Printed rows in chunks of `readings`. */
export const toReadings = (
  { user_id, id }: Pick<StatementRow, "user_id" | "id">,
  rows: readonly ReadRow[],
): ReadingRow[] =>
  Array.from({ length: Math.ceil(rows.length / READING_ROWS) }, (_, chunk) => ({
    user_id,
    statement_id: id,
    chunk,
    rows: JSON.stringify(rows.slice(chunk * READING_ROWS, (chunk + 1) * READING_ROWS)),
  }));
