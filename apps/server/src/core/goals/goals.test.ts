import { deleteBankAccount } from "@passbook/contract/bank-accounts";
import { createCategory, deleteCategory } from "@passbook/contract/categories";
import { listChanges, undoChange } from "@passbook/contract/changes";
import * as contract from "@passbook/contract/goals";
import { addDays } from "@passbook/contract/values";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { uploadStatement } from "../../../testing/populate.ts";
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
const set = async (person: TestPerson, own: object): Promise<contract.Goal> => {
  const body = { name: "Bicycle", amount: 1_000_00, ...own };
  return (await person.call(contract.createGoal, { body })).answer.data;
};
const refuse = (person: TestPerson, own: object) =>
  refusalOf(person.call(contract.createGoal, { body: { name: "Bicycle", amount: 1_000_00, ...own } }));
const list = async (person: TestPerson): Promise<contract.Goal[]> =>
  (await person.call(contract.listGoals)).answer.data;
const undo = (person: TestPerson, id: string | null) => person.call(undoChange, { params: { id: id ?? "" } });

const parentOf = async (id: string): Promise<string> =>
  (
    await server.services.db
      .selectFrom("categories")
      .select("parent_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).parent_id;

/** An account whose printed balance grew by so much a month over half a year. */
const grow = async (
  person: TestPerson,
  ledger: Ledger,
  { account_id = ledger.account_id, monthly = 100_00 } = {},
) => {
  for (let back = 5; back >= 0; back -= 1) {
    const period_to = addDays(TODAY, -30 * back);
    const statement_id = await addStatement(server.services.db, server.services.clock, {
      user_id: person.user_id,
      bank_account_id: account_id,
      period_from: addDays(period_to, -29),
      period_to,
      opening_balance: (5 - back) * monthly,
      closing_balance: (6 - back) * monthly,
      currency: "EUR",
      verdict: "proved",
    });
    await ledger.add({
      statement_id,
      bank_account_id: account_id,
      booked_on: addDays(period_to, -10),
      amount: monthly,
      sub_category_id: ledger.sub("transfers.transfers"),
      fingerprint: `${account_id} ${String(back)}`,
    });
  }
};

describe("a goal in accounts", () => {
  test("says what they hold, the pace and the day at which it is reached", async () => {
    const { person, ledger } = await start();
    await grow(person, ledger);
    const goal = await set(person, { account_ids: [ledger.account_id], by_on: "2027-12-31" });
    expect(goal).toMatchObject({
      name: "Bicycle",
      currency: "EUR",
      saved: 600_00,
      missing: 400_00,
      as_of: TODAY,
      state: "on_track",
      known_as: "Example Bank 1234",
    });
    // A hundred every thirty days.
    expect(goal.pace).toBeGreaterThan(90_00);
    expect(goal.pace).toBeLessThan(125_00);
    expect(goal.expected_on?.slice(0, 7)).toMatch(/^2027-0[23]$/);
    const soon = await set(person, { account_ids: [ledger.account_id], by_on: "2026-12-20" });
    expect(soon).toMatchObject({ state: "behind", needed: 400_00, shared_with: [goal.id] });
  });

  test("that hold enough is reached; one whose day has gone says so, and what of it is missing", async () => {
    const { person, ledger } = await start();
    await grow(person, ledger);
    const account_ids = [ledger.account_id];
    expect(await set(person, { account_ids, amount: 500_00 })).toMatchObject({
      state: "reached",
      missing: 0,
      expected_on: TODAY,
    });
    const { id } = await set(person, { account_ids, by_on: "2026-11-25" });
    server.clock.set("2026-11-26T09:00:00.000Z");
    const past = (await list(person)).find((goal) => goal.id === id);
    expect(past).toMatchObject({ state: "past", missing: 400_00, needed: null });
    // Its name may be changed, with the day that it has.
    const body = { name: "Old bicycle", by_on: "2026-11-25" };
    const { answer } = await person.call(contract.changeGoal, { params: { id }, body });
    expect(answer.data).toMatchObject({ name: "Old bicycle", state: "past" });
    server.clock.set("2026-11-20T09:00:00.000Z");
  });

  test("that do not grow is never reached; that nobody knows long enough, or at all, is said so", async () => {
    const { person, ledger } = await start();
    const [still, fresh, dark] = [
      await ledger.addAccount({ label: "Still" }),
      await ledger.addAccount({ label: "Fresh" }),
      await ledger.addAccount({ label: "Dark" }),
    ];
    await grow(person, ledger, { account_id: still, monthly: -10_00 });
    await addStatement(server.services.db, server.services.clock, {
      user_id: person.user_id,
      bank_account_id: fresh,
      period_from: "2026-11-10",
      period_to: "2026-11-19",
      opening_balance: 50_00,
      closing_balance: 50_00,
      currency: "EUR",
    });
    expect(await set(person, { account_ids: [still] })).toMatchObject({
      state: "unreachable",
      expected_on: null,
    });
    expect(await set(person, { account_ids: [fresh] })).toMatchObject({
      state: "unknown",
      saved: 50_00,
      pace: null,
    });
    expect(await set(person, { account_ids: [dark] })).toMatchObject({ state: "no_balance", as_of: null });
  });

  test("that hold securities counts what the last list of them is worth, beside their cash", async () => {
    const { person, ledger } = await start();
    const depot = await ledger.addAccount({ account_type: "investment", label: "Depot" });
    const upload = (day: string, units: number) =>
      uploadStatement(server, person, {
        bank_account_id: depot,
        file_name: `${day}.csv`,
        text: `Date,Symbol,Security,Quantity,Price,Market value,Currency\n${day},HFN,Hafen AG,${String(units)},10.00,${String(units * 10)}.00,EUR\n`,
      });
    await upload("2026-06-10", 30);
    await upload("2026-11-10", 60);
    const goal = await set(person, { account_ids: [depot] });
    expect(goal).toMatchObject({ saved: 600_00, missing: 400_00, as_of: "2026-11-10", state: "on_track" });
    // three hundred in five months
    expect(goal.pace).toBeGreaterThan(55_00);
    expect(goal.pace).toBeLessThan(65_00);
  });

  test("that are deleted says so, and undo brings it back", async () => {
    const { person, ledger } = await start();
    const account = await ledger.addAccount({ label: "Nest" });
    const { id } = await set(person, { account_ids: [account] });
    const { change_id } = await person.call(deleteBankAccount, { params: { id: account } });
    expect(await list(person)).toMatchObject([{ id, state: "gone", account_ids: [], known_as: "Nest" }]);
    await undo(person, change_id);
    expect(await list(person)).toMatchObject([{ state: "no_balance", account_ids: [account] }]);
  });
});

describe("a goal in categories", () => {
  test("counts what went into them from its first day on, at the pace of the last half year", async () => {
    const { person, ledger } = await start();
    const sub = ledger.sub("investments.funds");
    await ledger.addMany(
      [0, 1, 2, 3, 4, 5].map((back) => ({
        sub_category_id: sub,
        amount: -50_00,
        booked_on: addDays(TODAY, -30 * back),
        fingerprint: String(back),
      })),
    );
    const goal = await set(person, { category_ids: [sub], starts_on: "2026-09-25" });
    expect(goal).toMatchObject({ saved: 100_00, as_of: TODAY, state: "on_track" });
    expect(goal.pace).toBeGreaterThan(50_00);
    expect(await set(person, { category_ids: [sub] })).toMatchObject({ saved: 50_00, starts_on: TODAY });
  });

  test("that are deleted says so, and follows what takes their place", async () => {
    const { person } = await start();
    const { answer } = await person.call(createCategory, { body: { name: "Sailing" } });
    const parent_id = answer.data.id;
    const sub = (await person.call(createCategory, { body: { name: "Boat", parent_id } })).answer.data;
    const { id } = await set(person, { category_ids: [sub.id] });
    const { change_id } = await person.call(deleteCategory, { params: { id: parent_id } });
    expect(await list(person)).toMatchObject([{ id, state: "gone", known_as: "Boat" }]);
    await undo(person, change_id);
    expect((await list(person))[0]?.state).toBe("unknown");
  });
});

describe("a goal is refused", () => {
  test("for a day that has gone, for nothing, for both kinds of places, and for what is owed or no saving", async () => {
    const { person, ledger } = await start();
    const [account_ids, food] = [[ledger.account_id], [ledger.sub("groceries.supermarket")]];
    const card = await ledger.addAccount({ account_type: "credit_card" });
    const dollars = await ledger.addAccount({ currency: "USD" });
    const cases = [
      [{ account_ids, by_on: "2026-11-19" }, "by_on"],
      [{ account_ids, amount: 0 }, "amount"],
      [{ category_ids: food, currency: "ZZZ" }, "currency"],
      [{ account_ids, category_ids: food }, "category_ids"],
      [{}, "account_ids"],
      [{ account_ids: [card] }, "account_ids"],
      [{ account_ids: [ledger.account_id, dollars] }, "account_ids"],
      [{ category_ids: [ledger.sub("transfers.transfers")] }, "category_ids"],
      [{ category_ids: food, starts_on: "2026-11-21" }, "starts_on"],
    ] as const;
    for (const [body, field] of cases) {
      const refused = await refuse(person, body);
      expect([refused.status, Object.keys(refused.fields)]).toEqual([422, [field]]);
    }
    expect(await list(person)).toEqual([]);
  });

  test("beyond the most there can be, and never shows another's", async () => {
    const [{ person, ledger }, other] = [await start(), await start()];
    const account_ids = [ledger.account_id];
    for (let count = 0; count < 100; count += 1) await set(person, { account_ids });
    const refused = await refuse(person, { account_ids });
    expect([refused.status, refused.code]).toEqual([409, "too_many_goals"]);
    expect((await refuse(other.person, { account_ids })).status).toBe(404);
    expect(await list(other.person)).toEqual([]);
  });
});

test("goals of a category and of one that lies in it name each other, those of others do not", async () => {
  const { person, ledger } = await start();
  const whole = await set(person, { category_ids: [await parentOf(ledger.sub("travel.hotels"))] });
  const part = await set(person, { category_ids: [ledger.sub("travel.hotels")] });
  const other = await set(person, { category_ids: [ledger.sub("groceries.supermarket")] });
  const shared = (await list(person)).map(({ id, shared_with }) => [id, shared_with]);
  expect(shared).toEqual([
    [whole.id, [part.id]],
    [part.id, [whole.id]],
    [other.id, []],
  ]);
});

test("what is set, changed and deleted stands in the history, and each is undone", async () => {
  const { person, ledger } = await start();
  const { id } = await set(person, { account_ids: [ledger.account_id] });
  await person.call(contract.changeGoal, { params: { id }, body: { amount: 1_200_00, by_on: "2027-06-01" } });
  const { change_id } = await person.call(contract.deleteGoal, { params: { id } });
  expect(await list(person)).toEqual([]);
  const { data } = (await person.call(listChanges)).answer;
  expect(data.slice(0, 3).map(({ kind, summary }) => `${kind} ${summary}`)).toEqual([
    "delete_goal Bicycle",
    "change_goal Bicycle",
    "create_goal Bicycle",
  ]);
  expect(data[1]?.steps).toMatchObject([
    { field: "amount", to: { money: { amount: 1_200_00, currency: "EUR" } } },
    { field: "by_on", from: null, to: { day: "2027-06-01" } },
  ]);
  await undo(person, change_id);
  await undo(person, data[1]?.id ?? "");
  expect(await list(person)).toMatchObject([{ id, amount: 1_000_00, by_on: null }]);
});
