import { createBudget, listBudgets } from "@passbook/contract/budgets";
import { createExchangeRate } from "@passbook/contract/exchange-rates";
import { getForecast } from "@passbook/contract/forecast";
import { getMonthInsights, listMonthSums } from "@passbook/contract/insights";
import { getStretch } from "@passbook/contract/stretch-insights";
import { changeUser } from "@passbook/contract/users";
import { createMerchant } from "@passbook/contract/merchants";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { makeLedger } from "../../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { addStatement } from "../../../testing/rows.ts";

/** Tests live on the 20th of November 2026. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const RATE = { base: "USD", currency: "EUR", source: "own" } as const;

let people = 0;
/** Somebody at home in euros who spends dollars too: worth half a euro from October on, and 0.8 from the 10th of November on; francs have no rate. */
const start = async () => {
  people += 1;
  const person = await signUp(server, `Abroad ${String(people)}`, { home_currency: "EUR", time_zone: "UTC" });
  const ledger = await makeLedger(server, person);
  const market = ledger.sub("groceries.supermarket");
  const coffee = ledger.sub("eating_out.coffee");
  const merchant_id = (await person.call(createMerchant, { body: { name: "Corner" } })).answer.data.id;
  await ledger.addMany([
    { amount: -10_00, booked_on: "2026-10-05", sub_category_id: market, currency: "USD" },
    { amount: -40_00, booked_on: "2026-11-02", sub_category_id: market },
    { amount: -10_01, booked_on: "2026-11-03", sub_category_id: market, currency: "USD", merchant_id },
    { amount: -20_00, booked_on: "2026-11-12", sub_category_id: coffee, currency: "USD", merchant_id },
    { amount: -7_00, booked_on: "2026-11-12", sub_category_id: coffee, currency: "CHF" },
  ]);
  for (const [rate, from] of [
    ["0.5", "2026-10-01"],
    ["0.8", "2026-11-10"],
  ] as const)
    await person.call(createExchangeRate, { body: { base: "USD", currency: "EUR", rate, from } });
  return { person, ledger, market, coffee, merchant_id };
};

const totalInHome = (person: TestPerson) =>
  person.call(changeUser, { params: { id: person.user_id }, body: { total_in_home: true } });

const monthOf = async (person: TestPerson, query: Record<string, string> = {}) =>
  (await person.call(getMonthInsights, { query: { month: "2026-11", ...query } })).answer.data;

test("until a person says so nothing is converted, and every currency is totalled apart", async () => {
  const { person } = await start();
  const month = await monthOf(person);
  expect(month).toMatchObject({ currency: "EUR", now: { spent: 40_00 }, converted: [] });
  expect(month.other_currencies.map(({ currency, spent }) => [currency, spent])).toEqual([
    ["CHF", 7_00],
    ["USD", 30_01],
  ]);
});

test("a month is totalled in the home currency, each day by its rate, and what has none is told", async () => {
  const { person, ledger, market, merchant_id } = await start();
  await totalInHome(person);
  const month = await monthOf(person);
  // 10.01 by 0.5 is 5.01 (rounded once), 20.00 by 0.8 is 16.00
  expect(month.now).toMatchObject({ spent: 61_01, saved: -61_01 });
  expect(month.converted).toEqual([
    {
      currency: "USD",
      own: { spent: 30_01, income: 0, invested: 0, saved: -30_01 },
      into: { spent: 21_01, income: 0, invested: 0, saved: -21_01 },
      rates: 2,
      first: { ...RATE, rate: "0.5", from: "2026-10-01" },
      last: { ...RATE, rate: "0.8", from: "2026-11-10" },
    },
  ]);
  expect(month.other_currencies).toMatchObject([{ currency: "CHF", spent: 7_00 }]);
  expect(month.before.spent).toBe(5_00);
  expect(month.categories.find(({ category_id }) => category_id === ledger.sub("groceries"))).toMatchObject({
    spent: 45_01,
    last_month: 5_00,
    sub_categories: [{ sub_category_id: market, spent: 45_01, transaction_count: 2 }],
  });
  expect(month.merchants).toMatchObject([{ merchant_id, spent: 21_01, transaction_count: 2 }]);
  expect(month.days.map(({ day, spent }) => [day, spent])).toEqual([
    ["2026-11-02", 40_00],
    ["2026-11-03", 5_01],
    ["2026-11-12", 16_00],
  ]);
  const months = (await person.call(listMonthSums, { query: { to: "2026-11" } })).answer.data;
  expect(months.map(({ month: of, spent, without_rate }) => [of, spent, without_rate])).toEqual([
    ["2026-10", 5_00, []],
    ["2026-11", 61_01, ["CHF"]],
  ]);
});

test("who asks for another currency has it alone", async () => {
  const { person } = await start();
  await totalInHome(person);
  expect(await monthOf(person, { currency: "USD" })).toMatchObject({
    currency: "USD",
    now: { spent: 30_01 },
    converted: [],
  });
});

test("other days are totalled with those that they are held against, and so is who was paid more", async () => {
  const { person, merchant_id } = await start();
  await totalInHome(person);
  const query = { from: "2026-11-01", to: "2026-11-19" };
  const found = (await person.call(getStretch, { query })).answer.data;
  expect(found.now.spent).toBe(61_01);
  expect(found.converted).toMatchObject([{ currency: "USD", own: { spent: 30_01 }, into: { spent: 21_01 } }]);
  expect(found.other_currencies).toEqual([{ currency: "CHF", spent: 7_00, income: 0 }]);
  expect(found.without_rate_before).toEqual([]);
  const quarter = { from: "2026-10-01", to: "2026-10-31" };
  const october = (await person.call(getStretch, { query: quarter })).answer.data;
  expect(october.now.spent).toBe(5_00);
  const month = (await person.call(getStretch, { query: { from: "2026-11-01", to: "2026-11-30" } })).answer
    .data;
  expect(month.flows_before.spent).toBe(5_00);
  expect(month.changes.flatMap(({ because }) => because)).toContainEqual({
    key: merchant_id,
    is_vendor: false,
    name: "Corner",
    difference: 16_00,
  });
});

const addBudget = (person: TestPerson, category_id: string, own: Record<string, unknown> = {}) =>
  person.call(createBudget, {
    body: {
      category_ids: [category_id],
      period: "month",
      currency: "EUR",
      amount: 100_00,
      on: "2026-11-01",
      ...own,
    },
  });

test("budgets of the home currency count what is spent in others, but what a budget of that currency has", async () => {
  const { person, ledger } = await start();
  await addBudget(person, ledger.sub("groceries"), { on: "2026-10-01", roll_over: true });
  await addBudget(person, ledger.sub("eating_out"));
  const look = async () => (await person.call(listBudgets, { query: {} })).answer.data;
  expect((await look()).totals).toMatchObject([{ currency: "EUR", spent: 40_00, converted: [] }]);
  await totalInHome(person);
  const all = await look();
  expect(all.budgets.map(({ spent, carried }) => [spent, carried])).toEqual([
    [45_01, 95_00],
    [16_00, 0],
  ]);
  expect(all.budgets[0]?.converted).toEqual([
    {
      currency: "USD",
      own: 10_01,
      into: 5_01,
      rates: 1,
      first: { ...RATE, rate: "0.5", from: "2026-10-01" },
      last: { ...RATE, rate: "0.5", from: "2026-10-01" },
    },
  ]);
  expect(all.totals).toMatchObject([
    { currency: "EUR", limit: 295_00, spent: 61_01, elsewhere: 0, without_rate: ["CHF"] },
  ]);
  await addBudget(person, ledger.sub("eating_out"), { currency: "USD", amount: 50_00 });
  const claimed = await look();
  expect(claimed.budgets.map(({ currency, spent }) => [currency, spent])).toEqual([
    ["EUR", 45_01],
    ["EUR", 0],
    ["USD", 20_00],
  ]);
  // the limit of 50.00 dollars is 40.00 euros today, and everything is spent once
  expect(claimed.totals).toMatchObject([
    {
      currency: "EUR",
      limit: 335_00,
      spent: 61_01,
      converted_limits: [{ currency: "USD", own: 50_00, into: 40_00, rate: { rate: "0.8" } }],
    },
  ]);
});

test("the forecast adds accounts of other currencies by the newest rate, and names those without one", async () => {
  const { person, ledger } = await start();
  const { db, clock } = server.services;
  const balances = [
    ["EUR", 1_000_00],
    ["USD", 500_00],
    ["CHF", 200_00],
  ] as const;
  for (const [currency, closing_balance] of balances) {
    const bank_account_id =
      currency === "EUR" ? ledger.account_id : await ledger.addAccount({ currency, label: currency });
    await addStatement(db, clock, {
      user_id: person.user_id,
      bank_account_id,
      currency,
      period_from: "2026-09-01",
      period_to: "2026-11-19",
      closing_balance,
    });
  }
  const look = async () => (await person.call(getForecast, { query: { days: "30" } })).answer.data;
  const apart = await look();
  expect(apart.past.at(-1)?.amount).toBe(1_000_00);
  await totalInHome(person);
  const together = await look();
  expect(together.converted).toEqual([
    {
      currency: "USD",
      balance: 500_00,
      into: 400_00,
      rate: { ...RATE, rate: "0.8", from: "2026-11-10" },
    },
  ]);
  expect(together.without_rate).toEqual(["CHF"]);
  expect(together.past.at(-1)?.amount).toBe(1_400_00);
  expect(together.accounts.map(({ currency }) => currency)).toEqual(["EUR", "USD"]);
  expect(together.days.length).toBe(apart.days.length);
});
