import { deleteUser } from "@passbook/contract/users";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BACKUP_TABLES } from "../backups/file/backup-tables.ts";
import { startTestServer, type TestServer } from "../../testing/harness.ts";
import { signUp } from "../../testing/people.ts";
import { populate } from "../../testing/populate.ts";
import { hashTables } from "../../testing/tables/hash-tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: "silent" });
});
afterAll(() => server.close());

const listOwned = async (user_id: string): Promise<string[]> => {
  const owned: string[] = [];
  for (const { name } of BACKUP_TABLES) {
    const column = name === "users" ? "id" : "user_id";
    const { rows } = await sql<object>`select * from ${sql.table(name)} limit 1`.execute(server.services.db);
    if (rows[0] === undefined || !(column in rows[0])) continue;
    const found = await sql`select 1 from ${sql.table(name)} where ${sql.ref(column)} = ${user_id}`.execute(
      server.services.db,
    );
    if (found.rows.length > 0) owned.push(name);
  }
  return owned;
};

test("deleting an account leaves no row of it in any table, and every row of others", async () => {
  const before = await hashTables(server);
  const asha = await signUp(server, "Asha");
  await populate(server, asha, "111122223333");
  expect((await listOwned(asha.user_id)).length).toBeGreaterThan(15);
  const { db } = server.services;
  await db.deleteFrom("users").where("name", "=", "Guest").execute();
  const body = { current_password: asha.password };
  await asha.call(deleteUser, { params: { id: asha.user_id }, body });
  expect(await listOwned(asha.user_id)).toEqual([]);
  expect(await hashTables(server)).toEqual(before);
});
