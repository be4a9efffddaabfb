import type { Statement } from "@passbook/contract/statements";
import type { StatementRow } from "../state/use-statement-rows.ts";

type Verdict = NonNullable<Statement["proof"]>["verdict"];

/** A reading of a statement, to be held against a later one. */
export type Reading = {
  readonly rows: readonly Pick<StatementRow, "booked_on" | "amount" | "description" | "balance_after">[];
  readonly verdict: Verdict | null;
};

export type Difference = {
  readonly added: number;
  readonly gone: number;
  readonly verdict: { readonly before: Verdict | null; readonly after: Verdict | null } | null;
};

const countRows = (rows: Reading["rows"]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = JSON.stringify([row.booked_on, row.amount, row.description, row.balance_after]);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
};

const countMissing = (of: ReadonlyMap<string, number>, among: ReadonlyMap<string, number>): number =>
  [...of].reduce((sum, [key, count]) => sum + Math.max(0, count - (among.get(key) ?? 0)), 0);

/** What a later reading reads otherwise; a row that changed is one gone and one added. Equal rows count as often as they stand there. */
export const compareReadings = (before: Reading, after: Reading): Difference => {
  const [old, young] = [countRows(before.rows), countRows(after.rows)];
  return {
    added: countMissing(young, old),
    gone: countMissing(old, young),
    verdict: before.verdict === after.verdict ? null : { before: before.verdict, after: after.verdict },
  };
};
