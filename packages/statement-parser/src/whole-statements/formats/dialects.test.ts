import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type {
  ParsedFile,
  ParsedStatement,
  ParsedTransaction,
  StatementFormat,
  Verdict,
} from "../../index.ts";
import { parseBytes } from "../../parse-bytes.ts";

/** A row that must be found: its description holds `contains`; other fields must be equal where they are given. */
type Spot = Partial<ParsedTransaction> & { amount: number; booked_on: string; contains: string };

type ExpectedStatement = {
  currency: string | null;
  count: number;
  total: number;
  opening: number | null;
  closing: number | null;
  verdict: Verdict;
  pending: number;
  last_4_digits?: string;
  spots: Spot[];
};
type ExpectedFile = { format: StatementFormat; statements: ExpectedStatement[]; problems: string[] };

const samples = new URL("../../../samples/dialects/", import.meta.url);
// The file beside the samples has exactly this shape; its figures were added up by hand.
const expectedFiles = JSON.parse(readFileSync(new URL("expected.json", samples), "utf8")) as Record<
  string,
  ExpectedFile
>;

const read = (name: string): ParsedFile => {
  const parsed = parseBytes(readFileSync(new URL(name, samples)), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

const summarise = (statement: ParsedStatement): Omit<ExpectedStatement, "spots" | "last_4_digits"> => ({
  currency: statement.currency,
  count: statement.transactions.length,
  total: statement.transactions.reduce((sum, row) => sum + row.amount, 0),
  opening: statement.opening_balance,
  closing: statement.closing_balance,
  verdict: statement.proof.verdict,
  pending: statement.transactions.filter((row) => row.pending).length,
});

const findSpot = (spot: Spot, rows: readonly ParsedTransaction[]): ParsedTransaction | undefined =>
  rows.find((row) => row.amount === spot.amount && row.description.includes(spot.contains));

/** The last of 14 digits may hold their sign, too: `A` and `J` are 1. */
const freeDigit = (sign: string): string => String("{ABCDEFGHI}JKLMNOPQR".indexOf(sign) % 10);

/** Amounts are printed with a point or a comma, some with all their zeros and some without any. */
const printsAmount = (line: string, amount: number): boolean => {
  const digits = String(Math.abs(amount)).replace(/0+$/, "");
  const printed = line.replaceAll(/[.,]/g, "").replaceAll(/(?<=\d{13})[{}A-R]/g, freeDigit);
  return printed.includes(digits);
};

describe("dialects of self-describing formats", () => {
  it.each(Object.entries(expectedFiles))("reads %s", (name, expected) => {
    const file = read(name);
    expect(file.format).toBe(expected.format);
    expect(file.problems.map((problem) => problem.code)).toEqual(expected.problems);
    expect(file.statements.map(summarise)).toEqual(
      expected.statements.map(({ spots: _spots, last_4_digits: _digits, ...facts }) => facts),
    );
    for (const [index, facts] of expected.statements.entries()) {
      const statement = file.statements[index];
      expect(statement?.account).toMatchObject(
        facts.last_4_digits === undefined ? {} : { last_4_digits: facts.last_4_digits },
      );
      for (const spot of facts.spots) {
        const { contains: _contains, ...fields } = spot;
        expect(findSpot(spot, statement?.transactions ?? [])).toMatchObject({ pending: false, ...fields });
      }
    }
  });

  it("ties every row to a line that prints its amount, or to the entry or object that holds it", () => {
    for (const name of Object.keys(expectedFiles)) {
      const bytes = readFileSync(new URL(name, samples));
      const text = new TextDecoder(name.includes("utf16") ? "utf-16le" : "utf-8").decode(bytes);
      const lines = text.split(/\r\n|\n|\r/);
      for (const row of read(name).statements.flatMap((statement) => statement.transactions)) {
        const at = "line" in row.source ? row.source.line : 0;
        expect(printsAmount(lines.slice(at - 1, at + 5).join(" "), row.amount), `${name} line ${at}`).toBe(
          true,
        );
      }
    }
  });
});
