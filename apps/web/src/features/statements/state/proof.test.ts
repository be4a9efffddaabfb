import { describe, expect, test } from "vitest";
import { followsNeighbour, markRow, orderRepairs, readChecks, readDoubts, toEquation } from "./proof.ts";

const proof = (parts: object) => ({
  verdict: "contradicted" as const,
  checks: [],
  doubts: [],
  culprit: null,
  ...parts,
});

describe("the proof as it is shown", () => {
  test("a check without figures reads as one", () => {
    const checks = readChecks(proof({ checks: [{ name: "running_balance", holds: true, rows: 14 }] }));
    expect(checks).toEqual([{ name: "running_balance", holds: true, rows: 14, expected: null, found: null }]);
    expect(readChecks(null)).toEqual([]);
  });

  test("each kind of doubt is told once, and proofs of before have none", () => {
    const [unread, open] = [
      { code: "row_unread", message: "A row could not be read." },
      { code: "days_open", message: "The days can be read in more than one way." },
    ];
    expect(readDoubts(proof({ doubts: [unread, open, unread] }))).toEqual([unread, open]);
    const { doubts: _, ...former } = proof({});
    expect(readDoubts(former)).toEqual([]);
  });

  test("the difference is what opening and rows are more than the closing balance", () => {
    const balances = { opening_balance: 1000, closing_balance: 900, proof: null };
    expect(toEquation(balances, -50).difference).toBe(50);
    expect(toEquation({ ...balances, closing_balance: null }, -50).difference).toBeNull();
  });

  test("until the rows are here the sum is taken from the check", () => {
    const checked = proof({
      checks: [{ name: "opening+sum=closing", holds: false, expected: 900, found: 950 }],
    });
    expect(toEquation({ opening_balance: 1000, closing_balance: 900, proof: checked }, null).sum).toBe(-50);
  });

  test("a balance follows from its neighbour in files that run either way", () => {
    const first = { amount: -10, balance_after: 90 };
    const second = { amount: -20, balance_after: 70 };
    expect(followsNeighbour(second, first, undefined)).toBe(true);
    expect(followsNeighbour(second, undefined, first)).toBe(true);
    expect(followsNeighbour({ amount: -25, balance_after: 70 }, first, undefined)).toBe(false);
    expect(followsNeighbour(second, undefined, undefined)).toBeNull();
  });

  test("only the culprit breaks; without a chain no row is marked", () => {
    const row = { row: 2, amount: -20, balance_after: 70 };
    const beside = { before: { amount: -10, balance_after: 90 }, after: undefined };
    expect(markRow(row, beside, { holds: false, culprit: 2 })).toBe("breaks");
    expect(markRow(row, beside, { holds: false, culprit: 9 })).toBe("holds");
    expect(markRow(row, beside, { holds: null, culprit: null })).toBeNull();
  });
});

test("a missing row is offered behind what changes the rows that are there", () => {
  const offered = ["add_missing_row", "flip_sign", "change_amount", "add_missing_row"];
  const repairs = offered.map((kind) => ({ kind, changes: [] }));
  expect(orderRepairs(repairs).map(({ kind }) => kind)).toEqual([
    "flip_sign",
    "change_amount",
    "add_missing_row",
    "add_missing_row",
  ]);
});
