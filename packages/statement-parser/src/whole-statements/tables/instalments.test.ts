import { describe, expect, test } from "vitest";
import type { ParsedStatement } from "../../index.ts";
import { parseBytes } from "../../parse-bytes.ts";

const only = (...lines: string[]): ParsedStatement => {
  const parsed = parseBytes(new TextEncoder().encode(lines.join("\n")), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  const [statement, ...others] = parsed.value.statements;
  if (statement === undefined || others.length > 0) throw new Error("not one statement");
  return statement;
};
const read = (...lines: string[]) => {
  const { account, proof, opening_balance, closing_balance, transactions } = only(...lines);
  return {
    kind: account.account_type,
    verdict: proof.verdict,
    balances: [opening_balance, closing_balance],
    rows: transactions.map(({ description, amount, source }) => [
      description,
      amount,
      "line" in source ? source.line : null,
    ]),
  };
};

const ROWS = [
  ["Interest Instalment", -300_00],
  ["Instalment", 1250_00],
  ["Interest Instalment", -297_15],
  ["Instalment", 1250_00],
] as const;
const numbered = (first: number) =>
  ROWS.map(([text, amount], at) => [text, amount, first + Math.floor(at / 2)]);

describe("an instalment with columns for interest and principal is the interest and the payment, both of its line", () => {
  test("beside the whole payment, whichever column comes first", () => {
    expect(
      read(
        "Date,Description,Principal,Interest,Total payment,Outstanding balance",
        "2026-01-31,Instalment,950.00,300.00,1250.00,99050.00",
        "2026-02-28,Instalment,952.85,297.15,1250.00,98097.15",
      ),
    ).toEqual({
      kind: "loan",
      verdict: "proved",
      balances: [-100_000_00, -98_097_15],
      rows: numbered(2),
    });
  });

  test("without the whole payment, newest first, in another language", () => {
    expect(
      read(
        "Datum;Buchungstext;Zinsen;Tilgung;Restschuld",
        "28.02.2026;Rate;297,15;952,85;98.097,15",
        "31.01.2026;Rate;300,00;950,00;99.050,00",
      ),
    ).toMatchObject({
      kind: "loan",
      balances: [-100_000_00, -98_097_15],
      rows: expect.arrayContaining([
        ["Rate", 1250_00, 2],
        ["Zinsen Rate", -300_00, 3],
      ]),
    });
  });
});

test("figures that do not belong together stay as they are read", () => {
  const { rows } = read(
    "Date,Description,Principal,Interest,Amount,Balance",
    "2026-01-31,One,950.00,310.00,-10.00,90.00",
    "2026-02-28,Two,952.85,297.15,-20.00,70.00",
  );
  expect(rows.map(([, amount]) => amount)).toEqual([-10_00, -20_00]);
});
