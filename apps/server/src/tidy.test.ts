import { createCategory } from "@passbook/contract/categories";
import { listChanges, undoChange } from "@passbook/contract/changes";
import { listSessions } from "@passbook/contract/sessions";
import { forgotPassword } from "@passbook/contract/users";
import { createWebhook, tryWebhook } from "@passbook/contract/webhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/harness.ts";
import { makeLedger } from "../testing/ledger.ts";
import { signUp } from "../testing/people.ts";
import { WORK } from "./app.ts";
import { workUntilIdle } from "./platform/leases/leases.ts";
import { GIVEN_UP } from "./platform/storage/storage-limit.ts";
import { tidy } from "./tidy.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SESSION_DAYS: "60" });
});
afterAll(() => server.close());

const count = async (): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const table of ["attempts", "mailed_links", "outgoing_mails", "sessions"] as const)
    counts[table] = (await server.services.db.selectFrom(table).selectAll().execute()).length;
  return counts;
};

test("what ended long ago is deleted, what is alive stays", async () => {
  const asha = await signUp(server, "Asha");
  await workUntilIdle(server.services, WORK);
  const before = await count();
  await tidy(server.services);
  expect(await count()).toEqual(before);
  server.clock.advanceMs(31 * 86_400_000);
  await asha.call(forgotPassword, { body: { email: asha.email } });
  await tidy(server.services);
  expect(await count()).toEqual({ attempts: 3, mailed_links: 1, outgoing_mails: 1, sessions: 1 });
  await expect(asha.call(listSessions)).resolves.toBeDefined();
  server.clock.advanceMs(100 * 86_400_000);
  await tidy(server.services);
  expect(await count()).toEqual({ attempts: 0, mailed_links: 0, outgoing_mails: 1, sessions: 0 });
});

test("a change that can be taken back no more is deleted after a month, any other stays", async () => {
  const { db } = server.services;
  const gita = await signUp(server, "Gita");
  const [emptied, whole] = await Promise.all(
    ["Garden", "Allotment"].map((name) => gita.call(createCategory, { body: { name } })),
  );
  const listIds = async () =>
    (await gita.call(listChanges, { query: {} })).answer.data.map(({ id }) => id).toSorted();
  const before = await listIds();
  await db
    .updateTable("changes")
    .set({ edits: GIVEN_UP })
    .where("id", "=", emptied?.change_id ?? "")
    .execute();
  server.clock.advanceMs(29 * 86_400_000);
  await tidy(server.services);
  expect(await listIds()).toEqual(before);
  server.clock.advanceMs(2 * 86_400_000);
  await tidy(server.services);
  expect(before.filter((id) => id !== emptied?.change_id)).toEqual(await listIds());
  await gita.call(undoChange, { params: { id: whole?.change_id ?? "" } });
});

test("a mail that was given up is deleted as one that was sent", async () => {
  const { db } = server.services;
  const bert = await signUp(server, "Bert");
  await bert.call(forgotPassword, { body: { email: bert.email } });
  await db
    .updateTable("outgoing_mails")
    .set({ failed_at: server.clock.now(), last_error: "refused" })
    .execute();
  server.clock.advanceMs(29 * 86_400_000);
  await tidy(server.services);
  expect((await count())["outgoing_mails"]).toBeGreaterThan(0);
  server.clock.advanceMs(2 * 86_400_000);
  await tidy(server.services);
  expect((await count())["outgoing_mails"]).toBe(0);
});

test("what an address was told is forgotten after a month, that it was told after a year", async () => {
  const { db, clock } = server.services;
  const hari = await signUp(server, "Hari");
  const { answer } = await hari.call(createWebhook, {
    body: { url: "https://hooks.example.test/", events: ["budget.passed"] },
  });
  const { id } = answer.data;
  await hari.call(tryWebhook, { params: { id } });
  await hari.call(tryWebhook, { params: { id } });
  const [taken] = await db.selectFrom("webhook_deliveries").select("id").execute();
  const now = clock.now();
  await db
    .updateTable("webhook_deliveries")
    .set({ delivered_at: now })
    .where("id", "=", taken?.id ?? "")
    .execute();
  await db
    .insertInto("webhook_told")
    .values({ user_id: hari.user_id, webhook_id: id, subject: "a statement", told_at: now })
    .execute();
  const counted = async () => [
    (await db.selectFrom("webhook_deliveries").select("id").execute()).length,
    (await db.selectFrom("webhook_told").select("subject").execute()).length,
  ];
  await tidy(server.services);
  expect(await counted()).toEqual([2, 1]);
  server.clock.advanceMs(31 * 86_400_000);
  await tidy(server.services);
  expect(await counted()).toEqual([1, 1]);
  server.clock.advanceMs(400 * 86_400_000);
  await tidy(server.services);
  expect(await counted()).toEqual([1, 0]);
});

test("what a program proposed ends after ninety days without a word", async () => {
  const { db, clock } = server.services;
  const ines = await signUp(server, "Ines");
  const ledger = await makeLedger(server, ines);
  const proposal = {
    user_id: ines.user_id,
    id: clock.newId(),
    transaction_id: await ledger.add({}),
    key_id: clock.newId(),
    program: "Assistant",
    sub_category_id: ledger.sub("eating_out.coffee"),
    reason: "",
    created_at: clock.now(),
    declined_at: null,
  };
  await db.insertInto("proposals").values(proposal).execute();
  const waiting = async () => (await db.selectFrom("proposals").select("id").execute()).length;
  server.clock.advanceMs(89 * 86_400_000);
  await tidy(server.services);
  expect(await waiting()).toBe(1);
  server.clock.advanceMs(2 * 86_400_000);
  await tidy(server.services);
  expect(await waiting()).toBe(0);
});
