import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { simpleParser } from "mailparser";
import { afterEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { startTestSmtp, type TestSmtp } from "../../../testing/mail/smtp.ts";
import { workUntilIdle } from "../../platform/leases/leases.ts";
import { queueMail } from "./queue-mail.ts";
import { mailWork } from "./send-mail.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const start = async (env: Record<string, string> = {}): Promise<TestServer> => {
  const server = await startTestServer(env);
  closing.push(() => server.close());
  return server;
};

const LINK = { label: "Confirm", url: "http://passbook.example.test/email-verify?token=secret-token-1" };
type Own = { readonly recipient?: string; readonly subject?: string };
const queue = (
  server: TestServer,
  { recipient = "asha@example.test", subject = "Héllo <b>there</b>" }: Own = {},
) =>
  queueMail(server.services.db, server.services, {
    recipient,
    user_id: null,
    write: () => ({ subject, paragraphs: ["First <script>alert(1)</script> & more."], link: LINK }),
  });

const startSmtp = async (refuse = { times: 0 }): Promise<TestSmtp> => {
  const smtp = await startTestSmtp(refuse);
  closing.push(smtp.close);
  return smtp;
};

test("without a mail server a mail becomes a file only its owner reads, and its link a line of the log", async () => {
  const server = await start();
  await queue(server);
  expect(await workUntilIdle(server.services, [mailWork])).toBe(1);
  const folder = path.join(server.folder, "outbox");
  const [name = ""] = readdirSync(folder);
  expect(name).toMatch(/^2026-11-20T.*\.eml$/);
  expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
  const mail = await simpleParser(readFileSync(path.join(folder, name)));
  expect(mail.subject).toBe("Héllo <b>there</b>");
  expect(mail.text).toContain(LINK.url);
  expect(mail.html).toContain("First &lt;script&gt;alert(1)&lt;/script&gt; &amp; more.");
  const [, whole] = /^X-Passbook-Link:\s+(\S+)$/m.exec(readFileSync(path.join(folder, name), "utf8")) ?? [];
  expect(whole).toBe(LINK.url);
  const line = server.logged.find((text) => text.includes("mail for"));
  expect(line).toContain("a***@example.test");
  expect(line).toContain(LINK.url);
});

test("with a mail server it is sent, once, and neither link nor address reaches the log", async () => {
  const { url, received } = await startSmtp();
  const server = await start({ SMTP_URL: url, MAIL_FROM: "Passbook <no-reply@example.test>" });
  await queue(server);
  await workUntilIdle(server.services, [mailWork]);
  server.clock.advanceMs(3_600_000);
  expect(await workUntilIdle(server.services, [mailWork])).toBe(0);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ to: ["asha@example.test"], subject: "Héllo <b>there</b>" });
  expect(received[0]?.text).toContain(LINK.url);
  expect(server.logged.join("")).not.toMatch(/secret-token-1|asha@/);
});

test("what was sent keeps no text or link in the database", async () => {
  const server = await start();
  await queue(server);
  const before = await server.services.db.selectFrom("outgoing_mails").selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(before)).not.toContain("secret-token-1");
  await workUntilIdle(server.services, [mailWork]);
  const after = await server.services.db.selectFrom("outgoing_mails").selectAll().executeTakeFirstOrThrow();
  expect(after).toMatchObject({ sealed: "", lease_owner: null, sent_at: server.clock.now() });
});

test("a mail server that refuses for a while is tried again later, with the same message id", async () => {
  const refuse = { times: 2 };
  const { url, received } = await startSmtp(refuse);
  const server = await start({ SMTP_URL: url });
  await queue(server);
  for (let index = 0; index < 4; index += 1) {
    await workUntilIdle(server.services, [mailWork]);
    server.clock.advanceMs(120_000);
  }
  expect(received).toHaveLength(1);
});

test("a mail server that is away for good leaves a failed mail with its reason", async () => {
  const server = await start({ SMTP_URL: "smtp://127.0.0.1:9" });
  await queue(server);
  for (let index = 0; index < 9; index += 1) {
    await workUntilIdle(server.services, [mailWork]);
    server.clock.advanceMs(3_600_000);
  }
  const row = await server.services.db.selectFrom("outgoing_mails").selectAll().executeTakeFirstOrThrow();
  expect(row.failed_at).not.toBeNull();
  expect(row.last_error).toContain("ECONNREFUSED");
});

test("a subject or address cannot smuggle in a header or a second recipient", async () => {
  const { url, received } = await startSmtp();
  const server = await start({ SMTP_URL: url });
  await queue(server, { subject: "Hi\r\nBcc: evil@example.test", recipient: "a@example.test" });
  await workUntilIdle(server.services, [mailWork]);
  expect(received[0]?.to).toEqual(["a@example.test"]);
  expect(received[0]?.subject).toMatch(/^Hi ?Bcc: evil@example.test$/);
});

test.each([
  ["whose STARTTLS was stripped", false, ""],
  [
    "whose STARTTLS was stripped, whatever options its address has",
    false,
    "?ignoreTLS=true&requireTLS=false",
  ],
  ["with a certificate nobody vouches for", true, ""],
])(
  "M2: a mail server %s hears neither password nor mail, and the mail waits",
  async (_, starttls, options) => {
    const { far_url, received, passwords, close } = await startTestSmtp({ times: 0 }, starttls);
    closing.push(close);
    const server = await start({ SMTP_URL: `${far_url}${options}` });
    await queue(server);
    await workUntilIdle(server.services, [mailWork]);
    const row = await server.services.db.selectFrom("outgoing_mails").selectAll().executeTakeFirstOrThrow();
    expect({ passwords, received, sent_at: row.sent_at }).toEqual({
      passwords: [],
      received: [],
      sent_at: null,
    });
    expect(row.attempts).toBe(1);
  },
);
