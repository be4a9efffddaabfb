import { readFileSync } from "node:fs";
import path from "node:path";
import { changeBankAccount } from "@passbook/contract/bank-accounts";
import * as contract from "@passbook/contract/notices";
import { uploadMails } from "@passbook/contract/statement-sources";
import { afterEach, expect, test } from "vitest";
import { makeClient, startTestServer, type TestServer } from "../../../testing/harness.ts";
import { firstAccount, importMonths } from "../../../testing/imports.ts";
import { allowBank, forwardFiles, letArrive } from "../../../testing/mail/arrive.ts";
import { writeBankMail } from "../../../testing/mail/bank-mail.ts";
import { startTestSmtp, type TestSmtp } from "../../../testing/mail/smtp.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { refusalOf } from "../../../testing/refused.ts";
import { sendFiles } from "../../../testing/uploads.ts";
import { workUntilIdle } from "../../platform/leases/leases.ts";
import { makeMailbox } from "../statement-sources/mailboxes/repo.ts";
import { STATEMENT_WORK } from "../statements/index.ts";
import { NOTICE_MAIL_WORK, NOTICE_WORK } from "./index.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ALL = { read: true, needs_answer: true, needs_password: true, late: true };
const LOCKED = readFileSync(
  path.resolve(
    import.meta.dirname,
    "../../../../../packages/statement-parser/samples/pdf/locked/aes-256.pdf",
  ),
);
const NAMELESS = "Date,Description,Amount\n2026-09-01,Old shop,-4.00\n2026-09-17,Older shop,-5.00\n";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

type Started = { server: TestServer; asha: TestPerson; smtp: TestSmtp };

/** A server that can send, and a person whose bank's mails are forwarded. */
const start = async ({ refuse = { times: 0 } } = {}): Promise<Started> => {
  const smtp = await startTestSmtp(refuse);
  closing.push(smtp.close);
  const server = await startTestServer({
    SMTP_URL: smtp.url,
    MAIL_FROM: "Passbook <no-reply@example.test>",
    SESSION_DAYS: "365",
  });
  closing.push(() => server.close());
  const asha = await signUp(server, "Asha", { time_zone: "UTC" });
  await allowBank(asha);
  return { server, asha, smtp };
};
const change = (person: TestPerson, body: object) => person.call(contract.changeNotices, { body });
/** Looks for news so much later, and sends what there is. */
const work = async ({ server }: Pick<Started, "server">, later_ms = 2 * MINUTE_MS): Promise<void> => {
  server.clock.advanceMs(later_ms);
  await workUntilIdle(server.services, [NOTICE_WORK, NOTICE_MAIL_WORK]);
};
const makeStatement = (month: string, account = "5407324931") =>
  `:20:A\n:25:12345678/${account}\n:28C:1/1\n:60F:C26${month}01EUR4711,00\n:61:26${month}15${month}15D1234,56NTRFNONREF\n:86:Coffee\n:62F:C26${month}28EUR3476,44\n-\n`;
const statement = (month: string) => ({ filename: `${month}.sta`, content: makeStatement(month) });

test("nothing is mailed until it is turned on, each kind by itself", async () => {
  const started = await start();
  const { asha, server, smtp } = started;
  const { answer } = await asha.call(contract.getNotices);
  expect(answer.data).toEqual({
    has_mail_server: true,
    email: "asha@example.test",
    is_verified: true,
    kinds: contract.noticeKind.options.map((kind) => ({ kind, is_on: false, told_at: null })),
  });
  await letArrive(server, asha, statement("09"));
  await work(started);
  const changed = await change(asha, { read: true });
  expect(changed.answer.data.kinds.filter(({ is_on }) => is_on)).toEqual([
    { kind: "read", is_on: true, told_at: null },
  ]);
  await work(started);
  // What came before is no news.
  expect(smtp.received).toEqual([]);
});

test("where no mail can be sent, or the address is not confirmed, none is turned on", async () => {
  const server = await startTestServer();
  closing.push(() => server.close());
  const ravi = await signUp(server, "Ravi");
  const refused = await refusalOf(change(ravi, { late: true }));
  expect([refused.status, refused.code]).toEqual([409, "no_mail_server"]);
  expect((await ravi.call(contract.getNotices)).answer.data.has_mail_server).toBe(false);
  await change(ravi, { late: false });

  const { server: other, asha } = await start();
  await other.services.db.updateTable("users").set({ email_verified_at: null }).execute();
  const unconfirmed = await refusalOf(change(asha, { late: true }));
  expect([unconfirmed.status, unconfirmed.code]).toEqual([409, "address_unconfirmed"]);
});

test("what came by itself is told by kind, gathered, with nothing of amounts or whole numbers", async () => {
  const started = await start();
  const { asha, server, smtp } = started;
  await change(asha, ALL);
  await letArrive(server, asha, statement("08"), statement("09"));
  const params = { id: await firstAccount(asha) };
  await asha.call(changeBankAccount, {
    params,
    body: { label: "<b>Everyday</b> DE89 3704 0044 0532 0130 00" },
  });
  await letArrive(server, asha, { filename: "locked.pdf", content: LOCKED });
  await letArrive(server, asha, { filename: "12345678.csv", content: NAMELESS });
  await work(started);
  expect(smtp.received.map(({ subject }) => subject).toSorted()).toEqual([
    "2 statements came and were read",
    "A statement needs an answer",
    "A statement needs its password",
  ]);
  const read = smtp.received.find(({ subject }) => subject.includes("read"));
  expect(read?.to).toEqual(["asha@example.test"]);
  expect(read?.text).toContain("- <b>Everyday</b> DE…3000, August 2026: read and proved");
  expect(read?.html).toContain("&lt;b&gt;Everyday&lt;/b&gt; DE…3000, September 2026: read and proved");
  const said = smtp.received
    .map(({ text, html, subject }) => text + html + subject)
    .join("")
    .replaceAll(/token=[\w.-]+/g, "");
  expect(said).not.toMatch(/4711|1234|3476|4931|5407|0532|\.csv|\.pdf|Coffee|Old shop/);
  expect(said).toContain("A statement, came on 20 November 2026");
});

test("at most one mail of a kind is written in an hour; what comes meanwhile is in the next, and each thing in one", async () => {
  const started = await start();
  const { asha, server, smtp } = started;
  await change(asha, ALL);
  await letArrive(server, asha, statement("06"));
  await work(started);
  for (const month of ["07", "08"]) {
    await letArrive(server, asha, statement(month));
    await work(started, 10 * MINUTE_MS);
  }
  expect(smtp.received).toHaveLength(1);
  // Off and on again brings none sooner.
  await change(asha, { read: false });
  await change(asha, { read: true });
  await letArrive(server, asha, statement("09"), statement("10"));
  await work(started, 20 * MINUTE_MS);
  expect(smtp.received).toHaveLength(1);
  await work(started, HOUR_MS);
  await work(started, HOUR_MS);
  expect(smtp.received.map(({ subject }) => subject)).toEqual([
    "A statement came and was read",
    "2 statements came and were read",
  ]);
  const [, second] = smtp.received;
  expect(second?.text).toContain("September 2026");
  expect(second?.text).toContain("October 2026");
});

test("what comes together is told together, once all of it is read", async () => {
  const started = await start();
  const { asha, server, smtp } = started;
  await change(asha, ALL);
  await letArrive(server, asha, statement("08"));
  await forwardFiles(server, asha, [statement("09")]);
  await work(started);
  expect(smtp.received).toEqual([]);
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  await work(started);
  expect(smtp.received.map(({ subject }) => subject)).toEqual(["2 statements came and were read"]);
});

test("what a person hands in themselves is no news to them", async () => {
  const started = await start();
  const { asha, server, smtp } = started;
  await change(asha, ALL);
  const bytes = await writeBankMail({ attachments: [statement("09")] });
  await sendFiles(asha, uploadMails, [{ name: "a.eml", bytes }]);
  await importMonths(server, asha, ["2026-11"], [5]);
  await work(started);
  expect(smtp.received).toEqual([]);
});

test("a statement that is late is told once, with the day by which it was expected", async () => {
  const started = await start();
  const { asha, server, smtp } = started;
  await change(asha, ALL);
  await importMonths(server, asha, ["2026-11", "2026-12", "2027-01"], [3, 5, 4]);
  server.clock.set("2027-03-05T09:00:00.000Z");
  await work(started);
  expect(smtp.received).toEqual([]);
  server.clock.set("2027-03-06T09:00:00.000Z");
  await work(started);
  await work(started, 2 * HOUR_MS);
  expect(smtp.received.map(({ subject }) => subject)).toEqual(["A statement is late"]);
  expect(smtp.received[0]?.text).toMatch(/4931, February 2027: expected by 5 March 2027/);
});

test("a mail program turns off its kind alone, without a sign-in, and a person by the page of the link", async () => {
  const started = await start();
  const { asha, server, smtp } = started;
  await change(asha, ALL);
  await letArrive(server, asha, statement("09"));
  await work(started);
  const [mail] = smtp.received;
  expect(mail?.header("List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
  const [, url = ""] =
    /^<(http:\/\/passbook\.example\.test\S+)>$/.exec(mail?.header("List-Unsubscribe") ?? "") ?? [];
  const address = new URL(url).pathname;
  const page = `/unsubscribe#token=${address.split("/").at(-1) ?? ""}`;
  expect(mail?.text).toContain(`http://passbook.example.test${page}`);
  expect(mail?.html).toContain(page);
  const nobody = makeClient(server);
  const opened = await nobody.send({ method: "GET", url: address }, { accept: "text/html" });
  expect([opened.statusCode, opened.headers.location]).toEqual([303, page]);
  const looked = await nobody.send({ method: "GET", url: address });
  expect([looked.statusCode, looked.json()]).toEqual([200, { data: { kind: "read" } }]);
  const isOn = async (kind: string) =>
    (await asha.call(contract.getNotices)).answer.data.kinds.find((each) => each.kind === kind)?.is_on;
  expect(await isOn("read")).toBe(true);
  for (let times = 0; times < 2; times += 1) {
    const turned_off = await server.app.inject({
      method: "POST",
      url: address,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    expect([turned_off.statusCode, turned_off.json()]).toEqual([200, { data: { kind: "read" } }]);
    expect([await isOn("read"), await isOn("late")]).toEqual([false, true]);
  }
  expect(server.logged.join("")).not.toContain(address.split(".").at(-1));
});

test.each([
  "nothing",
  "read.x.y",
  "late.{id}.{signature}",
  "read.{id}.{signature}.more",
  "read.other.{signature}",
])("a token that was not made for it (%s) turns nothing off", async (made) => {
  const started = await start();
  const { asha, server, smtp } = started;
  await change(asha, ALL);
  await letArrive(server, asha, statement("09"));
  await work(started);
  const [, signature = ""] =
    /\.([0-9a-f]{64})>$/.exec(smtp.received[0]?.header("List-Unsubscribe") ?? "") ?? [];
  const token = made.replace("{id}", asha.user_id).replace("{signature}", signature);
  const refused = await refusalOf(makeClient(server).call(contract.unsubscribe, { params: { token } }));
  expect([refused.status, Object.keys(refused.fields)]).toEqual([422, ["token"]]);
  const { kinds } = (await asha.call(contract.getNotices)).answer.data;
  const wanted = kinds.filter(({ kind }) => kind in ALL);
  expect([wanted.length, wanted.every(({ is_on }) => is_on)]).toEqual([4, true]);
});

test("a mail server that is away for hours gets each mail once it is back, at the address of then", async () => {
  const refuse = { times: 6 };
  const started = await start({ refuse });
  const { asha, server, smtp } = started;
  await change(asha, ALL);
  await letArrive(server, asha, statement("09"));
  await work(started);
  const { db } = server.services;
  await db
    .updateTable("users")
    .set({ email: "asha.new@example.test", email_key: "asha.new@example.test" })
    .execute();
  for (let hours = 0; hours < 4; hours += 1) await work(started, HOUR_MS);
  expect(smtp.received).toEqual([]);
  for (let hours = 0; hours < 8; hours += 1) await work(started, HOUR_MS);
  expect(smtp.received.map(({ to }) => to)).toEqual([["asha.new@example.test"]]);
});

test("who turns a kind off gets none of those that wait", async () => {
  const started = await start({ refuse: { times: 1 } });
  const { asha, server, smtp } = started;
  await change(asha, ALL);
  await letArrive(server, asha, statement("09"));
  await work(started);
  await change(asha, { read: false });
  await work(started, 2 * HOUR_MS);
  expect(smtp.received).toEqual([]);
});

test("a mailbox that stopped is told once, whichever kinds are on, and again when it stops anew", async () => {
  const started = await start();
  const { asha, server, smtp } = started;
  const at = { user_id: asha.user_id, id: server.clock.newId() };
  const put = {
    ...at,
    host: "imap.example.com",
    port: 993,
    security: "tls",
    username: "asha",
    sign_in: null,
  };
  const rest = { sealed: "", folder: "INBOX", since: "2026-01-01", created_at: server.clock.now() };
  await makeMailbox(server.services.db, { ...put, ...rest } as Parameters<typeof makeMailbox>[1]);
  const stop = () =>
    server.services.db
      .updateTable("mailboxes")
      .set({ refusals: 5, lease_until: server.clock.now() })
      .execute();
  await change(asha, { needs_password: true, late: true });
  await work(started);
  expect(smtp.received).toEqual([]);
  await stop();
  await work(started);
  await work(started, HOUR_MS);
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]?.subject).toBe("A mailbox is no longer looked into");
  expect(smtp.received[0]?.text).toContain("Mailbox at imap.example.com, since ");
  await stop();
  await work(started, HOUR_MS);
  expect(smtp.received).toHaveLength(2);
});
