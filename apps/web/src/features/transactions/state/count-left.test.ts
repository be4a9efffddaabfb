import { expect, test } from "vitest";
import { type Counted, countLeft } from "./count-left.ts";

const counted: Counted = {
  suggestions: 9,
  transactions: 50,
  questions: 0,
  uncategorised: 0,
  at_least: [
    { sure_from: 0.95, transactions: 10, wrong: 0.2, listed: 0 },
    { sure_from: 0.8, transactions: 49, wrong: 7, listed: 50 },
  ],
  asked_at: 1000,
};
const answered = (saved_at: number | null) =>
  new Map(
    Array.from({ length: 14 }, (_, index) => [
      `row ${String(index)}`,
      { sure_from: 0.8, confidence: index < 4 ? 0.7 : 0.9, saved_at },
    ]),
  );

test.each([null, 1001])(
  "what the server was asked before an answer was kept still holds it (%s)",
  (saved_at) => {
    const { transactions, at_least } = countLeft(counted, answered(saved_at));
    expect(transactions).toBe(36);
    expect(at_least).toEqual([
      { sure_from: 0.95, transactions: 10, wrong: 0.2, listed: 0 },
      { sure_from: 0.8, transactions: 39, wrong: expect.closeTo(6), listed: 36 },
    ]);
  },
);

test("an answer that was kept before is not taken off a second time", () => {
  const { transactions, at_least } = countLeft(counted, answered(999));
  expect(transactions).toBe(50);
  expect(at_least).toEqual(counted.at_least);
});

test("nothing waits before anything was counted", () => {
  expect(countLeft(undefined, answered(null))).toEqual({ transactions: 0, at_least: [] });
});
