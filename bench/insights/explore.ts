import { listBankAccounts } from "@passbook/contract/bank-accounts";
import { createTag, listCategories } from "@passbook/contract/categories";
import { createExchangeRate } from "@passbook/contract/exchange-rates";
import { insertRows } from "@passbook/db/dialect";
import { startTestServer } from "../../apps/server/testing/harness.ts";
import { fillPeople } from "../lib/fill-people.ts";
import { describeMachine } from "../lib/measure.ts";
import { timeCalls } from "../lib/time-calls.ts";

/**
 * Latency of explorations over HTTP: one person of many transactions over ten years among others, two of a hundred tagged.
 * Run: node bench/insights/explore.ts [transactions of the person] [people]; `TEST_ENGINE=postgres` asks PostgreSQL.
 */
const PER_PERSON = Number(process.argv[2] ?? 100_000);
const PEOPLE = Number(process.argv[3] ?? 10);
const RUNS = 40;
const TAGGED = 50;

const server = await startTestServer({ LOG_LEVEL: "silent" });
const { db } = server.services;
console.log(`${describeMachine()}; ${String(PEOPLE)} people with ${String(PER_PERSON)} transactions each`);
const client = await fillPeople(server, { people: PEOPLE, per_person: PER_PERSON });
const { user_id } = client;
const [account] = (await client.call(listBankAccounts)).answer.data;
const categories = (await client.call(listCategories)).answer.data;
const groceries = categories.find(({ name }) => name === "Groceries");
const [sub] = groceries?.sub_categories ?? [];
const tags: string[] = [];
for (const name of ["Rome", "Work"])
  tags.push((await client.call(createTag, { params: { id: sub?.id ?? "" }, body: { name } })).answer.data.id);
const tagged = await db
  .selectFrom("transactions")
  .select("id")
  .where("user_id", "=", user_id)
  .orderBy("id")
  .execute();
await insertRows(
  db,
  "transaction_tags",
  tagged.flatMap(({ id }, index) =>
    index % TAGGED === 0 ? [{ user_id, transaction_id: id, tag_id: tags[(index / TAGGED) % 2] ?? "" }] : [],
  ),
);
await client.call(createExchangeRate, {
  body: { base: "USD", currency: "EUR", rate: "0.9", from: "2017-01-01" },
});

const ask = (query: string): string => `/api/explore?${query}`;
const year = "from=2025-12-01&to=2026-11-30";
const CALLS: readonly [string, string][] = [
  ["spent by category and month, ten years", ask("measure=spent&rows=category&columns=month")],
  ["spent by sub-category and month, a year", ask(`measure=spent&rows=sub_category&columns=month&${year}`)],
  ["income by account and quarter", ask("measure=income&rows=account&columns=quarter")],
  ["saved of income by month", ask("measure=saved_rate&rows=month")],
  ["spent by day, ten years", ask("measure=spent&rows=day")],
  ["spent by weekday and month of the year", ask("measure=spent&rows=weekday&columns=month_of_year")],
  [
    "spent by category and week, seven years",
    ask("measure=spent&rows=category&columns=week&from=2020-01-01"),
  ],
  ["spent by merchant, ten years", ask("measure=spent&rows=merchant")],
  ["spent by merchant and month, ten years", ask("measure=spent&rows=merchant&columns=month")],
  ["spent by category and merchant", ask("measure=spent&rows=category&columns=merchant")],
  [
    "spent by merchant of odd days, ten years",
    ask("measure=spent&rows=merchant&from=2017-01-05&to=2026-11-18"),
  ],
  ["spent by tag and month", ask("measure=spent&rows=tag&columns=month")],
  ["how many by category and month", ask("measure=count&rows=category&columns=month")],
  ["mean by merchant and year", ask("measure=average&rows=merchant&columns=year")],
  ["a search by month", ask("measure=spent&rows=month&q=vendor%207")],
  ["a search that finds nothing", ask("measure=spent&rows=month&q=zzzzz")],
  [
    "of one account by category and month",
    ask(`measure=spent&rows=category&columns=month&bank_account_id=${account?.id ?? ""}`),
  ],
  [
    "of one category by merchant and month",
    ask(`measure=spent&rows=merchant&columns=month&category_id=${groceries?.id ?? ""}`),
  ],
  ["converted, by category and month", ask("measure=spent&rows=category&columns=month&convert=true")],
  ["insights of a year, held against others", "/api/insights/stretch?from=2026-01-01&to=2026-12-31"],
  ["insights of a quarter", "/api/insights/stretch?from=2026-07-01&to=2026-09-30"],
  ["beside it: insights of a month", "/api/insights/month?month=2026-11&currency=EUR"],
];
await timeCalls(client, CALLS, RUNS);
await server.close();
