import { createBankAccount } from "@passbook/contract/bank-accounts";
import * as contract from "@passbook/contract/statements";
import * as calls from "@passbook/contract/statement-sources";
import { listTransactions } from "@passbook/contract/transactions";
import { undoChange, listChanges } from "@passbook/contract/changes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { makeMail, makeMbox } from "../../../../testing/mail/make-mail.ts";
import { makeMsg } from "../../../../testing/mail/make-msg.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { makeZip } from "../../../../testing/make-zip.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { type FileToUpload, toForm, uploadFiles } from "../../../../testing/uploads.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "../../statements/index.ts";

let server: TestServer;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const newPerson = () => {
  people += 1;
  return signUp(server, `Drops ${String(people)}`);
};
const work = () => workUntilIdle(server.services, [STATEMENT_WORK]);
const ofx = (month: number, account = "5407324931"): string =>
  makeOfx({
    account,
    rows: [
      {
        day: `2026-0${String(month)}-03`,
        cents: -350 - month,
        name: "COFFEE",
        id: `20260${String(month)}0301`,
      },
    ],
  });
const attach = (...months: readonly number[]) =>
  months.map((month) => ({ name: `${String(month)}.ofx`, bytes: ofx(month) }));
const list = async (person: TestPerson) => (await person.call(contract.listStatements)).answer.data;
const mails = async (person: TestPerson) => (await person.call(calls.getStatementSources)).answer.data.mails;
const send = (person: TestPerson, file: FileToUpload, headers: Record<string, string> = {}) => {
  const { body, content_type } = toForm([file]);
  return person.send({
    method: "POST",
    url: contract.uploadStatements.path,
    payload: body,
    headers: { "content-type": content_type, ...headers },
  });
};

const OF_OUTLOOK = {
  subject: "Kontoauszug März",
  message_id: "<1@rhein-bank.example>",
  sent_at: "2026-03-31T08:00:00.000Z",
};

describe("what is attached to a dropped mail becomes statements", () => {
  const KINDS = [
    ["a message", "saved.eml", makeMail({ subject: "Kontoauszug", attachments: attach(3, 4) })],
    [
      "a message of any name",
      "statement.txt",
      makeMail({ subject: "Kontoauszug", attachments: attach(3, 4) }),
    ],
    [
      "a message of Outlook",
      "saved.msg",
      makeMsg({ ...OF_OUTLOOK, subject: "Kontoauszug", attachments: attach(3, 4) }),
    ],
    [
      "an mbox",
      "saved.mbox",
      makeMbox(attach(3, 4).map((one) => makeMail({ subject: "Kontoauszug", attachments: [one] }))),
    ],
  ] as const;
  test.each(KINDS)("%s", async (_kind, name, bytes) => {
    const asha = await newPerson();
    const answered = await uploadFiles(asha, [{ name, bytes }]);
    expect(answered.map(({ statement, already_known }) => [statement.file_name, already_known])).toEqual([
      ["3.ofx", false],
      ["4.ofx", false],
    ]);
    await work();
    const read = await list(asha);
    expect(read).toHaveLength(2);
    for (const statement of read)
      expect(statement).toMatchObject({
        status: "imported",
        source: "email",
        counts: { new: 1 },
        mail: {
          sender: "statements@rhein-bank.example",
          subject: "Kontoauszug",
          sent_at: expect.stringMatching(/^2026-0[39]-/) as string,
        },
      });
    expect(await mails(asha)).toMatchObject(
      name === "saved.mbox"
        ? [{ outcome: "read" }, { outcome: "read" }]
        : [{ outcome: "read", reason: null }],
    );
  });

  test("messages that were forwarded as they are, one in the other, are opened too", async () => {
    const asha = await newPerson();
    const inner = makeMail({ attachments: attach(5) });
    const forwarded = makeMail({
      from: "asha@example.test",
      subject: "Fwd",
      attachments: [
        { name: "inner.eml", bytes: inner, kind: "message/rfc822" },
        { name: "inner.msg", bytes: makeMsg({ attachments: attach(6) }) },
      ],
    });
    const answered = await uploadFiles(asha, [{ name: "fwd.eml", bytes: forwarded }]);
    expect(answered.map(({ statement }) => statement.file_name)).toEqual(["5.ofx", "6.ofx"]);
  });

  test("each statement of an archive in a mail says which mail it came with", async () => {
    const asha = await newPerson();
    const zip = makeZip({ "a.ofx": Buffer.from(ofx(1)), "b.ofx": Buffer.from(ofx(2, "9907324931")) });
    await uploadFiles(asha, [
      { name: "z.eml", bytes: makeMail({ attachments: [{ name: "all.zip", bytes: zip }] }) },
    ]);
    await work();
    expect(await list(asha)).toMatchObject([
      { status: "imported", mail: { subject: "Your statement" } },
      { status: "imported", mail: { subject: "Your statement" } },
    ]);
  });

  test("the account that was chosen is that of what is attached", async () => {
    const asha = await newPerson();
    const { answer } = await asha.call(createBankAccount, {
      body: { label: "Joint", account_type: "current", currency: "EUR", bank: { name: "Rhein Bank" } },
    });
    const csv = "Date,Description,Amount\n2026-09-01,Old shop,-4.00\n2026-09-17,Older shop,-5.00\n";
    await uploadFiles(
      asha,
      [{ name: "a.eml", bytes: makeMail({ attachments: [{ name: "a.csv", bytes: csv }] }) }],
      `?bank_account_id=${answer.data.id}`,
    );
    await work();
    expect(await list(asha)).toMatchObject([{ bank_account_id: answer.data.id }]);
  });

  test("cards, calendars and pictures of letterheads are left alone", async () => {
    const asha = await newPerson();
    const logo = Buffer.concat([Buffer.from("\u0089PNG\r\n", "latin1"), Buffer.alloc(900)]);
    const mail = makeMail({
      attachments: [
        { name: "logo.png", bytes: logo },
        { name: "meeting.ics", bytes: "BEGIN:VCALENDAR" },
        { name: "ATT00001.txt", bytes: "Sent from my phone" },
        ...attach(7),
      ],
    });
    expect(await uploadFiles(asha, [{ name: "a.eml", bytes: mail }])).toHaveLength(1);
  });
});

test("F4: the same mail by any of its files, and again after its statement was deleted, is one statement", async () => {
  const asha = await newPerson();
  const message_id = "<same@rhein-bank.example>";
  const mail = makeMail({ message_id, attachments: attach(3) });
  const files = [
    { name: "a.eml", bytes: mail },
    { name: "b.mbox", bytes: makeMbox([mail, mail]) },
    { name: "c.msg", bytes: makeMsg({ message_id, attachments: attach(3) }) },
    { name: "3.ofx", bytes: ofx(3) },
  ];
  const answered = (await Promise.all(files.map((file) => uploadFiles(asha, [file])))).flat();
  expect(new Set(answered.map(({ statement }) => statement.id)).size).toBe(1);
  expect(answered.filter(({ already_known }) => !already_known)).toHaveLength(1);
  await work();
  expect((await asha.call(listTransactions)).answer.data).toHaveLength(1);

  const ravi = await newPerson();
  for (const file of files) await uploadFiles(ravi, [file]);
  expect(await mails(ravi)).toHaveLength(1);
  expect(await list(ravi)).toHaveLength(1);

  const [statement] = await list(asha);
  await asha.call(contract.deleteStatement, { params: { id: statement!.id } });
  expect(await list(asha)).toEqual([]);
  const [again] = await uploadFiles(asha, [{ name: "a.eml", bytes: mail }]);
  expect(again).toMatchObject({ already_known: false, statement: { source: "email" } });
  await work();
  expect((await asha.call(listTransactions)).answer.data).toHaveLength(1);
});

test("undoing the import of a mail takes its transactions back", async () => {
  const asha = await newPerson();
  await uploadFiles(asha, [{ name: "a.eml", bytes: makeMail({ attachments: attach(3) }) }]);
  await work();
  const change = (await asha.call(listChanges)).answer.data.find(({ kind }) => kind === "import_statement");
  await asha.call(undoChange, { params: { id: change!.id } });
  expect((await asha.call(listTransactions)).answer.data).toEqual([]);
});

describe("a mail that brings nothing says so", () => {
  const OTHER = makeMail({ attachments: [{ name: "meeting.ics", bytes: "BEGIN:VCALENDAR" }] });
  const ONE = { code: "no_statement", message: expect.stringMatching(/ in this message/) as string };
  const MANY = { code: "no_statement", message: expect.stringMatching(/any of these 2 messages/) as string };
  test.each([
    ["without an attachment", { name: "a.eml", bytes: makeMail() }, ONE],
    ["with others only", { name: "a.eml", bytes: OTHER }, ONE],
    ["of Outlook", { name: "a.msg", bytes: makeMsg({}) }, ONE],
    ["of several", { name: "a.mbox", bytes: makeMbox([makeMail(), OTHER]) }, MANY],
  ])("%s", async (_kind, file, said) => {
    const asha = await newPerson();
    const answered = await send(asha, file);
    expect([answered.statusCode, answered.json()]).toMatchObject([422, said]);
    expect(await list(asha)).toEqual([]);
    for (const mail of await mails(asha)) {
      const sentence = expect.stringMatching(/^message_without_(attachment|statement)$/) as string;
      expect(mail).toMatchObject({ outcome: "no_statement", sentence });
    }
  });

  test("one that is damaged is refused with what is wrong with it", async () => {
    const asha = await newPerson();
    const msg = Buffer.from(makeMsg({ attachments: attach(3) }));
    const answered = await send(asha, { name: "cut.msg", bytes: msg.subarray(0, 1600) });
    const reason = { sentence: "format_not_kept" };
    expect([answered.statusCode, answered.json()]).toMatchObject([
      422,
      { code: "unreadable_message", sentence: "message_unreadable", data: { reason } },
    ]);
    expect(await mails(asha)).toMatchObject([{ outcome: "failed", ...reason }]);
  });
});

test("a repeat under the same key is answered with what the first came to", async () => {
  const asha = await newPerson();
  const key = { "idempotency-key": "01890000-drops-key-1" };
  const file = { name: "a.eml", bytes: makeMail({ attachments: attach(3) }) };
  const first = await send(asha, file, key);
  const second = await send(asha, file, key);
  expect(second.json()).toEqual(first.json());
  const other = await send(asha, { ...file, bytes: makeMail({ attachments: attach(4) }) }, key);
  expect([other.statusCode, other.json()]).toMatchObject([422, { code: "key_reused" }]);
});

test("texts of a mail beside its statement are shown as text, without signs that turn or hide (A15)", async () => {
  const asha = await newPerson();
  const subject = "<script>alert(1)</script> \u202Efdp";
  await uploadFiles(asha, [{ name: "a.eml", bytes: makeMail({ subject, attachments: attach(3) }) }]);
  expect(await list(asha)).toMatchObject([{ mail: { subject: "<script>alert(1)</script> fdp" } }]);
});

test("M1: two hundred messages are taken one by one, more than any mailbox of statements are refused unread", async () => {
  const asha = await newPerson();
  const many = Array.from({ length: 200 }, (_, index) =>
    makeMail({
      subject: `Statement ${String(index)}`,
      attachments: [{ name: "a.ofx", bytes: ofx(1 + (index % 9), `54073${String(10_000 + index)}`) }],
    }),
  );
  const begun = performance.now();
  const answered = await uploadFiles(asha, [{ name: "all.mbox", bytes: makeMbox(many) }]);
  expect(answered).toHaveLength(200);
  expect(performance.now() - begun).toBeLessThan(60_000);
  const small =
    "From a@b.example Tue Sep 29 08:00:00 2026\r\nFrom: a@b.example\r\nReceived: x\r\n\r\nhi\r\n\r\n";
  const refused = await send(asha, { name: "more.mbox", bytes: small.repeat(1001) });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { code: "too_many_messages", message: expect.stringContaining("1,000 messages") as string },
  ]);
  expect(await mails(asha)).toHaveLength(200);
}, 120_000);

test("M1: a message of an mbox that cannot be read keeps no other from being read", async () => {
  const asha = await newPerson();
  const opened = Array.from(
    { length: 3000 },
    (_, index) =>
      `Content-Type: multipart/mixed; boundary="b${String(index)}"\r\n\r\n--b${String(index)}\r\n`,
  ).join("");
  const bomb = `From: a@evil.example\r\nReceived: x\r\nSubject: bomb\r\n${opened}`;
  const file = { name: "all.mbox", bytes: makeMbox([bomb, makeMail({ attachments: attach(8) })]) };
  expect(await uploadFiles(asha, [file])).toMatchObject([{ statement: { file_name: "8.ofx" } }]);
});

test("M1: a message of Outlook whose parts run in a circle is refused, and the server answers on", async () => {
  const asha = await newPerson();
  const msg = Buffer.from(makeMsg({ attachments: [{ name: "a.ofx", bytes: ofx(3).repeat(40) }] }));
  // Its table of parts: each names itself as what follows.
  const table = (msg.readUInt32LE(76) + 1) * 512;
  for (let entry = 0; entry < 128; entry += 1) msg.writeUInt32LE(entry, table + entry * 4);
  const answered = await send(asha, { name: "circle.msg", bytes: msg });
  expect([answered.statusCode, answered.json()]).toMatchObject([422, { code: "unreadable_message" }]);
  expect(await list(asha)).toEqual([]);
}, 60_000);
