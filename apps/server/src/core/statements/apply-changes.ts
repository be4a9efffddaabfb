import type { ParsedStatement, ParsedTransaction, ProofCheck, RowChange } from "@passbook/statement-parser";

/** Rows as read with the corrections of a person, proved again with what the statement prints. */
export const applyChanges = (statement: ParsedStatement, changes: readonly RowChange[]): ParsedStatement => {
  const transactions = listRows(statement.transactions, changes);
  const checks = statement.proof.checks.map((check) => checkAgain(check, statement, transactions));
  const names = new Set(checks.map((check) => check.name));
  const holding = names.has("opening+sum=closing") ? "proved" : names.size > 0 ? "partly" : "unproved";
  const verdict = checks.every((check) => check.holds) ? holding : "contradicted";
  const culprit = verdict === "contradicted" ? statement.proof.culprit : null;
  return { ...statement, transactions, proof: { verdict, checks, culprit } };
};

const listRows = (rows: readonly ParsedTransaction[], changes: readonly RowChange[]): ParsedTransaction[] => {
  const added = (after: number): ParsedTransaction[] =>
    changes.flatMap((change) =>
      change.op === "insert" && change.after === after ? [toAdded(change, rows[after - 1] ?? rows[0])] : [],
    );
  const corrected = rows.flatMap((row, index) => {
    const own = changes.filter((change) => change.op !== "insert" && change.row === index + 1);
    if (own.some((change) => change.op === "remove")) return added(index + 1);
    return [own.reduce(setFields, row), ...added(index + 1)];
  });
  return [...added(0), ...corrected];
};

const setFields = (row: ParsedTransaction, change: RowChange): ParsedTransaction => {
  if (change.op !== "set") return row;
  const { amount = row.amount, booked_on = row.booked_on, description = row.description } = change;
  return { ...row, amount, booked_on, description };
};

const toAdded = (
  { booked_on, amount, description }: Extract<RowChange, { op: "insert" }>,
  beside: ParsedTransaction | undefined,
): ParsedTransaction => ({
  booked_on,
  amount,
  description,
  currency: beside?.currency ?? null,
  value_on: null,
  counterparty: null,
  reference: null,
  balance_after: null,
  pending: false,
  source: beside?.source ?? { line: 1 },
});

const checkAgain = (
  check: ProofCheck,
  { opening_balance }: ParsedStatement,
  rows: readonly ParsedTransaction[],
): ProofCheck => {
  const booked = rows.filter((row) => !row.pending);
  if (check.name === "running_balance") return { ...check, holds: isChain(booked) };
  if (check.name !== "opening+sum=closing" || opening_balance === null) return check;
  const found = booked.reduce((sum, row) => sum + row.amount, opening_balance);
  return { ...check, found, rows: booked.length, holds: check.expected === found };
};

const isChain = (rows: readonly ParsedTransaction[]): boolean => {
  const holds = (inOrder: readonly ParsedTransaction[]): boolean => {
    let balance: number | null = null;
    for (const row of inOrder) {
      const expected: number | null = balance === null ? null : balance + row.amount;
      if (expected !== null && row.balance_after !== null && row.balance_after !== expected) return false;
      balance = row.balance_after ?? expected;
    }
    return true;
  };
  return holds(rows) || holds(rows.toReversed());
};
