import { writeFileSync } from "node:fs";
import path from "node:path";
import { createBudget } from "@passbook/contract/budgets";
import { listCategories } from "@passbook/contract/categories";
import { startTestServer } from "../../apps/server/testing/harness.ts";
import { askActual, installActual, makeActualFolder } from "../lib/actual.ts";
import { fillPeople } from "../lib/fill-people.ts";
import { describeMachine, median, ms, percentile, printTable, timeRuns } from "../lib/measure.ts";

/**
 * A report (spent by category and month over ten years), a month of budgets and a count of all rows: asked of Passbook by its calls, and of Actual
 * within its own process, in turns, over the same rows, categories and budgets. Run: node bench/actual/questions-beside-actual.ts [rows]
 */
const ROWS = Number(process.argv[2] ?? 100_000);
const RUNS = 20;
const TURNS = 3;
const MONTH = "2026-10";
const LIMIT = 400_00;

type Took = Readonly<Record<"report" | "budget" | "count", readonly number[]>>;

/** Fills a budget from a file where none is yet, then times what it is asked. */
const ACTUAL = `import { existsSync, readFileSync, writeFileSync } from "node:fs";
import * as api from "@actual-app/api";
const [folder, runs] = process.argv.slice(2);
const kept = folder + "/budget-id";
await api.init({ dataDir: folder, verbose: false });
const { categories, accounts, rows, month, limit } = JSON.parse(readFileSync(folder + "/rows.json", "utf8"));
const fill = async () => {
  const group_id = await api.createCategoryGroup({ name: "All" });
  const category_of = {};
  for (const [at, id] of categories.entries())
    category_of[id] = await api.createCategory({ name: "Category " + at, group_id });
  for (const account of accounts) {
    const id = await api.createAccount({ name: account }, 0);
    const own = rows.filter((row) => row.account === account);
    for (let at = 0; at < own.length; at += 5000)
      await api.addTransactions(
        id,
        own.slice(at, at + 5000).map(({ date, amount, category, payee_name }) => ({ date, amount, payee_name, category: category_of[category] })),
        { learnCategories: false, runTransfers: false },
      );
  }
  for (const id of Object.values(category_of)) await api.setBudgetAmount(month, id, limit);
};
if (existsSync(kept)) await api.loadBudget(readFileSync(kept, "utf8"));
else {
  await api.runImport("bench", fill);
  writeFileSync(kept, (await api.getBudgets())[0].id);
}
const query = api.aqlQuery ?? api.runQuery;
const asks = {
  report: () =>
    query(
      api.q("transactions")
        .groupBy([{ $month: "$date" }, "category"])
        .select([{ month: { $month: "$date" } }, "category", { amount: { $sum: "$amount" } }]),
    ),
  budget: () => api.getBudgetMonth(month),
  count: () => query(api.q("transactions").calculate({ $count: "$id" })),
};
const took = {};
for (const [name, ask] of Object.entries(asks)) {
  took[name] = [];
  for (let run = 0; run <= Number(runs); run += 1) {
    const start = performance.now();
    const answer = await ask();
    took[name].push(performance.now() - start);
    if (name === "count" && answer.data !== rows.length) throw new Error("Not all rows are there: " + answer.data);
  }
}
console.log("MEASURED " + JSON.stringify(took));
process.exit();
`;

const version = installActual();
const server = await startTestServer({ LOG_LEVEL: "silent" });
console.log(`${describeMachine()}; Actual ${version}; ${String(ROWS)} rows of four accounts`);
const client = await fillPeople(server, { people: 1, per_person: ROWS });
const categories = (await client.call(listCategories)).answer.data;
const budgeted = categories.filter((each) => !each.is_income && !each.is_investment && !each.reserved);
for (const { id } of budgeted)
  await client.call(createBudget, {
    body: { category_ids: [id], period: "month", currency: "EUR", amount: LIMIT, on: "2024-12-01" },
  });
const rows = await server.services.db
  .selectFrom("transactions")
  .select(["booked_on as date", "amount", "bank_account_id as account", "sub_category_id as category"])
  .select("vendor_id as payee_name")
  .where("user_id", "=", client.user_id)
  .execute();
const parents = new Map(
  categories.flatMap(({ id, sub_categories }) => sub_categories.map((sub) => [sub.id, id])),
);
const folder = makeActualFolder();
writeFileSync(
  path.join(folder, "rows.json"),
  JSON.stringify({
    categories: categories.map(({ id }) => id),
    accounts: [...new Set(rows.map(({ account }) => account))],
    rows: rows.map((row) => ({ ...row, category: parents.get(row.category) })),
    month: MONTH,
    limit: LIMIT,
  }),
);

const CALLS: Readonly<Record<keyof Took, string>> = {
  report: "/api/explore?measure=spent&rows=category&columns=month",
  budget: `/api/budgets?on=${MONTH}-31`,
  count: "/api/transactions/totals",
};
const NAMES = ["report", "budget", "count"] as const;
const askPassbook = async (): Promise<Took> => {
  const took: Partial<Record<keyof Took, number[]>> = {};
  for (const name of NAMES)
    took[name] = await timeRuns(RUNS + 1, async () => {
      const { statusCode, body } = await client.send({ method: "GET", url: CALLS[name] });
      if (statusCode !== 200) throw new Error(`${CALLS[name]}: ${body}`);
    });
  return took as Took;
};

// the first start only fills it
await askActual(ACTUAL, [folder, "0"]);
const ours: Took[] = [];
const theirs: Took[] = [];
for (let turn = 0; turn < TURNS; turn += 1) {
  ours.push(await askPassbook());
  // Printed by the program above.
  theirs.push((await askActual(ACTUAL, [folder, String(RUNS)])) as Took);
}
await server.close();

printTable(
  ["", "Passbook, first", "median", "p95", "Actual, first", "median", "p95", "ratio of medians"],
  NAMES.map((name) => {
    const [own, other] = [ours, theirs].map((turns) => ({
      first: median(turns.map((turn) => turn[name][0] ?? 0)),
      rest: turns.flatMap((turn) => turn[name].slice(1)),
    })) as [{ first: number; rest: number[] }, { first: number; rest: number[] }];
    const cells = [own, other].flatMap(({ first, rest }) => [
      ms(first),
      ms(median(rest)),
      ms(percentile(rest, 95)),
    ]);
    return [name, ...cells, `${(median(other.rest) / median(own.rest)).toFixed(1)}×`];
  }),
);
