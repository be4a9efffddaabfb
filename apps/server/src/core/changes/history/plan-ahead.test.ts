import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { makeAccount, seedUser } from "../../../../testing/rows.ts";
import type { Author } from "../told/author.ts";
import { changeData } from "../door/change-data.ts";
import { insertInto } from "../told/edits.ts";
import { planAhead } from "./plan-ahead.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const start = async (): Promise<Author> => {
  const user_id = server.clock.newId();
  await seedUser(server.services.db, user_id);
  return { user_id, session_id: null, clock: server.clock };
};

test("what was planned holds until its person changes something, and is then planned anew in the transaction", async () => {
  const { db } = server.services;
  const [asha, ravi] = [await start(), await start()];
  const addAccount = (author: Author) =>
    db
      .transaction()
      .execute((trx) =>
        changeData(trx, author, { kind: "test", summary: "test" }, [
          insertInto("bank_accounts", [makeAccount(author.user_id, "giro")]),
        ]),
      );
  let planned = 0;
  const countAccounts = () =>
    planAhead(db, asha.user_id, async (trx) => {
      planned += 1;
      const rows = await trx
        .selectFrom("bank_accounts")
        .select("id")
        .where("user_id", "=", asha.user_id)
        .execute();
      return rows.length;
    });
  const { toPlan: first } = await countAccounts();
  await addAccount(ravi);
  expect([await db.transaction().execute(first), planned]).toEqual([0, 1]);
  await addAccount(asha);
  expect([await db.transaction().execute(first), planned]).toEqual([1, 2]);
});
