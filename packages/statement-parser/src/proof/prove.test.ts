import { describe, expect, it } from "vitest";
import { toRows } from "../../testing/write-statement.ts";
import type { Written } from "../../testing/write-statement.ts";
import type { PrintedFacts } from "../parsed-file.ts";
import { hasMisplaced } from "./order-by-day.ts";
import { prove } from "./prove.ts";

const NOTHING = { opening: null, closing: null };
const proofOf = (written: readonly Written[], facts: Partial<PrintedFacts> = {}) =>
  prove(toRows(written), { ...NOTHING, ...facts }).proof;
const verdictOf = (written: readonly Written[], facts: Partial<PrintedFacts> = {}) =>
  proofOf(written, facts).verdict;

describe("what printed facts prove", () => {
  const three: Written[] = [
    [1, -500],
    [2, 2000],
    [3, -700],
  ];

  it("calls nothing proved that nothing binds: no facts, no rows, one balance, a count", () => {
    expect(verdictOf(three)).toBe("unproved");
    expect(verdictOf([], { opening: 100, closing: 100 })).toBe("unproved");
    expect(verdictOf([], { opening: 100, closing: 200 })).toBe("contradicted");
    expect(verdictOf([], { opening: 100, closing: 100, count: 0 })).toBe("proved");
    expect(verdictOf([], { opening: 100, closing: 100, credits: 0, debits: 0 })).toBe("proved");
    expect(verdictOf([], { opening: 100, closing: 100, count: 3 })).toBe("contradicted");
    expect(verdictOf([], { credits: 0, debits: 0, count: 0 })).toBe("unproved");
    expect(verdictOf([[1, -500, 700]])).toBe("unproved");
    expect(verdictOf(three, { opening: 100 })).toBe("unproved");
    expect(verdictOf(three, { closing: 100 })).toBe("unproved");
    expect(verdictOf(three, { count: 3 })).toBe("unproved");
    expect(verdictOf(three, { count: 4 })).toBe("contradicted");
  });

  it("is contradicted by the number of rows of one side, which alone proves nothing", () => {
    expect(verdictOf(three, { debit_count: 2 })).toBe("unproved");
    expect(verdictOf(three, { credit_count: 2 })).toBe("contradicted");
    expect(verdictOf(three, { opening: 100, closing: 900, debit_count: 3 })).toBe("contradicted");
    expect(proofOf(three, { opening: 100, closing: 900, credit_count: 1 })).toMatchObject({
      verdict: "proved",
      checks: [{ name: "opening+sum=closing" }, { name: "count_of_credits", expected: 1, found: 1 }],
    });
  });

  it("lets the number of rows of one side speak where they come to nothing", () => {
    const still: Written[] = [
      [1, -500],
      [2, 500],
    ];
    expect(verdictOf(still, { opening: 100, closing: 100 })).toBe("partly");
    expect(verdictOf(still, { opening: 100, closing: 100, debit_count: 1 })).toBe("proved");
    expect(verdictOf(still, { opening: 100, closing: 100, debit_count: 2 })).toBe("contradicted");
  });

  it("is proved by an opening and a closing balance, or by both totals; partly by one of them", () => {
    expect(verdictOf(three, { opening: 100, closing: 900 })).toBe("proved");
    expect(verdictOf(three, { opening: 100, closing: 901 })).toBe("contradicted");
    expect(verdictOf(three, { credits: 2000, debits: -1200 })).toBe("proved");
    expect(verdictOf(three, { credits: 2000 })).toBe("partly");
    expect(verdictOf(three, { credits: 0, debits: -1200 })).toBe("contradicted");
  });

  it("is contradicted by one fact among many that hold", () => {
    const facts = { opening: 100, closing: 900, credits: 2000 };
    expect(verdictOf(three, { ...facts, debits: -1100 })).toBe("contradicted");
    expect(verdictOf(three, { ...facts, count: 4 })).toBe("contradicted");
  });

  it("binds by sections only the rows that stand in them", () => {
    const sections = [
      { name: "Deposits", rows: [2], expected: 2000 },
      { name: "Withdrawals", rows: [1, 3], expected: -1200 },
    ];
    expect(verdictOf(three, { sections })).toBe("proved");
    expect(verdictOf(three, { sections: sections.slice(1) })).toBe("partly");
    expect(proofOf(three, { sections: sections.slice(1) }).checks).toEqual([
      { name: "sum_of_section: Withdrawals", holds: true, rows: 2, expected: -1200, found: -1200 },
    ]);
    expect(verdictOf(three, { sections: [{ name: "Fees", rows: [], expected: 0 }] })).toBe("unproved");
    expect(verdictOf(three, { sections: [{ name: "Fees", rows: [1], expected: -600 }] })).toBe(
      "contradicted",
    );
  });

  it("takes no order of the days that tears a carried balance apart from its rows", () => {
    const rows: Written[] = [
      [1, -500],
      [2, 2000],
      [2, -300],
    ];
    const facts = { opening: 1000, closing: 2200, carried: [{ after: 2, balance: 2400 }] };
    expect(verdictOf(rows, facts)).toBe("contradicted");
  });

  it("follows balances carried forward between rows, in a file of either direction", () => {
    const facts = { opening: 100, carried: [{ after: 2, balance: 1600 }], closing: 900 };
    expect(proofOf(three, facts)).toMatchObject({
      verdict: "proved",
      checks: [
        { name: "opening+sum=closing", holds: true },
        { name: "carried_forward", holds: true, rows: 2, expected: 1600, found: 1600 },
        { name: "closing=last_balance", holds: true, rows: 1 },
      ],
    });
    expect(verdictOf(three, { ...facts, carried: [{ after: 2, balance: 1700 }] })).toBe("contradicted");
    const backwards = { opening: 100, carried: [{ after: 1, balance: 1600 }], closing: 900 };
    expect(verdictOf(three.toReversed(), backwards)).toBe("proved");
    expect(verdictOf(three, { opening: 100, carried: [{ after: 2, balance: 1600 }] })).toBe("partly");
  });

  it("binds by a balance of each day the rows of the days between two of them", () => {
    const daily: Written[] = [
      [1, -500],
      [1, -100, 400],
      [2, 50],
      [2, 150, 600],
    ];
    expect(verdictOf(daily)).toBe("partly");
    expect(verdictOf(daily, { opening: 1000 })).toBe("proved");
    expect(verdictOf([...daily, [3, -5]], { opening: 1000 })).toBe("partly");
    expect(verdictOf([...daily, [3, -5]], { opening: 1000, closing: 595 })).toBe("proved");
  });

  it("never lets guessed directions be proved by a sum in which they could be exchanged", () => {
    const pair: Written[] = [
      [1, -500],
      [2, 500],
      [3, -700],
    ];
    const facts = { opening: 1000, closing: 300 };
    expect(verdictOf(pair, facts)).toBe("proved");
    expect(verdictOf(pair, { ...facts, unsure: 2 })).toBe("partly");
    expect(verdictOf(three, { opening: 100, closing: 900, unsure: 3 })).toBe("proved");
  });

  it("does not trust a running balance whose last row may be missing", () => {
    const rows: Written[] = [
      [1, -500, 500],
      [2, -100, 400],
    ];
    expect(verdictOf(rows, { opening: 1000 })).toBe("proved");
    expect(verdictOf(rows, { opening: 1000, unsure: 1 })).toBe("partly");
    expect(verdictOf(rows, { opening: 1000, closing: 400, unsure: 1 })).toBe("proved");
  });

  it("does not find a proof by reordering a day in which a doubled row can hide", () => {
    const day: Written[] = [
      [1, -1000, 9000],
      [1, 1000, 10_000],
      [1, 1000, 10_000],
      [1, -1000, 9000],
      [1, -1000, 8000],
    ];
    expect(verdictOf(day)).not.toBe("proved");
    expect(verdictOf(day, { opening: 10_000, closing: 8000 })).toBe("contradicted");
  });

  it("does not take for a row what may be the balance before the first", () => {
    const rows: Written[] = [
      [1, -9000],
      [2, 1000, -8000],
      [3, -500, -8500],
    ];
    expect(proofOf(rows, { opening: 0, closing: -8500 })).toMatchObject({
      verdict: "partly",
      doubts: [{ code: "rows_unbound" }],
    });
    expect(verdictOf(rows.with(0, [1, -9000, -9000]), { opening: 0, closing: -8500 })).toBe("proved");
  });

  it("says little of an order that runs against the dates", () => {
    const rows: Written[] = [
      [3, -100, 900],
      [2, -100, 800],
      [1, -100, 700],
    ];
    expect(verdictOf(rows)).toBe("partly");
  });
});

const onDays = (...days: readonly number[]): { date: string }[] =>
  days.map((day) => ({ date: `2026-03-${String(day).padStart(2, "0")}` }));

describe("rows in the order of their days", () => {
  it.each([
    ["late", onDays(2, 3, 5, 9, 12, 7)],
    ["early", onDays(9, 2, 3, 5, 7, 12)],
    ["in the midst", onDays(2, 3, 11, 5, 7, 12)],
    ["backwards", onDays(12, 9, 11, 5, 3, 2)],
  ])("finds one row that stands too %s", (_, rows) => {
    expect(hasMisplaced(rows)).toBe(true);
  });

  it.each([
    ["that run forward", onDays(2, 5, 5, 9, 10, 11)],
    ["that run backwards", onDays(11, 10, 9, 5, 5, 2)],
    ["of two sections", onDays(2, 5, 9, 3, 4, 11)],
    ["in another order", onDays(9, 2, 12, 5, 3, 11)],
    ["that are few", onDays(17, 17, 4, 9)],
  ])("leaves rows %s as they are", (_, rows) => {
    expect(hasMisplaced(rows)).toBe(false);
  });
});
