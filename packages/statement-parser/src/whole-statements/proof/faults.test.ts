import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParsedStatement, ParsedTransaction } from "../../index.ts";

const samples = new URL("../../../samples/invented/", import.meta.url);
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

type Figure = { at: number; length: number };

/** Where a line prints an amount; null where it does not print it exactly once. */
const findFigure = (line: string, amount: number): Figure | null => {
  const cents = String(Math.abs(amount) % 100).padStart(2, "0");
  const whole = String(Math.trunc(Math.abs(amount) / 100));
  const found = [...line.matchAll(new RegExp(`(?<![\\d.,])${whole}[.,]${cents}(?!\\d)`, "g"))];
  const at = found[0]?.index;
  return at === undefined || found.length !== 1 ? null : { at, length: whole.length + 3 };
};

/** One digit read as another, two digits exchanged, the decimal sign moved, the sign turned. */
const FIGURE_FAULTS: readonly ((figure: string) => string)[] = [
  (figure) => String((Number(figure.charAt(0)) % 9) + 1) + figure.slice(1),
  (figure) => figure.replace(/(\d)(\d)(?=[.,])/, "$2$1"),
  (figure) => figure.replace(/(\d)([.,])(\d)/, "$2$1$3").replace(/^[.,]/, "0$&"),
];

const turnSign = (line: string, { at }: Figure): string =>
  line.charAt(at - 1) === "-"
    ? line.slice(0, at - 1) + line.slice(at)
    : `${line.slice(0, at)}-${line.slice(at)}`;

const changeFigure = (line: string, amount: number): string[] => {
  const figure = findFigure(line, amount);
  if (figure === null) return [];
  const end = figure.at + figure.length;
  const written = line.slice(figure.at, end);
  const changed = FIGURE_FAULTS.map((put) => line.slice(0, figure.at) + put(written) + line.slice(end));
  return [...changed, turnSign(line, figure)].filter((each) => each !== line);
};

const putFaults = (lines: readonly string[], at: number, amount: number): string[][] => {
  const line = lines[at] ?? "";
  return [
    lines.toSpliced(at, 1),
    lines.toSpliced(at, 0, line),
    ...changeFigure(line, amount).map((changed) => lines.with(at, changed)),
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

/** Thousands of faults, on a machine that does other work too. */
const MINUTES = 600_000;

describe("a single fault in a proved statement", () => {
  const files = readdirSync(samples).filter((name) => name !== "expected.json");

  it(
    "is never proved: a row dropped, doubled, with another amount or another sign",
    () => {
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
      expect(tried).toBeGreaterThan(1500);
    },
    MINUTES,
  );
});
