import * as forwarding from "@passbook/contract/forwarding";
import * as sources from "@passbook/contract/statement-sources";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testNames } from "../../../../testing/mail/bank-mail.ts";
import { deliverTo, openSmtpLine } from "../../../../testing/mail/deliver.ts";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { type Receiving, startReceiving } from "./start-receiving.ts";

let server: TestServer;
let receiving: Receiving;
let asha: TestPerson;
let to: string;
beforeAll(async () => {
  server = await startTestServer({}, ["core", "common"], { dns: testNames });
  const started = await startReceiving(server.services);
  if (started === null) throw new Error("It was to receive mail.");
  receiving = started;
  asha = await signUp(server, "Asha");
  to = (await asha.call(forwarding.renewForwardingAddress)).answer.data.address ?? "";
});
afterAll(async () => {
  await receiving.stop();
  await server.close();
});
beforeEach(() => server.clock.advanceMs(3_600_001));

const FROM = "From: Rhein Bank <statements@rhein-bank.example>\r\n";
const PART =
  "\r\n--b1\r\nContent-Type: application/octet-stream; name=a.csv\r\nContent-Disposition: attachment; filename=";
const multipart = (rest: string): string =>
  `${FROM}Subject: x\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b1"\r\n${rest}`;
const nested = (depth: number): string =>
  Array.from(
    { length: depth },
    (_, index) =>
      `Content-Type: multipart/mixed; boundary="n${String(index)}"\r\n\r\n--n${String(index)}\r\n`,
  ).join("");
const signature = (index: number): string =>
  `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=rhein-bank.example; s=s1; l=${String(index)}; h=from; bh=AAAA; b=AAAA\r\n`;

/** What people who mean ill, and programs that do not know better, call a message. */
const CORPUS: Readonly<Record<string, string | Buffer>> = {
  "nothing at all": "",
  "an empty line": "\r\n",
  "a body without a head": "\r\nJust words.\r\n",
  "a head without an end": `${FROM}Subject: x`,
  "bytes of no alphabet": Buffer.concat([Buffer.from(FROM), Buffer.alloc(4096, 0xff)]),
  "NULs everywhere": Buffer.concat([Buffer.from(FROM), Buffer.alloc(4096)]),
  "line ends of Unix": "From: a@b.example\nSubject: x\n\nwords\n",
  "a line of a megabyte": `${FROM}Subject: ${"x".repeat(1024 * 1024)}\r\n\r\n`,
  "a hundred thousand heads": `${FROM}${"X-A: b\r\n".repeat(100_000)}\r\n`,
  "two senders in one": "From: a@rhein-bank.example, b@evil.example\r\n\r\nx",
  "two lines of senders": `${FROM}From: b@evil.example\r\n\r\nx`,
  "a sender that looks like another": 'From: "statements@rhein-bank.example" <b@evil.example>\r\n\r\nx',
  "a group for a sender": "From: all:a@b.example,c@d.example;\r\n\r\nx",
  "a day that never was": `${FROM}Date: Tue, 99 Foo 99999 99:99:99 +9999\r\n\r\nx`,
  "a bomb of nested parts": `${FROM}${nested(2000)}`,
  "parts without an end": multipart(`\r\n--b1\r\n\r\nx${PART}"a.csv"\r\n\r\na,b`),
  "a boundary that is nowhere": multipart("\r\nwords\r\n"),
  "an empty boundary": `${FROM}Content-Type: multipart/mixed; boundary=""\r\n\r\n--\r\n\r\nx\r\n----\r\n`,
  "many attachments": multipart(`${`${PART}"a.csv"\r\n\r\na,b`.repeat(500)}\r\n--b1--\r\n`),
  "a file that leaves its folder": multipart(`${PART}"../../../etc/passwd\\0.csv"\r\n\r\na,b\r\n--b1--\r\n`),
  "a file with an endless name": multipart(`${PART}"${"n".repeat(50_000)}.csv"\r\n\r\na,b\r\n--b1--\r\n`),
  "base64 that is none": multipart(
    `${PART}"a.csv"\r\nContent-Transfer-Encoding: base64\r\n\r\n!!!!====%%%%\r\n--b1--\r\n`,
  ),
  "an encoding nobody knows": multipart(
    `${PART}"a.csv"\r\nContent-Transfer-Encoding: x-zip\r\n\r\nabc\r\n--b1--\r\n`,
  ),
  "an alphabet nobody knows": `${FROM}Subject: =?x-unknown?B?AAAA?= =?utf-8?Q?=ZZ?=\r\nContent-Type: text/plain; charset=x-none\r\n\r\nx`,
  "a message in a message in a message": `${FROM}Content-Type: message/rfc822\r\n\r\n`.repeat(200),
  "a thousand signatures": `${Array.from({ length: 1000 }, (_, index) => signature(index)).join("")}${FROM}\r\nx`,
  "a signature that is none": `DKIM-Signature: ;;;;=;a=b;=\r\n${FROM}\r\nx`,
  "a subject that says more than one line": `${FROM}Subject: =?utf-8?Q?a=0D=0ABcc:_x@y.example?=\r\n\r\nx`,
  "HTML that does not end": `${FROM}Content-Type: text/html\r\n\r\n${"<a href=".repeat(20_000)}`,
  "words of forwarding without end": `${FROM}Subject: forward code\r\n\r\n${"code ".repeat(20_000)}${"a@".repeat(20_000)}`,
  "dots at the beginning of lines": `${FROM}\r\n.\r\n..\r\n...\r\n`,
};

test.each(Object.entries(CORPUS))(
  "M1: %s is taken for what it is or refused, in a moment, and the next mail comes in",
  async (_name, raw) => {
    const began = performance.now();
    const answered = await deliverTo({ port: receiving.port, to, raw: Buffer.from(raw as string) });
    expect(answered).toMatch(/^(?:250|554|450) /);
    expect(performance.now() - began).toBeLessThan(15_000);
    const { mails, senders } = (await asha.call(sources.getStatementSources)).answer.data;
    expect(senders).toEqual([]);
    for (const { subject, sender, outcome, statement_ids } of mails) {
      // eslint-disable-next-line no-control-regex
      expect(`${subject}${sender}`).not.toMatch(/[\u0000-\u001f\u202a-\u202e]/);
      expect(["no_statement", "quarantined", "failed"]).toContain(outcome);
      expect(statement_ids).toEqual([]);
    }
    const line = await openSmtpLine(receiving.port);
    expect(await line.hear()).toMatch(/^220/);
    line.socket.destroy();
  },
);

test("M1: a signature that takes minutes to check holds up nobody, and vouches for nobody", async () => {
  const signed = `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=rhein-bank.example; s=s1; h=from; bh=AAAA; b=AAAA\r\n`;
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  const answers = await Promise.all(
    [
      `DKIM-Signature: a=b;\r\n${" b\r\n".repeat(32_000)}${FROM}\r\nx`,
      `${signed}${FROM}\r\n${" ".repeat(20 * 1024 * 1024)}x`,
    ].map((raw) => deliverTo({ port: receiving.port, to, raw })),
  );
  delays.disable();
  expect(answers).toEqual([expect.stringMatching(/^250/), expect.stringMatching(/^250/)]);
  expect(delays.max / 1e6).toBeLessThan(3000);
  const { mails } = (await asha.call(sources.getStatementSources)).answer.data;
  expect(mails.slice(0, 2).map(({ authentication }) => authentication?.is_signed)).toEqual([false, false]);
}, 120_000);

test("M1: what is no mail server is sent away, and no command does more than mail", async () => {
  const told = async (...said: string[]): Promise<string[]> => {
    const line = await openSmtpLine(receiving.port);
    await line.hear();
    const answers: string[] = [];
    for (const text of said) answers.push((await line.say(text)).slice(0, 3));
    line.socket.destroy();
    return answers;
  };
  expect(await told("GET / HTTP/1.1")).toEqual(["421"]);
  expect(
    await told("EHLO a", "VRFY asha", "EXPN all", "WIZ", "SHELL", "XCLIENT ADDR=1.2.3.4", "STARTTLS"),
  ).toEqual(["250", "500", "500", "500", "500", "500", "500"]);
  expect(await told("MAIL FROM:<a@b.example>")).toEqual(["503"]);
  expect(await told("EHLO a", "RCPT TO:<a@b.example>", "DATA")).toEqual(["250", "503", "503"]);
  expect(await told("x".repeat(5000))).toEqual(["421"]);
  expect(
    await told("EHLO a", "MAIL FROM:<>", `RCPT TO:<${to}>`, `RCPT TO:<b@c.example>`, "RSET", "DATA"),
  ).toEqual(["250", "250", "250", "452", "250", "503"]);
});
