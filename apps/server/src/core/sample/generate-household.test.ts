import { parseStatement } from "@passbook/statement-parser";
import { describe, expect, test } from "vitest";
import { toDecimal } from "@passbook/contract/values";
import { generateHousehold } from "./generate-household.ts";
import { writeSampleFile } from "./keep-sample-file.ts";
import { toCsv } from "./to-csv.ts";
import { toOfx } from "./to-ofx.ts";

const UNTIL = "2026-11-20";
const CURRENCIES = ["INR", "EUR", "USD", "GBP", "JPY"];
const generate = (currency: string, seed = 1) => generateHousehold({ seed, until: UNTIL, currency });

describe.each(CURRENCIES)("a sample household in %s", (currency) => {
  const statements = generate(currency);
  const rows = statements.flatMap((statement) =>
    statement.transactions.map((row) => ({ ...row, account: statement.account })),
  );

  test("has three accounts with a statement for each of 24 months, but for the running one of the savings", () => {
    expect(statements.length).toBe(71);
    expect(new Set(statements.map((statement) => statement.account.last_4_digits)).size).toBe(3);
    expect(rows.length).toBeGreaterThan(2_200);
    expect(rows.length).toBeLessThan(2_800);
  });

  test("has statements that prove, each beginning where the last one ended", () => {
    const ends = new Map<string, number>();
    for (const { account, opening_balance, closing_balance, transactions } of statements) {
      const sum = transactions.reduce((total, row) => total + row.amount, 0);
      expect(opening_balance + sum).toBe(closing_balance);
      expect(opening_balance).toBe(ends.get(account.last_4_digits) ?? opening_balance);
      expect(transactions.at(-1)?.balance_after ?? opening_balance).toBe(closing_balance);
      ends.set(account.last_4_digits, closing_balance);
    }
  });

  test("stays within its means: whole minor units, no overdraft", () => {
    expect(rows.every((row) => Number.isSafeInteger(row.amount) && row.amount !== 0)).toBe(true);
    const bank = rows.filter((row) => row.account.account_type !== "credit_card");
    expect(bank.filter((row) => row.balance_after < 0)).toEqual([]);
  });

  test("keeps its rows within the period of their statement", () => {
    for (const { period, transactions } of statements) {
      expect(transactions.every((row) => row.booked_on >= period.from && row.booked_on <= period.to)).toBe(
        true,
      );
    }
  });

  test("pays the card's bill from the current account, in full", () => {
    const paid = rows.filter((row) => row.description === "CREDIT CARD PAYMENT").map((row) => -row.amount);
    const received = rows
      .filter((row) => row.description.startsWith("PAYMENT RECEIVED"))
      .map((row) => row.amount);
    expect(paid.length).toBeGreaterThan(20);
    expect(received).toEqual(paid);
  });

  test("has twins on one day, refunds, a raised price, cash, fees, interest and yearly insurance", () => {
    const keys = rows.map((row) => [row.booked_on, row.amount, row.description].join("|"));
    expect(keys.length - new Set(keys).size).toBeGreaterThan(5);
    expect(rows.some((row) => row.description.startsWith("REFUND") && row.amount > 0)).toBe(true);
    expect(
      new Set(rows.filter((row) => row.sub_category === "subscriptions.video").map((row) => row.amount)).size,
    ).toBe(2);
    for (const id of [
      "cash.cash",
      "taxes_fees.bank_fees",
      "income.interest",
      "insurance.health",
      "travel.hotels",
      "investments.funds",
    ]) {
      expect(rows.some((row) => row.sub_category === id)).toBe(true);
    }
  });
});

test("the same options give the same bytes, another seed others", () => {
  const write = (seed: number) => generate("INR", seed).map(toCsv).join("");
  expect(write(7)).toBe(write(7));
  expect(write(7)).not.toBe(write(8));
});

test("salaries have the size of their country", () => {
  const salary = (currency: string) =>
    Math.max(...generate(currency).flatMap((statement) => statement.transactions.map((row) => row.amount)));
  expect(salary("INR")).toBeGreaterThan(8_000_000);
  expect(salary("EUR")).toBeLessThan(500_000);
});

test.each(["INR", "GBP", "JPY"])(
  "the files of a %s household are read back to the same rows and balances, and prove but for the misprinted one",
  async (currency) => {
    const statements = generate(currency);
    for (const statement of statements) {
      const { bytes, file_name } = await writeSampleFile(statement);
      const is_card = statement.account.account_type === "credit_card";
      const hints = {
        today: UNTIL,
        file_name,
        currency,
        ...(is_card ? { account_type: "credit_card" } : {}),
      };
      const parsed = await parseStatement(bytes, hints as Parameters<typeof parseStatement>[1]);
      const read = parsed.ok ? parsed.value.statements[0] : undefined;
      expect(read).toMatchObject({
        currency,
        opening_balance: statement.opening_balance,
        closing_balance: statement.closing_balance,
        proof: { verdict: statement.misprinted === null ? "proved" : "contradicted", doubts: [] },
      });
      expect(read?.account.last_4_digits).toBe(statement.account.last_4_digits);
      const shown = ({
        booked_on,
        balance_after,
        description,
        amount,
      }: (typeof statement.transactions)[number]) => ({
        booked_on,
        balance_after,
        description,
        amount,
      });
      const misread: unknown = expect.any(Number);
      const expected = statement.transactions.map((row, index) =>
        index === statement.misprinted ? { ...shown(row), amount: misread } : shown(row),
      );
      expect(read?.transactions).toMatchObject(expected);
      if (statement.misprinted === null) continue;
      const wanted = statement.transactions[statement.misprinted]?.amount;
      expect(read?.proof.culprit?.repairs.flatMap(({ changes }) => changes)).toContainEqual({
        op: "set",
        row: statement.misprinted + 1,
        amount: wanted,
      });
    }
    expect(statements.filter(({ printed_as }) => printed_as === "pdf")).toHaveLength(3);
    expect(statements.filter(({ misprinted }) => misprinted !== null)).toHaveLength(1);
  },
);

test("the OFX file of a statement is read back to the same rows and balance", async () => {
  for (const statement of generate("GBP").slice(-3)) {
    const parsed = await parseStatement(new TextEncoder().encode(toOfx(statement)), { today: UNTIL });
    const read = parsed.ok ? parsed.value.statements[0] : undefined;
    expect(read?.closing_balance).toBe(statement.closing_balance);
    expect(read?.transactions.map((row) => [row.booked_on, row.amount])).toEqual(
      statement.transactions.map((row) => [row.booked_on, row.amount]),
    );
  }
});

test("amounts are written with the currency's digits", () => {
  expect([toDecimal(-5, 2), toDecimal(123_456, 2), toDecimal(-7, 0), toDecimal(1, 3)]).toEqual([
    "-0.05",
    "1234.56",
    "-7",
    "0.001",
  ]);
});
