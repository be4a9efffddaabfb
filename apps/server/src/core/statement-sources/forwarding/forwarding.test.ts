import * as forwarding from "@passbook/contract/forwarding";
import * as mailboxes from "@passbook/contract/mailboxes";
import * as sources from "@passbook/contract/statement-sources";
import * as statements from "@passbook/contract/statements";
import { listTransactions } from "@passbook/contract/transactions";
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deliver, testNames, writeBankMail } from "../../../../testing/mail/bank-mail.ts";
import { deliverTo, openSmtpLine } from "../../../../testing/mail/deliver.ts";
import { hasDovecot, PEOPLE, startDovecot } from "../../../../testing/mail/dovecot.ts";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { sendFiles, uploadFiles } from "../../../../testing/uploads.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "../../statements/index.ts";
import { MAILBOX_WORK } from "../mailboxes/watch-mailboxes.ts";
import { type Receiving, startReceiving } from "./start-receiving.ts";

let server: TestServer;
let receiving: Receiving;
let people = 0;

const start = async (env: Record<string, string> = {}) => {
  const started = await startTestServer(env, ["core", "common"], { dns: testNames });
  const receives = await startReceiving(started.services);
  if (receives === null) throw new Error("It was to receive mail.");
  return { started, receives };
};

beforeAll(async () => {
  ({ started: server, receives: receiving } = await start());
});
afterAll(async () => {
  await receiving.stop();
  await server.close();
});
// What may be done in an hour may be done again.
beforeEach(() => server.clock.advanceMs(3_600_001));

const newAddress = async (person: TestPerson): Promise<string> =>
  (await person.call(forwarding.renewForwardingAddress)).answer.data.address ?? "";
const newPerson = async (on: TestServer = server) => {
  people += 1;
  const person = await signUp(on, `Asha ${String(people)}`);
  return { person, to: await newAddress(person) };
};
const sourcesOf = async (person: TestPerson) => (await person.call(sources.getStatementSources)).answer.data;
const mailsOf = async (person: TestPerson) => (await sourcesOf(person)).mails;
const statementsOf = async (person: TestPerson) => (await person.call(statements.listStatements)).answer.data;
const allow = (person: TestPerson, pattern: string, may_be_unsigned = false) =>
  person.call(sources.createAllowedSender, { body: { pattern, may_be_unsigned } });
const work = () => workUntilIdle(server.services, [STATEMENT_WORK]);
const toOfx = (day: string): string =>
  makeOfx({
    account: "5407324931",
    rows: [{ day, cents: -350, name: "COFFEE", id: `${day.replaceAll("-", "")}01` }],
  });
const attach = (day: string) => [{ filename: `../../${day}.ofx`, content: toOfx(day) }];
const forward = async (to: string, mail: Parameters<typeof writeBankMail>[0]): Promise<string> =>
  deliverTo({ port: receiving.port, to, raw: await writeBankMail(mail) });

const TAKEN = /^250 /;

test("a signed statement of an allowed sender is imported, and what was found of its sender is kept", async () => {
  const { person, to } = await newPerson();
  expect(to).toMatch(/^u-[a-z2-7]{20}@in\.example\.test$/);
  await allow(person, "*@rhein-bank.example");
  expect(await forward(to.toUpperCase(), { attachments: attach("2026-09-03") })).toMatch(TAKEN);
  expect(await mailsOf(person)).toMatchObject([
    {
      sender: "statements@rhein-bank.example",
      subject: "Your statement",
      outcome: "read",
      is_forwarded: true,
      mailbox_id: null,
      authentication: { dkim: "pass", spf: "pass", dmarc: "pass" },
      confirmation: null,
    },
  ]);
  await work();
  expect(await statementsOf(person)).toMatchObject([
    { status: "imported", source: "email", file_name: "2026-09-03.ofx", counts: { new: 1 } },
  ]);
});

test("M1: who only writes an allowed name waits, and is read once its person wants that", async () => {
  const { person, to } = await newPerson();
  const forged = await writeBankMail({ attachments: attach("2026-09-03"), is_signed: false });
  expect(await deliverTo({ port: receiving.port, to, raw: forged, from: "x@evil.example" })).toMatch(TAKEN);
  const [unknown] = await mailsOf(person);
  expect(unknown).toMatchObject({
    outcome: "quarantined",
    reason: "unknown_sender",
    authentication: { dkim: "none", spf: "none", dmarc: "fail" },
  });
  // Allowed, but it is not known to be theirs.
  await allow(person, "*@rhein-bank.example");
  expect(await mailsOf(person)).toMatchObject([{ outcome: "quarantined" }]);
  await forward(to, { attachments: attach("2026-09-04"), is_signed: false });
  expect(await mailsOf(person)).toMatchObject([{ outcome: "quarantined", reason: "unsigned" }, {}]);
  await person.call(sources.letInMail, { params: { id: unknown!.id } });
  expect(await mailsOf(person)).toMatchObject([{ outcome: "quarantined" }, { outcome: "read" }]);
  const [sender] = (await sourcesOf(person)).senders;
  await person.call(sources.deleteAllowedSender, { params: { id: sender!.id } });
  await allow(person, "statements@rhein-bank.example", true);
  expect(await mailsOf(person)).toMatchObject([{ outcome: "read" }, { outcome: "read" }]);
  await work();
  expect(await statementsOf(person)).toHaveLength(2);
});

test("whose signature a message bears is told where it says it is from a bank, and letting it in allows nobody", async () => {
  const { person, to } = await newPerson();
  await forward(to, { from: "DKB <info@dkb.de>", attachments: attach("2026-09-03") });
  await forward(to, { from: "DKB <info@dkb.de>", attachments: attach("2026-09-04"), is_signed: false });
  const [bare, foreign] = await mailsOf(person);
  expect(bare).toMatchObject({ reason: "unsigned", signature: "missing", signed_by: null });
  expect(foreign).toMatchObject({
    reason: "unsigned",
    signature: "other_domain",
    signed_by: "rhein-bank.example",
    claimed_bank: "DKB",
  });
  await person.call(sources.letInMail, { params: { id: foreign!.id } });
  expect(await mailsOf(person)).toMatchObject([{ outcome: "quarantined" }, { outcome: "read" }]);
  expect((await sourcesOf(person)).senders).toEqual([]);
  await forward(to, { from: "DKB <info@dkb.de>", attachments: attach("2026-09-05") });
  expect(await mailsOf(person)).toMatchObject([{ outcome: "quarantined" }, {}, {}]);
});

test("one click allows a sender and imports what waits from them; nothing of it is kept beside that", async () => {
  const { person, to } = await newPerson();
  for (const day of ["2026-09-03", "2026-09-04"]) await forward(to, { attachments: attach(day) });
  const kept = () =>
    server.services.db
      .selectFrom("received_mails")
      .select(["bytes", "sealed"])
      .where("user_id", "=", person.user_id)
      .execute();
  // A21: sealed while it waits.
  expect(
    JSON.stringify((await kept()).map(({ bytes }) => Buffer.from(bytes ?? []).toString())),
  ).not.toContain("rhein-bank");
  expect(await kept()).toMatchObject([{ sealed: 1 }, { sealed: 1 }]);
  await allow(person, "*@rhein-bank.example");
  expect(await mailsOf(person)).toMatchObject([
    { outcome: "read", reason: null },
    { outcome: "read", reason: null },
  ]);
  expect(await kept()).toEqual([
    { bytes: null, sealed: 0 },
    { bytes: null, sealed: 0 },
  ]);
  await work();
  expect(await statementsOf(person)).toMatchObject([{ status: "imported" }, { status: "imported" }]);
});

test("an address that is nobody's is refused, and so are those of other domains: nothing is relayed", async () => {
  const { person, to } = await newPerson();
  const ask = (recipient: string) => forward(recipient, { attachments: attach("2026-09-03") });
  for (const recipient of [
    "u-aaaaaaaaaaaaaaaaaaaa@in.example.test",
    "postmaster@in.example.test",
    "someone@gmail.example",
    to.replace("@in.example.test", "@example.test"),
    to.replace("@", "%gmail.example@"),
    `@in.example.test:${to.replace("in.example.test", "gmail.example")}`,
  ])
    expect([recipient, await ask(recipient)]).toEqual([recipient, expect.stringMatching(/^5[05]\d /)]);
  expect(await ask("u-aaaaaaaaaaaaaaaaaaaa@in.example.test")).toBe("550 5.1.1 There is no such address here");
  expect(await mailsOf(person)).toEqual([]);

  const renewed = await newAddress(person);
  expect(renewed).not.toBe(to);
  expect((await sourcesOf(person)).forwarding).toMatchObject({ address: renewed });
  expect(await ask(to)).toMatch(/^550 5\.1\.1/);
  expect(await ask(renewed)).toMatch(TAKEN);
  await person.call(forwarding.deleteForwardingAddress);
  expect((await sourcesOf(person)).forwarding).toMatchObject({ address: null, created_at: null });
  expect(await ask(renewed)).toMatch(/^550 5\.1\.1/);
});

test("A21: an address is its person's alone, sealed, and in no log", async () => {
  const { person, to } = await newPerson();
  const { person: other } = await newPerson();
  await forward(to, { attachments: attach("2026-09-03") });
  const stored = await server.services.db.selectFrom("forwarding_addresses").selectAll().execute();
  const name = to.slice(0, to.indexOf("@"));
  expect(JSON.stringify([stored, server.logged, await sourcesOf(other)])).not.toContain(name);
  expect((await sourcesOf(person)).forwarding).toMatchObject({ address: to });
  expect(await mailsOf(other)).toEqual([]);
});

const GMAIL = {
  from: "Gmail Team <forwarding-noreply@google.com>",
  subject: "(#894532123) Gmail Forwarding Confirmation - Receive Mail from asha@gmail.com",
  text: `asha@gmail.com has requested to automatically forward mail to your email address u-aaaaaaaaaaaaaaaaaaaa@in.example.test.
Confirmation code: 894532123

To allow asha@gmail.com to automatically forward mail, please click the link below to confirm the request:

https://mail-settings.google.com/mail/vf-%5BANGjdJ8%5D-jYn0

If you accidentally clicked the link, cancel here: https://mail-settings.google.com/mail/uf-%5BANGjdJ8%5D-jYn0
`,
};

test("what a mail provider asks before it forwards is shown, and no link of it is followed", async () => {
  const { person, to } = await newPerson();
  await forward(to, GMAIL);
  const expected = {
    provider: "Gmail",
    account: "asha@gmail.com",
    code: "894532123",
    link: "https://mail-settings.google.com/mail/vf-%5BANGjdJ8%5D-jYn0",
  };
  expect(await mailsOf(person)).toMatchObject([
    { outcome: "confirmation", reason: null, confirmation: expected },
  ]);
  const { text, ...rest } = GMAIL;
  const html = `<style>a{}</style><p>Forward mail of asha@gmail.com to you?</p><a class=b
    href="https://evil.example/verify">Verify</a> <a href='https://accounts.google.com/verify?code=1&amp;x=2'>Confirm</a>`;
  await forward(to, { ...rest, subject: "Forwarding request", html });
  expect(await mailsOf(person)).toMatchObject([
    { confirmation: { link: "https://accounts.google.com/verify?code=1&x=2", code: null } },
    {},
  ]);
  expect(text).toContain("894532123");
});

test("M1: nobody but the provider itself asks for a confirmation", async () => {
  const { person, to } = await newPerson();
  await forward(to, { ...GMAIL, is_signed: false });
  await forward(to, { ...GMAIL, from: "Gmail <statements@rhein-bank.example>" });
  expect(await mailsOf(person)).toMatchObject([
    { outcome: "no_statement", confirmation: null },
    { outcome: "no_statement", confirmation: null },
  ]);
});

test("M2: the same message again, and by hand as well, adds nothing", async () => {
  const { person, to } = await newPerson();
  await allow(person, "*@rhein-bank.example");
  const raw = await writeBankMail({
    attachments: attach("2026-09-03"),
    message_id: "<1@rhein-bank.example>",
  });
  // A server that was not told that it arrived sends it again; another way adds lines on its head.
  const again = Buffer.concat([Buffer.from("Received: from a.example by b.example\r\n"), raw]);
  for (const bytes of [raw, raw, again])
    expect(await deliverTo({ port: receiving.port, to, raw: bytes })).toMatch(TAKEN);
  await Promise.all([
    deliverTo({ port: receiving.port, to, raw: again }),
    sendFiles(person, sources.uploadMails, [{ name: "one.eml", bytes: raw }]),
  ]);
  expect(await mailsOf(person)).toHaveLength(1);
  await work();
  expect(await statementsOf(person)).toMatchObject([
    { status: "imported", counts: { new: 1, duplicate: 0 } },
  ]);
});

test("a forwarded message that waits is read once its person drops it, and again brings back what was deleted", async () => {
  const { person, to } = await newPerson();
  const raw = await writeBankMail({ attachments: attach("2026-09-03"), is_signed: false });
  await deliverTo({ port: receiving.port, to, raw });
  const [waiting] = await mailsOf(person);
  expect(waiting).toMatchObject({ outcome: "quarantined", is_forwarded: true });
  const drop = () => uploadFiles(person, [{ name: "one.eml", bytes: raw }]);
  const [first] = await drop();
  expect(await mailsOf(person)).toMatchObject([
    { id: waiting!.id, outcome: "read", is_forwarded: true, statement_ids: [first!.statement.id] },
  ]);
  await work();
  await person.call(statements.deleteStatement, { params: { id: first!.statement.id } });
  expect(await statementsOf(person)).toEqual([]);
  // By mail it comes in no second time; its person asks for it.
  await deliverTo({ port: receiving.port, to, raw });
  expect(await statementsOf(person)).toEqual([]);
  await drop();
  await work();
  expect(await mailsOf(person)).toHaveLength(1);
  expect(await statementsOf(person)).toMatchObject([{ status: "imported", counts: { new: 1 } }]);
});

test("a confirmation that is handed in as well stays one", async () => {
  const { person, to } = await newPerson();
  const raw = await writeBankMail(GMAIL);
  await deliverTo({ port: receiving.port, to, raw });
  await sendFiles(person, sources.uploadMails, [{ name: "one.eml", bytes: raw }]);
  expect(await mailsOf(person)).toMatchObject([
    { outcome: "confirmation", is_forwarded: true, confirmation: { provider: "Gmail" } },
  ]);
});

test("what can be no statement is left, and nobody has to look at it", async () => {
  const { person, to } = await newPerson();
  await forward(to, { attachments: [{ filename: "meeting.ics", content: "BEGIN:VCALENDAR" }] });
  expect(await mailsOf(person)).toMatchObject([{ outcome: "no_statement", reason: null }]);
});

test("F4: the same message by two lines at once is listed once", async () => {
  const { person, to } = await newPerson();
  await allow(person, "*@rhein-bank.example");
  const raw = await writeBankMail({
    attachments: attach("2026-09-03"),
    message_id: "<2@rhein-bank.example>",
  });
  const other = Buffer.concat([Buffer.from("Received: from a.example by b.example\r\n"), raw]);
  await Promise.all([raw, other, raw].map((bytes) => deliverTo({ port: receiving.port, to, raw: bytes })));
  expect(await mailsOf(person)).toHaveLength(1);
  await work();
  expect((await person.call(listTransactions)).answer.data).toHaveLength(1);
});

test("a message without attachments is listed as such, and what is none is refused", async () => {
  const { person, to } = await newPerson();
  expect(await forward(to, { from: "friend@example.test", is_signed: false })).toMatch(TAKEN);
  expect(await mailsOf(person)).toMatchObject([{ outcome: "no_statement", sender: "friend@example.test" }]);
  expect(await deliverTo({ port: receiving.port, to, raw: "just some text\r\n" })).toMatch(/^554 5\.6\.0/);
});

test("where this installation receives no mail there is no address, and none can be made", async () => {
  const none = await startTestServer({ MAIL_RECEIVER_PORT: "" });
  try {
    expect(await startReceiving(none.services)).toBeNull();
    const ravi = await signUp(none, "Ravi");
    expect((await sourcesOf(ravi)).forwarding).toBeNull();
    await expect(ravi.call(forwarding.renewForwardingAddress)).rejects.toMatchObject({
      status: 409,
      code: "no_mail_receiver",
    });
  } finally {
    await none.close();
  }
});

test("for what there is no room it is told to come later, and it is taken once there is", async () => {
  const { started, receives } = await start({ STORAGE_LIMIT_MB: "1" });
  try {
    const { person, to } = await newPerson(started);
    const large = Buffer.alloc(600 * 1024, "x").toString();
    await uploadFiles(person, [{ name: "a.csv", bytes: large }]);
    const raw = await writeBankMail({ attachments: [{ filename: "b.csv", content: `${large}y` }] });
    const send = () => deliverTo({ port: receives.port, to, raw });
    expect(await send()).toMatch(/^452 4\.2\.2/);
    await allow(person, "*@rhein-bank.example");
    expect(await send()).toMatch(/^452 4\.2\.2/);
    expect(await mailsOf(person)).toEqual([]);
    const [first] = await statementsOf(person);
    await person.call(statements.deleteStatement, { params: { id: first!.id } });
    expect(await send()).toMatch(TAKEN);
    expect(await mailsOf(person)).toMatchObject([{ outcome: "read" }]);
  } finally {
    await receives.stop();
    await started.close();
  }
});

test("a message that waits has the room for what lies in it", async () => {
  const { started, receives } = await start({ STORAGE_LIMIT_MB: "1" });
  try {
    const { person, to } = await newPerson(started);
    const some = Buffer.alloc(200 * 1024, "x").toString();
    const raw = await writeBankMail({ attachments: [{ filename: "b.csv", content: some }] });
    expect(await deliverTo({ port: receives.port, to, raw })).toMatch(TAKEN);
    await uploadFiles(person, [{ name: "a.csv", bytes: `${some}${some}${some}y` }]);
    await expect(uploadFiles(person, [{ name: "c.csv", bytes: `${some}z` }])).rejects.toThrow(/^507/);
    await allow(person, "*@rhein-bank.example");
    expect(await mailsOf(person)).toMatchObject([{ outcome: "read" }]);
  } finally {
    await receives.stop();
    await started.close();
  }
});

test("lines are encrypted where the installation has a key, and nobody signs in on any", async () => {
  const folder = server.folder;
  const words =
    "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=in.example.test -keyout key.pem -out cert.pem";
  execFileSync("openssl", words.split(" "), { cwd: folder, stdio: "ignore" });
  const [key, cert] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
  const { started, receives } = await start({ MAIL_RECEIVER_KEY_FILE: key, MAIL_RECEIVER_CERT_FILE: cert });
  try {
    const { person, to } = await newPerson(started);
    const raw = await writeBankMail({ attachments: attach("2026-09-03") });
    expect(await deliverTo({ port: receives.port, to, raw, is_encrypted: true })).toMatch(TAKEN);
    expect(await mailsOf(person)).toHaveLength(1);
    expect(await deliverTo({ port: receiving.port, to, raw, is_encrypted: true })).toMatch(/^500 /);
    const line = await openSmtpLine(receives.port);
    expect(await line.hear()).toMatch(/^220 in\.example\.test/);
    expect(await line.say("AUTH PLAIN AGFzaGEAcGFzcw==")).toMatch(/^500 /);
    line.socket.destroy();
    writeFileSync(cert, "no certificate");
    await expect(startReceiving(started.services)).rejects.toThrow(/PEM/);
  } finally {
    await receives.stop();
    await started.close();
  }
});

describe.skipIf(!hasDovecot)("beside a watched mailbox", () => {
  test("M2: a message that lies in a mailbox and is forwarded too is read once, whichever comes first", async () => {
    const dovecot = await startDovecot();
    const { started, receives } = await start({ LOCAL_MAILBOXES: "true", MAILBOX_CA_FILE: dovecot.ca_file });
    const looks = async (): Promise<void> => {
      started.clock.advanceMs(11 * 60_000);
      await workUntilIdle(started.services, [MAILBOX_WORK, STATEMENT_WORK]);
    };
    try {
      const { person, to } = await newPerson(started);
      const write = (day: string, is_signed = true) =>
        writeBankMail({ attachments: attach(day), message_id: `<${day}@rhein-bank.example>`, is_signed });
      const [first, second, forged] = [
        await write("2026-09-03"),
        await write("2026-09-04"),
        await write("2026-09-05", false),
      ];
      const send = (raw: Buffer) =>
        deliverTo({ port: receives.port, to, raw: Buffer.concat([Buffer.from("X-Way: 2\r\n"), raw]) });
      await allow(person, "*@rhein-bank.example");
      await send(first);
      await deliver(dovecot, PEOPLE.asha.username, [first, second, forged]);
      const { answer } = await person.call(mailboxes.createMailbox, {
        body: {
          host: "imap.example.test",
          port: dovecot.imaps_port,
          security: "tls",
          ...PEOPLE.asha,
          since: "2026-01-01",
        },
      });
      await looks();
      await send(second);
      await send(forged);
      await looks();
      const mails = await mailsOf(person);
      expect(mails.map(({ outcome, is_forwarded }) => [outcome, is_forwarded])).toEqual([
        // It waits in the mailbox no more: what was forwarded is kept here.
        ["quarantined", true],
        ["read", false],
        ["read", true],
      ]);
      await person.call(mailboxes.deleteMailbox, { params: { id: answer.data.id } });
      expect(await mailsOf(person)).toHaveLength(3);
      await person.call(sources.letInMail, { params: { id: mails[0]!.id } });
      await looks();
      expect((await person.call(listTransactions)).answer.data).toHaveLength(3);
    } finally {
      await receives.stop();
      await started.close();
      await dovecot.close();
    }
  });
});
