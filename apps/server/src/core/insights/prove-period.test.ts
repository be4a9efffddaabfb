import { expect, test } from "vitest";
import { provePeriod, type ProofQuestion } from "./prove-period.ts";
import type { StatementFact } from "./repo.ts";

const statement = (period_from: string, period_to: string, verdict = "proved"): StatementFact => ({
  id: period_from,
  bank_account_id: "giro",
  period_from,
  period_to,
  currency: "EUR",
  opening_balance: null,
  closing_balance: 0,
  verdict,
});

const ask = (own: Partial<ProofQuestion>) => {
  const { state, as_of } = provePeriod({
    bank_account_id: "giro",
    month: "2026-10",
    today: "2026-11-20",
    has_rows: true,
    is_stated: true,
    closed_on: null,
    statements: [],
    ...own,
  });
  return `${state} ${as_of ?? "never"}`;
};

test.each([
  ["one statement for the month", [statement("2026-10-01", "2026-10-31")], "proved 2026-10-31"],
  [
    "two that meet in the month",
    [statement("2026-09-26", "2026-10-25"), statement("2026-10-26", "2026-11-25")],
    "proved 2026-10-31",
  ],
  [
    "the worse of two verdicts",
    [statement("2026-09-26", "2026-10-25"), statement("2026-10-26", "2026-11-25", "unproved")],
    "unproved 2026-10-31",
  ],
  [
    "one that contradicts itself",
    [
      statement("2026-10-01", "2026-10-15", "contradicted"),
      statement("2026-10-16", "2026-10-31", "unproved"),
    ],
    "contradicted 2026-10-31",
  ],
  [
    "a file that ends with its last row",
    [statement("2026-10-02", "2026-10-28", "partly")],
    "partly 2026-10-28",
  ],
  ["one that stops in the middle", [statement("2026-09-11", "2026-10-10")], "missing 2026-10-10"],
  [
    "a gap in the middle",
    [statement("2026-10-01", "2026-10-08"), statement("2026-10-24", "2026-10-31")],
    "missing 2026-10-08",
  ],
  [
    "a gap at the beginning",
    [statement("2026-08-01", "2026-08-31"), statement("2026-10-20", "2026-10-31")],
    "missing 2026-08-31",
  ],
  [
    "days on which nothing happened, since one opens where the other closed",
    [statement("2026-09-01", "2026-09-16"), { ...statement("2026-10-20", "2026-10-31"), opening_balance: 0 }],
    "proved 2026-10-31",
  ],
  ["none since an earlier month", [statement("2026-08-01", "2026-08-31")], "missing 2026-08-31"],
  ["none at all", [], "missing never"],
  ["an account that begins within the month", [statement("2026-10-20", "2026-10-31")], "proved 2026-10-31"],
])("%s", (_, statements, expected) => {
  expect(ask({ statements })).toBe(expected);
});

test("an account without rows is expected to have a statement only after its first and until it is closed", () => {
  const early = [statement("2026-08-01", "2026-08-31")];
  const late = [statement("2026-11-01", "2026-11-15")];
  expect(ask({ has_rows: false })).toBe("none never");
  expect(ask({ is_stated: false })).toBe("unproved never");
  expect(ask({ is_stated: false, has_rows: false })).toBe("none never");
  expect(ask({ has_rows: false, statements: late })).toBe("none never");
  expect(ask({ has_rows: false, statements: early })).toBe("missing 2026-08-31");
  expect(ask({ has_rows: false, statements: early, closed_on: "2026-09-15" })).toBe("none 2026-08-31");
  const long_ago = [statement("2023-03-01", "2023-03-20")];
  expect(ask({ has_rows: false, statements: long_ago })).toBe("none 2023-03-20");
  expect(ask({ has_rows: false, statements: long_ago, month: "2023-03" })).toBe("proved 2023-03-20");
});

test("the running month is proved as far as its statements reach", () => {
  const running = { month: "2026-11", statements: [statement("2026-11-01", "2026-11-10")] };
  expect(ask(running)).toBe("proved 2026-11-10");
  expect(ask({ ...running, has_rows: false, statements: [statement("2026-10-01", "2026-10-31")] })).toBe(
    "none 2026-10-31",
  );
});
