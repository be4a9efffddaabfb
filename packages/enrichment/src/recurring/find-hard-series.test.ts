import { describe, expect, test } from "vitest";
import { makeContext, makeRow } from "../../testing/finder-rows.ts";
import type { FinderRow } from "../finding-types.ts";
import { listFindings } from "../findings.ts";
import { addMonthsTo, fromDayNumber, toDayNumber, toWeekday } from "../text/day-number.ts";

const find = (rows: readonly FinderRow[], today = "2026-11-20") =>
  listFindings(rows, makeContext({ today })).series;

let made = 0;
const book = (on: string | number, amount: number, changes: Partial<FinderRow> = {}): FinderRow =>
  makeRow({
    id: `r${String((made += 1)).padStart(5, "0")}`,
    booked_on: typeof on === "string" ? on : fromDayNumber(on),
    amount,
    description: "ACME LOGISTICS PAYROLL PPD",
    vendor_key: "acme",
    ...changes,
  });

/** Days that follow each other at gaps dealt from a list, from the middle of November 2024. */
const dealDays = (gaps: readonly number[], count: number, seed: number): number[] => {
  const days = [toDayNumber("2024-11-15")];
  let state = seed;
  while (days.length < count) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const gap = gaps[Math.floor((state / 2_147_483_648) * gaps.length)] ?? 0;
    days.push((days.at(-1) ?? 0) + gap);
  }
  return days;
};

/** A day of each of some months from November 2024, moved off weekends where asked. */
const monthly = (dayOfMonth: number, count: number, move: -1 | 0 | 1 = 0): number[] =>
  Array.from({ length: count }, (_, at) => {
    let day = addMonthsTo(toDayNumber("2024-11-01"), at, dayOfMonth);
    for (let days = 0; days < 2 && toWeekday(day) > 5; days += 1) day += move;
    return day;
  });

/** Amounts by chance on chance days. */
const chance = (count: number, changes: Partial<FinderRow>, amount?: number): FinderRow[] =>
  dealDays([3, 8, 14, 21, 33, 47], count, 12).map((day, at) =>
    book(day, amount ?? -1_000 - ((at * 379) % 4_000), changes),
  );

const PAY = 210_000;
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

describe("steady pay", () => {
  test.each(SEEDS)("whose day wanders by gaps of 26 to 29 days is one series (%d)", (seed) => {
    const rows = dealDays([26, 27, 28, 29], 24, seed).map((day) => book(day, PAY));
    const found = find(rows, fromDayNumber(toDayNumber(rows.at(-1)?.booked_on ?? "") + 5));
    expect(found).toMatchObject([
      { kind: "income", member_ids: { length: 24 }, missed: [], state: "active" },
    ]);
  });

  test.each(SEEDS)("whose day wanders by gaps of 28 to 31 days is one, due a gap later (%d)", (seed) => {
    const rows = dealDays([28, 29, 30, 31], 24, seed).map((day) => book(day, PAY));
    const last = toDayNumber(rows.at(-1)?.booked_on ?? "");
    const [series, ...others] = find(rows, fromDayNumber(last + 5));
    expect(others).toEqual([]);
    expect(series?.member_ids).toHaveLength(24);
    const days = toDayNumber(series?.expected?.on ?? "") - last;
    expect(days).toBeGreaterThanOrEqual(27);
    expect(days).toBeLessThanOrEqual(32);
  });

  test("is found beside odd payments of the same employer on the same account", () => {
    const rows = dealDays([26, 27, 28, 29], 24, 3).map((day) => book(day, PAY));
    const odd = chance(5, { description: "ACME LOGISTICS EXPENSES" }, 4_710);
    expect(find([...rows, ...odd], "2026-08-20").map(({ member_ids }) => member_ids.length)).toEqual([24]);
  });

  test("of visits whose gaps differ by a week and more is none", () => {
    const rows = dealDays([22, 25, 31, 36, 39], 24, 5).map((day) => book(day, -3_500));
    expect(find(rows).filter(({ member_ids }) => member_ids.length > 12)).toEqual([]);
  });
});

describe("the next day of a monthly series", () => {
  test.each([
    { of: "the last working day", dayOfMonth: 31, move: -1, last: "2026-10-30", next: "2026-11-30" },
    { of: "the 28th, before weekends", dayOfMonth: 28, move: -1, last: "2026-10-28", next: "2026-11-27" },
    { of: "the 25th, before weekends", dayOfMonth: 25, move: -1, last: "2026-03-25", next: "2026-04-24" },
    { of: "the 1st, after weekends", dayOfMonth: 1, move: 1, last: "2026-10-01", next: "2026-11-02" },
    { of: "the 1st, before weekends", dayOfMonth: 1, move: -1, last: "2026-10-30", next: "2026-12-01" },
    { of: "the 30th, before weekends", dayOfMonth: 30, move: -1, last: "2026-01-30", next: "2026-02-27" },
    { of: "the 30th, weekends or not", dayOfMonth: 30, move: 0, last: "2026-01-30", next: "2026-02-28" },
  ] as const)("of pay on $of", ({ dayOfMonth, move, last, next }) => {
    const days = monthly(dayOfMonth, 25, move).filter((day) => day <= toDayNumber(last));
    const rows = days.map((day) => book(day, PAY));
    expect(rows.at(-1)?.booked_on).toBe(last);
    const [series, ...others] = find(rows, fromDayNumber(toDayNumber(last) + 3));
    expect(others).toEqual([]);
    expect(series).toMatchObject({ interval: "monthly", expected: { on: next } });
  });
});

describe("pay on a weekday of the month", () => {
  const onFriday = (from: number, step: -1 | 1, ahead: number): number => {
    let day = from;
    while (toWeekday(day) !== 5) day += step;
    return day + ahead;
  };

  test.each([
    { of: "last", day: (month: number) => onFriday(addMonthsTo(month, 0, 31), -1, 0), next: "2026-11-27" },
    { of: "third", day: (month: number) => onFriday(month, 1, 14), next: "2026-11-20" },
  ])("the $of Friday is one series, due on the next", ({ day, next }) => {
    const rows = monthly(1, 24).map((month) => book(day(month), PAY));
    const last = toDayNumber(rows.at(-1)?.booked_on ?? "");
    expect(find(rows, fromDayNumber(last + 5))).toMatchObject([
      { interval: "monthly", member_ids: { length: 24 }, missed: [], expected: { on: next } },
    ]);
  });
});

describe("amounts that change from month to month", () => {
  test.each([6, 12, 24])("at one counterparty are one series, though they repeat (%d)", (count) => {
    const prices = [-525, -625, -725];
    const rows = monthly(7, count).map((day, at) => book(day, prices[at % 3] ?? 0));
    const last = toDayNumber(rows.at(-1)?.booked_on ?? "");
    expect(find(rows, fromDayNumber(last + 4))).toMatchObject([
      { interval: "monthly", member_ids: { length: count }, fixed_amount: false },
    ]);
  });

  test("do not join two prices of which each comes every month", () => {
    const rows = [
      ...monthly(7, 24).map((day) => book(day, -525)),
      ...monthly(7, 24).map((day) => book(day, -899)),
    ];
    expect(find(rows).map(({ member_ids }) => member_ids.length)).toEqual([24, 24]);
  });
});

describe("a series of one account", () => {
  const bill = monthly(12, 24).map((day, at) => book(day, -5_000 - ((at * 719) % 2_900)));

  test("stays where another account has chance rows of the same counterparty", () => {
    const others = chance(30, { bank_account_id: "card" });
    const found = find([...bill, ...others]);
    expect(found.map(({ member_ids }) => member_ids)).toEqual([bill.map(({ id }) => id)]);
  });

  test("stays where the chance rows cost the same", () => {
    const fixed = monthly(12, 24).map((day) => book(day, -1_299));
    const others = chance(20, { bank_account_id: "card" }, -1_299);
    expect(find([...fixed, ...others]).map(({ member_ids }) => member_ids)).toEqual([
      fixed.map(({ id }) => id),
    ]);
  });

  test("stands beside one of another account on another day", () => {
    const other = monthly(20, 24).map((day, at) =>
      book(day, -2_000 - ((at * 311) % 1_400), { bank_account_id: "card" }),
    );
    const found = find([...bill, ...other]);
    expect(found.map(({ interval, member_ids }) => [interval, member_ids.length])).toEqual([
      ["monthly", 24],
      ["monthly", 24],
    ]);
  });

  test("goes on where it moves to another account", () => {
    const moved = monthly(12, 24).map((day, at) =>
      book(day, -1_299, { bank_account_id: at < 12 ? "current" : "card" }),
    );
    expect(find(moved).map(({ member_ids }) => member_ids.length)).toEqual([24]);
  });

  test("is none where each account has chance visits at one price", () => {
    const visits = dealDays([17, 24, 30, 36, 44], 24, 9).map((day, at) =>
      book(day, -3_500, { bank_account_id: (at * 7) % 3 === 0 ? "card" : "current" }),
    );
    expect(find(visits).filter(({ member_ids }) => member_ids.length > 8)).toEqual([]);
  });
});
