import { readFileSync } from "node:fs";
import { tryMail } from "@passbook/contract/mail-trials";
import * as calls from "@passbook/contract/statement-sources";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { testNames, writeBankMail } from "../../../../testing/mail/bank-mail.ts";
import { makeMail, makeMbox } from "../../../../testing/mail/make-mail.ts";
import { makeMsg } from "../../../../testing/mail/make-msg.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { hashTables } from "../../../../testing/tables/hash-tables.ts";
import { sendFiles, toForm, uploadFiles } from "../../../../testing/uploads.ts";

const LOCKED = readFileSync(
  new URL("../../../../../../packages/statement-parser/samples/pdf/locked/aes-256.pdf", import.meta.url),
);
const OFX = makeOfx({
  account: "5407324931",
  rows: [{ day: "2026-09-03", cents: -350, name: "COFFEE", id: "2026090301" }],
});
const ATTACHED = [{ filename: "september.ofx", content: OFX }];

let server: TestServer;
let people = 0;
beforeAll(async () => {
  server = await startTestServer({}, ["core", "common"], { dns: testNames });
});
afterAll(() => server.close());

const newPerson = () => {
  people += 1;
  return signUp(server, `Trials ${String(people)}`);
};
const attempt = async (person: TestPerson, bytes: string | Uint8Array, name = "pasted.eml") =>
  (await sendFiles(person, tryMail, [{ name, bytes }])).data;
const refuse = async (person: TestPerson, ...files: Parameters<typeof toForm>[0]) => {
  const { body, content_type } = toForm(files);
  const answered = await person.send({
    method: "POST",
    url: tryMail.path,
    payload: body,
    headers: { "content-type": content_type },
  });
  return [answered.statusCode, answered.json<{ code: string }>().code];
};
const allow = (person: TestPerson, may_be_unsigned = false) =>
  person.call(calls.createAllowedSender, { body: { pattern: "*@rhein-bank.example", may_be_unsigned } });

test("a signed message of an allowed sender is told with what would be read of it, and nothing is kept", async () => {
  const asha = await newPerson();
  await allow(asha);
  const mail = await writeBankMail({
    attachments: [...ATTACHED, { filename: "meeting.ics", content: "BEGIN:VCALENDAR" }],
  });
  const before = await hashTables(server);
  expect(await attempt(asha, mail)).toMatchObject({
    sender: "statements@rhein-bank.example",
    subject: "Your statement",
    outcome: "read",
    reason: null,
    allowed_as: { kind: "sender", name: "*@rhein-bank.example" },
    needs_signature: true,
    signature: "holds",
    signed_by: "rhein-bank.example",
    known_as: null,
    attachments: [
      {
        file_name: "september.ofx",
        fate: "read",
        format: "ofx",
        opened_by: null,
        tried_passwords: [],
        statements: [
          {
            last_4_digits: "4931",
            currency: "EUR",
            period: { from: "2026-09-03", to: "2026-09-03" },
            rows: 1,
            verdict: "unproved",
          },
        ],
        known_statement_id: null,
      },
      { file_name: "meeting.ics", fate: "left", statements: [] },
    ],
  });
  expect(await hashTables(server)).toEqual(before);
});

describe("what keeps a message from being read is told", () => {
  test("that nobody allowed its sender", async () => {
    const asha = await newPerson();
    expect(await attempt(asha, await writeBankMail({ attachments: ATTACHED }))).toMatchObject({
      outcome: "quarantined",
      reason: "unknown_sender",
      allowed_as: null,
      signature: "holds",
      attachments: [{ fate: "read" }],
    });
  });

  test("that it names no single sender", async () => {
    const asha = await newPerson();
    const from = "a@rhein-bank.example, b@evil.example";
    const mail = makeMail({ from, attachments: [{ name: "a.ofx", bytes: OFX }] });
    expect(await attempt(asha, mail)).toMatchObject({ reason: "no_single_sender", sender: "" });
  });

  test("that its signature is missing, broken, of another domain, or nobody has its key", async () => {
    const asha = await newPerson();
    await allow(asha);
    const signed = (await writeBankMail({ attachments: ATTACHED })).toString("latin1");
    const plain = await writeBankMail({ attachments: ATTACHED, is_signed: false });
    const foreign = await writeBankMail({
      from: "Rhein Bank <statements@evil.example>",
      attachments: ATTACHED,
    });
    const cases = [
      [plain, "missing", "unsigned"],
      [signed.replace("Subject: Your", "Subject: My"), "broken", "unsigned"],
      [signed.replace("s=s1", "s=s2"), "no_key", "unsigned"],
      [foreign, "other_domain", "unknown_sender"],
    ] as const;
    for (const [mail, signature, reason] of cases)
      expect(await attempt(asha, mail)).toMatchObject({ outcome: "quarantined", signature, reason });
  });

  test("that it has more signatures than are looked at", async () => {
    const asha = await newPerson();
    await allow(asha);
    const signed = (await writeBankMail({ attachments: ATTACHED })).toString("latin1");
    const [line] = /^DKIM-Signature:.*?\r\n(?![ \t])/ms.exec(signed)!;
    expect(await attempt(asha, line.repeat(12) + signed)).toMatchObject({
      outcome: "quarantined",
      reason: "unsigned",
      signature: "unknown",
      signed_by: null,
    });
  });

  test("and that a signature is not asked for where its person said so", async () => {
    const asha = await newPerson();
    await allow(asha, true);
    const mail = await writeBankMail({ attachments: ATTACHED, is_signed: false });
    expect(await attempt(asha, mail)).toMatchObject({
      outcome: "read",
      signature: "missing",
      needs_signature: false,
    });
  });

  test("that there is no statement in it", async () => {
    const asha = await newPerson();
    await allow(asha);
    const mail = await writeBankMail({ attachments: [] });
    expect(await attempt(asha, mail)).toMatchObject({
      outcome: "no_statement",
      reason: null,
      attachments: [],
    });
  });
});

test("a locked attachment is told with the passwords that were tried, and the one that opens it is counted no use of", async () => {
  const asha = await newPerson();
  const mail = makeMail({ attachments: [{ name: "locked.pdf", bytes: LOCKED }] });
  const keep = (label: string, password: string) =>
    asha.call(calls.createStatementPassword, { body: { label, password } });
  await keep("Other bank", "quite another");
  expect((await attempt(asha, mail)).attachments).toMatchObject([
    { fate: "locked", tried_passwords: ["Other bank"], opened_by: null },
  ]);
  await keep("Rhein Bank", "Kornblume-1987");
  const [tried] = (await attempt(asha, mail)).attachments;
  expect(tried).toMatchObject({ fate: "read", opened_by: "Rhein Bank" });
  expect(tried!.tried_passwords).toContain("Rhein Bank");
  const { passwords } = (await asha.call(calls.getStatementSources)).answer.data;
  expect(passwords.map(({ opened_count }) => opened_count)).toEqual([0, 0]);
});

test("what came in before says so, and a file that can be no statement says why", async () => {
  const asha = await newPerson();
  const mail = makeMail({
    attachments: [
      { name: "a.ofx", bytes: OFX },
      { name: "b.bin", bytes: Buffer.alloc(600, 7) },
    ],
  });
  const [statement] = await uploadFiles(asha, [{ name: "a.ofx", bytes: OFX }]);
  await sendFiles(asha, calls.uploadMails, [{ name: "a.eml", bytes: mail }]);
  const trial = await attempt(asha, mail);
  expect(trial).toMatchObject({ known_as: "read" });
  expect(trial.attachments).toMatchObject([
    { fate: "read", known_statement_id: statement!.statement.id },
    {
      fate: "refused",
      problem: { code: expect.any(String) as string, message: expect.any(String) as string },
    },
  ]);
});

test("a message of Outlook holds no original whose signature could be checked", async () => {
  const asha = await newPerson();
  await allow(asha);
  const msg = makeMsg({ attachments: [{ name: "a.ofx", bytes: OFX }] });
  expect(await attempt(asha, msg, "a.msg")).toMatchObject({
    signature: "unknown",
    reason: "unsigned",
    attachments: [{ fate: "read" }],
  });
});

test("one message is tried at a time, and one that can be read", async () => {
  const asha = await newPerson();
  const mail = makeMail({ attachments: [{ name: "a.ofx", bytes: OFX }] });
  const many = { name: "a.mbox", bytes: makeMbox([mail, mail]) };
  expect(await refuse(asha, many)).toEqual([422, "many_messages"]);
  expect(await refuse(asha, { name: "a.eml", bytes: mail }, { name: "b.eml", bytes: mail })).toEqual([
    422,
    "many_messages",
  ]);
  expect(await refuse(asha, { name: "a.eml", bytes: "no headers at all" })).toEqual([
    422,
    "unreadable_message",
  ]);
  expect(await attempt(asha, makeMbox([mail]), "a.mbox")).toMatchObject({ attachments: [{ fate: "read" }] });
});

test("who tries again and again is told to wait", async () => {
  const asha = await newPerson();
  const statuses = [];
  for (let tries = 0; tries < 31; tries += 1)
    statuses.push((await refuse(asha, { name: "a.eml", bytes: "nothing" }))[0]);
  expect(statuses.at(-1)).toBe(429);
}, 60_000);
