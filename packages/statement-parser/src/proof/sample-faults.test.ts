import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FAULTS } from "../../testing/put-fault.ts";
import { parseBytes } from "../parse-bytes.ts";
import type { ParsedStatement, ParsedTransaction } from "../parsed-file.ts";
import { findChain } from "./chain.ts";
import { toProofRows } from "./proof-row.ts";
import { prove } from "./prove.ts";

const samples = new URL("../../samples/", import.meta.url);
const ROWS_PER_STATEMENT = 25;

const statements = readdirSync(samples, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(json|md)$/.test(entry.name))
  .flatMap((entry): ParsedStatement[] => {
    const parsed = parseBytes(readFileSync(`${entry.parentPath}/${entry.name}`), { today: "2026-11-20" });
    return parsed.ok ? parsed.value.statements : [];
  });
const proved = statements.filter((statement) => statement.proof.verdict === "proved");

type Sample = { statement: ParsedStatement; order: readonly number[]; running: boolean };

/** Booked rows in the order of time, and how to put changed ones back into the order of their file. */
const toSample = (statement: ParsedStatement): Sample => {
  const transactions = statement.transactions.filter((row) => !row.pending);
  const { order } = findChain(toProofRows(transactions));
  return {
    statement: { ...statement, transactions },
    order,
    running: transactions.every((row) => row.balance_after !== null),
  };
};

/** Faulty rows as their file would have them: each where its own line stands, what is new beside its twin. */
const putBack = (rows: readonly ParsedTransaction[], { statement, order }: Sample): ParsedTransaction[] => {
  const backwards = (order[0] ?? 0) > (order.at(-1) ?? 0);
  const lineOf = (row: ParsedTransaction): number =>
    statement.transactions.findIndex((each) => each.source === row.source);
  return (backwards ? rows.toReversed() : [...rows]).toSorted((a, b) => lineOf(a) - lineOf(b));
};

const isBound = ({ statement, order, running }: Sample, at: number): boolean => {
  const { opening, closing } = statement.facts;
  const between = opening !== null && closing !== null;
  return between || (running && (opening !== null || at > 0) && (closing !== null || at < order.length - 1));
};

type Outcome = { verdict: string; row: number; right: number[] };

const tryFault = (sample: Sample, name: string, at: number): Outcome | null => {
  const rows = sample.order.flatMap((index) => sample.statement.transactions[index] ?? []);
  const faulty = isBound(sample, at) ? (FAULTS[name]?.(rows, at) ?? null) : null;
  if (faulty === null) return null;
  const printed = putBack(faulty.rows, sample);
  const right = faulty.right.map((index) => printed.findIndex((row) => row === faulty.rows[index]) + 1);
  const { proof } = prove(printed, sample.statement.facts);
  return { verdict: proof.verdict, row: proof.culprit?.row ?? 0, right };
};

describe("faults in proved samples of real and invented banks", () => {
  const tried = proved.map(toSample).flatMap((sample) =>
    Object.keys(FAULTS).flatMap((name) =>
      [...sample.order.keys()].slice(0, ROWS_PER_STATEMENT).flatMap((at) => {
        const outcome = tryFault(sample, name, at);
        return outcome === null ? [] : [{ name, running: sample.running, ...outcome }];
      }),
    ),
  );

  it("keeps with every statement the facts and doubts it was proved with", () => {
    const again = statements.map(({ transactions, facts, proof }) =>
      prove(transactions, facts, proof.doubts),
    );
    expect(again.map(({ proof }) => proof)).toEqual(statements.map(({ proof }) => proof));
  });

  it("never proves a statement with a single fault", () => {
    expect(tried.filter(({ verdict }) => verdict === "proved")).toEqual([]);
    expect(tried.length).toBeGreaterThan(5000);
  });

  it.each(Object.keys(FAULTS))("names the row in at least 95 of 100 running balances with %s", (name) => {
    const located = tried.filter((each) => each.running && each.name === name);
    const right = located.filter((each) => each.right.includes(each.row));
    expect(located.length).toBeGreaterThan(0);
    expect(right.length / located.length).toBeGreaterThanOrEqual(0.95);
  });
});
