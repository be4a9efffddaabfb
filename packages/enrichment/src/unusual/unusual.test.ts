import { describe, expect, test } from "vitest";
import { makeContext, makeRow } from "../../testing/finder-rows.ts";
import type { FinderRow } from "../finding-types.ts";
import { listFindings } from "../findings.ts";

const find = (rows: readonly FinderRow[]) => listFindings(rows, makeContext({ today: "2026-10-20" })).unusual;
const toDate = (day: number): string =>
  new Date(Date.parse("2026-01-01") + day * 86_400_000).toISOString().slice(0, 10);

let made = 0;
const pay = (day: number, amount: number, changes: Partial<FinderRow> = {}): FinderRow =>
  makeRow({
    id: `p${String((made += 1)).padStart(4, "0")}`,
    booked_on: toDate(day),
    amount,
    description: "GREENLANE SUPERMARKET",
    vendor_key: "greenlane",
    ...changes,
  });
/** Purchases at odd days and sizes around 40.00. */
const habit = (count: number): FinderRow[] =>
  Array.from({ length: count }, (_, at) => pay(at * 9 + ((at * 5) % 4), -3_500 - ((at * 379) % 1_100)));

describe("a charge far above the usual of its merchant", () => {
  test("tells how many times the usual, what the usual is, and of how many charges", () => {
    const rows = [...habit(12), pay(150, -16_000, { id: "large" })];
    const usual = rows
      .slice(0, 12)
      .map(({ amount }) => -amount)
      .toSorted((a, b) => a - b);
    const middle = Math.round(((usual[5] ?? 0) + (usual[6] ?? 0)) / 2);
    expect(find(rows)).toEqual([
      {
        id: "large",
        booked_on: toDate(150),
        amount: 16_000,
        currency: "GBP",
        kind: "above_usual",
        usual: middle,
        times: Math.round((16_000 / middle) * 10) / 10,
        count: 12,
      },
    ]);
  });

  test("needs five earlier charges, twice their middle, and is only told for a year", () => {
    expect(find([...habit(4), pay(150, -16_000)])).toEqual([]);
    expect(find([...habit(12), pay(150, -6_000)])).toEqual([]);
    const old = [...habit(12), pay(150, -16_000)].map((row) => ({
      ...row,
      booked_on: row.booked_on.replace("2026", "2023"),
    }));
    expect(find(old)).toEqual([]);
  });

  test("is not told of a price that a series tells", () => {
    const rows = Array.from({ length: 8 }, (_, at) => pay(at * 30 + 2, at < 6 ? -1_000 : -2_900));
    expect(find(rows).filter(({ kind }) => kind === "above_usual")).toEqual([]);
  });

  test("is not told of a merchant whose charges are of every size", () => {
    const rows = [900, 22_000, 3_100, 14_500, 700, 31_000, 5_200].map((size, at) => pay(at * 11, -size));
    expect(find([...rows, pay(120, -33_000)])).toEqual([]);
  });
});

describe("a first purchase", () => {
  test("much larger than the person's others is told with the usual size", () => {
    const rows = Array.from({ length: 60 }, (_, at) =>
      pay(at * 3, -1_000 - at * 20, {
        vendor_key: `shop${String(at % 9)}`,
        description: `SHOP ${String(at % 9)}`,
      }),
    );
    const large = pay(200, -95_000, { id: "sofa", vendor_key: "sofa", description: "OAK HOUSE FURNITURE" });
    expect(find([...rows, large])).toMatchObject([{ id: "sofa", kind: "new_merchant", count: 60 }]);
    expect(find([...rows.slice(0, 30), large])).toEqual([]);
  });
});

describe("a double charge", () => {
  test("is the same amount on the same or the next day where one a day is the rule", () => {
    const rows = [...habit(8), pay(150, -4_242, { id: "one" }), pay(151, -4_242, { id: "two" })];
    expect(find(rows)).toMatchObject([
      { id: "two", kind: "double_charge", other_id: "one", count: 8, doubled: 0 },
    ]);
  });

  test("is none where it happens all the time, of another account, or two days later", () => {
    const coffees = Array.from({ length: 10 }, (_, at) => [pay(at * 9, -340), pay(at * 9, -340)]).flat();
    expect(find([...coffees, pay(150, -340), pay(150, -340)])).toEqual([]);
    expect(find([...habit(8), pay(150, -4_242), pay(152, -4_242)])).toEqual([]);
    expect(find([...habit(8), pay(150, -4_242), pay(150, -4_242, { bank_account_id: "card" })])).toEqual([]);
  });

  test("is none on the next day where one price is paid day by day, but still is on the same day", () => {
    const coffees = Array.from({ length: 20 }, (_, at) => pay(at * 2 + (at % 2), -525));
    expect(find([...coffees, pay(60, -525), pay(61, -525)])).toEqual([]);
    const twice = [...coffees, pay(60, -525, { id: "one" }), pay(60, -525, { id: "two" })];
    expect(find(twice)).toMatchObject([{ id: "two", kind: "double_charge", count: 20, doubled: 0 }]);
  });

  test("is none where two a day are common, though of different amounts", () => {
    const meals = Array.from({ length: 12 }, (_, at) => [
      pay(at * 9, -700 - at),
      ...(at % 4 === 0 ? [pay(at * 9, -300 - at)] : []),
    ]).flat();
    expect(find([...meals, pay(150, -900), pay(150, -900)])).toEqual([]);
  });

  test("is none of cash", () => {
    const cash = { description: "ATM WITHDRAWAL 0042 HIGH STREET", vendor_key: "atmwithdrawal" };
    const drawn = [0, 13, 29, 50].map((day) => pay(day, -5_000, cash));
    expect(find([...drawn, pay(90, -10_000, cash), pay(91, -10_000, cash)])).toEqual([]);
  });

  test("is none when it was reversed", () => {
    const back = pay(151, 4_242, { description: "REVERSAL GREENLANE SUPERMARKET" });
    expect(find([...habit(8), pay(150, -4_242), pay(150, -4_242), back])).toEqual([]);
  });
});

describe("a double charge where little is known of the merchant", () => {
  const sofa = (day: number, id: string, changes: Partial<FinderRow> = {}) =>
    pay(day, -18_990, { id, description: "OAK HOUSE FURNITURE", vendor_key: "oak", ...changes });

  test("is told on the same and the next day, though nothing was bought there before", () => {
    for (const next of [150, 151])
      expect(find([...habit(12), sofa(150, "one"), sofa(next, "two")])).toMatchObject([
        { id: "two", kind: "double_charge", other_id: "one", count: 0, doubled: 0 },
      ]);
  });

  test("is told of a purchase of the usual size on one day, not on two", () => {
    const dinner = (day: number, id: string, description = "LUNA BISTRO") =>
      pay(day, -4_450, { id, description, vendor_key: "luna" });
    expect(find([...habit(12), dinner(150, "one"), dinner(150, "two")])).toMatchObject([{ id: "two" }]);
    expect(find([...habit(12), dinner(150, "one"), dinner(151, "two")])).toEqual([]);
    const paid = "CARD PAYMENT TO LUNA BISTRO";
    expect(find([...habit(12), dinner(150, "one", paid), dinner(150, "two", paid)])).toMatchObject([
      { id: "two", kind: "double_charge" },
    ]);
  });

  test("is told after one purchase too", () => {
    const before = sofa(20, "first", { amount: -4_100 });
    const found = find([...habit(12), before, sofa(150, "one"), sofa(150, "two")]);
    expect(found.filter(({ kind }) => kind === "double_charge")).toMatchObject([{ id: "two", count: 1 }]);
  });

  test("is none when it was small, cash, sent to someone, or bought for each person", () => {
    const none = (changes: Partial<FinderRow>) =>
      expect(find([...habit(12), sofa(150, "one", changes), sofa(150, "two", changes)])).toEqual([]);
    none({ amount: -290, description: "METROBAHN", vendor_key: "metrobahn" });
    none({ amount: -380, description: "CORNER ESPRESSO", vendor_key: "espresso" });
    none({ description: "CASH WITHDRAWAL 42 HIGH STREET", vendor_key: "cash" });
    none({ description: "FASTER PAYMENT TO R LARK", vendor_key: "lark" });
    none({ description: "CITY THEATRE TICKETS", vendor_key: "theatre" });
    none({ description: "NORDLAND RAILWAYS", vendor_key: "rail" });
  });

  test("is none where it comes a third time, comes again later, or was paid back", () => {
    const twice = [...habit(12), sofa(150, "one"), sofa(150, "two")];
    expect(find([...twice, sofa(150, "three")])).toEqual([]);
    expect(find([...twice, sofa(155, "three")])).toEqual([]);
    expect(find([...twice, sofa(190, "three"), sofa(190, "four")])).toEqual([]);
    expect(find([...twice, sofa(160, "back", { amount: 18_990, description: "OAK HOUSE REFUND" })])).toEqual(
      [],
    );
  });

  test("is none for a person of whom hardly anything is known", () => {
    expect(find([...habit(4), sofa(150, "one"), sofa(150, "two")])).toEqual([]);
  });
});

describe("a fee", () => {
  const fee = (day: number, id: string) =>
    pay(day, -2_500, { id, description: "OVERDRAFT FEE", vendor_key: "overdraftfee" });

  test("that appeared is told, with the day of the last one before", () => {
    expect(find([...habit(10), fee(220, "fee")])).toMatchObject([
      { id: "fee", kind: "fee_appeared", word: "overdraft fee", last_on: null },
    ]);
    const again = find([...habit(10), fee(1, "first"), fee(220, "fee")]);
    expect(again).toMatchObject([{ id: "fee", last_on: toDate(1) }]);
  });

  test("is news on an account that never had one, whatever another account had", () => {
    const card = {
      bank_account_id: "card",
      description: "INTEREST CHARGED ON PURCHASES",
      vendor_key: "interest",
    };
    const before = [10, 40, 70, 100, 130, 160].map((day) => pay(day, -1_200, { ...card }));
    const other = habit(10).map((row) => ({ ...row, id: `${row.id}c`, bank_account_id: "current" }));
    const first = pay(200, -900, { ...card, id: "first", bank_account_id: "current" });
    expect(find([...before, ...other, first])).toMatchObject([
      { id: "first", kind: "fee_appeared", last_on: null },
    ]);
  });

  test("is no news in half a year, nor on an account seen for less", () => {
    expect(find([...habit(10), fee(100, "first"), fee(220, "fee")]).map(({ id }) => id)).not.toContain("fee");
    expect(find([...habit(3), fee(60, "fee")])).toEqual([]);
  });
});

test("a row that a person kept out is not spoken of", () => {
  expect(find([...habit(12), pay(150, -16_000, { excluded: ["unusual"] })])).toEqual([]);
});
