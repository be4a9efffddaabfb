import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type {
  ParsedFile,
  ParsedStatement,
  ParsedTransaction,
  StatementFormat,
  Verdict,
} from "../src/index.ts";

/** A row that must be found, in any order: its description or counterparty holds `contains`. */
type Spot = {
  booked_on?: string;
  amount: number;
  contains: string;
  currency?: string;
  pending?: boolean;
};
type ExpectedStatement = {
  count: number;
  total: number;
  pending?: number;
  opening?: number;
  closing?: number;
  currency?: string;
  last_4_digits?: string;
  /** `proved` where printed balances bind every row, `unproved` where nothing does, `any` where both are fair. */
  verdict: "proved" | "unproved" | "not-proved" | "any";
  spots: Spot[];
};
type ExpectedRead = {
  format?: StatementFormat;
  statements: ExpectedStatement[];
  asks?: string;
  alt?: { count: number; total: number }[];
};
export type ExpectedFile = ExpectedRead | { refused: string[] };

/** What each sample of a folder must give; computed from the facts from which the samples were written. */
export const readExpectations = (samples: URL): Record<string, ExpectedFile> =>
  // The file beside the samples has exactly this shape.
  JSON.parse(readFileSync(new URL("expected.json", samples), "utf8")) as Record<string, ExpectedFile>;

const fits = (spot: Spot, row: ParsedTransaction): boolean =>
  (spot.booked_on === undefined || spot.booked_on === row.booked_on) &&
  spot.amount === row.amount &&
  (spot.currency === undefined || spot.currency === row.currency) &&
  (spot.pending ?? false) === row.pending &&
  `${row.description} ${row.counterparty ?? ""}`.toLowerCase().includes(spot.contains.toLowerCase());

const findMissing = (spots: readonly Spot[], rows: readonly ParsedTransaction[]): Spot[] => {
  const left = [...rows];
  return spots.filter((spot) => {
    const at = left.findIndex((row) => fits(spot, row));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

const VERDICTS: Readonly<Record<ExpectedStatement["verdict"], readonly Verdict[]>> = {
  proved: ["proved"],
  unproved: ["unproved", "partly"],
  "not-proved": ["unproved", "partly", "contradicted"],
  any: ["proved", "partly", "unproved"],
};

const checkStatement = (expected: ExpectedStatement, found: ParsedStatement): void => {
  if (expected.opening !== undefined) expect(found.opening_balance).toBe(expected.opening);
  if (expected.closing !== undefined) expect(found.closing_balance).toBe(expected.closing);
  if (expected.currency !== undefined) expect(found.currency).toBe(expected.currency);
  if (expected.last_4_digits !== undefined) expect(found.account.last_4_digits).toBe(expected.last_4_digits);
  expect(VERDICTS[expected.verdict]).toContain(found.proof.verdict);
};

const sumUp = (rows: readonly ParsedTransaction[]): { count: number; total: number } => ({
  count: rows.length,
  total: rows.reduce((sum, row) => sum + row.amount, 0),
});

/** Compares a reading with the facts of its sample. */
export const checkFile = (expected: ExpectedRead, file: ParsedFile): void => {
  if (expected.format !== undefined) expect(file.format).toBe(expected.format);
  const rows = file.statements.flatMap((statement) => statement.transactions);
  const wanted = {
    count: expected.statements.reduce((sum, statement) => sum + statement.count, 0),
    total: expected.statements.reduce((sum, statement) => sum + statement.total, 0),
  };
  const found = sumUp(rows);
  const isOther = (expected.alt ?? []).some(
    ({ count, total }) => count === found.count && total === found.total,
  );
  if (!isOther) expect(found).toEqual(wanted);
  expect(file.statements).toHaveLength(expected.statements.length);
  for (const [index, statement] of file.statements.entries()) {
    const facts = expected.statements[index];
    if (facts === undefined) continue;
    checkStatement(facts, statement);
    if (!isOther) expect(findMissing(facts.spots, statement.transactions)).toEqual([]);
  }
  expect(file.questions.map((question) => question.code)).toEqual(
    expected.asks === undefined ? [] : [expected.asks],
  );
};
