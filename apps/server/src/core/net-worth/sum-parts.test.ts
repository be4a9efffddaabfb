import type { UsedRate } from "@passbook/contract/converted";
import fc from "fast-check";
import { expect, test } from "vitest";
import { convert, findRate } from "../exchange-rates/index.ts";
import { listDays, monthsBefore } from "./list-days.ts";
import { toAssetPart } from "./parts.ts";
import { countPart, toTotal } from "./sum-parts.ts";

const day = fc
  .date({ min: new Date("2010-01-01"), max: new Date("2026-11-20"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const currency = fc.constantFrom("EUR", "USD", "JPY", "KWD");
const asset = fc.record({
  kind: fc.constantFrom("property", "pension", "other", "loan", "debt"),
  currency,
  values: fc.uniqueArray(fc.tuple(day, fc.integer({ min: 0, max: 2_000_000_00 })), {
    maxLength: 6,
    selector: ([on]) => on,
  }),
});
const rate: fc.Arbitrary<UsedRate> = fc.record({
  base: currency,
  currency,
  rate: fc.integer({ min: 1, max: 9_999_999 }).map((units) => (units / 10_000).toFixed(4)),
  from: day,
  source: fc.constant("own" as const),
});

const toPart = ({ kind, currency: code, values }: typeof asset extends fc.Arbitrary<infer T> ? T : never) =>
  toAssetPart({
    user_id: "u",
    id: "a",
    name: "Thing",
    kind,
    currency: code,
    created_at: "",
    version: 1,
    values: values
      .map(([valued_on, amount]) => ({ user_id: "u", id: valued_on, asset_id: "a", valued_on, amount }))
      .toSorted((one, other) => (one.valued_on < other.valued_on ? -1 : 1)),
  });

test("a total is on any day the sum of its parts, and owned and owed are all there is", () => {
  fc.assert(
    fc.property(
      fc.array(asset, { maxLength: 12 }),
      fc.array(rate, { maxLength: 6 }),
      day,
      (assets, rates, on) => {
        const parts = assets.map(toPart);
        const wanted = { currency: "EUR", rates: { own: rates, published: new Map() } };
        const days = listDays(on, "all", "2010-01-01");
        const total = toTotal(parts, days, wanted);
        for (const { on: each, amount, accounts, investments, belongings, debts, missing } of total.days) {
          const counted = parts.map((part) => countPart(part, each, wanted));
          const known = counted.flatMap((one) => (one === null || one === "no_rate" ? [] : one.amount));
          expect(amount).toBe(known.reduce((sum, one) => sum + one, 0));
          expect(amount).toBe(accounts + investments + belongings + debts);
          expect(debts).toBe(known.filter((one) => one < 0).reduce((sum, one) => sum + one, 0));
          expect(missing).toBe(counted.filter((one) => one === "no_rate").length);
        }
        expect(total.owned + total.owed).toBe(total.amount);
        expect(total.days.at(-1)?.on).toBe(on);
      },
    ),
  );
});

test("what is converted is within half a minor unit of the exact figure, and what is owed as what is owned", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_00 }), rate, (amount, used) => {
      fc.pre(used.base === "EUR" && used.currency === "USD");
      const there = convert(amount, used, "EUR") ?? NaN;
      expect(Math.abs(there - amount * Number(used.rate))).toBeLessThanOrEqual(0.5 + 1e-4);
      expect(convert(-amount, used, "EUR")).toBe(there === 0 ? 0 : -there);
    }),
  );
});

test("currencies have their own minor units", () => {
  const yen = { base: "EUR", currency: "JPY", rate: "160.5", from: "2026-01-01" };
  expect(convert(1_00, yen, "EUR")).toBe(161);
  expect(convert(160_500, yen, "JPY")).toBe(1_000_00);
  const dinar = { base: "KWD", currency: "EUR", rate: "3", from: "2026-01-01" };
  expect(convert(1_000, dinar, "KWD")).toBe(3_00);
  expect(convert(1e14, { ...yen, rate: "999999999999" }, "EUR")).toBeNull();
});

test("of several rates the newest up to the day holds", () => {
  const rates = ["2026-03-01", "2026-01-01", "2026-05-01"].map((from) => ({
    base: "EUR",
    currency: "USD",
    rate: "1.1",
    from,
    source: "own" as const,
  }));
  const known = { own: rates, published: new Map() };
  expect(findRate(known, { from: "USD", to: "EUR", on: "2026-04-30" })?.from).toBe("2026-03-01");
  expect(findRate(known, { from: "USD", to: "EUR", on: "2025-12-31" })).toBeNull();
  expect(findRate(known, { from: "USD", to: "JPY", on: "2026-12-31" })).toBeNull();
});

const published = new Map([
  ["USD", ["2026-03-05", "2026-03-06", "2026-04-20"].map((day) => ({ day, rate: "1.1000" }))],
  ["CHF", ["2026-03-05", "2026-03-06", "2026-04-20"].map((day) => ({ day, rate: "0.9400" }))],
  ["RUB", [{ day: "2026-03-05", rate: "90.5" }]],
]);

test("a published rate is that of the day, on weekends that of the day before, and of others made of both", () => {
  const known = { own: [], published };
  expect(findRate(known, { from: "USD", to: "EUR", on: "2026-03-05" })).toEqual({
    base: "EUR",
    currency: "USD",
    rate: "1.1000",
    from: "2026-03-05",
    source: "published",
  });
  expect(findRate(known, { from: "EUR", to: "CHF", on: "2026-03-08" })?.from).toBe("2026-03-06");
  expect(findRate(known, { from: "USD", to: "CHF", on: "2026-03-08" })).toMatchObject({
    base: "USD",
    currency: "CHF",
    rate: "0.85454545",
    from: "2026-03-06",
  });
  expect(findRate(known, { from: "USD", to: "EUR", on: "2026-03-04" })).toBeNull();
});

test("a currency that is published no more has no rate, and what a person entered for the same day goes first", () => {
  expect(findRate({ own: [], published }, { from: "RUB", to: "EUR", on: "2026-03-08" })?.rate).toBe("90.5");
  expect(findRate({ own: [], published }, { from: "RUB", to: "EUR", on: "2026-04-20" })).toBeNull();
  const enter = (from: string) => ({
    own: [{ base: "USD", currency: "EUR", rate: "0.8", from, source: "own" as const }],
    published,
  });
  const wanted = { from: "USD", to: "EUR", on: "2026-03-06" };
  expect(findRate(enter("2026-03-06"), wanted)?.source).toBe("own");
  expect(findRate(enter("2026-03-05"), wanted)?.source).toBe("published");
});

test("near days are shown each, further ones by week or month, of decades only some", () => {
  expect(listDays("2026-11-20", "all", null)).toEqual(["2026-11-20"]);
  expect(listDays("2026-11-20", "all", "2026-11-18")).toEqual(["2026-11-18", "2026-11-19", "2026-11-20"]);
  expect(listDays("2026-11-20", "year", "2016-01-01").slice(-2)).toEqual(["2026-11-13", "2026-11-20"]);
  const years = listDays("2026-11-20", "five_years", "2016-01-01");
  expect([years.length, years[0], ...years.slice(-2)]).toEqual([
    61,
    "2021-11-30",
    "2026-10-31",
    "2026-11-20",
  ]);
  expect(listDays("2026-11-20", "all", "1930-01-01").length).toBeLessThan(260);
  expect(monthsBefore("2026-03-31", 1)).toBe("2026-02-28");
});
