import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestServer } from "../harness.ts";
import { startWithOwned } from "../populate.ts";
import { hashTables } from "./hash-tables.ts";

let server: TestServer;
beforeAll(async () => {
  ({ server } = await startWithOwned());
});
afterAll(() => server.close());

const listChanged = async (statement: string): Promise<string[]> => {
  const before = await hashTables(server);
  await sql.raw(statement).execute(server.services.db);
  const after = await hashTables(server);
  return Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
};

test("tables that nobody wrote to have the same hashes, and each has one", async () => {
  expect(await listChanged("select 1")).toEqual([]);
  const hashes = Object.values(await hashTables(server));
  expect(hashes.length).toBeGreaterThan(70);
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
});

test.each([
  ["users", "a text", "update users set name = name || ' '"],
  ["users", "an empty text for nothing", "update users set disabled_at = ''"],
  ["users", "the word for an empty text", "update users set disabled_at = 'NULL'"],
  ["users", "nothing for a word", "update users set disabled_at = null"],
  ["users", "a number", "update users set week_start = week_start + 1"],
  ["sessions", "a row less", "delete from sessions"],
  ["file_parts", "bytes", "update file_parts set bytes = substr(bytes, 2)"],
])("of %s %s is a change, and of it alone", async (table, _what, statement) => {
  expect(await listChanged(statement)).toEqual([table]);
});

test("what is counted of attempts is no change", async () => {
  expect(await listChanged("delete from attempts")).toEqual([]);
});
