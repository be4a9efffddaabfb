import { startTestServer } from "../apps/server/testing/harness.ts";
import { fillPeople } from "./lib/fill-people.ts";
import { describeMachine } from "./lib/measure.ts";
import { timeCalls } from "./lib/time-calls.ts";

/**
 * Latency of the lists and insights of one person with 100,000 transactions among 1,000,000 of ten.
 * Run: node bench/latency.ts [transactions per person]
 */
const PEOPLE = 10;
const PER_PERSON = Number(process.argv[2] ?? 100_000);
const RUNS = 30;
const server = await startTestServer({ LOG_LEVEL: "silent" });
console.log(`${describeMachine()}; ${String(PEOPLE)} people with ${String(PER_PERSON)} transactions each`);
const client = await fillPeople(server, { people: PEOPLE, per_person: PER_PERSON });

const CALLS: readonly [string, string][] = [
  ["first page of the list", "/api/transactions?limit=50"],
  ["a page by category and period", "/api/transactions?limit=50&from=2024-01-01&to=2024-12-31&flow=spent"],
  ["search for a common word", "/api/transactions?limit=50&q=vendor%2017"],
  ["search for a word that is nowhere", "/api/transactions?limit=50&q=zzzzzz"],
  ["totals of everything", "/api/transactions/totals"],
  ["days of everything", "/api/transactions/days"],
  ["vendors by total", "/api/vendors?limit=50&sort=total"],
  ["insights of a month", "/api/insights/month?month=2026-11&currency=EUR"],
  ["insights month by month", "/api/insights/months?currency=EUR"],
  ["categories", "/api/categories"],
];

await timeCalls(client, CALLS, RUNS);
console.log(`memory of the process: ${(process.memoryUsage().rss / 1024 ** 2).toFixed(0)} MB`);
await server.close();
