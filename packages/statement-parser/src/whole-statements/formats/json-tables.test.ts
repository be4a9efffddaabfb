import { expect, test } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = (text: string): ParsedStatement => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  const [statement] = parsed.value.statements;
  if (statement === undefined) throw new Error("no statement");
  return statement;
};

const amountsOf = ({ transactions }: ParsedStatement): number[] => transactions.map(({ amount }) => amount);

const MOVES = [-57253, -3337, 250000, -799, -383];

test("JSON with one object a line is a list of them, each on its own line", () => {
  const statement = read(
    MOVES.map((_, at) =>
      JSON.stringify({
        date: `2026-03-0${at + 1}`,
        text: `Row ${at}`,
        amount: `-1${at},50`,
        currency: "DKK",
      }),
    ).join("\n"),
  );
  expect(amountsOf(statement)).toEqual([-1050, -1150, -1250, -1350, -1450]);
  expect(statement.transactions[3]?.source).toEqual({ line: 4 });
});

test("lines of objects and others are no JSON", () => {
  const parsed = parseBytes(new TextEncoder().encode('{"date":"2026-03-01"}\n{"date":\n'), {
    today: "2026-11-20",
  });
  expect(parsed.ok ? null : parsed.error.code).toBe("unreadable");
});

const listOf = (currency: string, moves: readonly number[]): string =>
  JSON.stringify({
    balance: 12345,
    currency,
    transactions: moves.map((amount, at) => ({
      created: `2026-03-0${at + 1}`,
      description: "Shop",
      amount,
    })),
  });

test("whole amounts of a currency with cents, hardly any of them round, are cents, and in doubt", () => {
  const statement = read(listOf("GBP", MOVES));
  expect(amountsOf(statement)).toEqual(MOVES);
  expect(statement.proof.doubts.map(({ code }) => code)).toContain("digits_unknown");
});

test("whole amounts that are round, or of a currency printed without cents, are no cents", () => {
  expect(
    amountsOf(
      read(
        listOf(
          "GBP",
          MOVES.map((amount) => amount * 100),
        ),
      ),
    ),
  ).toEqual(MOVES.map((amount) => amount * 10_000));
  expect(amountsOf(read(listOf("HUF", MOVES)))).toEqual(MOVES.map((amount) => amount * 100));
  expect(amountsOf(read(listOf("JPY", MOVES)))).toEqual(MOVES);
});

test("two codes beside amounts without signs say what the balances say of nearly all rows", () => {
  const signs = [-1, -1, 1, -1, 1, -1, -1, 1, -1, -1];
  let balance = 500_000;
  const transactions = signs.map((sign, at) => {
    const amount = 1000 + at * 37;
    balance += sign * amount;
    return {
      transactionDate: `2026-03-${10 + at}`,
      transactionType: sign > 0 ? "1" : "2",
      amount: String(amount),
      balance: String(balance),
    };
  });
  const statement = read(JSON.stringify({ currencyCode: "JPY", transactions }));
  expect(amountsOf(statement)).toEqual(signs.map((sign, at) => sign * (1000 + at * 37)));
  expect(statement.proof.verdict).toBe("proved");
});

test("moments that are counted since 1970 are days, and what was declined is no row", () => {
  const statement = read(
    JSON.stringify([
      { visibleTS: 1779710521000, amount: 2399.32, currencyCode: "EUR", partnerName: "Pay", id: 629228783 },
      { visibleTS: 1779390406000, amount: -0.35, currencyCode: "EUR", partnerName: "Fee", id: 494127094 },
      {
        visibleTS: 1779295043000,
        amount: -2.52,
        currencyCode: "EUR",
        partnerName: "Shop",
        id: 562989840,
        decline_reason: "INSUFFICIENT_FUNDS",
      },
      { visibleTS: 1779126667000, amount: -36.18, currencyCode: "EUR", partnerName: "Bakery", id: 582450638 },
    ]),
  );
  expect(amountsOf(statement)).toEqual([239932, -35, -3618]);
  expect(statement.transactions.map(({ booked_on }) => booked_on)).toEqual([
    "2026-05-25",
    "2026-05-21",
    "2026-05-18",
  ]);
});
