import * as mailboxes from "@passbook/contract/mailboxes";
import * as sources from "@passbook/contract/statement-sources";
import * as statements from "@passbook/contract/statements";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { deliver, testNames, writeBankMail } from "../../../../testing/mail/bank-mail.ts";
import { type Dovecot, hasDovecot, PEOPLE, startDovecot } from "../../../../testing/mail/dovecot.ts";
import { stripStarttls } from "../../../../testing/mail/strip-starttls.ts";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { sendFiles, uploadFiles } from "../../../../testing/uploads.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "../../statements/index.ts";
import { MAILBOX_WORK, startWatching } from "./watch-mailboxes.ts";

if (!hasDovecot)
  process.stderr.write(
    "\nSKIPPED: the tests of watched mailboxes need Debian's dovecot-imapd and dovecot-lmtpd.\n\n",
  );

const toOfx = (day: string): string =>
  makeOfx({
    account: "5407324931",
    rows: [{ day, cents: -350, name: "COFFEE", id: `${day.replaceAll("-", "")}01` }],
  });
const attach = (day: string) => [{ filename: `${day}.ofx`, content: toOfx(day) }];

let dovecot: Dovecot;
let server: TestServer;
let people = 0;

const startServer = (env: Record<string, string> = {}) =>
  startTestServer({ LOCAL_MAILBOXES: "true", MAILBOX_CA_FILE: dovecot.ca_file, ...env }, ["core", "common"], {
    dns: testNames,
  });

const newPerson = () => {
  people += 1;
  return signUp(server, `Asha ${String(people)}`);
};

const look = async (): Promise<void> => {
  await workUntilIdle(server.services, [MAILBOX_WORK, STATEMENT_WORK]);
};
const lookAgain = async (): Promise<void> => {
  server.clock.advanceMs(11 * 60_000);
  await look();
};

type Own = Partial<{
  host: string;
  port: number;
  security: "tls" | "starttls";
  username: string;
  password: string;
  folder: string;
}>;
const reachOf = (own: Own = {}) => ({
  host: "imap.example.test",
  port: dovecot.imaps_port,
  security: "tls" as const,
  ...PEOPLE.asha,
  folder: "INBOX",
  ...own,
});

const tryAs = async (person: TestPerson, own: Own) =>
  (await person.call(mailboxes.testMailbox, { body: reachOf(own) })).answer.data.fault;
const watch = async (person: TestPerson, own: Own = {}) =>
  (await person.call(mailboxes.createMailbox, { body: { ...reachOf(own), since: "2026-01-01" } })).answer
    .data;
const sourcesOf = async (person: TestPerson) => (await person.call(sources.getStatementSources)).answer.data;
const statementsOf = async (person: TestPerson) => (await person.call(statements.listStatements)).answer.data;
const allow = (person: TestPerson, pattern: string, may_be_unsigned = false) =>
  person.call(sources.createAllowedSender, { body: { pattern, may_be_unsigned } });
const send = async (...mails: Parameters<typeof writeBankMail>[0][]): Promise<void> =>
  deliver(dovecot, PEOPLE.asha.username, await Promise.all(mails.map((mail) => writeBankMail(mail))));

describe.skipIf(!hasDovecot)("watched mailboxes", () => {
  beforeAll(async () => {
    dovecot = await startDovecot();
    server = await startServer();
  });
  afterAll(async () => {
    await server.close();
    await dovecot.close();
  });
  afterEach(async () => {
    await server.services.db.deleteFrom("mailboxes").execute();
    await dovecot.empty();
  });

  test("a signed statement of an allowed sender is imported; other mail is not even listed", async () => {
    const asha = await newPerson();
    await allow(asha, "*@rhein-bank.example");
    await send(
      { attachments: attach("2026-09-03") },
      { from: "mum@example.test", subject: "Sunday?", is_signed: false },
    );
    expect(await watch(asha)).toMatchObject({ state: "waiting", fault: null, checked_at: null });
    await look();
    const { mails, mailboxes: watched } = await sourcesOf(asha);
    expect(mails).toMatchObject([
      {
        sender: "statements@rhein-bank.example",
        subject: "Your statement",
        outcome: "read",
        sent_at: "2026-11-19T06:00:00.000Z",
      },
    ]);
    expect(watched).toMatchObject([{ fault: null, scan_total: 2, scan_done: 2 }]);
    expect(await statementsOf(asha)).toMatchObject([
      { status: "imported", source: "email", counts: { new: 1 } },
    ]);
  });

  test("what an allowed sender attaches is told by its content, and one who attaches nothing is listed", async () => {
    const asha = await newPerson();
    await allow(asha, "*@rhein-bank.example");
    const named = (day: string, filename: string) =>
      attach(day).map(({ content }) => ({ content, filename, contentType: "application/octet-stream" }));
    await send(
      { subject: "no ending", attachments: named("2026-09-03", "Kontoauszug") },
      { subject: "data", attachments: named("2026-09-04", "statement.dat") },
      { subject: "bare" },
      {
        subject: "other",
        from: "shop@example.test",
        attachments: named("2026-09-05", "x"),
        is_signed: false,
      },
    );
    await watch(asha);
    await look();
    const { mails } = await sourcesOf(asha);
    expect(mails.map(({ subject, outcome }) => `${subject}: ${outcome}`).toSorted()).toEqual([
      "bare: no_statement",
      "data: read",
      "no ending: read",
    ]);
    expect((await statementsOf(asha)).map(({ status }) => status)).toEqual(["imported", "imported"]);
  });

  test("a sender nobody knows waits in its mailbox, and is read once allowed", async () => {
    const asha = await newPerson();
    await send({ attachments: attach("2026-09-03") });
    await watch(asha);
    await look();
    expect((await sourcesOf(asha)).mails).toMatchObject([
      { outcome: "quarantined", reason: "unknown_sender" },
    ]);
    await allow(asha, "statements@rhein-bank.example");
    await look();
    const { mails } = await sourcesOf(asha);
    expect(mails).toMatchObject([{ outcome: "read", reason: null }]);
    expect(mails).toHaveLength(1);
    expect(await statementsOf(asha)).toMatchObject([{ status: "imported" }]);
  });

  test("M1: who only writes an allowed name waits; a click reads that one message, another all of them", async () => {
    const asha = await newPerson();
    await allow(asha, "*@rhein-bank.example");
    await send(
      { attachments: attach("2026-09-03"), is_signed: false },
      { attachments: attach("2026-09-04"), is_signed: false, subject: "Second" },
      { from: "Rhein Bank <statements@rhein-bank.example.evil.example>", attachments: attach("2026-09-05") },
    );
    await watch(asha);
    await look();
    const { mails } = await sourcesOf(asha);
    const reasons = mails.map(({ reason }) => reason);
    expect(reasons).toHaveLength(3);
    expect(reasons.filter((reason) => reason === "unsigned")).toHaveLength(2);
    expect(reasons).toContain("unknown_sender");
    expect(await statementsOf(asha)).toEqual([]);
    const second = mails.find(({ subject }) => subject === "Second")!;
    await asha.call(sources.letInMail, { params: { id: second.id } });
    await look();
    expect((await sourcesOf(asha)).mails.find(({ id }) => id === second.id)).toMatchObject({
      outcome: "read",
    });
    expect(await statementsOf(asha)).toHaveLength(1);
    await expect(asha.call(sources.letInMail, { params: { id: second.id } })).rejects.toMatchObject({
      status: 409,
      code: "not_in_quarantine",
    });
    const [sender] = (await sourcesOf(asha)).senders;
    await asha.call(sources.deleteAllowedSender, { params: { id: sender!.id } });
    await allow(asha, "*@rhein-bank.example", true);
    await look();
    expect(await statementsOf(asha)).toHaveLength(2);
  });

  test("M2: looked at twice, numbered anew, and handed in as well, nothing is doubled", async () => {
    const asha = await newPerson();
    await allow(asha, "*@rhein-bank.example");
    const message = await writeBankMail({
      attachments: attach("2026-09-03"),
      message_id: "<one@rhein-bank.example>",
    });
    await deliver(dovecot, PEOPLE.asha.username, [message]);
    await watch(asha);
    await look();
    await lookAgain();
    await dovecot.renumber(PEOPLE.asha.username);
    await lookAgain();
    await sendFiles(asha, sources.uploadMails, [{ name: "one.eml", bytes: message }]);
    await look();
    expect((await sourcesOf(asha)).mails).toHaveLength(1);
    expect(await statementsOf(asha)).toMatchObject([
      { status: "imported", counts: { new: 1, duplicate: 0 } },
    ]);
  });

  test("what comes while it is watched is imported by itself, and within seconds", async () => {
    const asha = await newPerson();
    await allow(asha, "*@rhein-bank.example");
    await watch(asha);
    const watching = startWatching(server.services);
    try {
      await expect
        .poll(async () => (await sourcesOf(asha)).mailboxes[0]?.state, { timeout: 20_000 })
        .toBe("watching");
      await send({ attachments: attach("2026-09-03") });
      await expect.poll(async () => (await sourcesOf(asha)).mails.length, { timeout: 20_000 }).toBe(1);
      await asha.call(mailboxes.changeMailbox, {
        params: { id: (await sourcesOf(asha)).mailboxes[0]!.id },
        body: { is_paused: true },
      });
      await send({ attachments: attach("2026-09-04") });
      await sleep(1000);
      expect((await sourcesOf(asha)).mails).toHaveLength(1);
      expect((await sourcesOf(asha)).mailboxes).toMatchObject([{ state: "paused" }]);
    } finally {
      await watching.stop();
    }
  });

  test("two processes watch one mailbox once", async () => {
    const asha = await newPerson();
    await allow(asha, "*@rhein-bank.example");
    await watch(asha);
    const both = [startWatching(server.services), startWatching(server.services)];
    await send({ attachments: attach("2026-09-03") }, { attachments: attach("2026-09-04") });
    await expect.poll(async () => (await sourcesOf(asha)).mails.length, { timeout: 20_000 }).toBe(2);
    await Promise.all(both.map(({ stop }) => stop()));
    await look();
    expect(await statementsOf(asha)).toHaveLength(2);
  });

  test("a server that is away is tried again later, and nothing is lost", async () => {
    const asha = await newPerson();
    await allow(asha, "*@rhein-bank.example");
    await send({ attachments: attach("2026-09-03") });
    await watch(asha);
    await dovecot.halt();
    await look();
    expect((await sourcesOf(asha)).mailboxes).toMatchObject([
      { state: "waiting", fault: "refused", next_at: expect.any(String) as string },
    ]);
    await dovecot.start();
    await lookAgain();
    expect((await sourcesOf(asha)).mailboxes).toMatchObject([{ fault: null, next_at: null }]);
    expect(await statementsOf(asha)).toHaveLength(1);
  });

  test("a server that stops while it is watched is watched again a minute later, with what came meanwhile", async () => {
    const asha = await newPerson();
    await allow(asha, "*@rhein-bank.example");
    await watch(asha);
    const watching = startWatching(server.services);
    const isSo = async (state: string, fault: string | null) => {
      const shown = async () => (await sourcesOf(asha)).mailboxes[0];
      await expect.poll(shown, { timeout: 20_000 }).toMatchObject({ state, fault });
    };
    try {
      await isSo("watching", null);
      await dovecot.halt();
      await isSo("waiting", "ended");
      await dovecot.start();
      await send({ attachments: attach("2026-09-03") });
      server.clock.advanceMs(61_000);
      server.services.bell.ring(MAILBOX_WORK.name);
      await isSo("watching", null);
      await expect.poll(async () => (await sourcesOf(asha)).mails.length, { timeout: 20_000 }).toBe(1);
    } finally {
      await watching.stop();
    }
  });

  test("a statement for which there is no room waits in its mailbox until there is", async () => {
    const small = await startServer({ STORAGE_LIMIT_MB: "1" });
    try {
      const emil = await signUp(small, "Emil");
      const large = Buffer.alloc(600 * 1024, "x").toString();
      const upload = { name: "a.csv", bytes: large };
      await uploadFiles(emil, [upload]);
      await allow(emil, "*@rhein-bank.example");
      await send({ attachments: [{ filename: "b.csv", content: `${large}y` }] });
      await watch(emil);
      await workUntilIdle(small.services, [MAILBOX_WORK]);
      expect((await sourcesOf(emil)).mails).toMatchObject([{ outcome: "quarantined", reason: "no_room" }]);
      const [first] = await statementsOf(emil);
      await emil.call(statements.deleteStatement, { params: { id: first!.id } });
      small.clock.advanceMs(11 * 60_000);
      await workUntilIdle(small.services, [MAILBOX_WORK]);
      expect((await sourcesOf(emil)).mails).toMatchObject([{ outcome: "read", reason: null }]);
      expect((await sourcesOf(emil)).mails).toHaveLength(1);
    } finally {
      await small.close();
    }
  });

  test("an unsigned message that is let in and finds no room stays listed once, and is read when there is some", async () => {
    const small = await startServer({ STORAGE_LIMIT_MB: "1" });
    try {
      const emil = await signUp(small, "Emil");
      const large = Buffer.alloc(600 * 1024, "x").toString();
      await uploadFiles(emil, [{ name: "a.csv", bytes: large }]);
      await allow(emil, "*@rhein-bank.example");
      await send({ attachments: [{ filename: "b.csv", content: `${large}y` }], is_signed: false });
      await watch(emil);
      await workUntilIdle(small.services, [MAILBOX_WORK]);
      const [unsigned] = (await sourcesOf(emil)).mails;
      expect(unsigned).toMatchObject({ outcome: "quarantined", reason: "unsigned" });
      await emil.call(sources.letInMail, { params: { id: unsigned!.id } });
      await workUntilIdle(small.services, [MAILBOX_WORK]);
      const { mails } = await sourcesOf(emil);
      expect(mails).toEqual([{ ...unsigned, reason: "no_room" }]);
      const [first] = await statementsOf(emil);
      await emil.call(statements.deleteStatement, { params: { id: first!.id } });
      small.clock.advanceMs(11 * 60_000);
      await workUntilIdle(small.services, [MAILBOX_WORK]);
      expect((await sourcesOf(emil)).mails).toMatchObject([{ id: unsigned!.id, outcome: "read" }]);
    } finally {
      await small.close();
    }
  });

  test("five refused logins stop it until its person acts", async () => {
    const asha = await newPerson();
    const { id } = await watch(asha, { password: "wrong" });
    for (let tries = 0; tries < 7; tries += 1) {
      server.clock.advanceMs(6 * 3_600_000);
      await look();
    }
    expect((await sourcesOf(asha)).mailboxes).toMatchObject([
      { state: "stopped", fault: "wrong_password", next_at: null },
    ]);
    const row = await server.services.db.selectFrom("mailboxes").selectAll().executeTakeFirstOrThrow();
    expect(row.refusals).toBe(5);
    await asha.call(mailboxes.changeMailbox, { params: { id }, body: { password: PEOPLE.asha.password } });
    await look();
    expect((await sourcesOf(asha)).mailboxes).toMatchObject([{ state: "waiting", fault: null }]);
  });

  test("M2: a test says exactly what is wrong, and no password goes over an open line", async () => {
    const asha = await newPerson();
    const { stripped, heard } = await stripStarttls(dovecot.imap_port);
    expect(await tryAs(asha, {})).toBeNull();
    expect(await tryAs(asha, { port: dovecot.imap_port, security: "starttls" })).toBeNull();
    expect(await tryAs(asha, { host: "nowhere.example.test" })).toBe("name_not_found");
    expect(await tryAs(asha, { port: 9 })).toBe("refused");
    expect(await tryAs(asha, { password: "wrong" })).toBe("wrong_password");
    expect(await tryAs(asha, { folder: "Nowhere" })).toBe("folder_missing");
    expect(await tryAs(asha, { port: dovecot.imap_port })).toBe("no_encryption");
    const { port } = stripped.address() as AddressInfo;
    expect(await tryAs(asha, { port, security: "starttls" })).toBe("no_encryption");
    const before_ms = performance.now();
    expect(await tryAs(asha, { port: dovecot.imaps_port, security: "starttls" })).toBe("tls_port");
    expect(performance.now() - before_ms).toBeLessThan(10_000);
    await watch(asha, { port, security: "starttls" });
    await look();
    expect((await sourcesOf(asha)).mailboxes).toMatchObject([{ state: "waiting", fault: "no_encryption" }]);
    expect(heard.join("")).not.toMatch(/app-pass|LOGIN|AUTHENTICATE/i);
    stripped.close();

    const trusting = await startServer({ MAILBOX_CA_FILE: "" });
    const meera = await signUp(trusting, "Meera");
    expect(await tryAs(meera, {})).toBe("certificate");
    expect(await tryAs(meera, { port: dovecot.imap_port, security: "starttls" })).toBe("certificate");
    await watch(meera);
    await workUntilIdle(trusting.services, [MAILBOX_WORK]);
    expect((await sourcesOf(meera)).mailboxes).toMatchObject([{ state: "waiting", fault: "certificate" }]);
    await trusting.close();
  });

  test("A19: a mailbox is on no machine of the local network unless the installation allows it", async () => {
    const strict = await startServer({ LOCAL_MAILBOXES: "false" });
    const ravi = await signUp(strict, "Ravi");
    expect(await tryAs(ravi, {})).toBe("host_not_allowed");
    expect(await tryAs(ravi, { host: "127.0.0.1" })).toBe("host_not_allowed");
    await strict.close();
  });

  test("A21: a mailbox is its person's alone, and its password is kept sealed, shown to nobody, and sent nowhere else", async () => {
    const [asha, ravi] = [await newPerson(), await newPerson()];
    const { id } = await watch(asha, { password: "canary-password-4711" });
    const stored = await server.services.db.selectFrom("mailboxes").selectAll().execute();
    expect(JSON.stringify([await sourcesOf(asha), stored, server.logged])).not.toContain(
      "canary-password-4711",
    );
    for (const call of [mailboxes.changeMailbox, mailboxes.deleteMailbox, mailboxes.checkMailbox])
      await expect(ravi.call(call, { params: { id }, body: {} })).rejects.toMatchObject({ status: 404 });
    expect((await sourcesOf(ravi)).mailboxes).toEqual([]);
    const { password: _, ...reach } = reachOf();
    await expect(ravi.call(mailboxes.testMailbox, { body: { ...reach, id } })).rejects.toMatchObject({
      status: 404,
    });
    const elsewhere = { ...reach, host: "evil.example.test" };
    await expect(asha.call(mailboxes.testMailbox, { body: { ...elsewhere, id } })).rejects.toMatchObject({
      fields: { password: expect.stringContaining("goes to no other server") as string },
    });
    await expect(
      asha.call(mailboxes.changeMailbox, { params: { id }, body: { host: "evil.example.test" } }),
    ).rejects.toMatchObject({ status: 422 });
    await expect(watch(asha)).rejects.toMatchObject({ status: 409, code: "mailbox_known" });
    await asha.call(mailboxes.deleteMailbox, { params: { id } });
    expect((await sourcesOf(asha)).mailboxes).toEqual([]);
  });
});
