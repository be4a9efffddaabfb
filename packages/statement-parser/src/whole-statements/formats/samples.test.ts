import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParsedFile } from "../../index.ts";

type ExpectedStatement = {
  currency: string | null;
  transactions: number;
  total: number;
  opening: number | null;
  closing: number | null;
  verdict: string;
};
type ExpectedFile =
  | { format: string; statements: ExpectedStatement[]; problems: string[] }
  | { refused: string };

const samples = new URL("../../../samples/", import.meta.url);
// The file beside the samples has exactly this shape.
const expectedFiles = JSON.parse(readFileSync(new URL("expected.json", samples), "utf8")) as Record<
  string,
  ExpectedFile
>;

const summarise = (file: ParsedFile): ExpectedFile => {
  const counts = new Map<string, number>();
  for (const problem of file.problems) counts.set(problem.code, (counts.get(problem.code) ?? 0) + 1);
  return {
    format: file.format,
    statements: file.statements.map((statement) => ({
      currency: statement.currency,
      transactions: statement.transactions.length,
      total: statement.transactions.reduce((sum, row) => sum + row.amount, 0),
      opening: statement.opening_balance,
      closing: statement.closing_balance,
      verdict: statement.proof.verdict,
    })),
    problems: [...counts].map(([code, count]) => `${count} ${code}`),
  };
};

describe("samples of public projects", () => {
  it.each(Object.entries(expectedFiles))("reads %s as expected", (path, expected) => {
    const parsed = parseBytes(readFileSync(new URL(path, samples)), { today: "2026-11-20" });
    expect(parsed.ok ? summarise(parsed.value) : { refused: parsed.error.code }).toEqual(expected);
  });
});
