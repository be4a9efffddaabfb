import { listCategories } from "@passbook/contract/categories";
import { assignToBudget, changeBudgetWay, createBudget } from "@passbook/contract/budgets";
import { createGoal } from "@passbook/contract/goals";
import { startTestServer } from "../apps/server/testing/harness.ts";
import { fillPeople } from "./lib/fill-people.ts";
import { describeMachine } from "./lib/measure.ts";
import { timeCalls } from "./lib/time-calls.ts";

/**
 * Latency of a month of budgets over HTTP: twenty of categories, half of them carrying over for two years, beside 100,000 transactions.
 * Run: node bench/budgets.ts [transactions of the person] [people]
 */
const PER_PERSON = Number(process.argv[2] ?? 100_000);
const PEOPLE = Number(process.argv[3] ?? 10);
const RUNS = 40;
const BUDGETS = 20;

const server = await startTestServer({ LOG_LEVEL: "silent" });
console.log(`${describeMachine()}; ${String(PEOPLE)} people with ${String(PER_PERSON)} transactions each`);
const client = await fillPeople(server, { people: PEOPLE, per_person: PER_PERSON });
const { answer } = await client.call(listCategories);
const spending = answer.data.filter(
  ({ is_income, is_investment, reserved }) => !is_income && !is_investment && !reserved,
);
const made: string[] = [];
for (const [index, { id }] of spending.slice(0, BUDGETS).entries()) {
  const roll_over = index % 2 === 0;
  const on = roll_over ? "2024-12-01" : "2026-11-01";
  const body = {
    category_ids: [id],
    period: "month",
    currency: "EUR",
    amount: 400_00,
    roll_over,
    on,
  } as const;
  made.push((await client.call(createBudget, { body })).answer.data.id);
}

const CALLS: readonly [string, string][] = [
  ["budgets of the running month", "/api/budgets"],
  ["budgets of a month of a year ago", "/api/budgets?on=2025-11-30"],
  ["one budget", `/api/budgets/${made[0] ?? ""}`],
  ["its last twelve periods", `/api/budgets/${made[0] ?? ""}/periods`],
  ["suggestions", "/api/budgets/suggested"],
  ["beside it: insights of a month", "/api/insights/month?month=2026-11&currency=EUR"],
];
console.log(`${String(made.length)} budgets`);
await timeCalls(client, CALLS, RUNS);

await client.call(changeBudgetWay, { body: { way: "assigned" } });
// As if it had been chosen two years ago.
await server.services.db.updateTable("budget_settings").set({ starts_in: "2024-12" }).execute();
for (const id of made)
  await client.call(assignToBudget, { params: { id }, body: { month: "2026-11", amount: 400_00 } });
await client.call(createGoal, {
  body: { name: "Bicycle", amount: 900_00, category_ids: spending.slice(0, 1).map(({ id }) => id) },
});
const ASSIGNED: readonly [string, string][] = [
  ["assigned for two years: the running month", "/api/budgets"],
  ["a goal in a category", "/api/goals"],
  ["alerts", "/api/alerts"],
];
await timeCalls(client, ASSIGNED, RUNS);
await server.close();
