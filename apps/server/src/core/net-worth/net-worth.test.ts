import * as assets from "@passbook/contract/assets";
import { changeBankAccount, createBankAccount, getRegister } from "@passbook/contract/bank-accounts";
import { listChangedRows, undoChange } from "@passbook/contract/changes";
import * as exchange from "@passbook/contract/exchange-rates";
import { getNetWorth, type Holding, type NetWorth } from "@passbook/contract/net-worth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeCsv, type Printed } from "../../../testing/files/make-csv.ts";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { uploadStatement } from "../../../testing/populate.ts";
import { refusalOf } from "../../../testing/refused.ts";
import { addStatement } from "../../../testing/rows.ts";

/** Tests live on the 20th of November 2026. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let people = 0;
const start = (): Promise<TestPerson> => {
  people += 1;
  return signUp(server, `Person ${String(people)}`, { home_currency: "EUR", time_zone: "UTC" });
};

const addAccount = async (
  person: TestPerson,
  own: { readonly currency?: string; readonly account_type?: "current" | "loan" | "investment" } = {},
): Promise<string> => {
  const body = { account_type: "current", currency: "EUR", bank: { name: "Rhein Bank" }, ...own } as const;
  return (await person.call(createBankAccount, { body })).answer.data.id;
};

const upload = (
  person: TestPerson,
  bank_account_id: string,
  file: readonly [string, number, readonly Printed[]],
) =>
  uploadStatement(server, person, {
    bank_account_id,
    file_name: file[0],
    text: makeCsv(file[1], file[2]),
  });

const read = async (person: TestPerson, on?: string): Promise<NetWorth> =>
  (await person.call(getNetWorth, { query: on === undefined ? {} : { on } })).answer.data;
const holdingOf = (worth: NetWorth, id: string): Holding | undefined =>
  worth.holdings.find((each) => each.id === id);
const addAsset = (person: TestPerson, own: Record<string, unknown> = {}) =>
  person.call(assets.createAsset, {
    body: {
      name: "House",
      kind: "property",
      currency: "EUR",
      values: [{ on: "2026-01-01", amount: 300_000_00 }],
      ...own,
    },
  });
const addRate = (person: TestPerson, own: Record<string, unknown> = {}) =>
  person.call(exchange.createExchangeRate, {
    body: { base: "EUR", currency: "USD", rate: "1.25", from: "2026-01-01", ...own },
  });
const undo = (person: TestPerson, id: string | null) => person.call(undoChange, { params: { id: id ?? "" } });

describe("what accounts hold", () => {
  test("is what their registers say of the day, and says how that is known", async () => {
    const person = await start();
    const id = await addAccount(person);
    await upload(person, id, [
      "october.csv",
      100_00,
      [
        ["2026-10-02", "Rent", -40_00],
        ["2026-10-20", "Pay", 90_00],
      ],
    ]);
    expect(holdingOf(await read(person, "2026-10-01"), id)).toBeUndefined();
    expect(holdingOf(await read(person, "2026-10-02"), id)).toMatchObject({ amount: 60_00 });
    expect(holdingOf(await read(person), id)).toMatchObject({
      amount: 150_00,
      as_of: "2026-10-20",
      month_change: 0,
      year_change: null,
      group: "accounts",
    });
    const { totals, without_rate } = await read(person);
    expect(totals).toMatchObject([{ currency: "EUR", amount: 150_00, owned: 150_00, owed: 0, missing: 0 }]);
    expect(without_rate).toEqual([]);
  });

  test("is the last that was known while rows are missing, and that is said", async () => {
    const person = await start();
    const id = await addAccount(person);
    await upload(person, id, ["june.csv", 100_00, [["2026-06-20", "Pay", 50_00]]]);
    await upload(person, id, ["october.csv", 400_00, [["2026-10-20", "Shop", -7_00]]]);
    const on = async (day: string) => {
      const { amount, state, as_of } = holdingOf(await read(person, day), id) ?? {};
      return [amount, state, as_of];
    };
    expect(await on("2026-06-20")).toEqual([150_00, expect.stringMatching(/proved|counted/), "2026-06-20"]);
    expect(await on("2026-08-01")).toEqual([150_00, "missing", "2026-06-20"]);
    expect((await read(person, "2026-08-01")).totals[0]).toMatchObject({ amount: 150_00, missing: 1 });
    expect((await on("2026-10-20"))[0]).toBe(393_00);
  });

  test("agrees with the register on each of its days, where statements overlap as well", async () => {
    const person = await start();
    const id = await addAccount(person);
    const rows: Printed[] = Array.from({ length: 40 }, (_, index) => [
      `2026-0${String(1 + Math.floor(index / 10))}-${String(1 + (index % 10) * 2).padStart(2, "0")}`,
      `Shop ${String(index)}`,
      -100 - index * 7,
    ]);
    const opening = (at: number) => rows.slice(0, at).reduce((sum, [, , cents]) => sum + cents, 9_000_00);
    for (const [from, to] of [
      [0, 15],
      [9, 22],
      [25, 40],
      [20, 24],
    ] as const)
      await upload(person, id, [`${String(from)}.csv`, opening(from), rows.slice(from, to)]);
    const { points } = (await person.call(getRegister, { params: { id }, query: {} })).answer.data;
    expect(points.length).toBeGreaterThan(30);
    for (const { day, balance, state } of points) {
      const held = holdingOf(await read(person, day), id);
      const wanted = balance === null ? { state: "missing" } : { amount: balance, state };
      expect({ day, ...held }).toMatchObject({ day, ...wanted });
    }
  });

  test("is what a statement without rows prints, and missing once nothing came for half a year", async () => {
    const person = await start();
    const id = await addAccount(person, { account_type: "investment" });
    const { db, clock } = server.services;
    await addStatement(db, clock, {
      user_id: person.user_id,
      bank_account_id: id,
      period_from: "2026-01-01",
      period_to: "2026-03-31",
      closing_balance: 5_000_00,
    });
    expect(holdingOf(await read(person, "2026-03-31"), id)).toMatchObject({
      amount: 5_000_00,
      as_of: "2026-03-31",
      group: "investments",
      state: "counted",
    });
    expect(holdingOf(await read(person), id)).toMatchObject({ state: "missing", as_of: "2026-03-31" });
  });

  test("an account without a balance is listed and counts in nothing; a closed one holds nothing any more", async () => {
    const person = await start();
    const id = await addAccount(person);
    expect(holdingOf(await read(person), id)).toMatchObject({ amount: null, as_of: null, state: "missing" });
    expect((await read(person)).totals).toEqual([]);
    await upload(person, id, ["may.csv", 10_00, [["2026-05-02", "Pay", 90_00]]]);
    expect((await read(person)).totals).toMatchObject([{ amount: 100_00 }]);
    await person.call(changeBankAccount, { params: { id }, body: { closed: true } });
    const after = await read(person);
    expect([after.totals[0]?.amount ?? 0, after.holdings]).toEqual([0, []]);
    expect((await read(person, "2026-05-03")).totals).toMatchObject([{ amount: 100_00 }]);
  });
});

describe("assets and debts", () => {
  test("count from the day of a value until the next one; what is owed counts below nothing", async () => {
    const person = await start();
    const house = (
      await addAsset(person, {
        values: [
          { on: "2026-08-01", amount: 320_000_00 },
          { on: "2025-01-01", amount: 300_000_00 },
        ],
      })
    ).answer.data;
    const loan = (
      await addAsset(person, {
        name: "Mortgage",
        kind: "loan",
        values: [{ on: "2025-01-01", amount: 200_000_00 }],
      })
    ).answer.data;
    const now = await read(person);
    expect(now.totals).toMatchObject([
      {
        amount: 120_000_00,
        owned: 320_000_00,
        owed: -200_000_00,
        month_change: { amount: 0, left_out: [] },
        year_change: { amount: 20_000_00, left_out: [] },
      },
    ]);
    expect(holdingOf(now, house.id)).toMatchObject({
      state: "entered",
      as_of: "2026-08-01",
      group: "belongings",
    });
    expect(holdingOf(now, loan.id)).toMatchObject({ amount: -200_000_00, group: "debts" });
    expect((await read(person, "2026-07-31")).totals[0]?.amount).toBe(100_000_00);
    expect((await read(person, "2024-12-31")).holdings).toEqual([]);
  });

  test("are changed, emptied, deleted, and each of that is taken back", async () => {
    const person = await start();
    const { id, version } = (await addAsset(person)).answer.data;
    const changed = await person.call(assets.changeAsset, {
      params: { id },
      version,
      body: {
        name: "Flat",
        values: [
          { on: "2026-01-01", amount: null },
          { on: "2026-06-01", amount: 310_000_00 },
        ],
      },
    });
    expect(changed.answer.data).toMatchObject({
      name: "Flat",
      values: [{ on: "2026-06-01", amount: 310_000_00 }],
    });
    const stale = person.call(assets.changeAsset, { params: { id }, version, body: { name: "House" } });
    expect(await refusalOf(stale)).toMatchObject({ status: 412 });
    const told = await person.call(listChangedRows, { params: { id: changed.change_id ?? "" }, query: {} });
    expect(told.answer.data).toMatchObject([{ thing: "asset", named: "Flat" }]);
    await undo(person, changed.change_id);
    const before = (await person.call(assets.getAsset, { params: { id } })).answer.data;
    expect(before).toMatchObject({ name: "House", values: [{ on: "2026-01-01", amount: 300_000_00 }] });
    const gone = await person.call(assets.deleteAsset, { params: { id }, version: before.version });
    expect((await person.call(assets.listAssets)).answer.data).toEqual([]);
    await undo(person, gone.change_id);
    expect((await person.call(assets.listAssets)).answer.data).toMatchObject([
      { name: "House", values: [{}] },
    ]);
  });

  test("without any value are listed and count in nothing", async () => {
    const person = await start();
    const { id, version } = (await addAsset(person)).answer.data;
    await person.call(assets.changeAsset, {
      params: { id },
      version,
      body: { values: [{ on: "2026-01-01", amount: null }] },
    });
    expect(holdingOf(await read(person), id)).toMatchObject({ amount: null, state: "missing" });
    expect((await read(person)).totals).toEqual([]);
  });

  test("values of days to come, below nothing, or twice of a day are refused", async () => {
    const person = await start();
    const one = (value: object) => refusalOf(addAsset(person, { values: [value] }));
    expect((await one({ on: "2026-11-21", amount: 1 })).fields).toEqual({
      values: "A value cannot be of a day to come. Choose a day up to today.",
    });
    expect((await one({ on: "2026-11-20", amount: -1 })).status).toBe(422);
    const twice = { on: "2026-11-20", amount: 1 };
    expect((await refusalOf(addAsset(person, { values: [twice, twice] }))).fields).toEqual({
      values: "Write one value for each day.",
    });
    expect((await refusalOf(addAsset(person, { currency: "QQQ" }))).fields).toEqual({
      currency: "Choose a currency.",
    });
  });

  test("are no other person's", async () => {
    const [person, other] = [await start(), await start()];
    const { id, version } = (await addAsset(person)).answer.data;
    for (const call of [
      () => other.call(assets.getAsset, { params: { id } }),
      () => other.call(assets.changeAsset, { params: { id }, version, body: { name: "Mine" } }),
      () => other.call(assets.deleteAsset, { params: { id }, version }),
    ])
      expect(await refusalOf(call())).toMatchObject({ status: 404, code: "not_found" });
    expect((await read(other)).holdings).toEqual([]);
  });

  test("there are only so many of them, and of their values", async () => {
    const person = await start();
    const { user_id } = person;
    const { db, clock } = server.services;
    const { id, version } = (await addAsset(person)).answer.data;
    const days = Array.from({ length: 399 }, (_, index) =>
      new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
    );
    await db
      .insertInto("asset_values")
      .values(days.map((day) => ({ user_id, id: clock.newId(), asset_id: id, valued_on: day, amount: 1 })))
      .execute();
    const more = person.call(assets.changeAsset, {
      params: { id },
      version,
      body: { values: [{ on: "2026-02-02", amount: 1 }] },
    });
    expect(await refusalOf(more)).toMatchObject({ status: 409, code: "too_many_values" });
    await db
      .insertInto("assets")
      .values(
        Array.from({ length: 299 }, () => ({
          user_id,
          id: clock.newId(),
          name: "Thing",
          kind: "other" as const,
          currency: "EUR",
          created_at: clock.now(),
        })),
      )
      .execute();
    expect(await refusalOf(addAsset(person))).toMatchObject({ status: 409, code: "too_many_assets" });
  });
});

describe("currencies", () => {
  test("are totalled apart until a rate is entered, and then in the home currency with that rate beside", async () => {
    const person = await start();
    await addAsset(person);
    const dollars = { name: "Fund", kind: "investment", currency: "USD" };
    const values = [{ on: "2025-01-01", amount: 1_000_00 }];
    const { id } = (await addAsset(person, { ...dollars, values })).answer.data;
    const apart = await read(person);
    expect(apart.totals.map(({ currency, amount }) => [currency, amount])).toEqual([
      ["EUR", 300_000_00],
      ["USD", 1_000_00],
    ]);
    expect(apart.without_rate).toEqual(["USD"]);
    expect(holdingOf(apart, id)?.converted).toBeNull();
    await addRate(person);
    const together = await read(person);
    expect(together.totals).toMatchObject([{ currency: "EUR", converted: ["USD"], amount: 300_800_00 }]);
    expect(holdingOf(together, id)).toMatchObject({
      amount: 1_000_00,
      converted: {
        amount: 800_00,
        rate: { base: "EUR", currency: "USD", rate: "1.25", from: "2026-01-01" },
      },
    });
    const before = await read(person, "2025-12-31");
    expect(before.without_rate).toEqual(["USD"]);
    expect(together.totals[0]?.days.find(({ on }) => on < "2026-01-01")).toMatchObject({
      missing: 1,
      amount: 0,
    });
  });

  test("a change names what it leaves out: what has no rate or no value on the earlier day", async () => {
    const person = await start();
    await addAsset(person, {
      values: [
        { on: "2025-01-01", amount: 290_000_00 },
        { on: "2026-11-01", amount: 300_000_00 },
      ],
    });
    const values = [{ on: "2025-01-01", amount: 1_000_00 }];
    await addAsset(person, { name: "Fund", kind: "investment", currency: "USD", values });
    await addAsset(person, { name: "Mortgage", kind: "loan", values: [{ on: "2026-02-01", amount: 90_00 }] });
    await addRate(person, { from: "2026-11-01" });
    const [total] = (await read(person)).totals;
    expect(total?.month_change).toEqual({ amount: 10_000_00, left_out: ["Fund"] });
    expect(total?.year_change.amount).toBe(10_000_00);
    expect(total?.year_change.left_out.toSorted()).toEqual(["Fund", "Mortgage"]);
  });

  test("a rate holds until the next one, whichever way round it is said; one of the same day takes its place", async () => {
    const person = await start();
    await addAsset(person, { currency: "JPY", values: [{ on: "2026-01-01", amount: 160_000 }] });
    await addRate(person, { currency: "JPY", rate: "160.50" });
    const { id } = (
      await addRate(person, { base: "JPY", currency: "EUR", rate: "0.006", from: "2026-06-01" })
    ).answer.data;
    const on = async (day?: string) => (await read(person, day)).totals[0]?.amount;
    expect([await on("2026-05-31"), await on()]).toEqual([996_88, 960_00]);
    const replaced = await addRate(person, { currency: "JPY", rate: "0200.00", from: "2026-06-01" });
    expect(replaced.answer.data).toEqual({
      id,
      base: "EUR",
      currency: "JPY",
      rate: "200",
      from: "2026-06-01",
      version: 2,
    });
    expect(await on()).toBe(800_00);
    await undo(person, replaced.change_id);
    expect(await on()).toBe(960_00);
    const gone = await person.call(exchange.deleteExchangeRate, { params: { id }, version: 3 });
    expect(await on()).toBe(996_88);
    await undo(person, gone.change_id);
    expect((await person.call(exchange.listExchangeRates)).answer.data).toHaveLength(2);
  });

  test("rates of nothing, of days to come, or of one currency are refused with a sentence", async () => {
    const person = await start();
    const fieldsOf = async (own: object) => (await refusalOf(addRate(person, { ...own }))).fields;
    const malformed = { rate: "Write a rate above 0 in digits, such as 1.08." };
    for (const rate of ["0", "0.000", "-1", "", "1,08", "1e5"])
      expect(await fieldsOf({ rate })).toEqual(malformed);
    expect(await fieldsOf({ from: "2026-11-21" })).toEqual({
      from: "A rate cannot begin on a day to come. Choose a day up to today.",
    });
    expect(await fieldsOf({ currency: "EUR" })).toEqual({ currency: "Choose two different currencies." });
    expect(await fieldsOf({ base: "QQQ" })).toEqual({ base: "Choose a currency." });
    const other = await start();
    const { id } = (await addRate(person)).answer.data;
    const foreign = other.call(exchange.deleteExchangeRate, { params: { id }, version: 1 });
    expect(await refusalOf(foreign)).toMatchObject({ status: 404 });
  });

  test("there are only so many rates", async () => {
    const person = await start();
    const { user_id } = person;
    const { db, clock } = server.services;
    const rows = Array.from({ length: 2000 }, (_, index) => ({
      user_id,
      id: clock.newId(),
      base: "EUR",
      currency: "USD",
      valid_from: new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10),
      rate: "1.1",
    }));
    for (let at = 0; at < rows.length; at += 500)
      await db
        .insertInto("own_rates")
        .values(rows.slice(at, at + 500))
        .execute();
    const refused = await refusalOf(addRate(person, { from: "2019-01-01" }));
    expect(refused).toMatchObject({ status: 409, code: "too_many_rates" });
  });
});

test("a day to come has no worth yet, and a person without anything has none", async () => {
  const person = await start();
  expect(await read(person)).toMatchObject({
    on: "2026-11-20",
    home_currency: "EUR",
    totals: [],
    holdings: [],
  });
  expect((await refusalOf(read(person, "2026-11-21"))).fields).toEqual({ on: "Choose a day up to today." });
});
