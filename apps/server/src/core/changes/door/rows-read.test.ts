import type { Db } from "@passbook/db/dialect";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectSumsToHold } from "../../../../testing/expect-sums.ts";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { makeAccount, makeCategory, makeTransaction, seedUser } from "../../../../testing/rows.ts";
import type { Author } from "../told/author.ts";
import { changeData } from "./change-data.ts";
import { deleteFrom, type Edit, insertInto, updateIn } from "../told/edits.ts";
import { undoChange } from "../undo/undo-change.ts";

/** Others wait while rows of a large change are read, so that each is read as seldom as can be. */
const ROWS = 1200;

let server: TestServer;
let author: Author;
beforeAll(async () => {
  server = await startTestServer();
  const user_id = server.clock.newId();
  await seedUser(server.services.db, user_id);
  author = { user_id, session_id: null, clock: server.clock };
  await change([
    insertInto("bank_accounts", [makeAccount(user_id, "giro")]),
    insertInto("categories", [
      makeCategory(user_id, "food"),
      makeCategory(user_id, "lunch", { parent_id: "food" }),
      makeCategory(user_id, "dinner", { parent_id: "food" }),
    ]),
  ]);
});
afterAll(() => server.close());

let rows_read = 0;
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    rows_read += result.rows.length;
    return result;
  },
};
const inTransaction = <T>(run: (trx: Db) => Promise<T>): Promise<T> => {
  rows_read = 0;
  return server.services.db.withPlugin(counting).transaction().execute(run);
};
const change = (edits: readonly Edit[]): Promise<string> =>
  inTransaction((trx) => changeData(trx, author, { kind: "test", summary: "test" }, edits));
const undo = (id: string) => inTransaction((trx) => undoChange(trx, author, id));

/** Besides the rows themselves: the change, what waits and the like. */
const FEW = 20;

test("what is changed, and what is taken back, is read once for each row", async () => {
  const rows = Array.from({ length: ROWS }, (_, index) =>
    makeTransaction(author.user_id, `t${String(index)}`, {
      bank_account_id: "giro",
      sub_category_id: "lunch",
      fingerprint: String(index),
    }),
  );
  const ids = rows.map(({ id }) => id);
  await change([insertInto("transactions", rows)]);
  expect(rows_read).toBeLessThan(FEW);
  const filed = await change([updateIn("transactions", ids, { sub_category_id: "dinner" })]);
  expect(rows_read).toBeLessThan(ROWS + FEW);
  await undo(filed);
  expect(rows_read).toBeLessThan(ROWS + FEW);
  const deleted = await change([deleteFrom("transactions", ids)]);
  expect(rows_read).toBeLessThan(ROWS + FEW);
  await undo(deleted);
  expect(rows_read).toBeLessThan(FEW);
  await expectSumsToHold(server.services.db, author.user_id);
});
