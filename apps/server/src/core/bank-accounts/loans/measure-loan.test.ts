import { describe, expect, test } from "vitest";
import { type LoanRow, measureLoan } from "./measure-loan.ts";

type Given = readonly [day: string, amount: number, is_interest?: boolean];

const toRows = (opening: number, given: readonly Given[], is_proved = true): LoanRow[] => {
  let balance = opening;
  return given.map(([booked_on, amount, is_interest = false], at) => {
    balance += amount;
    return { id: String(at), booked_on, amount, balance, is_proved, is_interest, paid_from: null };
  });
};
type Changes = Parameters<typeof measureLoan>[1]["changes"];
const measure = (rows: readonly LoanRow[], entered: string | null = null, changes: Changes = []) =>
  measureLoan(rows, { currency: "EUR", entered, changes, today: "2026-03-15" });

/** Twelve months of 3.65 percent, which is a ten-thousandth a day. */
const YEAR = Array.from({ length: 12 }, (_, month) => `2025-${String(month + 1).padStart(2, "0")}-01`);

describe("interest in rows of the statement", () => {
  test("is in the payment that follows it, also where both stand on one day in either order", () => {
    const { payments } = measure(
      toRows(-1000_00, [
        ["2026-01-31", -10_00, true],
        ["2026-02-02", 110_00],
        ["2026-03-01", 109_00],
        ["2026-03-01", -9_00, true],
      ]),
    );
    expect(payments.map(({ interest, principal, source }) => [interest, principal, source])).toEqual([
      [9_00, 100_00, "printed"],
      [10_00, 100_00, "printed"],
    ]);
  });

  test("tells the rate, and with it the end", () => {
    let owed = 1000_00;
    const rows = YEAR.flatMap((day, at): Given[] => {
      const days = at === 0 ? 0 : (Date.parse(day) - Date.parse(YEAR[at - 1] ?? day)) / 86_400_000;
      const interest = Math.round((owed * days) / 10_000);
      owed += interest - 50_00;
      return interest === 0
        ? [[day, 50_00]]
        : [
            [day, -interest, true],
            [day, 50_00],
          ];
    });
    const loan = measure(toRows(-1000_00, rows));
    expect(loan.rate).toEqual({ percent: "3.65", source: "reckoned" });
    expect(loan).toMatchObject({ owed, usual_payment: 50_00, never_ends: false, as_of: "2025-12-01" });
    expect(loan.end?.payments).toBe(9);
    expect(loan.end?.on.slice(0, 4)).toBe("2026");
    expect(loan.years).toMatchObject([{ year: "2025", unknown: 0, principal: 1000_00 - owed }]);
  });

  test("that rose is the rate of the last interests, and the end with it", () => {
    const rows = (rise_from: number): Given[] => {
      let owed = 100_000_00;
      return YEAR.flatMap((day, at): Given[] => {
        const days = at === 0 ? 0 : (Date.parse(day) - Date.parse(YEAR[at - 1] ?? day)) / 86_400_000;
        const interest = Math.round((owed * days * (at >= rise_from ? 0.0475 : 0.0365)) / 365);
        owed += interest - 1000_00;
        return [...(interest === 0 ? [] : [[day, -interest, true] as const]), [day, 1000_00] as const];
      });
    };
    const [steady, risen] = [measure(toRows(-100_000_00, rows(12))), measure(toRows(-100_000_00, rows(9)))];
    expect(steady.rate?.percent).toBe("3.65");
    expect(risen.rate?.percent).toBe("4.75");
    expect(risen.end?.payments).toBeGreaterThan(steady.end?.payments ?? Infinity);
  });

  test("more than is paid never ends", () => {
    const loan = measure(
      toRows(-1000_00, [
        ["2026-01-01", -10_00, true],
        ["2026-01-02", 5_00],
        ["2026-02-01", -10_00, true],
        ["2026-02-02", 5_00],
      ]),
    );
    expect(loan).toMatchObject({ never_ends: true, end: null });
    expect(loan.payments.map(({ principal }) => principal)).toEqual([0, 0]);
  });
});

describe("without interest in any row", () => {
  const paid: readonly Given[] = [
    ["2026-01-01", 50_00],
    ["2026-02-01", 50_00],
  ];

  test("nothing is told apart as long as no rate is said", () => {
    const loan = measure(toRows(-1000_00, paid));
    expect(loan).toMatchObject({ rate: null, end: null, years: [{ unknown: 100_00, interest: 0 }] });
    expect(loan.payments[0]).toMatchObject({ source: "unknown", interest: null, principal: null });
  });

  test("by a rate it was paid beside rows that a proved balance fell by, and is within others", () => {
    // 950.00 for 31 days at 3.65 percent
    expect(measure(toRows(-1000_00, paid), "3.65").payments[0]).toMatchObject({
      amount: 52_95,
      interest: 2_95,
      principal: 50_00,
      source: "reckoned",
    });
    expect(measure(toRows(-1000_00, paid, false), "3.65").payments[0]).toMatchObject({
      amount: 50_00,
      interest: 2_95,
      principal: 47_05,
    });
  });

  test("each day costs by the rate that held on it, also those to come", () => {
    const rows = toRows(-1000_00, paid, false);
    // 950.00 for 15 days at 3.65 percent and 16 at 7.3
    const changes = [
      { from: "2026-01-17", percent: "7.3" },
      { from: "2026-03-01", percent: "36.5" },
    ];
    const loan = measure(rows, "3.65", changes);
    expect(loan.payments[0]).toMatchObject({ interest: 4_47, principal: 45_53 });
    expect(loan.payments[1]).toMatchObject({ interest: 3_00 });
    expect(loan.rate).toEqual({ percent: "36.5", source: "entered" });
    expect(measure(rows, "3.65", changes.slice(0, 1)).rate?.percent).toBe("7.3");
    const [one, other] = [loan.end?.interest ?? 0, measure(rows, "3.65").end?.interest ?? 0];
    expect(one).toBeGreaterThan(5 * other);
    // a change from the day of a payment on is of the days after it
    expect(measure(rows, "3.65", [{ from: "2026-02-02", percent: "50" }]).payments[0]?.interest).toBe(2_95);
  });

  test("a rate of nothing costs nothing", () => {
    const loan = measure(toRows(-100_00, paid.slice(0, 1)), "0");
    expect(loan).toMatchObject({ owed: 50_00, end: { payments: 1, interest: 0 } });
  });
});

test("a loan without rows, without balances or paid off is told as such", () => {
  expect(measure([])).toMatchObject({
    owed: null,
    as_of: null,
    usual_payment: null,
    end: null,
    payments: [],
  });
  const rows = toRows(0, [["2026-01-01", 50_00]]).map((row) => ({ ...row, balance: null }));
  expect(measure(rows, "3")).toMatchObject({ owed: null, end: null, payments: [{ source: "unknown" }] });
  expect(measure(toRows(-50_00, [["2026-01-01", 50_00]]), "3")).toMatchObject({ owed: 0, end: null });
});
