import { undoChange } from "@passbook/contract/changes";
import { createBankAccount } from "@passbook/contract/bank-accounts";
import * as contract from "@passbook/contract/statements";
import * as calls from "@passbook/contract/statement-sources";
import { listTransactions } from "@passbook/contract/transactions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { makeOfx } from "../../../testing/make-ofx.ts";
import { keepInQuarantine } from "../../../testing/mail/kept-mail.ts";
import { makeZip } from "../../../testing/make-zip.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { sendFiles, uploadFiles } from "../../../testing/uploads.ts";
import { workUntilIdle } from "../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "../statements/index.ts";

let server: TestServer;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const newPerson = () => {
  people += 1;
  return signUp(server, `Asha ${String(people)}`);
};
const work = () => workUntilIdle(server.services, [STATEMENT_WORK]);
const sources = async (person: TestPerson) => (await person.call(calls.getStatementSources)).answer.data;
const handIn = async (person: TestPerson, ...mails: readonly string[]) =>
  (
    await sendFiles(
      person,
      calls.uploadMails,
      mails.map((bytes, index) => ({ name: `${String(index)}.eml`, bytes })),
    )
  ).data;
const allow = (person: TestPerson, pattern: string, bank_account_id?: string) =>
  person.call(calls.createAllowedSender, { body: { pattern, bank_account_id } });

const OFX = makeOfx({
  account: "5407324931",
  rows: [{ day: "2026-09-03", cents: -350, name: "COFFEE", id: "2026090301" }],
});

const makeMail = ({
  from = "Rhein Bank <statements@rhein-bank.example>",
  subject = "Your statement",
  attachments = [OFX] as readonly (string | Uint8Array)[],
} = {}) =>
  [
    `From: ${from}`,
    "To: asha@example.test",
    `Subject: ${subject}`,
    "Date: Tue, 29 Sep 2026 08:00:00 +0200",
    "MIME-Version: 1.0",
    'Content-Type: multipart/mixed; boundary="b1"',
    "",
    "--b1",
    "Content-Type: text/plain",
    "",
    "Please find your statement attached.",
    ...attachments.flatMap((bytes, index) => [
      "--b1",
      `Content-Type: application/octet-stream; name="../../${String(index)}.ofx"`,
      `Content-Disposition: attachment; filename="../../${String(index)}.ofx"`,
      "Content-Transfer-Encoding: base64",
      "",
      Buffer.from(bytes).toString("base64").replaceAll(/.{76}/g, "$&\r\n"),
    ]),
    "--b1--",
    "",
  ].join("\r\n");

test("attachments of an allowed sender are read like uploads", async () => {
  const asha = await newPerson();
  await allow(asha, "*@rhein-bank.example");
  const [mail] = await handIn(asha, makeMail());
  expect(mail).toMatchObject({
    sender: "statements@rhein-bank.example",
    subject: "Your statement",
    outcome: "read",
  });
  await work();
  const { answer } = await asha.call(contract.getStatement, { params: { id: mail!.statement_ids[0]! } });
  expect(answer.data).toMatchObject({
    source: "email",
    status: "imported",
    file_name: "0.ofx",
    counts: { new: 1 },
  });
});

test("whoever hands in a message has vouched for it: it is read whoever sent it", async () => {
  const asha = await newPerson();
  const senders = [
    "stranger@rhein-bank.example",
    "a@rhein-bank.example, b@evil.example",
    '"statements@rhein-bank.example" <b@evil.example>',
  ];
  for (const from of senders) {
    const [mail] = await handIn(asha, makeMail({ from }));
    expect([from, mail]).toMatchObject([from, { outcome: "read", reason: null, mailbox_id: null }]);
  }
  await work();
  expect((await asha.call(contract.listStatements)).answer.data).toMatchObject([{ status: "imported" }]);
});

test("what older versions kept in quarantine is read once its sender is allowed, or it is let in", async () => {
  const asha = await newPerson();
  const id = await keepInQuarantine(server.services, asha, makeMail());
  await allow(asha, "other@rhein-bank.example");
  expect((await sources(asha)).mails).toMatchObject([{ outcome: "quarantined" }]);
  await allow(asha, "STATEMENTS@rhein-bank.example");
  const [read] = (await sources(asha)).mails;
  expect(read).toMatchObject({ id, outcome: "read" });
  expect(read!.statement_ids).toHaveLength(1);
  await work();
  expect((await asha.call(contract.listStatements)).answer.data).toMatchObject([{ status: "imported" }]);

  const ravi = await newPerson();
  const other = await keepInQuarantine(server.services, ravi, makeMail());
  const { answer } = await ravi.call(calls.letInMail, { params: { id: other } });
  expect(answer.data).toMatchObject({ outcome: "read", statement_ids: [expect.any(String)] });
});

test("a message is deleted by its person alone, whatever came of it, and what was read from it stays", async () => {
  const [asha, ravi] = [await newPerson(), await newPerson()];
  const [waiting] = await handIn(asha, makeMail({ from: "stranger@example.test" }));
  await allow(asha, "*@rhein-bank.example");
  const [read] = await handIn(asha, makeMail());
  const remove = (person: TestPerson, id: string) =>
    person.call(calls.deleteReceivedMail, { params: { id } });
  await expect(remove(ravi, waiting!.id)).rejects.toMatchObject({ status: 404 });
  await remove(asha, waiting!.id);
  await remove(asha, read!.id);
  expect((await sources(asha)).mails).toEqual([]);
  await expect(remove(asha, waiting!.id)).rejects.toMatchObject({ status: 404, code: "not_found" });
  expect((await asha.call(contract.listStatements)).answer.data).toHaveLength(1);
  const [again] = await handIn(asha, makeMail({ from: "stranger@example.test" }));
  expect(again).toMatchObject({ outcome: "read" });
});

test("the same message twice adds nothing", async () => {
  const asha = await newPerson();
  await allow(asha, "*@rhein-bank.example");
  const [first, second] = await handIn(asha, makeMail(), makeMail());
  expect(second).toEqual(first);
  expect((await sources(asha)).mails).toHaveLength(1);
  await work();
  expect((await asha.call(contract.listStatements)).answer.data).toHaveLength(1);
});

test("F4: a file that comes by mail and by hand at once is one statement", async () => {
  const asha = await newPerson();
  await allow(asha, "*@rhein-bank.example");
  const received = await Promise.all([
    handIn(asha, makeMail()).then(([mail]) => mail!.statement_ids[0]),
    uploadFiles(asha, [{ name: "september.ofx", bytes: OFX }]).then(([sent]) => sent!.statement.id),
    handIn(asha, makeMail({ subject: "Once more" })).then(([mail]) => mail!.statement_ids[0]),
  ]);
  expect(new Set(received).size).toBe(1);
  await Promise.all([work(), work()]);
  expect((await asha.call(contract.listStatements)).answer.data).toMatchObject([
    { status: "imported", counts: { new: 1, duplicate: 0 } },
  ]);
  expect((await asha.call(listTransactions)).answer.data).toHaveLength(1);
});

test("a message without attachments, and a file that is no message, are listed with what they are", async () => {
  const asha = await newPerson();
  await allow(asha, "*@rhein-bank.example");
  const crowd = Array.from({ length: 21 }, () => OFX);
  const [empty, none, crowded] = await handIn(
    asha,
    makeMail({ attachments: [] }),
    "just some text",
    makeMail({ attachments: crowd }),
  );
  expect(empty).toMatchObject({
    outcome: "no_statement",
    message: "This message has no attachment.",
    sentence: "message_without_attachment",
  });
  expect(none).toMatchObject({ outcome: "failed", sender: "", sentence: "no_saved_message" });
  expect(crowded).toMatchObject({
    outcome: "failed",
    message: "This message has more than 20 attachments.",
    sentence: "message_too_many_attachments",
    data: { most: 20 },
  });
});

test("texts of a message are shown as text, without signs that turn or hide (A15)", async () => {
  const asha = await newPerson();
  const [mail] = await handIn(asha, makeMail({ subject: "<script>alert(1)</script> \u202Efdp" }));
  expect(mail!.subject).toBe("<script>alert(1)</script> fdp");
});

test("M1: a bomb of nested parts ends in a refusal, and the server answers on", async () => {
  const asha = await newPerson();
  const depth = 3000;
  const opened = Array.from(
    { length: depth },
    (_, index) =>
      `Content-Type: multipart/mixed; boundary="b${String(index)}"\r\n\r\n--b${String(index)}\r\n`,
  );
  const [mail] = await handIn(asha, `From: a@evil.example\r\nSubject: bomb\r\n${opened.join("")}`);
  expect(["failed", "no_statement"]).toContain(mail!.outcome);
  expect((await sources(asha)).mails).toHaveLength(1);
});

test("senders are unique, can be deleted, and deleting can be undone", async () => {
  const asha = await newPerson();
  const { answer } = await allow(asha, "*@rhein-bank.example");
  await expect(allow(asha, "*@Rhein-Bank.example")).rejects.toMatchObject({
    status: 409,
    code: "sender_known",
  });
  await expect(allow(asha, "rhein-bank")).rejects.toMatchObject({
    status: 422,
    fields: { pattern: "Write an address, or *@ and a domain." },
  });
  const { change_id } = await asha.call(calls.deleteAllowedSender, { params: { id: answer.data.id } });
  expect((await sources(asha)).senders).toEqual([]);
  await asha.call(undoChange, { params: { id: change_id ?? "" } });
  expect((await sources(asha)).senders).toMatchObject([{ pattern: "*@rhein-bank.example" }]);
});

test("everybody at a provider where anybody may have an address cannot be allowed; one of them can", async () => {
  const asha = await newPerson();
  for (const pattern of ["*@gmail.com", "*@GMX.de", "*@yahoo.co.uk"])
    await expect(allow(asha, pattern)).rejects.toMatchObject({
      status: 422,
      fields: { pattern: expect.stringMatching(/Anybody can have an address/) as string },
    });
  await allow(asha, "my.bank.adviser@gmail.com");
  expect((await sources(asha)).senders).toHaveLength(1);
});

test("statement passwords are kept sealed and never shown (A20, A21)", async () => {
  const asha = await newPerson();
  const { answer } = await asha.call(calls.createStatementPassword, {
    body: { label: "Rhein Bank", password: "canary-password-4711" },
  });
  expect(answer.data).toMatchObject({ label: "Rhein Bank", opened_count: 0, last_opened_at: null });
  const stored = await server.services.db.selectFrom("statement_passwords").selectAll().execute();
  expect(JSON.stringify([await sources(asha), stored, server.logged])).not.toContain("canary-password-4711");
  await asha.call(calls.deleteStatementPassword, { params: { id: answer.data.id } });
  expect((await sources(asha)).passwords).toEqual([]);
  await expect(
    asha.call(calls.deleteStatementPassword, { params: { id: answer.data.id } }),
  ).rejects.toMatchObject({ status: 404 });
});

test("another person's senders, passwords and accounts are not there", async () => {
  const asha = await newPerson();
  const ravi = await newPerson();
  const { answer } = await allow(asha, "*@rhein-bank.example");
  await expect(
    ravi.call(calls.deleteAllowedSender, { params: { id: answer.data.id } }),
  ).rejects.toMatchObject({ status: 404 });
  await expect(allow(ravi, "*@other.example", answer.data.id)).rejects.toMatchObject({ status: 404 });
  await expect(
    ravi.call(calls.createStatementPassword, {
      body: { label: "x", password: "y", bank_account_id: answer.data.id },
    }),
  ).rejects.toMatchObject({ status: 404 });
  expect(await sources(ravi)).toEqual({
    mailboxes: [],
    sign_ins: [],
    forwarding: { address: null, created_at: null, let_go: 0, let_go_at: null },
    bank_connections: [],
    inbox: null,
    senders: [],
    passwords: [],
    mails: [],
    mail_counts: { all: 0, waiting: 0, read: 0 },
  });
});

test("what came in is gone through to its end, by what waits and what was read, and many are deleted at once", async () => {
  const asha = await newPerson();
  const list = async (show: "all" | "waiting" | "read") => {
    const subjects: string[] = [];
    let after: string | undefined;
    do {
      const { answer } = await asha.call(calls.listReceivedMails, { query: { show, after, limit: 2 } });
      subjects.push(...answer.data.map(({ subject }) => subject));
      after = answer.next ?? undefined;
    } while (after !== undefined);
    return subjects;
  };
  await keepInQuarantine(server.services, asha, makeMail({ subject: "first" }));
  for (const subject of ["a", "b", "c", "d"]) await handIn(asha, makeMail({ subject }));
  const seen = await keepInQuarantine(server.services, asha, makeMail({ subject: "seen" }));
  await keepInQuarantine(server.services, asha, makeMail({ subject: "later" }));
  expect((await sources(asha)).mail_counts).toEqual({ all: 7, waiting: 3, read: 4 });
  expect(await list("waiting")).toHaveLength(3);
  expect(await list("read")).toEqual(["d", "c", "b", "a"]);
  expect(await list("all")).toHaveLength(7);
  // What came after those that were seen stays.
  const { answer } = await asha.call(calls.deleteReceivedMails, {
    body: { show: "waiting", newest_id: seen },
  });
  expect(answer.data).toEqual({ deleted: 2 });
  expect((await sources(asha)).mail_counts).toEqual({ all: 5, waiting: 1, read: 4 });
  const ravi = await newPerson();
  const foreign = { body: { show: "all", newest_id: (await sources(asha)).mails[0]!.id } } as const;
  await expect(ravi.call(calls.deleteReceivedMails, foreign)).rejects.toMatchObject({ status: 404 });
});

test("a message whose statement asks for something waits for its person, until that is answered", async () => {
  const asha = await newPerson();
  await handIn(asha, makeMail({ subject: "fine" }));
  await handIn(
    asha,
    makeMail({ subject: "whose", attachments: ["Date,Text,Amount\n2026-09-04,Bakery,-3.50\n"] }),
  );
  await work();
  const subjects = async (show: "waiting" | "read") =>
    (await asha.call(calls.listReceivedMails, { query: { show } })).answer.data.map(({ subject }) => subject);
  const { data } = (await asha.call(contract.listStatements, { query: {} })).answer;
  expect(data.map(({ status }) => status).toSorted()).toEqual(["imported", "needs_review"]);
  expect((await sources(asha)).mail_counts).toEqual({ all: 2, waiting: 1, read: 1 });
  expect([await subjects("waiting"), await subjects("read")]).toEqual([["whose"], ["fine"]]);
  const asking = data.find(({ status }) => status === "needs_review")?.id ?? "";
  await asha.call(contract.deleteStatement, { params: { id: asking } });
  expect((await sources(asha)).mail_counts).toEqual({ all: 2, waiting: 0, read: 2 });
});

test("all statements of a file that came are named, and those that were there before it as known", async () => {
  const asha = await newPerson();
  const zip = makeZip({
    "a.ofx": Buffer.from(OFX),
    "b.ofx": Buffer.from(
      makeOfx({
        account: "7700112233",
        rows: [{ day: "2026-09-03", cents: -350, name: "COFFEE", id: "1" }],
      }),
    ),
  });
  const mail = (subject: string) => makeMail({ subject, attachments: [zip] });
  await handIn(asha, mail("first"));
  await work();
  await handIn(asha, mail("again"));
  // Handed in again, what it brought itself is still its own.
  await handIn(asha, mail("first"));
  const { mails } = await sources(asha);
  const [again, first] = mails;
  expect(first).toMatchObject({ subject: "first", known_statement_ids: [] });
  expect(first!.statement_ids).toHaveLength(2);
  expect(again!.statement_ids).toEqual(first!.statement_ids);
  expect(again!.known_statement_ids).toEqual(first!.statement_ids);
});

test("an allowed sender can be changed, and carries the account that its files do not say", async () => {
  const asha = await newPerson();
  const csv = "Date,Description,Amount\n2026-07-01,Old shop,-4.00\n2026-07-02,Older shop,-5.00\n";
  const { data: account } = (
    await asha.call(createBankAccount, {
      body: {
        label: "Everyday",
        last_4_digits: null,
        account_type: "current",
        currency: "EUR",
        bank: { id: null, name: "Rhein Bank" },
      },
    })
  ).answer;
  const { id } = (await allow(asha, "*@elbe-bank.example")).answer.data;
  const change = (set: object) => asha.call(calls.changeAllowedSender, { params: { id }, body: set });
  const changed = await change({ bank_account_id: account.id, pattern: "B@elbe-bank.example" });
  expect(changed.answer.data).toMatchObject({
    pattern: "b@elbe-bank.example",
    bank_account_id: account.id,
    may_be_unsigned: false,
  });
  const from = "b@elbe-bank.example";
  await handIn(asha, makeMail({ from, attachments: [csv] }).replaceAll(".ofx", ".csv"));
  await work();
  const [last] = (await asha.call(contract.listStatements)).answer.data;
  expect(last?.questions.map(({ code }) => code)).not.toContain("account_unknown");
  await asha.call(undoChange, { params: { id: changed.change_id ?? "" } });
  expect((await sources(asha)).senders).toMatchObject([
    { pattern: "*@elbe-bank.example", bank_account_id: null },
  ]);
  await expect(change({ pattern: "*@gmail.com" })).rejects.toMatchObject({ status: 422 });
});
