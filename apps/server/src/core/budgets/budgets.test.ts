import * as contract from "@passbook/contract/budgets";
import { createTag, deleteCategory, createCategory } from "@passbook/contract/categories";
import { createExchangeRate } from "@passbook/contract/exchange-rates";
import { undoChange } from "@passbook/contract/changes";
import { changeTransaction } from "@passbook/contract/transactions";
import { changeUser } from "@passbook/contract/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { settleFindings } from "../../../testing/findings.ts";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { refusalOf } from "../../../testing/refused.ts";

/** Tests live on the 20th of November 2026. */
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

const make = async (person: TestPerson, body: Record<string, unknown>): Promise<contract.Budget> => {
  const input = { period: "month", amount: 400_00, ...body };
  return (await person.call(contract.createBudget, { body: input })).answer.data;
};
const list = async (person: TestPerson, on?: string): Promise<contract.BudgetOverview> =>
  (await person.call(contract.listBudgets, { query: on === undefined ? {} : { on } })).answer.data;
const first = async (person: TestPerson, on?: string): Promise<contract.Budget | undefined> =>
  (await list(person, on)).budgets[0];
const undo = (person: TestPerson, id: string | null) => person.call(undoChange, { params: { id: id ?? "" } });

describe("a budget of a month", () => {
  test("says what was spent, what is left and what that is a day", async () => {
    const { person, ledger } = await start();
    const food = { sub_category_id: ledger.sub("groceries.supermarket") };
    await ledger.addMany([
      { ...food, amount: -300_00, booked_on: "2026-11-05" },
      { ...food, amount: 20_00, booked_on: "2026-11-06" },
      { ...food, amount: -99_00, booked_on: "2026-11-25" },
      { ...food, amount: -500_00, booked_on: "2026-10-05" },
      { ...food, amount: -70_00, booked_on: "2026-11-02", currency: "USD" },
    ]);
    await make(person, { category_ids: [food.sub_category_id] });
    expect(await first(person)).toMatchObject({
      name: null,
      known_as: "Supermarket",
      currency: "EUR",
      from: "2026-11-01",
      to: "2026-11-30",
      limit: 400_00,
      spent: 280_00,
      left: 120_00,
      days_left: 11,
      per_day: Math.floor(120_00 / 11),
      state: "ok",
    });
    expect(await first(person, "2026-10-31")).toBeUndefined();
  });

  test("counts a row where and when the person says, in parts, and never what is no spending", async () => {
    const { person, ledger } = await start();
    const food = ledger.sub("groceries.supermarket");
    const moved = await ledger.add({ sub_category_id: food, amount: -50_00, booked_on: "2026-10-30" });
    await ledger.add({
      sub_category_id: ledger.sub("transfers.transfers"),
      amount: -900_00,
      booked_on: "2026-11-03",
    });
    await person.call(changeTransaction, { params: { id: moved }, body: { counts_on: "2026-11-01" } });
    await make(person, { category_ids: [food] });
    expect(await first(person)).toMatchObject({ spent: 50_00, state: "ok" });
    expect(await list(person)).toMatchObject({
      totals: [{ currency: "EUR", limit: 400_00, spent: 50_00, left: 350_00, elsewhere: 0 }],
    });
  });

  test("goes on by itself, keeps what earlier periods had, and a month may differ", async () => {
    const { person, ledger } = await start();
    const { id } = await make(person, {
      category_ids: [ledger.sub("groceries.supermarket")],
      on: "2026-08-10",
    });
    const set = (body: object) => person.call(contract.changeBudget, { params: { id }, body });
    await set({ amount: 450_00 });
    const { change_id } = await set({ amount: 700_00, on: "2026-12-24", only: true });
    const limits = async () =>
      Promise.all(
        ["2026-10-01", "2026-11-01", "2026-12-01", "2027-01-01"].map(
          async (on) => (await first(person, on))?.limit,
        ),
      );
    expect(await limits()).toEqual([400_00, 450_00, 700_00, 450_00]);
    await undo(person, change_id);
    expect(await limits()).toEqual([400_00, 450_00, 450_00, 450_00]);
    await set({ amount: 300_00, on: "2026-10-01" });
    expect(await limits()).toEqual([300_00, 450_00, 450_00, 450_00]);
  });

  test("carries over what was left, and what was missing", async () => {
    const { person, ledger } = await start();
    const food = { sub_category_id: ledger.sub("groceries.supermarket") };
    await ledger.addMany([
      { ...food, amount: -300_00, booked_on: "2026-09-05" },
      { ...food, amount: -450_00, booked_on: "2026-10-05" },
      { ...food, amount: -10_00, booked_on: "2026-11-05" },
    ]);
    const { id } = await make(person, {
      category_ids: [food.sub_category_id],
      on: "2026-09-01",
      roll_over: true,
    });
    expect(await first(person)).toMatchObject({ carried: 50_00, left: 440_00 });
    expect(await first(person, "2026-10-15")).toMatchObject({ carried: 100_00, left: 50_00 });
    const { answer } = await person.call(contract.listBudgetPeriods, { params: { id } });
    expect(answer.data).toHaveLength(12);
    expect(answer.data.slice(-4)).toMatchObject([
      { from: "2026-08-01", limit: null, carried: 0, spent: 0 },
      { from: "2026-09-01", limit: 400_00, carried: 0, spent: 300_00 },
      { from: "2026-10-01", limit: 400_00, carried: 100_00, spent: 450_00 },
      { from: "2026-11-01", limit: 400_00, carried: 50_00, spent: 10_00 },
    ]);
  });
});

test("periods are quarters, years, and from pay to pay", async () => {
  const { person, ledger } = await start();
  const category_ids = [ledger.sub("groceries.supermarket")];
  const row = { sub_category_id: category_ids[0] ?? "", amount: -10_00 };
  await ledger.addMany(
    ["2026-01-31", "2026-10-24", "2026-10-31", "2026-11-14", "2026-11-20"].map((booked_on) => ({
      ...row,
      booked_on,
    })),
  );
  await make(person, { category_ids, period: "quarter" });
  await make(person, { category_ids, period: "year" });
  await make(person, { category_ids, period: "pay", pay: { every: "fortnight", on: "2026-07-10" } });
  const { budgets } = await list(person);
  expect(budgets.map(({ from, to, spent }) => [from, to, spent])).toEqual([
    ["2026-10-01", "2026-12-31", 40_00],
    ["2026-01-01", "2026-12-31", 50_00],
    ["2026-11-13", "2026-11-26", 20_00],
  ]);
  expect(await refusalOf(make(person, { category_ids, period: "pay" }))).toMatchObject({ status: 422 });
});

test("an overrun says what has room, of the same category first, and what is moved is undone", async () => {
  const { person, ledger } = await start();
  const { supermarket, bakery, restaurants } = {
    supermarket: ledger.sub("groceries.supermarket"),
    bakery: ledger.sub("groceries.bakery"),
    restaurants: ledger.sub("eating_out.restaurants"),
  };
  await ledger.add({ sub_category_id: supermarket, amount: -430_00, booked_on: "2026-11-05" });
  const over = await make(person, { category_ids: [supermarket] });
  const far = await make(person, { category_ids: [restaurants], amount: 100_00 });
  const near = await make(person, { category_ids: [bakery], amount: 20_00 });
  expect(await first(person)).toMatchObject({
    state: "over",
    left: -30_00,
    takes_from: [
      { budget_id: near.id, amount: 20_00 },
      { budget_id: far.id, amount: 10_00 },
    ],
  });
  const move = (amount: number) =>
    person.call(contract.moveBudget, { params: { id: far.id }, body: { into: over.id, amount } });
  const { answer, change_id } = await move(30_00);
  expect(answer.data).toMatchObject([
    { limit: 430_00, left: 0, is_only: true, state: "near" },
    { limit: 70_00, is_only: true },
  ]);
  expect(await first(person, "2026-12-01")).toMatchObject({ limit: 400_00 });
  expect(await refusalOf(move(70_01))).toMatchObject({
    status: 422,
    fields: { amount: "This budget has less than that in this period." },
  });
  await undo(person, change_id);
  expect(await first(person)).toMatchObject({ limit: 400_00, is_only: false });
});

test("an overrun takes nothing from a budget that is in it, where both spend the same", async () => {
  const { person, ledger } = await start();
  const [groceries, bakery] = [ledger.sub("groceries"), ledger.sub("groceries.bakery")];
  const restaurants = ledger.sub("eating_out.restaurants");
  await ledger.add({
    sub_category_id: ledger.sub("groceries.supermarket"),
    amount: -430_00,
    booked_on: "2026-11-05",
  });
  await make(person, { category_ids: [groceries], amount: 400_00 });
  await make(person, { category_ids: [bakery], amount: 50_00 });
  const far = await make(person, { category_ids: [restaurants], amount: 100_00 });
  expect((await first(person))?.takes_from).toEqual([{ budget_id: far.id, amount: 30_00 }]);
});

describe("what is usual", () => {
  test("is told in the home currency alone where everything is totalled in it", async () => {
    const { person, ledger } = await start();
    const food = { sub_category_id: ledger.sub("groceries.supermarket"), booked_on: "2026-10-05" };
    await ledger.addMany([
      { ...food, amount: -300_00 },
      { ...food, amount: -100_00, currency: "USD" },
    ]);
    await person.call(createExchangeRate, {
      body: { base: "USD", currency: "EUR", rate: "0.9", from: "2026-10-01" },
    });
    const suggested = async () =>
      (await person.call(contract.listSuggestedBudgets)).answer.data.map(({ usual, currency }) => [
        currency,
        usual,
      ]);
    expect(await suggested()).toEqual([
      ["EUR", 300_00],
      ["USD", 100_00],
    ]);
    await person.call(changeUser, { params: { id: person.user_id }, body: { total_in_home: true } });
    expect(await suggested()).toEqual([["EUR", 390_00]]);
  });

  test("is the median of months with rows, and suggestions are taken all at once", async () => {
    const { person, ledger } = await start();
    const food = { sub_category_id: ledger.sub("groceries.supermarket") };
    const eating = { sub_category_id: ledger.sub("eating_out.restaurants") };
    await ledger.addMany([
      ...["06", "07", "08", "09", "10"].map((month, index) => ({
        ...food,
        amount: -(300_00 + index * 10_25),
        booked_on: `2026-${month}-05`,
      })),
      { ...food, amount: -900_00, booked_on: "2026-11-05" },
      { ...eating, amount: -80_00, booked_on: "2026-08-05" },
    ]);
    const suggested = async () =>
      (await person.call(contract.listSuggestedBudgets)).answer.data.map(
        ({ usual, months, amount, currency }) => ({
          usual,
          months,
          amount,
          currency,
        }),
      );
    expect(await suggested()).toEqual([{ usual: 320_50, months: 5, amount: 321_00, currency: "EUR" }]);
    // whoever budgets it by the year is asked for no month
    const yearly = await person.call(contract.createBudget, {
      body: { category_ids: [ledger.sub("groceries")], period: "year", amount: 4000_00 },
    });
    expect(await suggested()).toEqual([]);
    await undo(person, yearly.change_id);
    const { answer } = await person.call(contract.listSuggestedBudgets);
    const budgets = answer.data.map(({ category_id, currency, amount }) => ({
      category_id,
      currency,
      amount,
    }));
    const { change_id } = await person.call(contract.takeSuggestedBudgets, { body: { budgets } });
    expect(await first(person)).toMatchObject({ limit: 321_00, spent: 900_00, state: "over" });
    expect(await suggested()).toEqual([]);
    await undo(person, change_id);
    expect((await list(person)).budgets).toEqual([]);
  });
});

describe("what is gone", () => {
  test("gives way to what takes its place, or is told; undo brings it back", async () => {
    const { person, ledger } = await start();
    const bees = (await person.call(createCategory, { body: { name: "Bees" } })).answer.data;
    const parent_id = bees.id;
    const hives = (await person.call(createCategory, { body: { name: "Hives", parent_id } })).answer.data;
    const { id } = await make(person, { category_ids: [hives.id] });
    const food = ledger.sub("groceries.supermarket");
    await ledger.add({ sub_category_id: hives.id, amount: -12_00, booked_on: "2026-11-05" });
    const moved = await person.call(deleteCategory, { params: { id: hives.id }, query: { move_to: food } });
    expect(await first(person)).toMatchObject({ id, category_ids: [food], spent: 12_00 });
    await undo(person, moved.change_id);
    await person.call(contract.deleteBudget, { params: { id } });
    const other = await make(person, { category_ids: [bees.id] });
    await ledger.add({ sub_category_id: hives.id, amount: 12_00, booked_on: "2026-11-05" });
    const empty = (await person.call(createCategory, { body: { name: "Wax" } })).answer.data;
    const third = (await person.call(createCategory, { body: { name: "Candles", parent_id: empty.id } }))
      .answer.data;
    const kept = await make(person, { category_ids: [third.id] });
    const gone = await person.call(deleteCategory, { params: { id: third.id }, query: {} });
    expect((await list(person)).budgets).toMatchObject([
      { id: other.id },
      { id: kept.id, state: "gone", known_as: "Candles", category_ids: [], spent: 0 },
    ]);
    await undo(person, gone.change_id);
    expect((await list(person)).budgets).toMatchObject([{}, { category_ids: [third.id], state: "ok" }]);
  });

  test("budgets of a tag count the rows that have it", async () => {
    const { person, ledger } = await start();
    const sub_category_id = ledger.sub("travel.hotels");
    const tag = (await person.call(createTag, { params: { id: sub_category_id }, body: { name: "Rome" } }))
      .answer.data;
    const id = await ledger.add({ sub_category_id, amount: -250_00, booked_on: "2026-11-05" });
    await ledger.add({ sub_category_id, amount: -99_00, booked_on: "2026-11-06" });
    await person.call(changeTransaction, { params: { id }, body: { tags: [tag.id] } });
    await make(person, { tag_ids: [tag.id], period: "year", amount: 1000_00 });
    expect(await first(person)).toMatchObject({ known_as: "Rome", spent: 250_00, left: 750_00 });
  });
});

test("what is no budget is refused in clear words", async () => {
  const { person, ledger } = await start();
  const food = [ledger.sub("groceries.supermarket")];
  const { person: stranger } = await start();
  const { id } = await make(person, { category_ids: food });
  const cases = [
    [
      { category_ids: food },
      409,
      "There is a budget for this and this kind of period already. Change that one.",
    ],
    [{}, 422, "Choose at least one category or tag."],
    [
      { category_ids: [ledger.sub("income.salary")] },
      422,
      "Nothing under this counts as spending, so that there is nothing to budget.",
    ],
    [{ category_ids: food, period: "year", amount: -1 }, 422, "Write an amount."],
    [{ category_ids: food, period: "year", currency: "ZZZ" }, 422, "Choose a currency."],
    [{ category_ids: food, period: "year", on: "0001-01-01" }, 422, "Choose a day from 1980 to 2099."],
  ] as const;
  for (const [body, status, message] of cases)
    expect(await refusalOf(make(person, body))).toMatchObject({ status, message });
  expect(
    await refusalOf(stranger.call(contract.changeBudget, { params: { id }, body: { amount: 1 } })),
  ).toMatchObject({ status: 404 });
});

describe("what comes again", () => {
  /** A rent of 900 on the 28th of six months, which is filed or only likely so. */
  const addRent = async (ledger: Ledger, own: object): Promise<void> => {
    const vendor_id = await ledger.addVendor("Old Mill Lettings");
    await ledger.addMany(
      ["05", "06", "07", "08", "09", "10"].map((month) => ({
        ...own,
        vendor_id,
        amount: -900_00,
        description: "OLD MILL LETTINGS",
        booked_on: `2026-${month}-28`,
      })),
    );
    await settleFindings(server);
  };
  const suggestedOf = async (person: TestPerson) =>
    (await person.call(contract.listSuggestedBudgets)).answer.data.map(({ usual, steady }) => ({
      usual,
      steady,
    }));

  test("is still due, and no part of what is left a day", async () => {
    const { person, ledger } = await start();
    const rent = ledger.sub("housing.rent");
    await addRent(ledger, { sub_category_id: rent });
    expect(await suggestedOf(person)).toEqual([{ usual: 900_00, steady: 900_00 }]);
    await make(person, { category_ids: [rent], amount: 1_010_00 });
    expect(await first(person)).toMatchObject({ spent: 0, due: 900_00, per_day: 10_00 });
  });

  test("is due where it is likely as well, as it is counted once it is spent, unless likely ones do not count", async () => {
    const { person, ledger } = await start();
    const rent = ledger.sub("housing.rent");
    await addRent(ledger, { suggested_id: rent, confidence: 900 });
    expect(await suggestedOf(person)).toEqual([{ usual: 900_00, steady: 900_00 }]);
    await make(person, { category_ids: [rent], amount: 1_010_00 });
    expect(await first(person)).toMatchObject({ spent: 0, due: 900_00, per_day: 10_00 });
    await person.call(changeUser, { params: { id: person.user_id }, body: { count_likely: false } });
    expect(await first(person)).toMatchObject({ due: 0 });
  });
});
