import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createMailbox, deleteMailbox } from "@passbook/contract/mailboxes";
import { createAllowedSender } from "@passbook/contract/statement-sources";
import { startWatching } from "../apps/server/src/core/statement-sources/index.ts";
import { STATEMENT_WORK } from "../apps/server/src/core/statements/index.ts";
import { startWork } from "../apps/server/src/platform/leases/leases.ts";
import { startTestServer } from "../apps/server/testing/harness.ts";
import { deliver, testNames, writeBankMail } from "../apps/server/testing/mail/bank-mail.ts";
import { boxOf, startDovecot } from "../apps/server/testing/mail/dovecot.ts";
import { signUp, type TestPerson } from "../apps/server/testing/people.ts";
import { describeMachine, median, ms, printTable } from "./lib/measure.ts";
import { readCpuMs, readMemoryMb, startRealServer } from "./lib/real-server.ts";

/**
 * Watched mailboxes on a real Dovecot: 200 signed mails with attachments scanned, each time by a person who never saw them, a new mail until
 * its statement is imported and proved (IDLE), and the memory of a real server that watches many. All but the last runs in this process, with
 * importing in a process of its own. Run: node bench/mailboxes.ts [mailboxes watched] [scans]
 */
const WATCHED = Number(process.argv[2] ?? 500);
const SCANS = Number(process.argv[3] ?? 3);
const MAILS = 200;
const NEWS = 10;
const SETTLE_MS = 20_000;
const LONGEST_MS = 600_000;
const PER_PERSON = 25;

const dovecot = await startDovecot({ boxes: WATCHED });
const reach = { host: "127.0.0.1", port: dovecot.imaps_port, security: "tls" as const, folder: "INBOX" };
const local = { LOCAL_MAILBOXES: "true", MAILBOX_CA_FILE: dovecot.ca_file };

const FIRST_CENTS = 1_000_000;
const PRICE_CENTS = 350;
/** Beside the statement, so that a mail is as large as one with a PDF. */
const PICTURE_BYTES = 40_000;

/** A statement of one day (MT940) that goes on where the one before it ended, and is proved by its two balances. */
const writeMail = (number: number) => {
  const day = new Date(Date.UTC(2025, 0, 1 + number)).toISOString().slice(0, 10);
  const short = day.replaceAll("-", "").slice(2);
  const balance = (spent: number): string =>
    `C${short}EUR${((FIRST_CENTS - spent * PRICE_CENTS) / 100).toFixed(2).replace(".", ",")}`;
  const content = [
    `:20:${short}`,
    ":25:50010517/5407324931",
    `:28C:${String(number + 1)}/1`,
    `:60F:${balance(number)}`,
    `:61:${short}${short.slice(2)}D3,50NMSCNONREF`,
    `:86:COFFEE ${String(number)}`,
    `:62F:${balance(number + 1)}`,
    "-",
    "",
  ].join("\r\n");
  return writeBankMail({
    attachments: [
      { filename: `${day}.sta`, content },
      { filename: "letterhead.gif", content: randomBytes(PICTURE_BYTES) },
    ],
  });
};

const until = async (isDone: () => Promise<boolean>): Promise<number> => {
  const began = performance.now();
  while (!(await isDone())) {
    if (performance.now() - began > LONGEST_MS) throw new Error("It did not come to that.");
    await sleep(100);
  }
  return performance.now() - began;
};

const watch = (person: TestPerson, box: number) =>
  person.call(createMailbox, { body: { ...reach, ...boxOf(box), since: "2020-01-01" } });

/** Scans and news; the server is this process, on a clock that runs. */
const measureArrival = async () => {
  const server = await startTestServer(local, ["core", "common"], { dns: testNames, imports_here: false });
  server.clock.set(new Date().toISOString());
  const ticking = setInterval(() => {
    server.clock.advanceMs(1000);
  }, 1000);
  const areProved = async ({ user_id }: TestPerson, count: number): Promise<boolean> => {
    const rows = await server.services.db
      .selectFrom("statements")
      .select(["status", "verdict"])
      .where("user_id", "=", user_id)
      .execute();
    return (
      rows.length === count &&
      rows.every(({ status, verdict }) => status === "imported" && verdict === "proved")
    );
  };
  const stateOf = ({ user_id }: TestPerson) =>
    server.services.db
      .selectFrom("mailboxes")
      .select(["id", "scan_done", "checked_at"])
      .where("user_id", "=", user_id)
      .executeTakeFirstOrThrow();
  const watching = startWatching(server.services);
  const work = startWork(server.services, [STATEMENT_WORK]);
  await deliver(
    dovecot,
    boxOf(0).username,
    await Promise.all(Array.from({ length: MAILS }, (_, number) => writeMail(number))),
  );
  const [scanned, imported, busy]: [number[], number[], number[]] = [[], [], []];
  const news: number[] = [];
  for (let scan = 0; scan < SCANS; scan += 1) {
    const person = await signUp(server, `Asha ${String(scan)}`);
    await person.call(createAllowedSender, {
      body: { pattern: "*@rhein-bank.example", may_be_unsigned: false },
    });
    const before_ms = readCpuMs(process.pid);
    await watch(person, 0);
    const took = await until(async () => (await stateOf(person)).scan_done === MAILS + news.length);
    scanned.push(took);
    imported.push(took + (await until(() => areProved(person, MAILS + news.length))));
    busy.push(readCpuMs(process.pid) - before_ms);
    await until(async () => (await stateOf(person)).checked_at !== null);
    for (let each = 0; each < NEWS; each += 1) {
      const mail = await writeMail(MAILS + news.length);
      const began = performance.now();
      await deliver(dovecot, boxOf(0).username, [mail]);
      await until(() => areProved(person, MAILS + news.length + 1));
      news.push(performance.now() - began);
    }
    const { id } = await stateOf(person);
    await person.call(deleteMailbox, { params: { id } });
  }
  clearInterval(ticking);
  await watching.stop();
  await work.stop();
  await server.close();
  return { scanned, imported, busy, news };
};

/** What a server holds in MB before it watches anything and once it watches many, and how long it took to look into all. */
const measureMemory = async () => {
  const server = await startRealServer(local);
  await sleep(SETTLE_MS);
  const before = readMemoryMb(server.pid).resident;
  let person: TestPerson | null = null;
  for (let box = 0; box < WATCHED; box += 1) {
    if (person === null || box % PER_PERSON === 0) person = await server.signUp(`Person ${String(box)}`);
    await watch(person, box);
  }
  const reached = await until(async () => {
    const rows = await server.db
      .selectFrom("mailboxes")
      .select("id")
      .where("checked_at", "is not", null)
      .where("fault", "is", null)
      .execute();
    return rows.length === WATCHED;
  });
  let most = 0;
  const looks = Math.round(SETTLE_MS / 500);
  for (let look = 0; look < looks; look += 1) {
    most = Math.max(most, readMemoryMb(server.pid).resident);
    await sleep(500);
  }
  const after = readMemoryMb(server.pid).resident;
  await server.stop();
  return { before, most, after, reached };
};

process.stdout.write(`${describeMachine()}\n`);
const { scanned, imported, busy, news } = await measureArrival();
const all = (values: readonly number[]): string => values.map((value) => ms(value)).join(", ");
printTable(
  ["what", "median", "each"],
  [
    [`${String(MAILS)} mails with attachments scanned`, ms(median(scanned)), all(scanned)],
    ["until all of them were imported and proved", ms(median(imported)), all(imported)],
    ["processor time of that, mail server included", ms(median(busy)), all(busy)],
    [
      "a new mail until its statement is imported and proved",
      ms(median(news)),
      `at most ${ms(Math.max(...news))}`,
    ],
  ],
);
const { before, most, after, reached } = await measureMemory();
printTable(
  [`${String(WATCHED)} mailboxes watched by one server`, "resident"],
  [
    ["before", `${before.toFixed(0)} MB`],
    ["at most while and after they were looked into", `${most.toFixed(0)} MB`],
    ["since", `${after.toFixed(0)} MB`],
    ["until the last was looked into", ms(reached)],
  ],
);
await dovecot.close();
