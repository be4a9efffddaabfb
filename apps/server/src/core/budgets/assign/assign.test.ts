import * as contract from "@passbook/contract/budgets";
import { createCategory, createTag, deleteCategory } from "@passbook/contract/categories";
import { listChanges, undoChange } from "@passbook/contract/changes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { refusalOf } from "../../../../testing/refused.ts";
import { addStatement } from "../../../../testing/rows.ts";

/** Tests live on the 20th of November 2026. */
const MONTH = "2026-11";
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let people = 0;
type Started = { person: TestPerson; ledger: Ledger };

/** A person whose account held a thousand at the end of October. */
const start = async (): Promise<Started> => {
  people += 1;
  const person = await signUp(server, `Person ${String(people)}`, {
    home_currency: "EUR",
    time_zone: "Europe/Berlin",
  });
  const ledger = await makeLedger(server, person);
  await addStatement(server.services.db, server.services.clock, {
    user_id: person.user_id,
    bank_account_id: ledger.account_id,
    period_from: "2026-10-01",
    period_to: "2026-10-31",
    closing_balance: 1_000_00,
    verdict: "proved",
  });
  return { person, ledger };
};
const budgetOf = async ({ person, ledger }: Started, sub: string, own: object = {}) => {
  const body = { category_ids: [ledger.sub(sub)], period: "month", currency: "EUR", amount: 200_00, ...own };
  return (await person.call(contract.createBudget, { body })).answer.data.id;
};
const choose = ({ person }: Started, way: "limits" | "assigned") =>
  person.call(contract.changeBudgetWay, { body: { way } });
const look = async ({ person }: Started, on?: string): Promise<contract.BudgetOverview> =>
  (await person.call(contract.listBudgets, { query: on === undefined ? {} : { on } })).answer.data;
const assign = ({ person }: Started, id: string, amount: number, month = MONTH) =>
  person.call(contract.assignToBudget, { params: { id }, body: { month, amount } });
const move = (
  { person }: Started,
  from_budget_id: string | null,
  into_budget_id: string | null,
  amount: number,
) => person.call(contract.moveAssigned, { body: { from_budget_id, into_budget_id, month: MONTH, amount } });
const spend = ({ ledger }: Started, sub: string, amount: number, booked_on = "2026-11-10") =>
  ledger.add({ sub_category_id: ledger.sub(sub), amount: -amount, booked_on });
const undo = ({ person }: Started, id: string | null) =>
  person.call(undoChange, { params: { id: id ?? "" } });
const one = (shown: contract.BudgetOverview, id: string) => shown.budgets.find((budget) => budget.id === id);

const FOOD = "groceries.supermarket";
const MEALS = "eating_out.restaurants";

describe("every unit has a job", () => {
  test("what the accounts hold is to be assigned, beside what budgets hold already", async () => {
    const started = await start();
    const food = await budgetOf(started, FOOD);
    expect((await look(started)).way).toBe("limits");
    await choose(started, "assigned");
    expect(await look(started)).toMatchObject({
      way: "assigned",
      assigning: [{ currency: "EUR", held: 1_000_00, to_assign: 1_000_00, unknown_account_ids: [] }],
      budgets: [{ id: food, limit: 0, left: 0, wanted: 200_00, state: "ok" }],
    });
    await assign(started, food, 300_00);
    await spend(started, FOOD, 120_00);
    // Spent where there is no budget: less is to be assigned.
    await spend(started, MEALS, 50_00);
    expect(await look(started)).toMatchObject({
      assigning: [{ held: 830_00, to_assign: 650_00 }],
      budgets: [{ limit: 300_00, spent: 120_00, left: 180_00, carried: 0 }],
      totals: [{ limit: 300_00, spent: 120_00, elsewhere: 50_00 }],
    });
  });

  test("what is left goes on into the next month; what was too much took from what is to be assigned", async () => {
    const started = await start();
    const [food, meals] = [await budgetOf(started, FOOD), await budgetOf(started, MEALS)];
    await choose(started, "assigned");
    await assign(started, food, 300_00);
    await assign(started, meals, 40_00);
    await spend(started, FOOD, 120_00);
    await spend(started, MEALS, 100_00);
    const now = await look(started);
    expect(one(now, meals)).toMatchObject({ left: -60_00, state: "over" });
    expect(one(now, meals)?.takes_from).toEqual([{ budget_id: food, amount: 60_00 }]);
    // 780 are held, 180 of them for food.
    expect(now.assigning).toMatchObject([{ held: 780_00, to_assign: 600_00 }]);
    const next = await look(started, "2026-12-01");
    expect([one(next, food)?.carried, one(next, meals)?.carried]).toEqual([180_00, 0]);
    expect(next.assigning).toMatchObject([{ to_assign: 600_00 }]);
    await assign(started, food, 50_00, "2026-12");
    expect((await look(started)).assigning).toMatchObject([{ to_assign: 550_00, assigned_later: 50_00 }]);
    expect(one(await look(started, "2026-12-01"), food)).toMatchObject({ limit: 50_00, carried: 180_00 });
  });

  test("money is moved, covers what is overspent, and goes back to be assigned", async () => {
    const started = await start();
    const [food, meals] = [await budgetOf(started, FOOD), await budgetOf(started, MEALS)];
    await choose(started, "assigned");
    await move(started, null, food, 300_00);
    await spend(started, MEALS, 60_00);
    await move(started, food, meals, 60_00);
    const covered = await look(started);
    expect([one(covered, food)?.left, one(covered, meals)?.left]).toEqual([240_00, 0]);
    expect(covered.assigning).toMatchObject([{ to_assign: 700_00 }]);
    const { change_id } = await move(started, food, null, 240_00);
    expect((await look(started)).assigning).toMatchObject([{ to_assign: 940_00 }]);
    await undo(started, change_id);
    expect((await look(started)).assigning).toMatchObject([{ to_assign: 700_00 }]);
    const { data } = (await started.person.call(listChanges)).answer;
    expect(data.find(({ kind, undone_at }) => kind === "move_assigned" && undone_at === null)).toMatchObject({
      summary: "Supermarket → Restaurants",
    });
  });

  test("budgets are filled with what they ask as far as there is something, a year by months", async () => {
    const started = await start();
    const food = await budgetOf(started, FOOD, { amount: 700_00 });
    const cover = await budgetOf(started, "housing.rent", { amount: 1_200_00, period: "year" });
    const meals = await budgetOf(started, MEALS, { amount: 500_00 });
    await choose(started, "assigned");
    const fill = () => started.person.call(contract.fillBudgets, { body: { month: MONTH } });
    await fill();
    const filled = await look(started);
    expect([food, cover, meals].map((id) => one(filled, id)?.limit)).toEqual([700_00, 100_00, 200_00]);
    expect(filled.assigning).toMatchObject([{ to_assign: 0 }]);
    const refused = await refusalOf(fill());
    expect([refused.status, refused.code]).toEqual([409, "nothing_to_assign"]);
  });

  test("a sub-category is paid by the budget that names it, and not again by that of its category", async () => {
    const started = await start();
    const whole = await budgetOf(started, FOOD, { category_ids: [await parentOf(started, FOOD)] });
    const food = await budgetOf(started, FOOD);
    await choose(started, "assigned");
    await spend(started, FOOD, 30_00);
    const shown = await look(started);
    expect([one(shown, whole)?.spent, one(shown, food)?.spent]).toEqual([0, 30_00]);
  });

  test("a sub-category is paid in each currency by the budget of that currency", async () => {
    const started = await start();
    const [euros, dollars] = [
      await budgetOf(started, FOOD),
      await budgetOf(started, FOOD, { currency: "USD" }),
    ];
    await spend(started, FOOD, 30_00);
    const sub_category_id = started.ledger.sub(FOOD);
    await started.ledger.add({ sub_category_id, amount: -70_00, currency: "USD", booked_on: "2026-11-10" });
    await choose(started, "assigned");
    const shown = await look(started);
    expect([one(shown, euros)?.spent, one(shown, dollars)?.spent]).toEqual([30_00, 70_00]);
    expect(shown.totals).toMatchObject([{ elsewhere: 0 }, { elsewhere: 0 }]);
  });

  test("accounts without a known balance are told, and other currencies are apart", async () => {
    const started = await start();
    const dark = await started.ledger.addAccount({ label: "Dark" });
    await budgetOf(started, FOOD);
    await budgetOf(started, FOOD, { currency: "USD" });
    await choose(started, "assigned");
    expect((await look(started)).assigning).toEqual([
      {
        currency: "EUR",
        held: 1_000_00,
        to_assign: 1_000_00,
        assigned_later: 0,
        unknown_account_ids: [dark],
      },
      { currency: "USD", held: 0, to_assign: 0, assigned_later: 0, unknown_account_ids: [] },
    ]);
  });
});

const parentOf = async ({ person }: Started, sub: string): Promise<string> => {
  const row = await server.services.db
    .selectFrom("categories")
    .select("parent_id")
    .where("user_id", "=", person.user_id)
    .where("starter_id", "=", sub)
    .executeTakeFirstOrThrow();
  return row.parent_id;
};

describe("the way is a choice", () => {
  test("nothing of either is lost when a person goes back and forth, and undo takes the choice back", async () => {
    const started = await start();
    const food = await budgetOf(started, FOOD);
    await choose(started, "assigned");
    await assign(started, food, 300_00);
    await choose(started, "limits");
    expect(one(await look(started), food)).toMatchObject({ limit: 200_00, period: "month" });
    expect(await look(started)).toMatchObject({ way: "limits", assigning: [] });
    const { change_id } = await choose(started, "assigned");
    expect(one(await look(started), food)).toMatchObject({ limit: 300_00, wanted: 200_00 });
    // Months from before it was chosen are as they were.
    expect((await look(started, "2026-10-31")).assigning).toEqual([]);
    await undo(started, change_id);
    expect((await look(started)).way).toBe("limits");
  });

  test("what makes no sense is refused: assigning to limits, to tags, from too little, or to itself", async () => {
    const started = await start();
    const food = await budgetOf(started, FOOD);
    const meals = await budgetOf(started, MEALS);
    const asLimit = await refusalOf(assign(started, food, 10_00));
    expect([asLimit.status, asLimit.code]).toEqual([409, "budgets_are_limits"]);
    expect((await refusalOf(move(started, meals, food, 10_00))).code).toBe("budgets_are_limits");
    const tag = await started.person.call(createTag, {
      params: { id: started.ledger.sub(FOOD) },
      body: { name: "Party" },
    });
    const tagged = await budgetOf(started, FOOD, { category_ids: [], tag_ids: [tag.answer.data.id] });
    await choose(started, "assigned");
    const fields = async (call: Promise<unknown>) => {
      const refused = await refusalOf(call);
      return [refused.status, Object.keys(refused.fields)];
    };
    expect(await fields(assign(started, tagged, 10_00))).toEqual([422, ["id"]]);
    expect(await fields(move(started, null, tagged, 10_00))).toEqual([422, ["into_budget_id"]]);
    expect(await fields(move(started, tagged, food, 10_00))).toEqual([422, ["from_budget_id"]]);
    expect(await fields(move(started, food, meals, 10_00))).toEqual([422, ["amount"]]);
    expect(await fields(move(started, food, food, 0))).toEqual([422, ["into_budget_id"]]);
    expect(await fields(move(started, null, null, 0))).toEqual([422, ["into_budget_id"]]);
    const other = await start();
    await budgetOf(other, FOOD);
    await choose(other, "assigned");
    expect((await refusalOf(assign(other, food, 1))).status).toBe(404);
  });

  test("a budget of what was deleted gives back what it held, and takes nothing, as it says", async () => {
    const started = await start();
    const { person } = started;
    const kites = (await person.call(createCategory, { body: { name: "Kites" } })).answer.data.id;
    const sub = { name: "Strings", parent_id: kites, icon: "star" } as const;
    await person.call(createCategory, { body: sub });
    const [gone, meals] = [
      await budgetOf(started, FOOD, { category_ids: [kites] }),
      await budgetOf(started, MEALS),
    ];
    await choose(started, "assigned");
    await assign(started, gone, 300_00);
    await person.call(deleteCategory, { params: { id: kites } });
    expect((await look(started)).assigning).toMatchObject([{ to_assign: 1_000_00 }]);
    for (const [call, field] of [
      [() => assign(started, gone, 10_00), "id"],
      [() => move(started, null, gone, 10_00), "into_budget_id"],
      [() => move(started, gone, meals, 10_00), "from_budget_id"],
    ] as const)
      expect((await refusalOf(call())).fields).toEqual({
        [field]: "What this budget was for was deleted. Choose its categories again, or delete it.",
      });
  });

  test("a deleted budget gives back what it held, and undo assigns it again", async () => {
    const started = await start();
    const [food] = [await budgetOf(started, FOOD), await budgetOf(started, MEALS)];
    await choose(started, "assigned");
    await assign(started, food, 300_00);
    const { change_id } = await started.person.call(contract.deleteBudget, { params: { id: food } });
    expect((await look(started)).assigning).toMatchObject([{ to_assign: 1_000_00 }]);
    await undo(started, change_id);
    expect((await look(started)).assigning).toMatchObject([{ to_assign: 700_00 }]);
    expect(one(await look(started), food)).toMatchObject({ limit: 300_00 });
  });
});
