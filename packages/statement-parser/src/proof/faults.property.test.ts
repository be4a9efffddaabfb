import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inventedStatements, print } from "../../testing/invent-statement.ts";
import type { Invented } from "../../testing/invent-statement.ts";
import { FAULTS } from "../../testing/put-fault.ts";
import { toStatement } from "../../testing/write-statement.ts";
import { applyChanges } from "./apply-changes.ts";
import { prove } from "./prove.ts";

/** Without a printed opening or closing balance nothing binds the first row's amount, or what comes after the last balance. */
const isBound = ({ rows, facts }: Invented, at: number): boolean => {
  const firstPrinted = rows.findIndex((row) => row.balance_after !== null);
  const lastPrinted = rows.findLastIndex((row) => row.balance_after !== null);
  return (facts.opening !== null || at > firstPrinted) && (facts.closing !== null || at < lastPrinted);
};

/** Rows of a day that come back to a balance follow in two orders, of which only the balance beyond the day tells one. */
const isCircle = (rows: Invented["rows"], day: string | undefined): boolean => {
  const own = rows.filter((row) => row.booked_on === day);
  const balances = own.map((row) => row.balance_after);
  const [first] = own;
  const start = first === undefined ? null : (first.balance_after ?? 0) - first.amount;
  return own.length > 1 && new Set([start, ...balances]).size <= balances.length;
};

/** Whether what is printed binds all rows in one way. */
const isWhole = ({ rows, facts, style }: Invented): boolean => {
  const first = facts.opening === null && isCircle(rows, rows[0]?.booked_on);
  const last = facts.closing === null && isCircle(rows, rows.at(-1)?.booked_on);
  if (style.way === "days backwards inside" && (first || last)) return false;
  // rows that come to nothing are bound by balances of their own alone
  if (style.balances === "none" && rows.reduce((sum, { amount }) => sum + amount, 0) === 0) return false;
  const between = facts.opening !== null && facts.closing !== null;
  if (!between && rows.every((row) => row.booked_on === rows[0]?.booked_on)) return false;
  return facts.opening !== null || style.balances === "each row";
};

type Put = { invented: Invented; name: string; at: number };

const puts: fc.Arbitrary<Put> = fc
  .tuple(inventedStatements, fc.constantFrom(...Object.keys(FAULTS)), fc.nat())
  .map(([invented, name, nat]) => ({ invented, name, at: nat % invented.rows.length }));

const readFaulty = ({ invented, name, at }: Put) => {
  const faulty = isBound(invented, at) ? (FAULTS[name]?.(invented.rows, at) ?? null) : null;
  if (faulty === null) return null;
  const printed = print(faulty.rows, invented.style.way);
  const right = faulty.right.map((index) => printed.indexOf(faulty.rows[index] ?? printed[0]!) + 1);
  return { printed, right, statement: toStatement(printed, invented.facts) };
};

describe("a proof over invented statements", () => {
  it("proves what holds, in whatever order the file prints it", () => {
    fc.assert(
      fc.property(inventedStatements, (invented) => {
        const { rows, facts, style } = invented;
        const { proof } = prove(print(rows, style.way), facts);
        expect(proof.culprit).toBeNull();
        expect(proof.verdict).toBe(isWhole(invented) ? "proved" : proof.verdict);
        expect(proof.verdict).not.toBe("contradicted");
      }),
      { numRuns: 1000 },
    );
  });

  it("is never proved with a single fault among its bound rows", () => {
    let tried = 0;
    fc.assert(
      fc.property(puts, (put) => {
        const read = readFaulty(put);
        if (read === null) return;
        tried += 1;
        expect(read.statement.proof.verdict).not.toBe("proved");
      }),
      { numRuns: 4000 },
    );
    expect(tried).toBeGreaterThan(2000);
  });

  it("names the right row of a fault where a running balance is printed, in at least 95 of 100", () => {
    const found = new Map<string, { right: number; tried: number }>();
    for (const put of fc.sample(puts, { numRuns: 6000, seed: 5 })) {
      if (put.invented.style.balances !== "each row") continue;
      const read = readFaulty(put);
      if (read === null) continue;
      const count = found.get(put.name) ?? { right: 0, tried: 0 };
      const row = read.statement.proof.culprit?.row ?? 0;
      found.set(put.name, {
        right: count.right + (read.right.includes(row) ? 1 : 0),
        tried: count.tried + 1,
      });
    }
    expect([...found.keys()].toSorted()).toEqual(Object.keys(FAULTS).toSorted());
    const shares = [...found].map(([name, { right, tried }]) => [name, right / tried] as const);
    expect(shares.filter(([, share]) => share < 0.95)).toEqual([]);
  });

  it("offers only repairs that make every printed fact hold", () => {
    let offered = 0;
    fc.assert(
      fc.property(puts, (put) => {
        const statement = readFaulty(put)?.statement;
        const repairs = statement?.proof.culprit?.repairs ?? [];
        expect(repairs.length).toBeLessThanOrEqual(5);
        for (const { changes } of repairs) {
          offered += 1;
          const repaired = applyChanges(statement!, changes).proof;
          expect(["proved", "partly"]).toContain(repaired.verdict);
          expect(repaired.checks.every((check) => check.holds)).toBe(true);
        }
      }),
      { numRuns: 1500 },
    );
    expect(offered).toBeGreaterThan(800);
  });

  it("comes to the same when changes are given at once or one after the other", () => {
    const changes = fc.array(
      fc.oneof(
        fc.record({
          op: fc.constant("set" as const),
          row: fc.integer({ min: 1, max: 45 }),
          amount: fc.integer(),
        }),
        fc.record({ op: fc.constant("remove" as const), row: fc.integer({ min: 1, max: 45 }) }),
        fc.record({
          op: fc.constant("insert" as const),
          after: fc.integer({ min: 0, max: 45 }),
          booked_on: fc.constant("2026-03-05"),
          amount: fc.integer(),
          description: fc.constant("Added"),
        }),
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(inventedStatements, changes, ({ rows, facts }, list) => {
        const start = toStatement(rows, facts);
        let stepwise = applyChanges(start, []);
        for (const change of list) stepwise = applyChanges(stepwise, [change]);
        fc.pre(stepwise.transactions.some((row) => row.balance_after !== null));
        expect(stepwise).toEqual(applyChanges(start, list));
      }),
      { numRuns: 300 },
    );
  });
});
