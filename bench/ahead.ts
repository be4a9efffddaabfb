import { listBankAccounts } from "@passbook/contract/bank-accounts";
import { startTestServer } from "../apps/server/testing/harness.ts";
import { settleFindings } from "../apps/server/testing/findings.ts";
import { addStatement } from "../apps/server/testing/rows.ts";
import { fillPeople } from "./lib/fill-people.ts";
import { describeMachine } from "./lib/measure.ts";
import { timeCalls } from "./lib/time-calls.ts";

/**
 * Latency of the forecast over HTTP, with what is due, beside many transactions.
 * Run: node bench/ahead.ts [transactions of the person] [people]
 */
const PER_PERSON = Number(process.argv[2] ?? 20_000);
const PEOPLE = Number(process.argv[3] ?? 10);
const RUNS = 40;

const server = await startTestServer({ LOG_LEVEL: "silent" });
const { db, clock } = server.services;
console.log(`${describeMachine()}; ${String(PEOPLE)} people with ${String(PER_PERSON)} transactions each`);
const client = await fillPeople(server, { people: PEOPLE, per_person: PER_PERSON });
for (const { id } of (await client.call(listBankAccounts)).answer.data)
  await addStatement(db, clock, {
    user_id: client.user_id,
    bank_account_id: id,
    period_from: "2024-01-01",
    period_to: "2026-11-15",
    closing_balance: 5_000_00,
  });
await settleFindings(server);
const CALLS: readonly [string, string][] = [
  ["forecast of 90 days", "/api/ahead"],
  ["with something spent", "/api/ahead?spend=40000&on=2026-11-27"],
  ["what is due", "/api/ahead/due"],
  ["beside it: insights of a month", "/api/insights/month?month=2026-11&currency=EUR"],
];
await timeCalls(client, CALLS, RUNS);
await server.close();
