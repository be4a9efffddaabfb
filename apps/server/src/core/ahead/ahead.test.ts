import { createBudget } from "@passbook/contract/budgets";
import * as contract from "@passbook/contract/forecast";
import { addDays, daysBetween } from "@passbook/contract/values";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { settleFindings } from "../../../testing/findings.ts";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { refusalOf } from "../../../testing/refused.ts";
import { addStatement } from "../../../testing/rows.ts";

/** Tests live on the 20th of November 2026. */
const TODAY = "2026-11-20";
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

/** A statement of an account over a year, which closed with a balance. */
const close = (person: TestPerson, bank_account_id: string, own: object = {}) =>
  addStatement(server.services.db, server.services.clock, {
    user_id: person.user_id,
    bank_account_id,
    period_from: "2025-11-01",
    period_to: "2026-11-15",
    closing_balance: 1_000_00,
    verdict: "proved",
    ...own,
  });
const look = async (person: TestPerson, query: Record<string, string> = {}) =>
  (await person.call(contract.getForecast, { query })).answer.data;
const listDue = async (person: TestPerson, query: Record<string, string> = {}) =>
  (await person.call(contract.listDueDays, { query })).answer.data;

/** The same on a day of each of the last twelve months. */
const monthly = (description: string, day: string, amount: number) =>
  Array.from({ length: 12 }, (_, back) => ({
    description,
    counterparty: description,
    amount,
    booked_on: `${new Date(Date.UTC(2026, 10 - back, 1)).toISOString().slice(0, 7)}-${day}`,
  }));

const withRent = async () => {
  const { person, ledger } = await start();
  const vendor_id = await ledger.addVendor("Oster Lettings");
  await ledger.addMany(monthly("OSTER LETTINGS RENT", "03", -300_00).map((row) => ({ ...row, vendor_id })));
  await close(person, ledger.account_id);
  await settleFindings(server);
  return { person, ledger };
};

describe("a forecast", () => {
  test("goes on from the last balance and the rows since, with what comes again", async () => {
    const { person, ledger } = await withRent();
    await ledger.add({ amount: -40_00, booked_on: "2026-11-18" });
    const forecast = await look(person);
    expect(forecast).toMatchObject({
      today: TODAY,
      currency: "EUR",
      currencies: ["EUR"],
      accounts: [
        { bank_account_id: ledger.account_id, balance: 960_00, known_through: "2026-11-18", proved: true },
      ],
      left_out: [],
      limit: 0,
      spending: null,
    });
    expect(forecast.past.at(-1)).toEqual({ on: "2026-11-18", amount: 960_00 });
    expect(forecast.past.find(({ on }) => on === "2026-11-02")?.amount).toBe(1_300_00);
    expect(forecast.days.at(0)?.on).toBe("2026-11-19");
    expect(forecast.days.at(-1)?.on).toBe(addDays(TODAY, 90));
    expect(forecast.days.find(({ on }) => on === "2026-12-10")?.expected).toBeLessThanOrEqual(660_00);
    expect(forecast.lowest?.amount).toBeLessThan(200_00);
    expect(await look(person)).toEqual(forecast);
    const short = await look(person, { days: "30" });
    expect(daysBetween(TODAY, short.days.at(-1)?.on ?? "")).toBe(30);
  });

  test("says what spending something would make of it", async () => {
    const { person } = await withRent();
    const forecast = await look(person, { spend: "90000", on: "2026-11-27", limit: "5000" });
    expect(forecast.spending).toMatchObject({ amount: 900_00, on: "2026-11-27" });
    expect(forecast.spending?.lowest?.amount).toBe((forecast.lowest?.amount ?? 0) - 900_00);
    expect(forecast.spending?.chance_below).toBeGreaterThanOrEqual(forecast.chance_below);
    expect(forecast.spending?.chance_below).toBeGreaterThan(95);
  });

  test("refuses a day that it does not reach, an account of nobody and an amount of nothing", async () => {
    const { person } = await withRent();
    const ask = (query: Record<string, string>) => refusalOf(look(person, query));
    expect(await ask({ spend: "100", on: "2026-11-19" })).toMatchObject({
      status: 422,
      fields: { on: "Choose a day from today to the last of the forecast." },
    });
    expect(await ask({ spend: "100", on: "2026-12-21", days: "30" })).toMatchObject({ status: 422 });
    expect(await ask({ spend: "0" })).toMatchObject({ status: 422 });
    expect(await ask({ days: "45" })).toMatchObject({ status: 422 });
    const { ledger: other } = await start();
    expect(await ask({ bank_account_id: other.account_id })).toMatchObject({ status: 404 });
    expect(await refusalOf(listDue(person, { bank_account_id: other.account_id }))).toMatchObject({
      status: 404,
    });
  });

  test("says which accounts it leaves out, and why; a new person has nothing", async () => {
    const { person, ledger } = await start();
    expect(await look(person)).toMatchObject({
      accounts: [],
      days: [],
      past: [],
      lowest: null,
      currencies: [],
      left_out: [{ bank_account_id: ledger.account_id, reason: "no_balance" }],
    });
    const loan = await ledger.addAccount({ account_type: "loan" });
    await close(person, loan);
    const old = await ledger.addAccount();
    await close(person, old, { period_from: "2026-01-01", period_to: "2026-06-30" });
    const fresh = await ledger.addAccount();
    await close(person, fresh, { period_from: "2026-11-01" });
    const closed = await ledger.addAccount({ closed_at: "2026-10-01T00:00:00.000Z" });
    await close(person, closed);
    const { left_out, days } = await look(person);
    expect(days).toEqual([]);
    expect(new Map(left_out.map(({ bank_account_id, reason }) => [bank_account_id, reason]))).toEqual(
      new Map([
        [ledger.account_id, "no_balance"],
        [loan, "not_spent"],
        [old, "too_old"],
        [fresh, "too_new"],
      ]),
    );
    expect(await look(person, { bank_account_id: loan })).toMatchObject({ days: [] });
  });

  test("keeps currencies apart and never converts", async () => {
    const { person, ledger } = await start();
    const dollars = await ledger.addAccount({ currency: "USD" });
    await close(person, ledger.account_id);
    await close(person, dollars, { currency: "USD", closing_balance: 77_00 });
    await ledger.add({ bank_account_id: dollars, currency: "USD", amount: -7_00, booked_on: "2026-11-16" });
    await ledger.add({ amount: 0, booked_on: "2026-11-10" });
    expect(await look(person)).toMatchObject({ currency: "EUR", currencies: ["EUR", "USD"] });
    const other = await look(person, { currency: "USD" });
    expect(other.accounts).toMatchObject([{ bank_account_id: dollars, balance: 70_00 }]);
    expect((await look(person, { bank_account_id: dollars })).currency).toBe("USD");
    expect((await look(person)).days.at(-1)?.expected).toBe(1_000_00);
  });

  test("follows a budget half where it was not tried yet", async () => {
    const { person, ledger } = await start();
    const sub_category_id = ledger.sub("groceries.supermarket");
    await ledger.addMany(
      Array.from({ length: 380 }, (_, back) => ({
        amount: -(5_00 + ((back * 37) % 11)),
        booked_on: addDays("2026-11-15", -back),
        description: `SHOP ${String(back)}`,
        sub_category_id,
      })),
    );
    await close(person, ledger.account_id);
    const usual = (await look(person)).days.at(-1)?.expected ?? 0;
    await person.call(createBudget, {
      body: {
        category_ids: [sub_category_id],
        period: "month",
        currency: "EUR",
        amount: 30_00,
        on: "2026-12-01",
      },
    });
    const kept = (await look(person)).days.at(-1)?.expected ?? 0;
    expect(kept).toBeGreaterThan(usual + 100_00);
  });
});

describe("what is due", () => {
  test("is an instalment, though it goes to an account of one's own, and no money put by", async () => {
    const { person, ledger } = await start();
    const loan = await ledger.addAccount({ account_type: "loan" });
    const savings = await ledger.addAccount({ account_type: "savings" });
    for (const [description, bank_account_id, day] of [
      ["OSTER LOAN", loan, "04"],
      ["TRANSFER SAVINGS", savings, "06"],
    ] as const) {
      const vendor_id = await ledger.addVendor(description);
      const out = monthly(description, day, -200_00).map((row) => ({ ...row, vendor_id }));
      await ledger.addMany(out);
      await ledger.addMany(out.map((row) => ({ ...row, amount: 200_00, bank_account_id })));
    }
    for (const id of [ledger.account_id, loan, savings]) await close(person, id);
    await settleFindings(server);
    const due = await listDue(person);
    expect(new Set(due.map(({ name }) => name))).toEqual(new Set(["OSTER LOAN"]));
    expect(due.every((each) => each.bank_account_id === ledger.account_id && each.amount < 0)).toBe(true);
  });

  test("is nothing that a loan charges itself, but for whoever asks for the loan alone", async () => {
    const { person, ledger } = await withRent();
    const bank_account_id = await ledger.addAccount({ account_type: "loan" });
    await ledger.addMany(monthly("SOLLZINSEN", "05", -31_00).map((row) => ({ ...row, bank_account_id })));
    await close(person, bank_account_id);
    await settleFindings(server);
    const isOfLoan = (each: { bank_account_id: string }) => each.bank_account_id === bank_account_id;
    const all = await listDue(person);
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(isOfLoan)).toEqual([]);
    expect((await listDue(person, { bank_account_id })).some(isOfLoan)).toBe(true);
  });

  test("stands day by day, paid before and due from now on", async () => {
    const { person } = await withRent();
    const due = await listDue(person);
    expect(due.map(({ on, state }) => [on, state])).toEqual([
      ["2026-11-03", "paid"],
      ["2026-12-03", "due"],
      ["2027-01-03", "due"],
      ["2027-02-03", "due"],
    ]);
    expect(due[1]).toMatchObject({ amount: -300_00, least: -300_00, most: -300_00, transaction_id: null });
    const { person: stranger } = await start();
    expect(await listDue(stranger)).toEqual([]);
  });

  test("is missing where its day is known and nothing came, unknown where no statement tells yet", async () => {
    const { person, ledger } = await start();
    const vendor_id = await ledger.addVendor("Oster Lettings");
    const rows = monthly("OSTER LETTINGS RENT", "03", -300_00).slice(1);
    await ledger.addMany(rows.map((row) => ({ ...row, vendor_id })));
    await close(person, ledger.account_id, { period_to: "2026-10-31" });
    await settleFindings(server);
    const of = async () => (await listDue(person)).find(({ on }) => on === "2026-11-03")?.state;
    expect(await of()).toBe("unknown");
    await close(person, ledger.account_id);
    expect(await of()).toBe("late");
  });

  test("is an iCalendar file", async () => {
    const { person } = await withRent();
    const answer = await person.send({ method: "GET", url: "/api/ahead/calendar" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(answer.body.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    expect(answer.body).toContain("DTSTART;VALUE=DATE:20261203\r\n");
  });
});
