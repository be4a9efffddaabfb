import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseStatement } from "../../index.ts";
import type { ParsedStatement } from "../../index.ts";

type Expected = {
  currency: string | null;
  opening: number | null;
  closing: number | null;
  verdict: string;
  /** Date, amount in minor units and page of each row. */
  rows: string[];
};

const samples = new URL("../../../samples/pdf/", import.meta.url);
// The file beside the samples has exactly this shape; it was written by the generator from which the samples come.
const expectedFiles = JSON.parse(readFileSync(new URL("expected.json", samples), "utf8")) as Record<
  string,
  Expected[]
>;

const summarise = (statement: ParsedStatement, expected: Expected | undefined): Expected => ({
  currency: statement.currency,
  // An opening that is not printed may be reckoned from the first balance.
  opening: expected?.opening === null ? null : statement.opening_balance,
  closing: statement.closing_balance,
  verdict: statement.proof.verdict,
  rows: statement.transactions
    .filter((row) => !row.pending)
    .map(
      ({ booked_on, amount, source }) => `${booked_on} ${amount} page ${"page" in source ? source.page : 0}`,
    )
    .toSorted(),
});

describe("PDF statements of invented banks", () => {
  it.each(Object.entries(expectedFiles))("reads every row of %s", async (name, expected) => {
    const bytes = Uint8Array.from(readFileSync(new URL(name, samples)));
    const parsed = await parseStatement(bytes, { today: "2026-11-20" });
    const found = parsed.ok ? parsed.value.statements : parsed.error.code;
    expect(
      typeof found === "string" ? found : found.map((statement, at) => summarise(statement, expected[at])),
    ).toEqual(expected.map((statement) => ({ ...statement, rows: statement.rows.toSorted() })));
  });
});
