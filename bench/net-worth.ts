import { createAsset } from "@passbook/contract/assets";
import { listBankAccounts } from "@passbook/contract/bank-accounts";
import { sql } from "kysely";
import { startTestServer } from "../apps/server/testing/harness.ts";
import { addStatement } from "../apps/server/testing/rows.ts";
import { fillPeople } from "./lib/fill-people.ts";
import { describeMachine } from "./lib/measure.ts";
import { timeCalls } from "./lib/time-calls.ts";

/**
 * Latency of net worth over HTTP: ten years of monthly statements of four accounts, and twenty assets, beside many transactions.
 * Run: node bench/net-worth.ts [transactions of the person] [people]
 */
const PER_PERSON = Number(process.argv[2] ?? 100_000);
const PEOPLE = Number(process.argv[3] ?? 10);
const RUNS = 40;
const ASSETS = 20;
const LAST_DAY = "2026-11-20";
const YEARS = [2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026];

const server = await startTestServer({ LOG_LEVEL: "silent" });
const { db, clock } = server.services;
console.log(`${describeMachine()}; ${String(PEOPLE)} people with ${String(PER_PERSON)} transactions each`);
const client = await fillPeople(server, { people: PEOPLE, per_person: PER_PERSON });
const { user_id } = client;
const months = YEARS.flatMap((year) =>
  Array.from({ length: 12 }, (_, month) => ({
    period_from: new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10),
    period_to: new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10),
  })),
).filter(({ period_to }) => period_to <= LAST_DAY);
for (const { id } of (await client.call(listBankAccounts)).answer.data) {
  let opening_balance = 0;
  for (const period of months) {
    const within = sql`user_id = ${user_id} and bank_account_id = ${id}
      and booked_on between ${period.period_from} and ${period.period_to}`;
    const { rows } = await sql<{ amount: number | null }>`
      select sum(amount) as amount from stored_transactions where ${within}`.execute(db);
    const closing_balance = opening_balance + (rows[0]?.amount ?? 0);
    const owned = { user_id, bank_account_id: id, verdict: "proved", opening_balance, closing_balance };
    const statement_id = await addStatement(db, clock, { ...owned, ...period });
    await sql`update stored_transactions set statement_id = ${statement_id} where ${within}`.execute(db);
    opening_balance = closing_balance;
  }
}
for (let index = 0; index < ASSETS; index += 1)
  await client.call(createAsset, {
    body: {
      name: `Asset ${String(index)}`,
      kind: "other",
      currency: "EUR",
      values: YEARS.map((year) => ({ on: `${String(year)}-01-01`, amount: index * 1_000_00 })),
    },
  });
const CALLS: readonly [string, string][] = [
  ["net worth since the first day", "/api/net_worth"],
  ["of a year", "/api/net_worth?span=year"],
  ["as of a day of a year ago", "/api/net_worth?on=2025-11-20"],
  ["beside it: insights of a month", "/api/insights/month?month=2026-11&currency=EUR"],
];
await timeCalls(client, CALLS, RUNS);
await server.close();
