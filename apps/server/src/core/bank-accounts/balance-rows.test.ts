import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { balanceRows, type BookedRow, type PrintedBalances } from "./balance-rows.ts";

const dayOf = (index: number): string => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);

type Account = { readonly rows: readonly BookedRow[]; readonly statements: readonly PrintedBalances[] };

/** An account of which every row stands in one statement of a chain. */
const account = fc
  .record({
    opening: fc.integer({ min: -100_000, max: 100_000 }),
    months: fc.array(
      fc.array(fc.record({ gap: fc.nat(3), amount: fc.integer({ min: -9999, max: 9999 }) }), {
        minLength: 1,
        maxLength: 6,
      }),
      { minLength: 1, maxLength: 5 },
    ),
  })
  .map(({ opening, months }): Account => {
    let [balance, day, count] = [opening, 0, 0];
    const rows: BookedRow[] = [];
    const statements = months.map((month, index): PrintedBalances => {
      const start = { balance, day };
      for (const { gap, amount } of month) {
        day += gap;
        balance += amount;
        count += 1;
        const id = String(count).padStart(4, "0");
        rows.push({ id, booked_on: dayOf(day), amount, statement_ids: [`s${String(index)}`] });
      }
      return {
        id: `s${String(index)}`,
        from: dayOf(start.day),
        to: dayOf(day),
        opening: start.balance,
        closing: balance,
        is_proved: true,
      };
    });
    return { rows, statements };
  });

/** The balance after each row, by counting alone. */
const count = ({ rows, statements }: Account): number[] => {
  let balance = statements[0]?.opening ?? 0;
  return rows.map(({ amount }) => (balance += amount));
};

describe("the balance after each row", () => {
  test("is what counting from the first opening gives, and proved", () => {
    fc.assert(
      fc.property(account, (made) => {
        const { rows, breaks } = balanceRows(made.rows.toReversed(), made.statements);
        expect(rows.map(({ balance }) => balance)).toEqual(count(made));
        expect(rows.every(({ state }) => state === "proved")).toBe(true);
        expect(breaks).toEqual([]);
      }),
    );
  });

  test("is counted back from the first printed balance and on from the last", () => {
    fc.assert(
      fc.property(account, fc.nat(), (made, pick) => {
        const kept = made.statements[pick % made.statements.length];
        if (kept === undefined) return;
        const silent = { opening: null, closing: null };
        const { rows, breaks } = balanceRows(
          made.rows,
          made.statements.map((one) => (one.id === kept.id ? one : { ...one, ...silent })),
        );
        expect(rows.map(({ balance }) => balance)).toEqual(count(made));
        expect(rows.map(({ state }) => state)).toEqual(
          made.rows.map(({ statement_ids }) => (statement_ids.includes(kept.id) ? "proved" : "counted")),
        );
        expect(breaks).toEqual([]);
      }),
    );
  });

  test("is unknown where a statement is missing, and what its rows came to is said", () => {
    fc.assert(
      fc.property(
        account.filter(({ statements }) => statements.length > 2),
        (made) => {
          const gone = made.statements[1];
          if (gone === undefined) return;
          const by = (gone.closing ?? 0) - (gone.opening ?? 0);
          const { rows, breaks } = balanceRows(
            made.rows.filter(({ statement_ids }) => !statement_ids.includes(gone.id)),
            made.statements.filter(({ id }) => id !== gone.id),
          );
          expect(rows.every(({ state }) => state === "proved")).toBe(true);
          expect(breaks.map((one) => one.by)).toEqual(by === 0 ? [] : [by]);
        },
      ),
    );
  });

  test("is proved between two closing balances alone that agree with the rows, and counted back from one", () => {
    fc.assert(
      fc.property(account, (made) => {
        const closings = made.statements.map((one) => ({ ...one, opening: null }));
        const { rows, breaks } = balanceRows(made.rows, closings);
        expect(breaks).toEqual([]);
        expect(rows.map(({ balance }) => balance)).toEqual(count(made));
        const [first] = closings;
        expect(rows.map(({ state }) => state)).toEqual(
          made.rows.map(({ statement_ids }) => (statement_ids[0] === first?.id ? "counted" : "proved")),
        );
      }),
    );
  });

  test("is counted in each of two statements that print a closing balance and leave a gap", () => {
    const row = { id: "1", booked_on: "2026-01-05", amount: -500, statement_ids: ["a"] };
    const later = { id: "2", booked_on: "2026-03-05", amount: -200, statement_ids: ["b"] };
    const silent = { opening: null, is_proved: true };
    const { rows, breaks } = balanceRows(
      [row, later],
      [
        { id: "a", from: "2026-01-01", to: "2026-01-31", closing: 1000, ...silent },
        { id: "b", from: "2026-03-01", to: "2026-03-31", closing: 700, ...silent },
      ],
    );
    expect(rows.map(({ balance, state }) => [balance, state])).toEqual([
      [1000, "counted"],
      [700, "counted"],
    ]);
    expect(breaks).toEqual([{ from: "2026-01-31", to: "2026-03-01", by: -100, statement_ids: ["a", "b"] }]);
  });

  test("is unknown without a printed balance, and between two that contradict the rows", () => {
    const row = { id: "1", booked_on: "2026-01-05", amount: -500, statement_ids: ["s"] };
    expect(balanceRows([row], []).rows).toMatchObject([{ balance: null, state: "unknown" }]);
    const statement = { id: "s", from: "2026-01-01", to: "2026-01-31", opening: 1000, closing: 400 };
    const { rows, breaks } = balanceRows([row], [{ ...statement, is_proved: false }]);
    expect(rows).toMatchObject([{ balance: null, state: "unknown" }]);
    expect(breaks).toEqual([{ from: "2026-01-01", to: "2026-01-31", by: -100, statement_ids: ["s", "s"] }]);
  });
});
