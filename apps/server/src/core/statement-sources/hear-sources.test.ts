import * as mailboxes from "@passbook/contract/mailboxes";
import { deleteReceivedMail, getStatementSources } from "@passbook/contract/statement-sources";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { allowBank, forwardFiles } from "../../../testing/mail/arrive.ts";
import { makeOfx } from "../../../testing/make-ofx.ts";
import { signUp } from "../../../testing/people.ts";
import { watchEvents } from "../../../testing/watch-events.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0 });
});
afterAll(() => server.close());

const told = (...changed: readonly string[]) =>
  `event: statement_sources\ndata: ${JSON.stringify({ changed })}\n\n`;
const SOON = { timeout: 10_000 };
const MAILBOX = {
  host: "imap.example.test",
  port: 993,
  security: "tls",
  username: "asha",
  password: "a locked box",
  since: "2026-01-01",
} as const;

test("who watches is told which part of their sources is shown otherwise, also by what another process wrote, and nobody else is", async () => {
  const asha = await signUp(server, "Asha");
  const ravi = await signUp(server, "Ravi");
  const { id } = (await asha.call(mailboxes.createMailbox, { body: MAILBOX })).answer.data;
  await allowBank(asha);
  const watching = watchEvents(server, asha);
  const other = watchEvents(server, ravi);
  await Promise.all([watching.opened, other.opened]);
  const { db, clock } = server.services;
  await db.updateTable("mailboxes").set({ checked_at: clock.now() }).where("id", "=", id).execute();
  await watching.hear(told("mailboxes"));
  const rows = [{ day: "2026-09-04", cents: -350, name: "COFFEE", id: "2026090401" }];
  const content = makeOfx({ account: "5407324931", rows });
  await forwardFiles(server, asha, [{ filename: "a.ofx", content }]);
  await watching.hear(told("mails"));
  const { mails } = (await asha.call(getStatementSources)).answer.data;
  await asha.call(deleteReceivedMail, { params: { id: mails[0]?.id ?? "" } });
  await expect.poll(() => watching.read().text.split(told("mails")).length, SOON).toBe(3);
  await asha.call(mailboxes.deleteMailbox, { params: { id } });
  await expect.poll(() => watching.read().text.split(told("mailboxes")).length, SOON).toBe(3);
  expect(other.read().text).not.toContain("event:");
  watching.leave();
  other.leave();
});

test("what stays as it is is not told, and what a lease is renewed by is nothing that is shown", async () => {
  const mina = await signUp(server, "Mina");
  const { id } = (await mina.call(mailboxes.createMailbox, { body: MAILBOX })).answer.data;
  const { db, clock } = server.services;
  const set = (lease_until: string) =>
    db.updateTable("mailboxes").set({ lease_owner: "another", lease_until }).where("id", "=", id).execute();
  await set(clock.now());
  const watching = watchEvents(server, mina);
  await watching.opened;
  await set("2026-11-20T09:02:00.000Z");
  await db.updateTable("mailboxes").set({ scan_total: 3 }).where("id", "=", id).execute();
  await watching.hear(told("mailboxes"));
  expect(watching.read().text.match(/event:/g)).toHaveLength(1);
  watching.leave();
});
