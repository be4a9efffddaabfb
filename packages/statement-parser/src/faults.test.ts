import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseBytes } from "./parse-bytes.ts";
import type { ParsedStatement, ParsedTransaction } from "./index.ts";

const samples = new URL("../samples/invented/", import.meta.url);
const today = "2026-11-20";
const ROWS_PER_FILE = 12;

/** Bytes as one character each, so that a line can be changed in any encoding. */
const toLatin = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");

const readProved = (text: string): ParsedStatement | null => {
  const parsed = parseBytes(Buffer.from(text, "latin1"), { today });
  const statement =
    parsed.ok && parsed.value.statements.length === 1 ? parsed.value.statements[0] : undefined;
  return statement?.proof.verdict === "proved" ? statement : null;
};

const lineOf = (row: ParsedTransaction | undefined): number =>
  row !== undefined && "line" in row.source ? row.source.line : 0;

/** The row with one digit of its amount changed; null where its line does not print the amount exactly once. */
const changeAmount = (line: string, amount: number): string | null => {
  const cents = String(Math.abs(amount) % 100).padStart(2, "0");
  const whole = String(Math.trunc(Math.abs(amount) / 100));
  const found = [...line.matchAll(new RegExp(`(?<![\\d.,])${whole}[.,]${cents}(?!\\d)`, "g"))];
  const at = found[0]?.index;
  if (at === undefined || found.length !== 1) return null;
  const digit = (Number(line.charAt(at)) % 9) + 1;
  return line.slice(0, at) + String(digit) + line.slice(at + 1);
};

const putFaults = (lines: readonly string[], at: number, amount: number): string[][] => {
  const line = lines[at] ?? "";
  const changed = changeAmount(line, amount);
  return [
    lines.toSpliced(at, 1),
    lines.toSpliced(at, 0, line),
    ...(changed === null ? [] : [lines.with(at, changed)]),
  ];
};

/** Rows that something printed binds: all of them between two balances, all but the ends of a running balance. */
const listBound = (statement: ParsedStatement): ParsedTransaction[] => {
  const between = statement.proof.checks.some((check) => check.name === "opening+sum=closing");
  const rows = statement.transactions.filter((row) => !row.pending);
  return (between ? rows : rows.slice(1, -1)).slice(0, ROWS_PER_FILE);
};

const isTable = (text: string, statement: ParsedStatement): boolean => {
  const lines = statement.transactions.map(lineOf);
  const spread = Math.max(...lines) - Math.min(...lines) + 1;
  return spread === lines.length && text.split("\n").length > spread;
};

const sum = (statement: ParsedStatement): number =>
  statement.transactions.reduce((total, row) => total + row.amount, 0);

/** Lines whose fault is not seen; a figure that the reading does not need (a gross amount, a text) may change. */
const listUnseen = (text: string, statement: ParsedStatement): { tried: number; lines: number[] } => {
  const lines = text.split("\n");
  const unseen: number[] = [];
  let tried = 0;
  for (const row of listBound(statement)) {
    const faults = putFaults(lines, lineOf(row) - 1, row.amount);
    tried += faults.length;
    const read = faults.map((faulty) => readProved(faulty.join("\n")));
    const isWrong = (found: ParsedStatement | null): boolean =>
      found !== null && sum(found) !== sum(statement);
    if (read.some(isWrong)) unseen.push(lineOf(row));
  }
  return { tried, lines: unseen };
};

describe("a single fault in a proved statement", () => {
  const files = readdirSync(samples).filter((name) => name !== "expected.json");

  it("is never proved: a row dropped, doubled, or with another amount", () => {
    const proved: string[] = [];
    let tried = 0;
    for (const name of files) {
      const text = toLatin(readFileSync(new URL(name, samples)));
      const statement = readProved(text);
      if (statement === null || !isTable(text, statement)) continue;
      const unseen = listUnseen(text, statement);
      tried += unseen.tried;
      proved.push(...unseen.lines.map((line) => `${name} line ${line}`));
    }
    expect(proved).toEqual([]);
    expect(tried).toBeGreaterThan(800);
  });
});
