import { engineOf } from "@passbook/db/dialect";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { importFile, readLedger } from "../../../../testing/imports.ts";
import { makeOfx, makeYear } from "../../../../testing/make-ofx.ts";
import { signUp } from "../../../../testing/people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ROWS = 1200;

/** With how many rows PostgreSQL plans, -1 where it was never told; SQLite plans without, and answers what is true. */
const readKnownRows = async (): Promise<number> => {
  if (engineOf(server.services.db) === "sqlite") return ROWS;
  const { rows } = await sql<{
    known: number;
  }>`select reltuples as known from pg_class where relname = 'stored_transactions'`.execute(
    server.services.db,
  );
  return Number(rows[0]?.known);
};

test("PostgreSQL plans with the rows of a large import as soon as they are there", async () => {
  const asha = await signUp(server, "Asha");
  await importFile(server, asha, {
    name: "year.ofx",
    bytes: makeOfx({ account: "1234567890", rows: makeYear(ROWS) }),
  });
  expect(await readLedger(server, asha)).toHaveLength(ROWS);
  expect(await readKnownRows()).toBe(ROWS);
});
