import type { ParsedStatement, ParsedTransaction, PrintedFacts, RowChange } from "../parsed-file.ts";
import { changeRows } from "./change-rows.ts";
import type { RowEdits } from "./change-rows.ts";
import { doubtPeriod } from "./days/doubt-period.ts";
import { prove } from "./prove.ts";

const toEdits = (statement: ParsedStatement): RowEdits<ParsedTransaction> => ({
  numberOf: (row, index) => row.row ?? index + 1,
  set: (row, { amount, booked_on, description, balance_after }) => ({
    ...row,
    ...(amount === undefined ? {} : { amount }),
    ...(booked_on === undefined ? {} : { booked_on }),
    ...(description === undefined ? {} : { description }),
    ...(balance_after === undefined ? {} : { balance_after }),
  }),
  insert: ({ booked_on, amount, description }, number, beside) => ({
    booked_on,
    value_on: null,
    amount,
    currency: beside?.currency ?? statement.currency,
    description,
    counterparty: null,
    reference: null,
    balance_after: null,
    pending: false,
    source: beside?.source ?? { line: 1 },
    row: number,
    added: true,
  }),
});

/** A row that was added behind a row of a section belongs to that section. */
const growSections = (facts: PrintedFacts, changes: readonly RowChange[], last: number): PrintedFacts => {
  if (facts.sections === undefined || facts.sections.length === 0) return facts;
  const added = changes.filter((change) => change.op === "insert");
  const sections = facts.sections.map((section) => {
    const rows = new Set(section.rows);
    for (const [index, { after }] of added.entries()) if (rows.has(after)) rows.add(last + 1 + index);
    return { ...section, rows: [...rows] };
  });
  return { ...facts, sections };
};

const numberRows = (rows: readonly ParsedTransaction[]): ParsedTransaction[] =>
  rows.map((row, index) => (row.row === undefined ? { ...row, row: index + 1 } : row));

/**
 * The statement with corrected rows, proved anew with the facts it prints. Rows keep their numbers and their place in the file;
 * an added one is shown at the row beside it. Changes may be given at once or one after the other.
 */
export const applyChanges = (statement: ParsedStatement, changes: readonly RowChange[]): ParsedStatement => {
  const numbered = numberRows(statement.transactions);
  const last = statement.last_row ?? numbered.reduce((most, { row = 0 }) => Math.max(most, row), 0);
  const changed = changeRows(numbered, changes, { last, edits: toEdits(statement) });
  const facts = growSections(statement.facts, changes, last);
  const given = statement.proof.doubts.filter(({ code }) => code !== "period_elsewhere");
  const { proof, opening, closing } = prove(changed.rows, facts, given);
  const running = changed.rows.some((row) => row.balance_after !== null);
  const corrected = {
    ...statement,
    transactions: changed.rows,
    last_row: changed.last,
    opening_balance: opening,
    closing_balance: closing ?? (running ? null : statement.closing_balance),
    proof,
    facts,
  };
  // A day that was corrected may lie within the period; what is no printed one was held against no row before, either.
  return given.length < statement.proof.doubts.length ? doubtPeriod(corrected) : corrected;
};
