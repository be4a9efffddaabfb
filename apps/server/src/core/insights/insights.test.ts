import {
  getMonthInsights,
  listBalances,
  listMonthSums,
  type MonthInsights,
} from "@passbook/contract/insights";
import { listCategories } from "@passbook/contract/categories";
import { createMerchant, getMerchantHistory, listMerchants } from "@passbook/contract/merchants";
import { changeUser } from "@passbook/contract/users";
import { splitTransaction, totalTransactions } from "@passbook/contract/transactions";
import { assignVendors, listVendors } from "@passbook/contract/vendors";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { importFile } from "../../../testing/imports.ts";
import { type Ledger, makeLedger } from "../../../testing/ledger.ts";
import { makeOfx } from "../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { refusalOf } from "../../../testing/refused.ts";
import { expectSumsToHold } from "../../../testing/expect-sums.ts";
import { addStatement } from "../../../testing/rows.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let people = 0;
const start = async (): Promise<{ person: TestPerson; ledger: Ledger }> => {
  people += 1;
  const person = await signUp(server, `Person ${String(people)}`, {
    home_currency: "EUR",
    time_zone: "Europe/Berlin",
  });
  return { person, ledger: await makeLedger(server, person) };
};
const month = async (person: TestPerson, query: Record<string, string> = {}): Promise<MonthInsights> =>
  (await person.call(getMonthInsights, { query })).answer.data;

const NOTHING_LIKELY = { likely_income: 0, likely_count: 0 };

describe("one month", () => {
  test("of somebody without data is the running one, in the home currency, all zero", async () => {
    const person = await signUp(server, "Nobody Yet", { home_currency: "INR" });
    expect(await month(person)).toEqual({
      month: "2026-11",
      currency: "INR",
      is_total: false,
      through: "2026-11-20",
      now: { spent: 0, income: 0, invested: 0, saved: 0 },
      before: { spent: 0, income: 0, invested: 0, saved: 0 },
      likely: { spent: 0, income: 0, invested: 0, saved: 0 },
      days: [],
      days_before: [],
      categories: [],
      merchants: [],
      income_by_category: [],
      proofs: [],
      converted: [],
      other_currencies: [],
      due: { count: 0, totals: [] },
      unusual_count: 0,
    });
  });

  test("is the newest with rows unless it is named; rows of the future are not waited for", async () => {
    const { person, ledger } = await start();
    const food = { sub_category_id: ledger.sub("groceries.supermarket") };
    await ledger.addMany([
      { ...food, amount: -1000, booked_on: "2026-08-05" },
      { ...food, amount: -500, booked_on: "2026-09-21" },
      { ...food, amount: -700, booked_on: "2026-12-01" },
    ]);
    expect(await month(person)).toMatchObject({ month: "2026-09", through: "2026-09-30" });
    expect(await month(person, { month: "2026-11" })).toMatchObject({ month: "2026-11", days: [] });
  });

  test("compares the days so far with the same days of the month before", async () => {
    const { person, ledger } = await start();
    const food = { sub_category_id: ledger.sub("groceries.supermarket") };
    await ledger.addMany([
      { ...food, amount: -1000, booked_on: "2026-11-05" },
      { ...food, amount: 200, booked_on: "2026-11-06" },
      { ...food, amount: -9999, booked_on: "2026-11-25" },
      { ...food, amount: -3000, booked_on: "2026-10-20" },
      { ...food, amount: -500, booked_on: "2026-10-21" },
      { sub_category_id: ledger.sub("income.salary"), amount: 50_000, booked_on: "2026-11-01" },
      { sub_category_id: ledger.sub("investments.funds"), amount: -7000, booked_on: "2026-11-02" },
      { sub_category_id: ledger.sub("transfers.transfers"), amount: -8000, booked_on: "2026-11-02" },
      { amount: -40, booked_on: "2026-11-03" },
      { amount: 15, booked_on: "2026-11-03" },
    ]);
    const insights = await month(person);
    expect(insights).toMatchObject({
      through: "2026-11-20",
      now: { spent: 840, income: 50_015, invested: 7000, saved: 42_175 },
      before: { spent: 3000, income: 0 },
    });
    expect(insights.days.map((day) => day.day)).toEqual([
      "2026-11-01",
      "2026-11-02",
      "2026-11-03",
      "2026-11-05",
      "2026-11-06",
    ]);
    expect(insights.days_before.map((day) => [day.day, day.spent])).toEqual([
      ["2026-10-20", 3000],
      ["2026-10-21", 500],
    ]);
    expect(insights.income_by_category).toEqual([
      { sub_category_id: ledger.sub("income.salary"), income: 50_000, ...NOTHING_LIKELY },
      { sub_category_id: ledger.sub("uncategorised.uncategorised"), income: 15, ...NOTHING_LIKELY },
    ]);
    const whole = await month(person, { month: "2026-10" });
    expect(whole).toMatchObject({ through: "2026-10-31", now: { spent: 3500 } });
  });

  test("knows the day where the person lives", async () => {
    const person = await signUp(server, "Far East", { time_zone: "Pacific/Auckland" });
    server.clock.set("2026-11-30T15:00:00.000Z");
    expect(await month(person)).toMatchObject({ month: "2026-12", through: "2026-12-01" });
    server.clock.set("2026-11-20T09:00:00.000Z");
  });

  test("says what a category usually takes: the mean of the same days of earlier months that have data", async () => {
    const { person, ledger } = await start();
    const food = { sub_category_id: ledger.sub("groceries.supermarket") };
    await ledger.addMany([
      { ...food, amount: -700, booked_on: "2026-11-02" },
      { ...food, amount: -300, booked_on: "2026-10-10" },
      { ...food, amount: -900, booked_on: "2026-10-30" },
      { ...food, amount: -100, booked_on: "2026-08-20" },
      { ...food, amount: -90_000, booked_on: "2026-04-01" },
      { sub_category_id: ledger.sub("eating_out.coffee"), amount: -50, booked_on: "2026-07-01" },
    ]);
    const { categories } = await month(person);
    expect(categories[0]).toEqual({
      category_id: ledger.sub("groceries"),
      spent: 700,
      usual: Math.round((300 + 100 + 0) / 3),
      last_month: 300,
      transaction_count: 1,
      likely_spent: 0,
      likely_count: 0,
      sub_categories: [
        { sub_category_id: food.sub_category_id, spent: 700, transaction_count: 1, likely_count: 0 },
      ],
    });
    expect(categories.find((one) => one.category_id === ledger.sub("eating_out"))).toMatchObject({
      spent: 0,
      usual: Math.round(50 / 3),
      sub_categories: [],
    });
  });

  test("names the merchants where most was spent, and vendors that have none", async () => {
    const { person, ledger } = await start();
    const [rail, train, kiosk] = await Promise.all(
      ["Rail 1", "Rail 2", "Kiosk"].map((name) => ledger.addVendor(name)),
    );
    const merchant = (await person.call(createMerchant, { body: { name: "Railway" } })).answer.data.id;
    const sub_category_id = ledger.sub("transport.trains");
    await ledger.addMany([
      { vendor_id: rail ?? null, amount: -300, sub_category_id },
      { vendor_id: train ?? null, amount: -400, sub_category_id },
      { vendor_id: kiosk ?? null, amount: -500 },
      { vendor_id: kiosk ?? null, amount: 9000, sub_category_id: ledger.sub("transfers.transfers") },
    ]);
    await person.call(assignVendors, { body: { ids: [rail ?? "", train ?? ""], merchant_id: merchant } });
    expect((await month(person)).merchants).toEqual([
      {
        merchant_id: merchant,
        vendor_id: null,
        name: "Railway",
        spent: 700,
        transaction_count: 2,
        purchase_count: 2,
      },
      {
        merchant_id: null,
        vendor_id: kiosk,
        name: "Kiosk",
        spent: 500,
        transaction_count: 1,
        purchase_count: 1,
      },
    ]);
  });

  test("names nobody for cash and acts of the bank, though these count as spent", async () => {
    const person = await signUp(server, "Bank Rows", { home_currency: "EUR" });
    await importFile(server, person, {
      name: "november.ofx",
      bytes: makeOfx({
        account: "5407324931",
        rows: [
          { day: "2026-11-02", cents: -12_500, name: "ATM WITHDRAWAL", id: "n1" },
          { day: "2026-11-03", cents: -4000, name: "ANNUAL FEE", id: "n2" },
          { day: "2026-11-04", cents: -900, name: "NETFLIX.COM", id: "n3" },
        ],
      }),
    });
    const { merchants, now } = await month(person);
    expect(now.spent).toBe(17_400);
    expect(merchants.map(({ name, spent }) => [name, spent])).toEqual([["Netflix", 900]]);
  });

  test("totals currencies apart, the most used one first where the home currency has nothing", async () => {
    const { person, ledger } = await start();
    await ledger.addMany([
      { amount: -100, currency: "JPY" },
      { amount: -200, currency: "JPY" },
      { amount: -300, currency: "USD" },
    ]);
    const insights = await month(person);
    expect(insights).toMatchObject({ currency: "JPY", now: { spent: 300 } });
    expect(insights.other_currencies).toEqual([
      { currency: "USD", spent: 300, income: 0, invested: 0, saved: -300, likely_count: 0 },
    ]);
    expect((await month(person, { currency: "USD" })).now.spent).toBe(300);
  });

  test("of one account counts that account alone", async () => {
    const { person, ledger } = await start();
    const other = await ledger.addAccount();
    await ledger.addMany([{ amount: -100 }, { amount: -300, bank_account_id: other }]);
    const insights = await month(person, { bank_account_id: other });
    expect(insights.now.spent).toBe(300);
    expect(insights.proofs.map((proof) => proof.bank_account_id)).toEqual([other]);
    const { person: stranger } = await start();
    expect(
      await refusalOf(stranger.call(getMonthInsights, { query: { bank_account_id: other } })),
    ).toMatchObject({ status: 404, fields: { bank_account_id: expect.any(String) as string } });
    expect(
      await refusalOf(stranger.call(listMonthSums, { query: { bank_account_id: other } })),
    ).toMatchObject({ status: 404 });
  });

  test("says how far each account's statements prove it", async () => {
    const { person, ledger } = await start();
    const { db, clock } = server.services;
    await ledger.add({ booked_on: "2026-10-05" });
    const own = { user_id: person.user_id, bank_account_id: ledger.account_id };
    await addStatement(db, clock, {
      ...own,
      period_from: "2026-10-01",
      period_to: "2026-10-31",
      verdict: "proved",
    });
    expect((await month(person, { month: "2026-10" })).proofs).toEqual([
      { bank_account_id: ledger.account_id, state: "proved", as_of: "2026-10-31" },
    ]);
    expect((await month(person, { month: "2026-08" })).proofs[0]?.state).toBe("none");
  });

  test("of an account whose rows are written by hand asks for no statement until it has one, and is not proved", async () => {
    const { person, ledger } = await start();
    await ledger.addMany([{ amount: -1250, booked_on: "2026-11-19" }]);
    const stateOf = async () => (await month(person)).proofs.map(({ state }) => state);
    expect(await stateOf()).toEqual(["unproved"]);
    await addStatement(server.services.db, server.services.clock, {
      user_id: person.user_id,
      bank_account_id: ledger.account_id,
      period_from: "2026-09-01",
      period_to: "2026-09-30",
      verdict: "proved",
    });
    expect(await stateOf()).toEqual(["missing"]);
  });

  test("a wrong month is refused and named", async () => {
    const { person } = await start();
    expect(await refusalOf(person.call(getMonthInsights, { query: { month: "2026-13" } }))).toMatchObject({
      status: 422,
      fields: { month: expect.any(String) as string },
    });
  });
});

test("a purchase that is divided is one payment to its merchant and one of its category", async () => {
  const { person, ledger } = await start();
  const merchant = (await person.call(createMerchant, { body: { name: "Amble Books" } })).answer.data.id;
  const vendor_id = await ledger.addVendor("AMBLE BOOKS");
  await person.call(assignVendors, { body: { ids: [vendor_id], merchant_id: merchant } });
  const sub_category_id = ledger.sub("groceries.supermarket");
  const own = { vendor_id, merchant_id: merchant, sub_category_id, booked_on: "2026-11-05" };
  const [id = ""] = await ledger.addMany([
    { ...own, amount: -900 },
    { ...own, amount: -100 },
  ]);
  await person.call(splitTransaction, {
    params: { id },
    body: {
      splits: [
        { sub_category_id, amount: -500 },
        { sub_category_id: ledger.sub("groceries.bakery"), amount: -300 },
        { sub_category_id, amount: -100 },
      ],
    },
  });
  const { merchants, categories } = await month(person);
  expect(
    merchants.map(({ spent, transaction_count, purchase_count }) => [
      spent,
      transaction_count,
      purchase_count,
    ]),
  ).toEqual([[1000, 2, 2]]);
  const [groceries] = categories;
  expect(groceries).toMatchObject({ spent: 1000, transaction_count: 2 });
  expect(groceries?.sub_categories.map((of) => [of.spent, of.transaction_count])).toEqual([
    [700, 2],
    [300, 1],
  ]);
  const [history] = (await person.call(getMerchantHistory, { params: { id: merchant } })).answer.data;
  expect(history).toMatchObject({ transaction_count: 2, months: [{ transaction_count: 2 }] });
  expect(history?.categories.map((of) => of.transaction_count)).toEqual([2, 1]);
  const listed = (await person.call(listMerchants)).answer.data.find((of) => of.id === merchant);
  expect(listed?.transaction_count).toBe(2);
  const [vendor] = (await person.call(listVendors, { query: {} })).answer.data;
  expect(vendor?.transaction_count).toBe(2);
  await expectSumsToHold(server.services.db, person.user_id);
});

/** Rows of every kind, some of them likely of another, the first ten divided. */
const addOfAllKinds = async (person: TestPerson, ledger: Ledger): Promise<void> => {
  const subs = [
    "groceries.supermarket",
    "eating_out.coffee",
    "income.salary",
    "investments.funds",
    "transfers.transfers",
    "cash.cash",
    "uncategorised.uncategorised",
  ].map(ledger.sub);
  const uncategorised = ledger.sub("uncategorised.uncategorised");
  const ids = await ledger.addMany(
    Array.from({ length: 90 }, (_, index) => ({
      amount: ((index * 7919) % 2000) - 1200,
      booked_on: `2026-11-${String(1 + (index % 20)).padStart(2, "0")}`,
      ...(index % 3 === 0
        ? {
            sub_category_id: uncategorised,
            suggested_id: subs[index % 6] ?? null,
            confidence: 350 + index * 6,
          }
        : { sub_category_id: subs[index % subs.length] ?? "" }),
    })),
  );
  const amounts = await server.services.db
    .selectFrom("transactions")
    .select(["id", "amount"])
    .where("user_id", "=", person.user_id)
    .execute();
  for (const [index, id] of ids.slice(40, 55).entries()) {
    const amount = amounts.find((row) => row.id === id)?.amount ?? 0;
    await person.call(splitTransaction, {
      params: { id },
      body: {
        splits: [
          { sub_category_id: subs[(index + 1) % subs.length], amount: amount - 17 },
          { sub_category_id: subs[(index + 3) % subs.length], amount: 17 },
        ],
      },
    });
  }
};

test.each([true, false])(
  "every figure is the sum of the transactions that it opens, and as many of them are likely (counted: %s)",
  async (count_likely) => {
    const { person, ledger } = await start();
    await addOfAllKinds(person, ledger);
    await person.call(changeUser, { params: { id: person.user_id }, body: { count_likely } });
    const insights = await month(person);
    const opened = async (query: Record<string, string>) => {
      const period = { from: "2026-11-01", to: insights.through, currency: "EUR" };
      const { data } = (await person.call(totalTransactions, { query: { ...period, ...query } })).answer;
      return { net: data.totals[0]?.net ?? 0, likely: data.likely, count: data.count };
    };
    const { likely } = insights;
    expect(likely.saved > 10).toBe(count_likely);
    for (const flow of ["spent", "income", "invested", "saved"] as const) {
      const { net, likely: some } = await opened({ flow });
      const sign = flow === "spent" || flow === "invested" ? -1 : 1;
      expect([flow, insights.now[flow], likely[flow]]).toEqual([flow, 0 + sign * net, some]);
    }
    for (const { category_id, spent: of, likely_count } of insights.categories) {
      const found = await opened({ category_id, flow: "spent" });
      expect([category_id, of, likely_count]).toEqual([category_id, 0 - found.net, found.likely]);
    }
    for (const { sub_category_id, income: of, likely_count } of insights.income_by_category) {
      const found = await opened({ sub_category_id, flow: "income" });
      expect([of, likely_count]).toEqual([found.net, found.likely]);
    }
    const [months] = (await person.call(listMonthSums, { query: {} })).answer.data;
    expect(months).toEqual({
      month: "2026-11",
      ...insights.now,
      without_rate: [],
      likely_count: likely.saved,
    });
    const { data: categories } = (await person.call(listCategories)).answer;
    for (const sub of categories.flatMap(({ sub_categories }) => sub_categories)) {
      const found = await opened({ sub_category_id: sub.id });
      expect([sub.name, sub.transaction_count + sub.likely_count, sub.likely_count]).toEqual([
        sub.name,
        found.count,
        found.likely,
      ]);
    }
    const nobody_knows = await opened({ uncategorised: "true" });
    expect(nobody_knows.likely).toBe(0);
    expect(nobody_knows.count).toBe(
      await opened({ sub_category_id: ledger.sub("uncategorised.uncategorised") }).then(({ count }) => count),
    );
    expect((await opened({ likely: "true" })).count).toBe(
      count_likely
        ? (await opened({})).likely
        : (await opened({ likely: "true", uncategorised: "true" })).count,
    );
    await expectSumsToHold(server.services.db, person.user_id);
  },
);

test("what is likely counts as its category, and is known to be likely", async () => {
  const { person, ledger } = await start();
  const [coffee, transfers] = [ledger.sub("eating_out.coffee"), ledger.sub("transfers.transfers")];
  await ledger.addMany([
    { amount: -500, sub_category_id: coffee },
    { amount: -300, suggested_id: coffee, confidence: 600 },
    { amount: -200, suggested_id: coffee, confidence: 599 },
    { amount: -100, suggested_id: transfers, confidence: 900 },
  ]);
  const insights = await month(person);
  expect(insights).toMatchObject({ now: { spent: 1000 }, likely: { spent: 1, saved: 1 } });
  expect(insights.categories).toMatchObject([
    { category_id: ledger.sub("eating_out"), spent: 800, likely_spent: 300, likely_count: 1 },
    { category_id: ledger.sub("uncategorised"), spent: 200, likely_spent: 0, likely_count: 0 },
  ]);
  await person.call(changeUser, { params: { id: person.user_id }, body: { count_likely: false } });
  const without = await month(person);
  expect(without).toMatchObject({ now: { spent: 1100 }, likely: { spent: 0 } });
  expect(without.categories.map(({ spent, likely_spent }) => [spent, likely_spent])).toEqual([
    [600, 0],
    [500, 0],
  ]);
});

describe("month by month", () => {
  test("begins with the first month that has anything and ends with the one asked for", async () => {
    const { person, ledger } = await start();
    const list = async (query: Record<string, string> = {}) =>
      (await person.call(listMonthSums, { query })).answer.data;
    expect(await list()).toEqual([]);
    await ledger.addMany([
      { amount: -100, booked_on: "2026-08-05" },
      { amount: -300, booked_on: "2026-11-05" },
      { amount: -5, booked_on: "2020-11-05" },
    ]);
    expect((await list()).map((sums) => [sums.month, sums.spent])).toEqual([
      ["2026-08", 100],
      ["2026-09", 0],
      ["2026-10", 0],
      ["2026-11", 300],
    ]);
    expect((await list({ to: "2026-08" })).map((sums) => sums.month)).toEqual(["2026-08"]);
  });
});

describe("balances", () => {
  test("are the last printed ones of open accounts, with those before them", async () => {
    const { person, ledger } = await start();
    const { db, clock } = server.services;
    const closed = await ledger.addAccount({ closed_at: "2026-10-01T00:00:00.000Z" });
    const add = (bank_account_id: string, period_to: string, closing_balance: number) =>
      addStatement(db, clock, {
        user_id: person.user_id,
        bank_account_id,
        period_to,
        closing_balance,
        verdict: "partly",
      });
    await add(ledger.account_id, "2026-10-31", 500);
    await add(ledger.account_id, "2026-09-30", 400);
    await add(closed, "2026-09-30", 1);
    expect((await person.call(listBalances)).answer.data).toEqual([
      {
        bank_account_id: ledger.account_id,
        currency: "EUR",
        amount: 500,
        as_of: "2026-10-31",
        proved: false,
        history: [
          { as_of: "2026-09-30", amount: 400 },
          { as_of: "2026-10-31", amount: 500 },
        ],
      },
    ]);
    const { person: stranger } = await start();
    expect((await stranger.call(listBalances)).answer.data).toEqual([]);
  });
});
