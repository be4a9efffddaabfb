import { addDays } from "@passbook/contract/values";
import { engineOf } from "@passbook/db/dialect";
import type { ParsedFile } from "@passbook/statement-parser";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { firstAccount, importFile, readLedger } from "../../../../testing/imports.ts";
import { makeOfx, makeYear } from "../../../../testing/make-ofx.ts";
import { signUp } from "../../../../testing/people.ts";
import { type PrintedTestFile, printFile, readPrinted } from "../../../../testing/printed-files.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const MANY_ROWS = 1200;

/** With how many rows PostgreSQL plans, -1 where it was never told; SQLite plans without, and answers what is true. */
const readKnownRows = async (): Promise<number> => {
  if (engineOf(server.services.db) === "sqlite") return MANY_ROWS;
  const { rows } = await sql<{
    known: number;
  }>`select reltuples as known from pg_class where relname = 'stored_transactions'`.execute(
    server.services.db,
  );
  return Number(rows[0]?.known);
};

test("PostgreSQL plans with the rows of a large import as soon as they are there", async () => {
  const meera = await signUp(server, "Meera");
  await importFile(server, meera, {
    name: "year.ofx",
    bytes: makeOfx({ account: "1234567890", rows: makeYear(MANY_ROWS) }),
  });
  expect(await readLedger(server, meera)).toHaveLength(MANY_ROWS);
  expect(await readKnownRows()).toBe(MANY_ROWS);
});

const SMALL = 250;
const TIMES = 8;
/** Work in proportion gives 8, work that grows with the square 64. */
const MOST_GROWTH = 20;
const TRIES = 3;

const toDay = (index: number): PrintedTestFile => {
  const day = addDays("2000-01-01", index);
  const row = { booked_on: day, amount: 1, description: `Kiosk ${String(index % 50)}` };
  return {
    format: "camt",
    period: { from: day, to: day },
    opening_balance: index,
    closing_balance: index + 1,
    proof: { verdict: "proved", checks: [], doubts: [], culprit: null },
    rows: [row],
  };
};

/** One file of as many daily statements of one account. */
const printDays = (count: number): Buffer => {
  const files = Array.from(
    { length: count },
    // Printed by printFile, which prints this type.
    (_, index) => JSON.parse(printFile(toDay(index)).toString()) as ParsedFile,
  );
  return Buffer.from(
    JSON.stringify({ ...files[0], statements: files.flatMap(({ statements }) => statements) }),
  );
};

let people = 0;
/** Processor time of importing such a file into an account of its own. */
const measureMs = async (count: number): Promise<number> => {
  people += 1;
  const person = await signUp(server, `Asha ${String(people)}`);
  const rows = [{ day: "1999-01-03", cents: -100, name: "FIRST", id: "1999010301" }];
  await importFile(server, person, { name: "a.ofx", bytes: makeOfx({ account: "5407324931", rows }) });
  const printed = { ...server, services: readPrinted(server.services) };
  const file = { name: "days.xml", bytes: printDays(count), account_id: await firstAccount(person) };
  const before = process.cpuUsage();
  expect(await importFile(printed, person, file)).toMatchObject({ status: "imported", counts: { new: 1 } });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

test("statements of one account in one file take work in proportion to their number", async () => {
  await measureMs(SMALL);
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least >= MOST_GROWTH; tries += 1) {
    const small_ms = await measureMs(SMALL);
    least = Math.min(least, (await measureMs(SMALL * TIMES)) / small_ms);
  }
  expect(least).toBeLessThan(MOST_GROWTH);
}, 120_000);
