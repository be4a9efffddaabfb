import * as forwarding from "@passbook/contract/forwarding";
import * as sources from "@passbook/contract/statement-sources";
import { once } from "node:events";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testNames, writeBankMail } from "../../../../testing/mail/bank-mail.ts";
import { deliverTo, openSmtpLine, type SmtpLine } from "../../../../testing/mail/deliver.ts";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { mountSmallDisk } from "../../../../testing/small-disk.ts";
import { toMailRow } from "../mail/mail-row.ts";
import { type Receiving, startReceiving } from "./start-receiving.ts";

const LIMIT_MB = 2;
const MB = 1024 * 1024;
let server: TestServer;
let receiving: Receiving;
let asha: TestPerson;
let to: string;

const receive = async (started: TestServer): Promise<Receiving> => {
  const receives = await startReceiving(started.services);
  if (receives === null) throw new Error("It was to receive mail.");
  return receives;
};
const addressOf = async (person: TestPerson): Promise<string> =>
  (await person.call(forwarding.renewForwardingAddress)).answer.data.address ?? "";
const mailsOf = async (person: TestPerson) =>
  (await person.call(sources.getStatementSources)).answer.data.mails;

beforeAll(async () => {
  server = await startTestServer({ UPLOAD_LIMIT_MB: String(LIMIT_MB) }, ["core", "common"], {
    dns: testNames,
  });
  receiving = await receive(server);
  asha = await signUp(server, "Asha");
});
afterAll(async () => {
  await receiving.stop();
  await server.close();
});
beforeEach(async () => {
  server.clock.advanceMs(3_600_001);
  await server.services.db.deleteFrom("received_mails").execute();
  to = await addressOf(asha);
});

const ofx = makeOfx({
  account: "5407324931",
  rows: [{ day: "2026-09-03", cents: -350, name: "COFFEE", id: "2026090301" }],
});
const write = (subject = "Your statement") =>
  writeBankMail({ subject, attachments: [{ filename: "a.ofx", content: ofx }] });
const send = (raw: Buffer | string, own: { address?: string; port?: number; recipient?: string } = {}) =>
  deliverTo({
    port: own.port ?? receiving.port,
    to: own.recipient ?? to,
    raw,
    address: own.address ?? "127.0.0.1",
  });

/** A line on which a message is about to be sent. */
const begin = async (size: string, address = "127.0.0.1"): Promise<SmtpLine> => {
  const line = await openSmtpLine(receiving.port, address);
  await line.hear();
  await line.say("EHLO mail.example.test");
  expect(await line.say(`MAIL FROM:<a@b.example>${size}`)).toMatch(/^250/);
  expect(await line.say(`RCPT TO:<${to}>`)).toMatch(/^250/);
  expect(await line.say("DATA")).toMatch(/^354/);
  return line;
};

describe("what is too large", () => {
  test("M1: is refused before it is sent where its size is told, and as soon as that shows where it is not", async () => {
    expect(await send(Buffer.alloc(3 * MB, "x"))).toMatch(/^552 /);
    const line = await begin("");
    const said = line.hear();
    const flood = Buffer.from(`${"x".repeat(998)}\r\n`.repeat(66));
    let sent = 0;
    const before = process.memoryUsage().rss;
    for (; sent < 200 * MB; sent += flood.length)
      if (!line.socket.write(flood)) await once(line.socket, "drain");
    line.socket.write("\r\n.\r\n");
    expect(await said).toMatch(/^552 5\.3\.4/);
    expect(process.memoryUsage().rss - before).toBeLessThan(120 * MB);
    expect(await line.say("NOOP")).toMatch(/^250/);
    line.socket.destroy();
    expect(await mailsOf(asha)).toEqual([]);
  });

  test("M1: one that is larger than it said is refused likewise", async () => {
    const line = await begin(" SIZE=100");
    const said = line.hear();
    line.socket.write(`Subject: x\r\n\r\n${`${"x".repeat(998)}\r\n`.repeat(200)}\r\n.\r\n`);
    expect(await said).toMatch(/^552 5\.3\.4/);
    line.socket.destroy();
  });
});

test("a line that is cut in the middle of a message leaves nothing, and takes no room from the next", async () => {
  for (let times = 0; times < 8; times += 1) {
    const line = await begin("");
    line.socket.write("From: a@b.example\r\nSubject: cut\r\n\r\nhalf of it");
    await new Promise((resolve) => setTimeout(resolve, 30));
    line.socket.destroy();
  }
  expect(await send(await write())).toMatch(/^250/);
  expect(await mailsOf(asha)).toHaveLength(1);
  expect(server.logged.filter((text) => text.includes("was not taken in"))).toEqual([]);
});

test("many messages at a time wait for each other; each is taken or told to come later, and none is lost", async () => {
  const large = { filename: "b.csv", content: Buffer.alloc(MB, "x").toString() };
  const raws = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      writeBankMail({
        subject: `No ${String(index)}`,
        attachments: [large, { filename: "n.txt", content: String(index) }],
      }),
    ),
  );
  const answers = await Promise.all(
    raws.map((raw, index) => send(raw, { address: `127.0.0.${String(2 + index)}` })),
  );
  const taken = answers.filter((answer) => answer.startsWith("250"));
  expect(answers.filter((answer) => !/^(?:250|45[02]) /.test(answer))).toEqual([]);
  // Four of the largest may wait for a person.
  expect(taken.length).toBeGreaterThan(3);
  expect(await mailsOf(asha)).toHaveLength(taken.length);
});

type Waiting = Awaited<ReturnType<typeof mailsOf>>[number];
/** Messages that were forwarded and wait, oldest first. */
const letWait = async (count: number, judged: Pick<Waiting, "sender" | "reason" | "signature">) => {
  const rows = Array.from({ length: count }, () =>
    toMailRow(server.services, asha.user_id, {
      message_hash: server.clock.newId(),
      outcome: "quarantined",
      is_forwarded: 1,
      ...judged,
    }),
  );
  for (const row of rows) await server.services.db.insertInto("received_mails").values(row).execute();
  return rows.map(({ id }) => id);
};
const forwardingOf = async () =>
  (await asha.call(sources.getStatementSources)).answer.data.forwarding ?? undefined;

describe("what waits is bounded", () => {
  const of_bank = { sender: "a@rhein-bank.example", reason: "unsigned", signature: "missing" } as const;
  const signed = { sender: "a@b.example", reason: "unknown_sender", signature: "holds" } as const;
  const stranger = { ...signed, signature: "missing" } as const;

  test("strangers who did not sign make room for others, oldest first, and that is told; nothing else goes", async () => {
    const [wanted] = await letWait(1, of_bank);
    const [known] = await letWait(1, signed);
    const [oldest, next] = await letWait(198, stranger);
    expect(await send(await write())).toMatch(/^250/);
    const ids = async () => {
      const { data } = (await asha.call(sources.listReceivedMails, { query: { limit: 200 } })).answer;
      return data.map(({ id }) => id);
    };
    const left = await ids();
    expect(left).toHaveLength(200);
    expect(left).toEqual(expect.arrayContaining([wanted, known, next]));
    expect(left).not.toContain(oldest);
    expect(await forwardingOf()).toMatchObject({ let_go: 1, let_go_at: expect.any(String) as string });
  });

  test("of allowed senders all wait, and later mail is told to come later", async () => {
    await letWait(200, of_bank);
    expect(await send(await write())).toMatch(/^452 4\.2\.2/);
    expect(await forwardingOf()).toMatchObject({ let_go: 0, let_go_at: null });
    // Of an allowed sender who signs nothing has to wait.
    await asha.call(sources.createAllowedSender, { body: { pattern: "*@rhein-bank.example" } });
    expect(await send(await write())).toMatch(/^250/);
  });
});

describe("floods", () => {
  test("so many lines of one network at a time; others are let in", async () => {
    const lines: SmtpLine[] = [];
    const greetings: string[] = [];
    for (let index = 0; index < 14; index += 1) {
      const line = await openSmtpLine(receiving.port);
      lines.push(line);
      greetings.push(await line.hear());
    }
    expect(greetings.filter((greeting) => greeting.startsWith("220"))).toHaveLength(10);
    expect(greetings.slice(10)).toEqual(
      Array.from({ length: 4 }, () => "421 4.7.0 Too many connections; try again later"),
    );
    expect(await send(await write(), { address: "127.0.0.2" })).toMatch(/^250/);
    for (const { socket } of lines) socket.destroy();
    await expect.poll(async () => send(await write()), { timeout: 15_000 }).toMatch(/^250/);
  });

  test("so many lines a minute", async () => {
    const greet = async (): Promise<string> => {
      const line = await openSmtpLine(receiving.port, "127.0.0.3");
      const greeting = await line.hear();
      line.socket.destroy();
      return greeting.slice(0, 3);
    };
    const greetings: string[] = [];
    for (let index = 0; index < 62; index += 1) greetings.push(await greet());
    expect(greetings.slice(0, 60).every((greeting) => greeting === "220")).toBe(true);
    expect(greetings.slice(60)).toEqual(["421", "421"]);
    server.clock.advanceMs(60_001);
    expect(await greet()).toBe("220");
  });

  test("so many messages and unknown recipients a line, and so many unknown ones of a network", async () => {
    const line = await openSmtpLine(receiving.port);
    await line.hear();
    await line.say("EHLO mail.example.test");
    const answers: string[] = [];
    for (let index = 0; index < 52 && answers.at(-1) !== "closed"; index += 1) {
      answers.push(await line.say("MAIL FROM:<a@b.example>"));
      if (answers.at(-1)?.startsWith("250") === true) await line.say("RSET");
    }
    expect(answers.slice(49, 51)).toEqual([
      "250 Accepted",
      "421 4.7.0 Too many messages; connect again later",
    ]);

    const guess = async (): Promise<string[]> => {
      const other = await openSmtpLine(receiving.port, "127.0.0.4");
      await other.hear();
      await other.say("EHLO mail.example.test");
      await other.say("MAIL FROM:<a@b.example>");
      const told: string[] = [];
      for (let index = 0; index < 6; index += 1)
        told.push((await other.say(`RCPT TO:<u-${"abcdefghij".repeat(2)}@in.example.test>`)).slice(0, 3));
      other.socket.destroy();
      return told;
    };
    expect(await guess()).toEqual(["550", "550", "550", "550", "550", "421"]);
    for (let times = 0; times < 5; times += 1) await guess();
    expect((await guess()).slice(0, 5)).toEqual(["450", "450", "450", "450", "450"]);
    // Who knows an address still reaches it.
    expect(await send(await write(), { address: "127.0.0.4" })).toMatch(/^250/);
  });

  test("so many messages for one person an hour, from wherever they come; others have theirs", async () => {
    const ravi = await signUp(server, "Ravi");
    const others = await addressOf(ravi);
    const ask = async (recipient: string, address: string, times: number): Promise<string[]> => {
      const told: string[] = [];
      for (let index = 0; index < times; index += 1) {
        const line = await openSmtpLine(receiving.port, address);
        await line.hear();
        await line.say("EHLO mail.example.test");
        for (let mails = 0; mails < 48; mails += 1) {
          await line.say("MAIL FROM:<a@b.example>");
          told.push((await line.say(`RCPT TO:<${recipient}>`)).slice(0, 3));
          await line.say("RSET");
        }
        line.socket.destroy();
      }
      return told;
    };
    const told = [...(await ask(to, "127.0.0.5", 3)), ...(await ask(to, "127.0.0.6", 3))];
    expect(told.filter((code) => code === "250")).toHaveLength(240);
    expect(told.at(-1)).toBe("450");
    expect(await send(await write())).toMatch(/^450 4\.7\.0/);
    expect(await send(await write(), { recipient: others })).toMatch(/^250/);
    server.clock.advanceMs(3_600_001);
    expect(await send(await write())).toMatch(/^250/);
  });
});

test("who stops it waits for what is being taken in, and cuts nothing that was answered", async () => {
  const again = await receive(server);
  const raws = await Promise.all(["a", "b", "c"].map((subject) => write(subject)));
  const answers = Promise.all(raws.map((raw) => send(raw, { port: again.port })));
  await new Promise((resolve) => setTimeout(resolve, 150));
  await again.stop();
  const taken = (await answers).filter((answer) => answer.startsWith("250"));
  expect((await mailsOf(asha)).length).toBeGreaterThanOrEqual(taken.length);
  expect(await send(raws[0] ?? "", { port: again.port })).toMatch(/ECONNREFUSED/);
});

const SIZE_MB = 12;
/** The data of another engine is not on it. */
const is_sqlite = (process.env["TEST_ENGINE"] ?? "sqlite") === "sqlite";
const disk = is_sqlite ? mountSmallDisk(SIZE_MB) : null;
describe.skipIf(disk === null)("on a full disk (where a test may mount a small one)", () => {
  test("F3: a mail is told to come later, and is taken in once there is room", async () => {
    const full = await startTestServer({ DATA_DIR: disk?.folder ?? "" }, ["core", "common"], {
      dns: testNames,
    });
    const receives = await receive(full);
    try {
      const emil = await signUp(full, "Emil");
      const recipient = await addressOf(emil);
      const raw = await writeBankMail({
        attachments: [{ filename: "b.csv", content: Buffer.alloc(MB, "x").toString() }],
      });
      const deliver = () => send(raw, { port: receives.port, recipient });
      disk?.fill();
      expect(await deliver()).toMatch(/^452 4\.3\.1/);
      expect(await mailsOf(emil)).toEqual([]);
      disk?.makeRoom();
      expect(await deliver()).toMatch(/^250/);
      expect(await mailsOf(emil)).toMatchObject([{ outcome: "quarantined" }]);
    } finally {
      disk?.makeRoom();
      await receives.stop();
      await full.close();
      disk?.unmount();
    }
  });
});
