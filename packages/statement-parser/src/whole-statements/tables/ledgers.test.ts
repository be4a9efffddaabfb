import { expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParseHints, ParsedStatement } from "../../parsed-file.ts";

const read = (text: string, hints: Partial<ParseHints> = {}): ParsedStatement | undefined => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20", ...hints });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const ledger = (texts: readonly [string, string, string]): string =>
  [
    "Date,Description,Debit,Credit,Balance GBP",
    `2026-07-01,${texts[0]},265.82,,1265.82`,
    `2026-07-02,${texts[1]},,120.00,1145.82`,
    `2026-07-07,${texts[2]},,45.82,1100.00`,
  ].join("\n");

it("the ledger of an account of one's own debits what came in, where words say so", () => {
  expect(read(ledger(["Receive Money Ada", "Spend Money shop", "Card purchase bakery"]))).toMatchObject({
    transactions: [
      { amount: 26582, balance_after: 126582 },
      { amount: -12000, balance_after: 114582 },
      { amount: -4582, balance_after: 110000 },
    ],
    proof: { verdict: "proved" },
  });
});

it("debits that raise a balance without a mark are asked about, where nothing says what kind of account it is", () => {
  const open = ledger(["Ada", "Shop", "Bakery"]);
  const proof = read(open)?.proof;
  expect(proof?.verdict).toBe("partly");
  expect(proof?.doubts.map(({ code }) => code)).toContain("direction_unknown");
  expect(read(open, { account_type: "current" })?.transactions[0]?.amount).toBe(26582);
  expect(read(open, { account_type: "credit_card" })?.transactions[0]?.amount).toBe(-26582);
});

it("names that are none of books, and balances that run against them, are asked about", () => {
  const text = ledger(["Receive Money Ada", "Spend Money shop", "Card purchase bakery"]).replace(
    "Debit,Credit",
    "Paid out,Money in",
  );
  expect(read(text)?.proof.verdict).not.toBe("proved");
});

it("signs that balances run against are asked about, where no debt is told", () => {
  const signed = [
    "Date,Description,Amount,Balance EUR",
    "2026-07-01,Card purchase bakery,5.00,95.00",
    "2026-07-02,Shop,12.00,83.00",
    "2026-07-07,Salary,-100.00,183.00",
    "2026-07-09,Card purchase market,20.00,163.00",
  ].join("\n");
  const proof = read(signed)?.proof;
  expect(proof?.verdict).toBe("partly");
  expect(proof?.doubts.map(({ code }) => code)).toContain("direction_unknown");
});

it("names that say no side are told from the balances", () => {
  const text = ledger(["Receive Money Ada", "Spend Money shop", "Card purchase bakery"]).replace(
    "Debit,Credit",
    "Up,Down",
  );
  expect(read(text)).toMatchObject({
    transactions: [{ amount: 26582 }, { amount: -12000 }, { amount: -4582 }],
    proof: { verdict: "proved" },
  });
});
