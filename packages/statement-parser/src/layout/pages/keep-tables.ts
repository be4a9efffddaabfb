import type { PageRecord } from "../rows/collect-records.ts";
import { exponentOf } from "../accounts/describe-document.ts";
import type { Fact } from "../facts/find-facts.ts";
import { isProved, solveRecords } from "./solve-records.ts";
import type { Part, Solved } from "./solved.ts";
import { sizeOf } from "../lines/tokens.ts";

const TABLES_MAX = 5;

/** Some of the tables, but not all; as many as possible first. */
const listChoices = (tables: readonly number[]): ReadonlySet<number>[] =>
  Array.from(
    { length: 2 ** tables.length - 2 },
    (_, at) => new Set(tables.filter((_table, bit) => ((at + 1) >> bit) % 2 === 1)),
  ).toSorted((a, b) => b.size - a.size);

type Wanted = { kind: Fact["kind"]; balance: number | null; exponent: number };

const isNamed = (facts: readonly Fact[], { kind, balance, exponent }: Wanted): boolean =>
  facts.some(
    (fact) =>
      (fact.kind === kind || (fact.kind === "balance" && fact.dates.length === 1)) &&
      balance !== null &&
      sizeOf(fact.token, exponent) === Math.abs(balance),
  );

/** Where both balances are named, rows left out would show in the sum. */
export const provesAll = (solved: Solved, facts: readonly Fact[]): boolean => {
  const { opening, closing } = solved.candidate.facts;
  const exponent = exponentOf(solved.part.words.currency);
  return (
    isProved(solved) &&
    isNamed(facts, { kind: "opening", balance: opening, exponent }) &&
    isNamed(facts, { kind: "closing", balance: closing, exponent })
  );
};

const ALIGNED = 3;

/** Rows of the account that go on under a repeated header have the columns of the others. */
const isOtherwise = (record: PageRecord, kept: readonly PageRecord[]): boolean => {
  const edges = kept.flatMap(({ amounts }) => amounts.map(({ edge }) => edge));
  const fullest = Math.max(...kept.map(({ amounts }) => amounts.length));
  const strange = record.amounts.some(({ edge }) => edges.every((other) => Math.abs(other - edge) > ALIGNED));
  return strange || record.amounts.length < fullest;
};

/**
 * The rows without those tables that hold no movements of the account: instalments to come, what was paid by whom. Only
 * where the named balances prove one choice of tables and no other.
 */
export const solveSomeTables = (
  part: Part,
  records: readonly PageRecord[],
  facts: readonly Fact[],
): Solved | null => {
  const tables = [...new Set(records.filter(({ pending }) => !pending).map(({ table }) => table))];
  if (tables.length < 2 || tables.length > TABLES_MAX) return null;
  const proving = listChoices(tables).flatMap((kept) => {
    const left = records.filter((record) => !record.pending && !kept.has(record.table));
    const own = records.filter((record) => kept.has(record.table));
    if (own.length < left.length || !left.every((record) => isOtherwise(record, own))) return [];
    const solved = solveRecords(part, facts, { records, left: new Set(left) });
    const lines = new Set(left.flatMap((record) => record.lines));
    const printed = facts.filter(({ line }) => !lines.has(line));
    return solved !== null && provesAll(solved, printed) ? [solved] : [];
  });
  const [only, ...others] = proving;
  return others.length === 0 ? (only ?? null) : null;
};
