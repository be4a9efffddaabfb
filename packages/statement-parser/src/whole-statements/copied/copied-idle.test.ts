import { expect, test } from "vitest";
import { parseStatement } from "../../parse-statement.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = async (text: string): Promise<readonly ParsedStatement[]> => {
  const file = await parseStatement(new TextEncoder().encode(text), { today: "2026-05-01" });
  return file.ok ? file.value.statements : [];
};

const endsOf = (statements: readonly ParsedStatement[]): (number | null)[][] =>
  statements.map((own) => [own.transactions.length, own.opening_balance, own.closing_balance]);

const HEAD = "Harbour Lane Bank\nAva Example\nPeriod 01/03/2025 - 31/03/2025\n";

test.each([
  [
    "behind its labels",
    `Account number: 12345678
Balance at end of period 568.28 GBP
Previous balance 568.28 GBP
No. Description Debit Credit Balance
Previous balance 568.28 GBP
No transactions in this period
Balance at end of period 568.28 GBP
Please check this statement.
`,
  ],
  [
    "below its labels, beside a table of fees",
    `Account number: 12345678 Currency GBP
No. Date Description Amount
No transactions in this period
Opening balance Closing balance
568.28 568.28
Fee Amount
Monthly fee 2.40
Cash abroad 3.20
`,
  ],
])("a copied account without rows has its balances %s", async (_, text) => {
  const found = await read(`${HEAD}${text}`);
  expect(endsOf(found)).toEqual([[0, 56_828, 56_828]]);
  expect(found[0]?.proof.verdict).toBe("proved");
});

test("two copied accounts without rows are two", async () => {
  const section = (number: string, balance: string): string => `Account number ${number} - GBP
Closing balance Opening balance
${balance} ${balance}
Description Date Amount
No transactions
Closing balance ${balance}
`;
  const found = await read(`${HEAD}${section("446-577381-1", "-29.00")}${section("801-631970-6", "479.04")}`);
  expect(endsOf(found)).toEqual([
    [0, -2900, -2900],
    [0, 47_904, 47_904],
  ]);
});

test.each([
  ["Number of transactions: 0", "proved"],
  ["Total credits 0.00\nTotal debits 0.00", "proved"],
  ["Number of transactions: 4", "contradicted"],
])("an account without rows is as proved as what it says of them: %s", async (said, verdict) => {
  const found = await read(`${HEAD}Account number: 12345678
Opening balance 568.28 GBP
${said}
Closing balance 568.28 GBP
`);
  expect(endsOf(found)).toEqual([[0, 56_828, 56_828]]);
  expect(found[0]?.proof.verdict).toBe(verdict);
});

test("lines that begin with days are no account without rows", async () => {
  const text = `${HEAD}Account number: 12345678
Opening balance 500.00 GBP
05/03/2025
Grocer
12.50
Closing balance 500.00 GBP
`;
  const found = await read(text);
  expect(
    found.some(({ transactions, proof }) => transactions.length === 0 && proof.verdict === "proved"),
  ).toBe(false);
});
