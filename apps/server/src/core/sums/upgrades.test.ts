import { purchases } from "@passbook/db/migrations/059-purchases";
import { categorySums } from "@passbook/db/migrations/074-category-sums";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectSumsToHold } from "../../../testing/expect-sums.ts";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { fillLedger, ledgerRow } from "../../../testing/ledgers/random-ledger.ts";
import { countWrongSums } from "./index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("an upgrade counts the rows that went out in sums that were kept before", async () => {
  const { db } = server.services;
  const { person } = await fillLedger(server, fc.sample(ledgerRow, 40));
  for (const table of ["month_sums", "day_sums"])
    await sql`update ${sql.table(table)} set out_count = 0`.execute(db);
  expect(await countWrongSums(db)).toBeGreaterThan(0);
  for (const statement of purchases.filter((each) => each.startsWith("update")))
    await sql.raw(statement).execute(db);
  expect(await countWrongSums(db)).toBe(0);
  await expectSumsToHold(db, person.user_id);
});

test("an upgrade adds up what the sums of months hold, whoever was paid", async () => {
  const { db } = server.services;
  const { person } = await fillLedger(server, fc.sample(ledgerRow, 40));
  await db.deleteFrom("category_sums").execute();
  expect(await countWrongSums(db)).toBeGreaterThan(0);
  for (const statement of categorySums.filter((each) => each.startsWith("insert")))
    await sql.raw(statement).execute(db);
  expect(await countWrongSums(db)).toBe(0);
  await expectSumsToHold(db, person.user_id);
});
