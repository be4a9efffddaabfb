import { findPeriod } from "../kept/find-period.ts";
import { setImmediate as nextTurn } from "node:timers/promises";
import { NO_CURRENCY } from "@passbook/contract/values";
import type { ReadingRow, StatementRow } from "@passbook/db/schema";
import { nextVersion } from "@passbook/db/versioned";
import type { ParsedTransaction } from "@passbook/statement-parser";
import { readDetails, type ReadRow, type StatementDetails } from "../kept/details.ts";
import { toAnchors } from "./anchor-corrections.ts";
import type { OpenedFile } from "../kept/opened-file.ts";
import { MOVE_IN_QUESTION } from "../account/choose-moved.ts";
import { describeBook } from "../kept/describe-book.ts";
import type { Plan } from "./plan-import.ts";

import { READING_ROWS } from "../kept/repo.ts";

/** What reading found out about one statement, as columns of its row. */
export const toStatementRow = (
  row: StatementRow & { readonly version?: number },
  file: OpenedFile,
  plan: Plan,
  outcome: Pick<
    StatementRow,
    "status" | "bank_account_id" | "count_new" | "count_duplicate" | "count_changed" | "updated_at"
  >,
): StatementRow & { readonly version?: number } => ({
  ...row,
  ...findPeriod(plan.printed),
  ...outcome,
  id: plan.statement_id,
  file_index: plan.file_index,
  // Once imported nobody needs the wish any more; until then the next reading does.
  wanted_account_id: plan.kind === "import" ? null : row.wanted_account_id,
  format: plan.printed.format ?? file.format,
  currency: findCurrency(plan),
  opening_balance: plan.printed.opening_balance,
  closing_balance: plan.printed.closing_balance,
  verdict: plan.printed.proof.verdict,
  details: JSON.stringify(toDetails(row, file, plan)),
  attempts: 0,
  lease_owner: null,
  lease_until: null,
  // The row that waited is replaced by one that counts on.
  ...(row.version === undefined ? {} : { version: nextVersion(row.version) }),
});

type OfBook = Pick<StatementDetails, "book" | "move_in" | "statement_count">;

/** What the details of a statement say of the book it is of, and how many are of its file once they are there. */
const toBookDetails = (
  file: OpenedFile,
  plan: Plan,
  { book: before, move_in }: Pick<StatementDetails, "book" | "move_in">,
): OfBook => {
  const waits = plan.kind === "review" && plan.questions.some(({ code }) => code === MOVE_IN_QUESTION);
  if (waits) return { book: describeBook(file, plan.holders) };
  if (move_in === undefined) return { statement_count: file.statements.length };
  const { names: _chosen, ...book } =
    before === undefined || plan.file_index > 0 ? { names: [] } : describeBook(file);
  return {
    statement_count: file.statements.length,
    move_in: { accounts: move_in.accounts },
    ...("accounts" in book ? { book } : {}),
  };
};

/** The printed currency, else that of the account; null where neither is known. */
const findCurrency = (plan: Plan): string | null =>
  plan.printed.currency ?? (plan.kind === "import" ? plan.chosen.account.currency : plan.account_currency);

/** What is held, in the currency of the account where none is printed. */
const toHoldings = (plan: Plan): Pick<StatementDetails, "holdings"> => {
  const { holdings } = plan.printed;
  if (holdings === undefined) return {};
  const home = findCurrency(plan) ?? NO_CURRENCY;
  return {
    holdings: {
      on: holdings.on,
      rows: holdings.rows.map((row) => ({ ...row, currency: row.currency ?? home })),
    },
  };
};

const toDetails = (row: StatementRow, file: OpenedFile, plan: Plan): StatementDetails => {
  const { bank_name, last_4_digits, account_type, name = null } = plan.printed.account;
  const {
    answers,
    as_read,
    extra_rows,
    other_currency,
    corrections = [],
    replaces,
    ...kept
  } = readDetails(row);
  const sealed_password = file.sealed_password ?? kept.sealed_password;
  return {
    proof: plan.printed.proof,
    printed_account: { bank_name, last_4_digits, account_type, name },
    problems: file.problems,
    questions: plan.kind === "review" ? plan.questions : [],
    ...toHoldings(plan),
    ...toBookDetails(file, plan, kept),
    ...(plan.printed.inner_name === undefined ? {} : { inner_name: plan.printed.inner_name }),
    locked: file.locked,
    prints_pending: plan.printed.transactions.some(({ pending }) => pending),
    ...(corrections.length === 0 ? {} : { corrections, anchors: toAnchors(plan.read, corrections) }),
    // Once imported it has taken their place.
    ...(replaces === undefined || plan.kind === "import" ? {} : { replaces }),
    ...(answers === undefined ? {} : { answers }),
    ...(as_read === undefined ? {} : { as_read }),
    ...(extra_rows === undefined ? {} : { extra_rows }),
    ...(other_currency === undefined ? {} : { other_currency }),
    // Its pages are shown, and read again, with the same password.
    ...(sealed_password === undefined ? {} : { sealed_password }),
    ...(kept.mail === undefined ? {} : { mail: kept.mail }),
  };
};

const toRowPlace = (place: ParsedTransaction["source"]): NonNullable<ReadRow["source"]> =>
  "box" in place ? { ...place, box: [...place.box] } : place;

/** What `readings` keeps of a row besides what is printed in it. */
type Kept = Pick<ReadRow, "row" | "currency" | "transaction_id"> & {
  readonly became?: ReadRow["became"];
  readonly is_added?: boolean;
};

/** A printed row as `readings` keeps it. */
export const toReadRow = (
  printed: ParsedTransaction,
  { row, currency, transaction_id, became = null, is_added = false }: Kept,
): ReadRow => ({
  row,
  booked_on: printed.booked_on,
  amount: printed.amount,
  currency,
  description: printed.description,
  balance_after: printed.balance_after,
  pending: printed.pending,
  source: is_added ? null : toRowPlace(printed.source),
  transaction_id,
  became,
});

/** What is known of the rows of a statement besides what is printed, in file order. */
type RowFacts = {
  readonly currencies: readonly string[];
  readonly transaction_ids: readonly (string | null)[];
  readonly outcomes?: readonly ReadRow["became"][];
};

/** The rows of a planned statement as `readings` keeps them. */
export const toReadRows = (
  { printed, numbers, read }: Plan,
  { currencies, transaction_ids, outcomes = [] }: RowFacts,
): ReadRow[] =>
  printed.transactions.map((each, index) => {
    const row = numbers[index] ?? index + 1;
    return toReadRow(each, {
      row,
      currency: currencies[index] ?? "",
      transaction_id: transaction_ids[index] ?? null,
      became: outcomes[index] ?? null,
      is_added: row > read.transactions.length,
    });
  });

/** Printed rows in chunks of `readings`, a chunk at a time, so that requests are answered meanwhile. */
export const toReadingsInTurns = async (
  statement: Pick<StatementRow, "user_id" | "id">,
  plan: Plan,
  facts: RowFacts,
): Promise<ReadingRow[]> => {
  const readings: ReadingRow[] = [];
  const { transactions } = plan.printed;
  for (let start = 0; start < transactions.length; start += READING_ROWS) {
    const cut = <T>(items: readonly T[]): T[] => items.slice(start, start + READING_ROWS);
    const some = {
      ...plan,
      numbers: cut(plan.numbers),
      printed: { ...plan.printed, transactions: cut(transactions) },
    };
    const rows = toReadRows(some, {
      currencies: cut(facts.currencies),
      transaction_ids: cut(facts.transaction_ids),
      outcomes: cut(facts.outcomes ?? []),
    });
    for (const chunk of toReadings(statement, rows)) readings.push({ ...chunk, chunk: start / READING_ROWS });
    await nextTurn();
  }
  return readings;
};

/** The rows of a statement that waits for a person; a currency that is not printed is not guessed. */
export const toReviewRows = (plan: Plan): ReadRow[] =>
  toReadRows(plan, {
    currencies: plan.printed.transactions.map((row) => row.currency ?? findCurrency(plan) ?? NO_CURRENCY),
    transaction_ids: [],
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
