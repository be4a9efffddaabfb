import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer } from "../../../../testing/harness.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { type Owned, startWithOwned } from "../../../../testing/populate.ts";
import { hashTables } from "../../../../testing/tables/hash-tables.ts";
import { findRows, removeRows, setEach, setValues } from "./rows.ts";

let server: TestServer;
let asha: TestPerson;
let mallory: TestPerson;
let own: Owned;
beforeAll(async () => {
  ({ server, asha, own } = await startWithOwned());
  mallory = await signUp(server, "Mallory");
}, 120_000);
afterAll(() => server.close());

test("the key of another person's row finds, changes and removes nothing", async () => {
  const { db } = server.services;
  const before = await hashTables(server);
  for (const [table, id] of [
    ["merchants", own.merchant],
    ["categories", own.sub_category],
    ["transactions", own.transaction],
  ] as const) {
    const keys = [{ id }];
    expect(await findRows(db, asha.user_id, table, keys)).toHaveLength(1);
    expect(await findRows(db, mallory.user_id, table, keys)).toEqual([]);
    const values = table === "transactions" ? { note: "mine" } : { name: "mine" };
    await setValues(db, mallory.user_id, table, { keys, values });
    await setEach(db, mallory.user_id, table, [{ key: { id }, values }]);
    await removeRows(db, mallory.user_id, table, keys);
  }
  expect(await hashTables(server)).toEqual(before);
});
