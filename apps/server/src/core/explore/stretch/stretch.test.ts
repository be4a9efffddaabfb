import { createMerchant } from "@passbook/contract/merchants";
import { getMonthInsights } from "@passbook/contract/insights";
import { getStretch } from "@passbook/contract/stretch-insights";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { makeLedger } from "../../../../testing/ledger.ts";
import { signUp } from "../../../../testing/people.ts";
import { refusalOf } from "../../../../testing/refused.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let people = 0;
const start = async () => {
  people += 1;
  const person = await signUp(server, `Stretcher ${String(people)}`, {
    home_currency: "EUR",
    time_zone: "UTC",
  });
  const ledger = await makeLedger(server, person);
  const ask = async (from: string, to: string, more: Record<string, string> = {}) =>
    (await person.call(getStretch, { query: { from, to, ...more } })).answer.data;
  return { person, ledger, ask };
};

test("a quarter is held against the one before, the same a year ago, and the usual, with what changed and why", async () => {
  const { person, ledger, ask } = await start();
  const [market, coffee, salary] = [
    ledger.sub("groceries.supermarket"),
    ledger.sub("eating_out.coffee"),
    ledger.sub("income.salary"),
  ];
  const merchant_id = (await person.call(createMerchant, { body: { name: "Lidl" } })).answer.data.id;
  const vendor_id = await ledger.addVendor("Corner");
  await ledger.addMany([
    { amount: -100_00, booked_on: "2025-07-10", sub_category_id: market },
    { amount: -60_00, booked_on: "2026-05-10", sub_category_id: market, merchant_id },
    { amount: -20_00, booked_on: "2026-06-30", sub_category_id: market, vendor_id },
    { amount: -90_00, booked_on: "2026-07-01", sub_category_id: market, merchant_id },
    { amount: -10_00, booked_on: "2026-09-30", sub_category_id: market, vendor_id },
    { amount: -5_00, booked_on: "2026-08-01", sub_category_id: coffee },
    { amount: 500_00, booked_on: "2026-08-01", sub_category_id: salary },
    { amount: -7_00, booked_on: "2026-08-01", sub_category_id: market, currency: "USD" },
    { amount: -900_00, booked_on: "2026-08-01", sub_category_id: ledger.sub("transfers.transfers") },
  ]);
  const found = await ask("2026-07-01", "2026-09-30");
  expect(found).toMatchObject({
    currency: "EUR",
    through: "2026-09-30",
    before: { from: "2026-04-01", to: "2026-06-30" },
    year_ago: { from: "2025-07-01", to: "2025-09-30" },
    now: { spent: 105_00, income: 500_00, saved: 395_00 },
    flows_before: { spent: 80_00 },
    flows_year_ago: { spent: 100_00 },
    // of the six quarters before two have anything
    usual_of: 2,
    flows_usual: { spent: 90_00 },
    other_currencies: [{ currency: "USD", spent: 7_00, income: 0 }],
  });
  expect(found.categories).toEqual([
    { category_id: ledger.sub("groceries"), now: 100_00, before: 80_00, year_ago: 100_00, usual: 90_00 },
    { category_id: ledger.sub("eating_out"), now: 5_00, before: 0, year_ago: 0, usual: 0 },
  ]);
  expect(found.income).toEqual([{ sub_category_id: salary, now: 500_00, before: 0, year_ago: 0, usual: 0 }]);
  expect(found.changes).toMatchObject([
    { difference: 20_00, because: [{ key: merchant_id, is_vendor: false, name: "Lidl", difference: 30_00 }] },
    { difference: 5_00, because: [] },
  ]);
});

test("of days that run, as many of each other stretch count, and a month is what Insights says of it", async () => {
  const { person, ledger, ask } = await start();
  const market = ledger.sub("groceries.supermarket");
  await ledger.addMany([
    { amount: -1_00, booked_on: "2026-10-20", sub_category_id: market },
    { amount: -2_00, booked_on: "2026-10-21", sub_category_id: market },
    { amount: -4_00, booked_on: "2026-11-19", sub_category_id: market },
    { amount: -8_00, booked_on: "2026-11-21", sub_category_id: market },
  ]);
  const found = await ask("2026-11-01", "2026-11-30");
  const month = (await person.call(getMonthInsights, { query: { month: "2026-11" } })).answer.data;
  expect([found.through, found.now, found.flows_before]).toEqual([month.through, month.now, month.before]);
  expect(found.before).toEqual({ from: "2026-10-01", to: "2026-10-20" });
});

test("without anything there is nothing to hold against", async () => {
  const { ask } = await start();
  expect(await ask("2026-01-01", "2026-12-31")).toMatchObject({
    now: { spent: 0 },
    usual_of: 0,
    flows_usual: null,
    categories: [],
    changes: [],
  });
});

test("days that end before they begin, and accounts of others, are refused", async () => {
  const { person } = await start();
  const { ledger } = await start();
  const query = { from: "2026-03-02", to: "2026-03-01" };
  expect(await refusalOf(person.call(getStretch, { query }))).toMatchObject({
    status: 422,
    fields: { to: "The last day is before the first. Choose a later one." },
  });
  const foreign = { from: "2026-03-01", to: "2026-03-01", bank_account_id: ledger.account_id };
  expect(await refusalOf(person.call(getStretch, { query: foreign }))).toMatchObject({ status: 404 });
});
