import { describe, expect, it } from "vitest";
import type { ParsedTransaction, PrintedFacts } from "../parsed-file.ts";
import { applyChanges } from "./apply-changes.ts";
import { joinsPrevious } from "./joins-previous.ts";
import { pointOut } from "./point-out.ts";
import { proveStatement } from "./prove.ts";

type Written = [day: number, amount: number, balance?: number | null, description?: string];

const toRows = (written: readonly Written[]): ParsedTransaction[] =>
  written.map(([day, amount, balance = null, description = "Shop"], index) => ({
    booked_on: `2026-03-${String(day).padStart(2, "0")}`,
    value_on: null,
    amount,
    currency: "EUR",
    description,
    counterparty: null,
    reference: null,
    balance_after: balance,
    pending: false,
    source: { line: index + 1 },
  }));

const NOTHING = { opening: null, closing: null };
const prove = (written: readonly Written[], facts: Partial<PrintedFacts> = {}) =>
  proveStatement(toRows(written), { ...NOTHING, ...facts }).proof;
const verdictOf = (written: readonly Written[], facts: Partial<PrintedFacts> = {}) =>
  prove(written, facts).verdict;

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
    expect(verdictOf([], { credits: 0, debits: 0, count: 0 })).toBe("unproved");
    expect(verdictOf([[1, -500, 700]])).toBe("unproved");
    expect(verdictOf(three, { opening: 100 })).toBe("unproved");
    expect(verdictOf(three, { closing: 100 })).toBe("unproved");
    expect(verdictOf(three, { count: 3 })).toBe("unproved");
    expect(verdictOf(three, { count: 4 })).toBe("contradicted");
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
    expect(prove(three, { sections: sections.slice(1) }).checks).toEqual([
      { name: "sum_of_section: Withdrawals", holds: true, rows: 2, expected: -1200, found: -1200 },
    ]);
    expect(verdictOf(three, { sections: [{ name: "Fees", rows: [], expected: 0 }] })).toBe("unproved");
    expect(verdictOf(three, { sections: [{ name: "Fees", rows: [1], expected: -600 }] })).toBe(
      "contradicted",
    );
  });

  it("follows balances carried forward between rows, in a file of either direction", () => {
    const facts = { opening: 100, carried: [{ after: 2, balance: 1600 }], closing: 900 };
    expect(prove(three, facts)).toMatchObject({
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

  it("says little of an order that runs against the dates", () => {
    const rows: Written[] = [
      [3, -100, 900],
      [2, -100, 800],
      [1, -100, 700],
    ];
    expect(verdictOf(rows)).toBe("partly");
  });
});

describe("the culprit", () => {
  const rows: Written[] = [
    [1, -500, 9500],
    [2, -250, 9250],
    [3, 12_345, 21_595],
    [4, -1000, 20_595],
    [5, -95, 20_500],
  ];
  const put = (at: number, row: Written): Written[] => rows.with(at, row);
  const kindsOf = (written: readonly Written[], facts: Partial<PrintedFacts> = {}): string[] =>
    prove(written, facts).culprit?.repairs.map((repair) => repair.kind) ?? [];

  it("is the row whose amount does not fit, with what it should be", () => {
    const proof = prove(put(2, [3, 13_245, 21_595]));
    expect(proof.culprit).toMatchObject({ row: 3, gap: -900 });
    expect(proof.checks).toContainEqual({
      name: "running_balance",
      holds: false,
      rows: 4,
      expected: 21_595,
      found: 22_495,
    });
    expect(proof.culprit?.repairs[0]).toEqual({
      kind: "change_amount",
      changes: [{ op: "set", row: 3, amount: 12_345 }],
    });
  });

  it("is mended by the other sign, another decimal sign, or one row less", () => {
    expect(kindsOf(put(3, [4, 1000, 20_595]))[0]).toBe("flip_sign");
    expect(kindsOf(put(3, [4, -100_000, 20_595]))[0]).toBe("move_decimal_sign");
    expect(kindsOf(rows.toSpliced(3, 0, [4, -1000, 20_595]))[0]).toBe("drop_repeated");
    expect(kindsOf(rows.toSpliced(3, 0, [3, 11_595, 21_595, "Total"]))[0]).toBe("drop_total");
  });

  it("is the row after a missing one, which is put back between its neighbours", () => {
    for (const written of [rows.toSpliced(3, 1), rows.toReversed().toSpliced(1, 1)]) {
      const { culprit } = prove(written);
      const down = written[0]?.[0] === 1;
      expect(culprit).toMatchObject({ row: down ? 4 : 1, gap: -1000 });
      expect(culprit?.repairs).toContainEqual({
        kind: "add_missing_row",
        changes: [
          {
            op: "insert",
            after: down ? 3 : 1,
            booked_on: "2026-03-03",
            amount: -1000,
            description: "Missing row",
          },
        ],
      });
    }
  });

  it("is a row that swallowed the next one, or two rows that were one", () => {
    const swallowed: Written[] = rows.toSpliced(1, 2, [2, -250, 21_595, "Shop and Payroll 123.45"]);
    expect(prove(swallowed).culprit).toMatchObject({ row: 2, gap: 12_345 });
    expect(kindsOf(swallowed)).toContain("split_row");
    const cut: Written[] = [
      [1, -500, 500_000],
      [2, 100, null, "1"],
      [2, 23_456, 623_456, "234.56"],
      [3, -400, 623_056],
    ];
    expect(prove(cut).culprit).toMatchObject({ row: 3, gap: 99_900 });
    expect(kindsOf(cut)[0]).toBe("join_rows");
  });

  it("is a row of which the balance alone was misread, with nothing to repair", () => {
    expect(prove(put(2, [3, 12_345, 21_955])).culprit).toEqual({ row: 3, gap: 360, repairs: [] });
  });

  it("is found by the gap alone where only a sum is printed and few rows fit", () => {
    const bare: Written[] = rows.map(([day, amount]) => [day, amount]);
    const facts = { opening: 10_000, closing: 20_500 };
    expect(prove(bare.with(3, [4, 1000]), facts).culprit).toEqual({
      row: 4,
      gap: -2000,
      repairs: [{ kind: "flip_sign", changes: [{ op: "set", row: 4, amount: -1000 }] }],
    });
    expect(prove([...bare, [5, -95]], facts).culprit).toMatchObject({
      row: 6,
      gap: 95,
      repairs: [{ kind: "drop_repeated" }],
    });
    expect(prove(bare.with(3, [4, -1003]), facts).culprit).toBeNull();
  });

  it("is sought in the section whose total does not hold", () => {
    const bare: Written[] = rows.map(([day, amount]) => [day, amount]);
    const sections = [
      { name: "In", rows: [3], expected: 12_345 },
      { name: "Out", rows: [1, 2, 4, 5], expected: -1845 },
    ];
    expect(prove(bare.with(1, [2, 250]), { sections }).culprit).toMatchObject({
      row: 2,
      gap: -500,
      repairs: [{ kind: "flip_sign" }],
    });
  });

  it("is mended at once where all that is wrong are signs", () => {
    const flipped = rows.with(1, [2, 250, 9250]).with(3, [4, 1000, 20_595]);
    expect(prove(flipped).culprit?.repairs[0]?.changes).toEqual([
      { op: "set", row: 2, amount: -250 },
      { op: "set", row: 4, amount: -1000 },
    ]);
  });
});

const toStatement = (written: readonly Written[], facts: PrintedFacts) => {
  const transactions = toRows(written);
  const proved = proveStatement(transactions, facts);
  const account = {
    bank_name: null,
    number: "12345678",
    last_4_digits: "5678",
    iban_masked: null,
    account_type: null,
    bank_code: null,
  };
  return {
    account,
    currency: "EUR",
    period: { from: null, to: null },
    opening_balance: proved.opening,
    closing_balance: proved.closing,
    proof: proved.proof,
    facts: proved.facts,
    transactions,
  };
};

describe("corrections", () => {
  const broken = toStatement(
    [
      [1, -500],
      [2, 250],
      [3, -700],
    ],
    { opening: 2000, closing: 300 },
  );

  it("keep the numbers and places of rows and prove them anew with the same facts", () => {
    const corrected = applyChanges(broken, [
      { op: "remove", row: 2 },
      { op: "insert", after: 2, booked_on: "2026-03-02", amount: -400, description: "Shoes" },
      { op: "set", row: 4, amount: -500, description: "Boots" },
    ]);
    expect(corrected.proof.verdict).toBe("proved");
    expect(
      corrected.transactions.map(({ row, amount, description, source, added }) => [
        row,
        amount,
        description,
        source,
        added,
      ]),
    ).toEqual([
      [1, -500, "Shop", { line: 1 }, undefined],
      [4, -500, "Boots", { line: 1 }, true],
      [3, -700, "Shop", { line: 3 }, undefined],
    ]);
    expect([corrected.opening_balance, corrected.closing_balance]).toEqual([2000, 300]);
    expect(broken.transactions).toHaveLength(3);
  });

  it("name the culprit and its repairs by the numbers as read, those of added rows too", () => {
    const corrected = applyChanges(broken, [
      { op: "remove", row: 1 },
      { op: "insert", after: 0, booked_on: "2026-03-01", amount: 1250, description: "Refund" },
    ]);
    const [repair] = corrected.proof.culprit?.repairs ?? [];
    expect(corrected.proof.culprit).toMatchObject({ row: 4, gap: -2500 });
    expect(repair).toEqual({ kind: "flip_sign", changes: [{ op: "set", row: 4, amount: -1250 }] });
    expect(applyChanges(corrected, repair?.changes ?? []).proof.verdict).toBe("proved");
  });

  it("are never called proved without the facts of the reading", () => {
    const { facts: _facts, ...bare } = toStatement(
      [
        [1, -500, 500],
        [2, -100, 400],
      ],
      { opening: 1000, closing: 400 },
    );
    expect(applyChanges(bare, []).proof.verdict).toBe("partly");
  });

  it("change nothing where they name a row that is not there", () => {
    const same = applyChanges(broken, [
      { op: "remove", row: 9 },
      { op: "set", row: 0, amount: 5 },
    ]);
    expect(same.transactions.map((row) => row.amount)).toEqual([-500, 250, -700]);
  });
});

describe("continuity", () => {
  const next = { currency: "EUR", opening_balance: 900, closing_balance: 700 };

  it("compares the closing balance of one statement with the opening of the next", () => {
    expect(joinsPrevious({ ...next, closing_balance: 900 }, next)).toEqual({ holds: true, gap: 0 });
    expect(joinsPrevious({ ...next, closing_balance: 850 }, next)).toEqual({ holds: false, gap: 50 });
    expect(joinsPrevious({ ...next, closing_balance: null }, next)).toBeNull();
    expect(joinsPrevious({ ...next, currency: "USD" }, next)).toBeNull();
  });
});

describe("remarks", () => {
  const codesOf = (statements: readonly ReturnType<typeof toStatement>[]): (string | number)[][] =>
    pointOut({ format: "csv", statements: [...statements], problems: [], questions: [] }).problems.map(
      ({ code, place }) => [code, place !== undefined && "line" in place ? place.line : 0],
    );
  const plain = toStatement(
    [1, 2, 4, 6, 8, 9].map((day): Written => [day, -100]),
    NOTHING,
  );
  const withRow = (at: number, change: Partial<ParsedTransaction>) => ({
    ...plain,
    transactions: plain.transactions.map((row, index) => (index === at ? { ...row, ...change } : row)),
  });

  it("point at dates outside the period and out of order", () => {
    expect(codesOf([plain])).toEqual([]);
    expect(codesOf([withRow(2, { booked_on: "2026-03-28" })])).toEqual([["date_out_of_order", 3]]);
    expect(codesOf([withRow(2, { booked_on: "2026-02-28" })])).toEqual([["date_out_of_order", 3]]);
    const printed = { ...plain, period: { from: "2026-03-02", to: "2026-03-31" } };
    expect(codesOf([printed])).toEqual([["date_outside_period", 1]]);
  });

  it("point at rows booked long after their value date and at rows that look like totals", () => {
    expect(codesOf([withRow(1, { value_on: "2025-03-02" })])).toEqual([["booked_long_after_value", 2]]);
    expect(codesOf([withRow(3, { description: "Closing balance" })])).toEqual([["looks_like_total", 4]]);
  });

  it("point at a statement of the same file that does not start where the one before ended", () => {
    const march = toStatement([[1, -100]], { opening: 1000, closing: 900 });
    const april = { ...toStatement([[1, -100]], { opening: 950, closing: 850 }) };
    const from = (each: typeof march, day: string) => ({ ...each, period: { from: day, to: null } });
    expect(codesOf([from(april, "2026-03-01"), from(march, "2026-02-01")])).toEqual([
      ["statements_do_not_join", 1],
    ]);
  });
});
