import { getSubscription } from "@passbook/contract/subscription";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeClient, startTestServer, type TestServer } from "../../../testing/harness.ts";
import { signUp } from "../../../testing/people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("everyone has 'Free-forever' since they registered, with what they keep here", async () => {
  const asha = await signUp(server, "Asha");
  const file = { file_name: "a.ofx", file_size: 120, file_hash: "h", bytes: Buffer.from("x"), sealed: 0 };
  const row = { user_id: asha.user_id, id: server.clock.newId(), created_at: server.clock.now() };
  await server.services.db
    .insertInto("files")
    .values({ ...row, ...file })
    .execute();
  const { answer } = await asha.call(getSubscription);
  const { records_bytes, undo_bytes } = answer.data.storage;
  expect(answer.data).toEqual({
    tier: "Free-forever",
    since: server.clock.now(),
    // No statement was read from the file, so it counts for nothing; the categories everybody begins with do.
    storage: {
      used_bytes: records_bytes,
      limit_bytes: null,
      files_bytes: 0,
      mails_bytes: 0,
      records_bytes,
      undo_bytes,
    },
    usage: { bank_accounts: 0, statements: 0, transactions: 0 },
  });
  expect(records_bytes).toBeGreaterThan(0);
  const bert = await signUp(server, "Bert");
  expect((await bert.call(getSubscription)).answer.data.storage.undo_bytes).toBe(undo_bytes - 120);
});

test("signed out it is 401", async () => {
  await expect(makeClient(server).call(getSubscription)).rejects.toMatchObject({ status: 401 });
});
