import { addDays } from "@passbook/contract/values";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AheadInput, AheadSeries, DayFlow } from "./forecast-types.ts";
import { joinSides } from "./join-sides.ts";
import { listSlots, numberSlot } from "./list-slots.ts";
import { seedNumbers } from "./random-numbers.ts";
import {
  addAccounts,
  addParts,
  findChanceBelow,
  findLowest,
  listAheadDays,
  listPastDays,
} from "./read-courses.ts";
import { simulate } from "./simulate.ts";

const TODAY = "2026-11-20";

const account = (id: string, balance: number, known_through = TODAY) => ({
  id,
  balance,
  known_through,
  known_from: "2025-11-01",
});
const input = (own: Partial<AheadInput> = {}): AheadInput => ({
  currency: "EUR",
  today: TODAY,
  days: 90,
  accounts: [account("current", 1_000_00)],
  everyday: [],
  settled: [],
  ahead: [],
  series: [],
  budgets: [],
  random: seedNumbers(1),
  ...own,
});
/** Every month on a day, up to this November. */
const monthly = (own: Partial<AheadSeries>, day: string, amounts: readonly number[]): AheadSeries => ({
  id: "series",
  account_id: "current",
  other_account_id: null,
  interval: "monthly",
  fixed_amount: true,
  missed: 0,
  members: amounts.map((amount, at) => {
    const month = new Date(Date.UTC(2026, 10 - (amounts.length - 1 - at), 1)).toISOString().slice(0, 7);
    return { on: `${month}-${day}`, amount, has_other: own.other_account_id != null };
  }),
  ...own,
});
const daysOf = (given: AheadInput) => {
  const courses = simulate(given);
  return listAheadDays(addAccounts(courses, [...given.accounts.keys()]));
};

const flow: fc.Arbitrary<DayFlow> = fc.record({
  account_id: fc.constantFrom("current", "card"),
  on: fc.integer({ min: 0, max: 380 }).map((back) => addDays(TODAY, -back)),
  amount: fc.integer({ min: -90_000_00, max: 90_000_00 }),
  budget: fc.constantFrom(null, 0),
});
const anyInput = fc
  .record({
    everyday: fc.array(flow, { maxLength: 60 }),
    balance: fc.integer({ min: -1e9, max: 1e9 }),
    through: fc.integer({ min: 0, max: 60 }),
    amounts: fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1, maxLength: 6 }),
    fixed_amount: fc.boolean(),
    per_day: fc.integer({ min: 0, max: 100_00 }),
    seed: fc.nat(),
  })
  .map(({ everyday, balance, through, amounts, fixed_amount, per_day, seed }) =>
    input({
      accounts: [account("current", balance), account("card", -500_00, addDays(TODAY, -through))],
      everyday,
      series: [monthly({ fixed_amount, other_account_id: "card" }, "05", amounts)],
      budgets: [{ trust: 0.5, paces: [{ from: TODAY, to: addDays(TODAY, 30), per_day }] }],
      random: seedNumbers(seed),
    }),
  );

describe("any forecast", () => {
  test("has whole minor units, its middle inside its bands, and accounts that add up", () => {
    fc.assert(
      fc.property(anyInput, (given) => {
        const courses = simulate(given);
        const all = addAccounts(courses, [0, 1]);
        for (const day of listAheadDays(all)) {
          const { low_90, low_50, expected, high_50, high_90 } = day;
          const line = [low_90, low_50, expected, high_50, high_90];
          expect(line.every(Number.isSafeInteger)).toBe(true);
          expect(line.toSorted((one, other) => one - other)).toEqual(line);
        }
        const [one, other] = [addAccounts(courses, [0]), addAccounts(courses, [1])];
        expect(all.sums.every((sum, at) => sum === (one.sums[at] ?? 0) + (other.sums[at] ?? 0))).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  test("of accounts of two currencies is each path's sum, with what is known of one while the other is not", () => {
    fc.assert(
      fc.property(anyInput, anyInput, (given, other_given) => {
        const [home, abroad] = [simulate(given), simulate(other_given)];
        const parts = [
          { courses: home, accounts: [0, 1], factor: 1 },
          { courses: abroad, accounts: [0], factor: 0.9 },
        ];
        const all = addParts(parts);
        expect(all.first).toBe(Math.min(home.first, abroad.first));
        expect(all.sums.every(Number.isSafeInteger)).toBe(true);
        const [own, other] = [addAccounts(home, [0, 1]), addAccounts(abroad, [0])];
        for (let path = 0; path < all.path_count; path += 50) {
          const last = (sums: typeof all) => sums.sums[(path + 1) * sums.day_count - 1] ?? 0;
          expect(last(all)).toBe(last(own) + Math.round(0.9 * last(other)));
        }
      }),
      { numRuns: 15 },
    );
  });

  test("is likelier to be below a higher limit, and after more is spent", () => {
    fc.assert(
      fc.property(anyInput, fc.nat(1e8), fc.nat(1e8), (given, limit, amount) => {
        const sums = addAccounts(simulate(given), [0, 1]);
        const below = (at: number, spent: number) =>
          findChanceBelow(sums, { from: TODAY, limit: at, spent: { on: addDays(TODAY, 7), amount: spent } });
        expect(below(limit, 0)).toBeGreaterThanOrEqual(below(0, 0));
        expect(below(0, amount)).toBeGreaterThanOrEqual(below(0, 0));
        expect(below(limit, amount)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 15 },
    );
  });

  test("is the same for the same randomness", () => {
    const everyday: DayFlow[] = Array.from({ length: 300 }, (_, back) => ({
      account_id: "current",
      on: addDays(TODAY, -back),
      amount: -((back * 7919) % 60_00),
      budget: null,
    }));
    const look = () => daysOf(input({ everyday, random: seedNumbers(7) }));
    expect(look()).toEqual(look());
  });
});

describe("what comes again", () => {
  test("comes on its days, and without anything else nothing changes", () => {
    expect(daysOf(input()).at(-1)).toMatchObject({ on: "2027-02-18", low_90: 1_000_00, high_90: 1_000_00 });
    const rent = monthly({}, "05", Array<number>(24).fill(-200_00));
    const days = daysOf(input({ series: [rent] }));
    const on = (day: string) => days.find((each) => each.on === day)?.expected;
    expect([on("2026-12-01"), on("2026-12-12"), on("2027-02-18")]).toEqual([1_000_00, 800_00, 400_00]);
    expect(findLowest(days, TODAY)).toMatchObject({ amount: 400_00 });
    const spent = { on: "2026-12-04", amount: 700_00 };
    expect(findLowest(days, TODAY, spent)).toMatchObject({ amount: -300_00 });
    expect(listSlots(rent, { from: TODAY, to: "2027-01-31" })).toEqual(["2026-12-05", "2027-01-05"]);
  });

  test("is counted from its first day, also where it comes some days early or late", () => {
    const of = (interval: "monthly" | "weekly", ...days: string[]) =>
      days.map((on) => numberSlot("2024-12-31", interval, on));
    expect(of("monthly", "2026-11-28", "2026-12-02", "2026-12-31", "2027-01-04")).toEqual([23, 23, 24, 24]);
    expect(of("weekly", "2026-12-01", "2026-12-08", "2026-12-14")).toEqual([100, 101, 102]);
  });

  test("comes no more once it is over, and what is known of later days counts on them", () => {
    const over = monthly({}, "05", Array<number>(12).fill(-200_00));
    const members = over.members.map((member) => ({ ...member, on: addDays(member.on, -150) }));
    const ahead = [{ account_id: "current", on: "2026-12-01", amount: -50_00 }];
    const days = daysOf(input({ series: [{ ...over, members }], ahead }));
    expect(days.find(({ on }) => on === "2026-11-30")?.low_90).toBe(1_000_00);
    expect(days.find(({ on }) => on === "2026-12-01")?.high_90).toBe(950_00);
  });

  test("a card is paid once: what leaves an account is what was owed, and all together spend it once", () => {
    const spending: DayFlow[] = Array.from({ length: 380 }, (_, back) => ({
      account_id: "card",
      on: addDays(TODAY, -back),
      amount: -10_00,
      budget: null,
    }));
    const month_days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    // On the 15th all of what was owed at the end of the month before is paid.
    const owed = Array.from({ length: 8 }, (_, at) => -(month_days[2 + at] ?? 0) * 10_00);
    const payment = monthly({ other_account_id: "card", fixed_amount: false }, "15", owed);
    const given = input({
      accounts: [account("current", 9_000_00), account("card", -200_00)],
      everyday: spending,
      series: [payment],
    });
    const courses = simulate(given);
    const [all, current] = [
      listAheadDays(addAccounts(courses, [0, 1])),
      listAheadDays(addAccounts(courses, [0])),
    ];
    expect(all.at(-1)).toMatchObject({ low_90: 7_900_00, expected: 7_900_00, high_90: 7_900_00 });
    // November: thirty days.
    expect(current.find(({ on }) => on === "2026-12-25")?.expected).toBe(8_700_00);
    expect(listPastDays([{ courses, accounts: [0, 1], factor: 1 }], 1)).toEqual([
      { on: TODAY, amount: 8_800_00 },
    ]);
  });
});

describe("budgets", () => {
  const everyday: DayFlow[] = Array.from({ length: 364 }, (_, back) => ({
    account_id: "current",
    on: addDays(TODAY, -back),
    amount: -10_00,
    budget: 0,
  }));
  const paces = [{ from: TODAY, to: "2027-12-31", per_day: 5_00 }];

  test("are believed as far as they were kept", () => {
    const last = (trust: number) => daysOf(input({ everyday, budgets: [{ trust, paces }] })).at(-1)?.expected;
    expect(last(0)).toBe(1_000_00 - 90 * 10_00);
    expect(last(1)).toBe(1_000_00 - 90 * 5_00);
    expect(last(0.5)).toBe(1_000_00 - 90 * 7_50);
  });
});

describe("sides of a movement", () => {
  const row = (account_id: string, on: string, amount: number, other_account_id: string | null) => ({
    account_id,
    on,
    amount,
    other_account_id,
  });
  const series = { interval: "monthly", fixed_amount: true, missed: 0 } as const;
  const out = {
    ...series,
    id: "out",
    rows: [row("current", "2026-09-01", -5, "savings"), row("current", "2026-10-01", -5, "savings")],
  };
  const into = {
    ...series,
    id: "in",
    rows: [row("savings", "2026-09-02", 5, "current"), row("savings", "2026-10-02", 5, "current")],
  };

  test("come again once, where both accounts are known", () => {
    const known = new Map([
      ["current", TODAY],
      ["savings", TODAY],
    ]);
    expect(joinSides([out, into], known).map(({ id, other_account_id }) => [id, other_account_id])).toEqual([
      ["out", "savings"],
    ]);
  });

  test("are told as they are, where only one is", () => {
    expect(joinSides([out, into], new Map([["current", TODAY]]))).toMatchObject([
      { id: "out", other_account_id: null },
    ]);
    expect(joinSides([out, into], new Map([["savings", TODAY]]))).toMatchObject([
      { id: "in", other_account_id: null },
    ]);
  });
});
