import { explore, type Explored } from "@passbook/contract/explore";
import { createExchangeRate } from "@passbook/contract/exchange-rates";
import { createMerchant } from "@passbook/contract/merchants";
import { getMonthInsights } from "@passbook/contract/insights";
import { createTag } from "@passbook/contract/categories";
import { changeTransaction, getTransaction, splitTransaction } from "@passbook/contract/transactions";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keepPublished } from "../../common/index.ts";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { expectSumsToHold } from "../../../testing/expect-sums.ts";
import { refusalOf } from "../../../testing/refused.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let people = 0;
const start = async (): Promise<{ person: TestPerson; ledger: Ledger }> => {
  people += 1;
  const person = await signUp(server, `Explorer ${String(people)}`, {
    home_currency: "EUR",
    time_zone: "UTC",
  });
  return { person, ledger: await makeLedger(server, person) };
};
const ask = async (person: TestPerson, query: Record<string, string>): Promise<Explored> =>
  (await person.call(explore, { query })).answer.data;
const valuesOf = ({ rows }: Explored) => rows.map(({ key, value }) => [key, value]);

test("money back is no purchase, wherever purchases are counted", async () => {
  const { person, ledger } = await start();
  const vendor_id = await ledger.addVendor("Shoe Shop");
  const sub_category_id = ledger.sub("shopping.clothing");
  const [bought = ""] = await ledger.addMany([
    { amount: -90_00, booked_on: "2026-03-02", sub_category_id, vendor_id },
    { amount: -30_00, booked_on: "2026-03-05", sub_category_id, vendor_id },
    // filed where its purchase is
    { amount: 90_00, booked_on: "2026-03-20", sub_category_id, vendor_id },
    // of a purchase without a category
    { amount: -8_00, booked_on: "2026-03-21", vendor_id },
    { amount: 5_00, booked_on: "2026-03-22" },
  ]);
  const query = { rows: "merchant", from: "2026-03-01", to: "2026-03-31" };
  for (const of of [query, { ...query, from: "2026-03-02" }, { ...query, q: "-nothing" }]) {
    expect((await ask(person, { ...of, measure: "count" })).total.value).toBe(3);
    expect((await ask(person, { ...of, measure: "average" })).total).toMatchObject({ value: 38_00, base: 3 });
  }
  const splits = [
    { sub_category_id, amount: -60_00 },
    { sub_category_id: ledger.sub("groceries.bakery"), amount: -30_00 },
  ];
  await person.call(splitTransaction, { params: { id: bought }, body: { splits } });
  expect((await ask(person, { ...query, measure: "count" })).total.value).toBe(3);
  const { merchants } = (await person.call(getMonthInsights, { query: { month: "2026-03" } })).answer.data;
  expect(merchants).toMatchObject([
    { name: "Shoe Shop", spent: 38_00, transaction_count: 4, purchase_count: 3 },
  ]);
  await expectSumsToHold(server.services.db, person.user_id);
});

describe("single transactions", () => {
  test("are told by size, those beyond the most as one, with who was paid and the day that counts", async () => {
    const { person, ledger } = await start();
    const vendor_id = await ledger.addVendor("Baker");
    const merchant_id = (await person.call(createMerchant, { body: { name: "Lidl" } })).answer.data.id;
    const [market, bakery] = [ledger.sub("groceries.supermarket"), ledger.sub("groceries.bakery")];
    const [lidl = "", baker = "", other = "", small = ""] = await ledger.addMany([
      {
        amount: -40_00,
        booked_on: "2026-03-02",
        sub_category_id: market,
        merchant_id,
        counts_on: "2026-04-01",
      },
      { amount: -30_00, booked_on: "2026-03-03", sub_category_id: bakery, vendor_id },
      { amount: -20_00, booked_on: "2026-03-04", sub_category_id: market, description: "CORNER STALL" },
      { amount: -1_00, booked_on: "2026-03-05", sub_category_id: market },
      // money back is of the measure, and is no large purchase
      { amount: 90_00, booked_on: "2026-03-06", sub_category_id: market },
      { amount: -5_000_00, booked_on: "2026-03-07", sub_category_id: ledger.sub("transfers.transfers") },
    ]);
    const splits = [
      { sub_category_id: market, amount: -25_00 },
      { sub_category_id: bakery, amount: -5_00 },
    ];
    await person.call(splitTransaction, { params: { id: baker }, body: { splits } });
    const query = { measure: "spent", rows: "transaction", most: "3" };
    const found = await ask(person, query);
    expect(found.rows.map(({ key, name, on, value }) => [key, name, on, value])).toEqual([
      [lidl, "Lidl", "2026-04-01", 40_00],
      [baker, "Baker", "2026-03-03", 30_00],
      [other, "CORNER STALL", "2026-03-04", 20_00],
    ]);
    expect(found).toMatchObject({ total: { value: 1_00 }, rest: { value: -89_00, count: 2 } });
    const inside = { ...query, category_id: ledger.sub("groceries"), columns: "sub_category" };
    expect((await ask(person, inside)).cells).toEqual([
      // the column of what came back is smaller than the other
      [0, 1, 40_00, 0],
      [1, 0, 5_00, 0],
      [1, 1, 25_00, 0],
      [2, 1, 20_00, 0],
    ]);
    expect((await ask(person, { ...query, most: "4" })).rows[3]?.key).toBe(small);
    const columns = await ask(person, { measure: "spent", rows: "account", columns: "transaction" });
    expect(columns.columns.map(({ value }) => value)).toEqual([40_00, 30_00, 20_00, 1_00, -90_00]);
    const saved = await ask(person, { ...query, measure: "saved", most: "1" });
    expect(valuesOf(saved).map(([, value]) => value)).toEqual([90_00]);
  });

  test("in other currencies are as large as what they are converted to", async () => {
    const { person, ledger } = await start();
    await person.call(createExchangeRate, {
      body: { base: "USD", currency: "EUR", rate: "0.5", from: "2026-01-01" },
    });
    await ledger.addMany([
      { amount: -40_00, booked_on: "2026-03-02" },
      { amount: -60_00, currency: "USD", booked_on: "2026-03-02" },
      { amount: -100_00, currency: "USD", booked_on: "2026-03-03" },
    ]);
    const found = await ask(person, { measure: "spent", rows: "transaction", most: "2", convert: "true" });
    expect(valuesOf(found).map(([, value]) => value)).toEqual([50_00, 40_00]);
    expect(found.rest).toMatchObject({ value: 30_00, count: 1 });
  });

  test("of tags overlap, and those beyond the most stay one", async () => {
    const { person, ledger } = await start();
    const sub = ledger.sub("groceries.bakery");
    const tags: string[] = [];
    for (const name of ["Rome", "Work"])
      tags.push((await person.call(createTag, { params: { id: sub }, body: { name } })).answer.data.id);
    const ids = await ledger.addMany(
      [40_00, 30_00, 20_00].map((amount) => ({
        amount: -amount,
        booked_on: "2026-03-02",
        sub_category_id: sub,
      })),
    );
    for (const id of ids) {
      const { version } = (await person.call(getTransaction, { params: { id } })).answer.data;
      await person.call(changeTransaction, { params: { id }, version, body: { tags } });
    }
    for (const rows of ["transaction", "account"]) {
      const query = { measure: "spent", rows, columns: "tag", most: "1" };
      expect(await ask(person, query)).toMatchObject({ overlaps: true, total: { value: 90_00 } });
    }
    const found = await ask(person, { measure: "spent", rows: "transaction", columns: "tag", most: "1" });
    expect(valuesOf(found)).toEqual([[ids[0], 40_00]]);
    expect(found.rest).toMatchObject({ value: 50_00, count: 2 });
  });
});

test("months of which the accounts have no row at all are told from those in which nothing was spent", async () => {
  const { person, ledger } = await start();
  const other = await ledger.addAccount({ label: "Second" });
  const sub_category_id = ledger.sub("groceries.bakery");
  await ledger.addMany([
    { amount: -10_00, booked_on: "2026-01-05", sub_category_id },
    { amount: 99_00, booked_on: "2026-02-05", sub_category_id: ledger.sub("income.salary") },
    { amount: -3_00, booked_on: "2026-04-05", bank_account_id: other },
    { amount: -20_00, booked_on: "2026-07-05", sub_category_id },
  ]);
  const emptyOf = async (query: Record<string, string>) =>
    (await ask(person, { measure: "spent", ...query })).empty_months;
  expect(await emptyOf({ rows: "month" })).toEqual(["2026-03", "2026-05", "2026-06"]);
  expect(await emptyOf({ rows: "category", columns: "month" })).toEqual(["2026-03", "2026-05", "2026-06"]);
  expect(await emptyOf({ rows: "day", to: "2026-05-31" })).toEqual(["2026-03"]);
  expect(await emptyOf({ rows: "month", q: "nobody" })).toEqual(["2026-03", "2026-05", "2026-06"]);
  expect(await emptyOf({ rows: "month", bank_account_id: ledger.account_id })).toEqual([
    "2026-03",
    "2026-04",
    "2026-05",
    "2026-06",
  ]);
  expect(await emptyOf({ rows: "quarter" })).toEqual(["2026-03", "2026-05", "2026-06"]);
  expect(await emptyOf({ rows: "category" })).toEqual([]);
});

describe("rows and columns", () => {
  test("of nobody's data are none", async () => {
    const person = await signUp(server, "Nobody Here", { home_currency: "INR" });
    expect(await ask(person, { measure: "spent", rows: "category", columns: "month" })).toEqual({
      currency: "INR",
      days: null,
      empty_months: [],
      rows: [],
      columns: [],
      cells: [],
      total: { value: 0, base: 0, likely: 0 },
      rest: null,
      overlaps: false,
      converted: [],
      apart: [],
    });
  });

  test("are categories, who was paid, accounts, weeks and weekdays", async () => {
    const { person, ledger } = await start();
    const other = await ledger.addAccount({ label: "Second" });
    const baker = await ledger.addVendor("Baker");
    const merchant_id = (await person.call(createMerchant, { body: { name: "Lidl" } })).answer.data.id;
    const [market, bakery] = [ledger.sub("groceries.supermarket"), ledger.sub("groceries.bakery")];
    await ledger.addMany([
      // a Monday, and the Sunday before
      { amount: -10_00, booked_on: "2026-03-02", sub_category_id: market, merchant_id },
      { amount: -4_00, booked_on: "2026-03-01", sub_category_id: bakery, vendor_id: baker },
      { amount: -6_00, booked_on: "2025-12-31", sub_category_id: bakery, bank_account_id: other },
      { amount: 1_00, booked_on: "2026-03-02", sub_category_id: market },
      { amount: -900_00, booked_on: "2026-03-02", sub_category_id: ledger.sub("transfers.transfers") },
    ]);
    const spent = { measure: "spent" };
    expect(valuesOf(await ask(person, { ...spent, rows: "category" }))).toEqual([
      [ledger.sub("groceries"), 19_00],
    ]);
    const payees = await ask(person, { ...spent, rows: "merchant" });
    expect(payees.rows.map(({ name, is_vendor, value }) => [name, is_vendor, value])).toEqual([
      ["Lidl", false, 10_00],
      [null, false, 5_00],
      ["Baker", true, 4_00],
    ]);
    expect(valuesOf(await ask(person, { ...spent, rows: "account" }))).toEqual([
      [ledger.account_id, 13_00],
      [other, 6_00],
    ]);
    expect(valuesOf(await ask(person, { ...spent, rows: "week" }))).toEqual([
      ["2025-12-29", 6_00],
      ["2026-02-23", 4_00],
      ["2026-03-02", 9_00],
    ]);
    expect(valuesOf(await ask(person, { ...spent, rows: "weekday" }))).toEqual([
      ["0", 4_00],
      ["1", 9_00],
      ["3", 6_00],
    ]);
    expect(valuesOf(await ask(person, { ...spent, rows: "quarter" }))).toEqual([
      ["2025-Q4", 6_00],
      ["2026-Q1", 13_00],
    ]);
    const both = await ask(person, { ...spent, rows: "year", columns: "month_of_year" });
    expect(both.columns.map(({ key }) => key)).toEqual(["03", "12"]);
    expect(both.cells).toEqual([
      [0, 1, 6_00, 0],
      [1, 0, 13_00, 0],
    ]);
  });

  test("beyond the most that are asked for are one together", async () => {
    const { person, ledger } = await start();
    const vendors = await Promise.all(["A", "B", "C", "D"].map((name) => ledger.addVendor(name)));
    await ledger.addMany(
      vendors.map((vendor_id, index) => ({
        amount: -(index + 1) * 100,
        booked_on: `2026-0${String(1 + (index % 2))}-10`,
        vendor_id,
      })),
    );
    const found = await ask(person, { measure: "spent", rows: "merchant", columns: "month", most: "2" });
    expect(found.rows.map(({ name }) => name)).toEqual(["D", "C"]);
    expect(found.rest).toEqual({
      value: 300,
      base: 0,
      likely: 0,
      count: 2,
      cells: [
        [0, 100, 0],
        [1, 200, 0],
      ],
    });
    expect(found.total.value).toBe(1000);
    const accounts = await ask(person, { measure: "spent", rows: "sub_category", columns: "merchant" });
    expect(accounts.columns).toHaveLength(4);
  });

  test("are narrowed by categories, accounts, merchants and a search, and others by what is left out", async () => {
    const { person, ledger } = await start();
    const merchant_id = (await person.call(createMerchant, { body: { name: "Lidl" } })).answer.data.id;
    const [market, coffee] = [ledger.sub("groceries.supermarket"), ledger.sub("eating_out.coffee")];
    const vendor_id = await ledger.addVendor("Blue Bottle");
    await ledger.addMany([
      { amount: -1_00, booked_on: "2026-03-02", sub_category_id: market, merchant_id },
      { amount: -2_00, booked_on: "2026-03-02", sub_category_id: market },
      { amount: -4_00, booked_on: "2026-04-02", sub_category_id: coffee, vendor_id },
    ]);
    const sum = async (query: Record<string, string>): Promise<number> =>
      (await ask(person, { measure: "spent", rows: "month", ...query })).total.value;
    expect(await sum({ category_id: ledger.sub("groceries") })).toBe(3_00);
    expect(await sum({ category_id: `-${ledger.sub("groceries")}` })).toBe(4_00);
    expect(await sum({ sub_category_id: `${coffee},${market}` })).toBe(7_00);
    expect(await sum({ sub_category_id: `-${coffee}` })).toBe(3_00);
    expect(await sum({ bank_account_id: `-${ledger.account_id}` })).toBe(0);
    expect(await sum({ merchant_id })).toBe(1_00);
    expect(await sum({ merchant_id: "none" })).toBe(6_00);
    expect(await sum({ merchant_id: `-${merchant_id}` })).toBe(6_00);
    expect(await sum({ vendor_id })).toBe(4_00);
    expect(await sum({ q: "bottle" })).toBe(4_00);
    expect(await sum({ from: "2026-03-03", merchant_id: "none" })).toBe(4_00);
    expect(await sum({ from: "2026-03-02", to: "2026-03-02" })).toBe(3_00);
  });
});

describe("what is counted", () => {
  test("is each transaction once, though its parts and its tags stand in several places", async () => {
    const { person, ledger } = await start();
    const [market, coffee] = [ledger.sub("groceries.supermarket"), ledger.sub("eating_out.coffee")];
    const [divided = "", single = ""] = await ledger.addMany([
      { amount: -10_00, booked_on: "2026-03-02", sub_category_id: market },
      { amount: -5_00, booked_on: "2026-04-02", sub_category_id: coffee },
    ]);
    const splits = [
      { sub_category_id: market, amount: -7_00 },
      { sub_category_id: coffee, amount: -3_00 },
    ];
    await person.call(splitTransaction, { params: { id: divided }, body: { splits } });
    const counted = await ask(person, { measure: "count", rows: "sub_category" });
    expect(valuesOf(counted)).toEqual([
      [coffee, 2],
      [market, 1],
    ]);
    expect(counted.total.value).toBe(2);
    const mean = await ask(person, { measure: "average", rows: "sub_category" });
    expect(mean.rows.map(({ value, base }) => [value, base])).toEqual([
      [8_00, 2],
      [7_00, 1],
    ]);
    expect(mean.total).toMatchObject({ value: 15_00, base: 2 });
    const tags = await Promise.all(
      ["Rome", "Work"].map(
        async (name) =>
          (await person.call(createTag, { params: { id: coffee }, body: { name } })).answer.data.id,
      ),
    );
    await person.call(changeTransaction, { params: { id: single }, body: { tags } });
    const tagged = await ask(person, { measure: "spent", rows: "tag", columns: "month" });
    expect(tagged.rows.map(({ value }) => value)).toEqual([5_00, 5_00]);
    expect(tagged).toMatchObject({
      overlaps: true,
      total: { value: 5_00 },
      columns: [{ key: "2026-04", value: 5_00 }],
    });
  });

  test("as saved of income is a share of it", async () => {
    const { person, ledger } = await start();
    await ledger.addMany([
      { amount: 100_00, booked_on: "2026-03-02", sub_category_id: ledger.sub("income.salary") },
      { amount: -30_00, booked_on: "2026-03-02", sub_category_id: ledger.sub("groceries.supermarket") },
      { amount: 5_00, booked_on: "2026-03-05" },
    ]);
    const { rows } = await ask(person, { measure: "saved_rate", rows: "month" });
    expect(rows).toMatchObject([{ value: 75_00, base: 105_00 }]);
  });
});

describe("currencies", () => {
  test("are told apart, and converted only where that is asked for, by the rate of each day", async () => {
    const { person, ledger } = await start();
    const market = ledger.sub("groceries.supermarket");
    await ledger.addMany([
      { amount: -10_00, booked_on: "2026-03-02", sub_category_id: market },
      { amount: -10_00, booked_on: "2026-02-01", sub_category_id: market, currency: "USD" },
      { amount: -10_00, booked_on: "2026-03-01", sub_category_id: market, currency: "USD" },
      { amount: -10_00, booked_on: "2026-04-01", sub_category_id: market, currency: "USD" },
      { amount: -500, booked_on: "2026-04-01", sub_category_id: market, currency: "JPY" },
    ]);
    const query = { measure: "spent", rows: "month" };
    const usd = { currency: "USD", value: 30_00, base: 0, without_rate: false };
    const jpy = { currency: "JPY", value: 500, base: 0 };
    expect(await ask(person, query)).toMatchObject({
      total: { value: 10_00 },
      converted: [],
      apart: [{ ...jpy, without_rate: false }, usd],
    });
    for (const [from, rate] of [
      ["2026-03-01", "0.9"],
      ["2026-03-20", "0.8"],
    ] as const)
      await person.call(createExchangeRate, { body: { base: "USD", currency: "EUR", rate, from } });
    const converted = await ask(person, { ...query, convert: "true" });
    expect(valuesOf(converted)).toEqual([
      ["2026-03", 19_00],
      ["2026-04", 8_00],
    ]);
    expect(converted).toMatchObject({
      total: { value: 27_00 },
      converted: [
        {
          currency: "USD",
          value: 20_00,
          into: 17_00,
          rates: 2,
          first: { rate: "0.9", from: "2026-03-01", source: "own" },
          last: { rate: "0.8", from: "2026-03-20", source: "own" },
        },
      ],
      apart: [
        { ...jpy, without_rate: true },
        { currency: "USD", value: 10_00, base: 0, without_rate: true },
      ],
    });
    expect((await ask(person, { ...query, currency: "USD" })).total.value).toBe(30_00);
    const counted = { measure: "count", rows: "month" };
    expect(await ask(person, { ...counted, convert: "true" })).toMatchObject({
      total: { value: 5 },
      apart: [],
    });
    expect((await ask(person, counted)).total.value).toBe(1);
    const mean = await ask(person, { measure: "average", rows: "month", convert: "true" });
    expect(mean.total).toMatchObject({ value: 27_00, base: 3 });
  });
});

test("published rates convert the days of which none was entered; a day without any stays apart", async () => {
  const { person, ledger } = await start();
  const market = ledger.sub("groceries.supermarket");
  const lines = ["2026-06-05,1.25,0.95,", "2026-06-03,1.6,0.90,"];
  await keepPublished(server.services.db, Buffer.from(`Date,USD,CHF,\n${lines.join("\n")}\n`), "2026-06-10");
  await person.call(createExchangeRate, {
    body: { base: "USD", currency: "EUR", rate: "0.5", from: "2026-06-04" },
  });
  await ledger.addMany(
    ["2026-06-02", "2026-06-03", "2026-06-04", "2026-06-07"].map((booked_on) => ({
      amount: -10_00,
      booked_on,
      sub_category_id: market,
      currency: "USD",
    })),
  );
  const converted = await ask(person, { measure: "spent", rows: "day", convert: "true" });
  expect(valuesOf(converted)).toEqual([
    ["2026-06-03", 6_25],
    ["2026-06-04", 5_00],
    ["2026-06-07", 8_00],
  ]);
  const bank = { base: "EUR", currency: "USD", source: "published" };
  expect(converted.converted).toMatchObject([
    { rates: 3, first: { ...bank, rate: "1.6", from: "2026-06-03" }, last: { ...bank, from: "2026-06-05" } },
  ]);
  expect(converted.apart).toEqual([{ currency: "USD", value: 10_00, base: 0, without_rate: true }]);
});

describe("what cannot be shown is refused with what to do", () => {
  test.each([
    [{ rows: "month", columns: "month" }, "columns", "Choose two different things for rows and columns."],
    [
      { rows: "month", from: "2026-03-02", to: "2026-03-01" },
      "to",
      "The last day is before the first. Choose a later one.",
    ],
    [
      { rows: "category", columns: "day" },
      "columns",
      "That makes more than 400 columns, which nobody can read. Choose weeks, months or years, or a shorter time.",
    ],
  ])("%j", async (query, field, message) => {
    const { person, ledger } = await start();
    await ledger.addMany([{ booked_on: "2024-01-01" }, { booked_on: "2026-11-01" }]);
    expect(await refusalOf(person.call(explore, { query: { measure: "spent", ...query } }))).toMatchObject({
      status: 422,
      fields: { [field]: message },
    });
  });
});
