import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { closeInbox, openInbox } from "@passbook/contract/inboxes";
import * as contract from "@passbook/contract/statements";
import { getStatementSources } from "@passbook/contract/statement-sources";
import { deleteUser } from "@passbook/contract/users";
import { listTransactions } from "@passbook/contract/transactions";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { makeMail } from "../../../../testing/mail/make-mail.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { killPrograms, startProgramFile } from "../../../../testing/programs.ts";
import { refusalOf } from "../../../../testing/refused.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "../../statements/index.ts";
import { findNobodys } from "./remove-inbox.ts";
import { lookIntoInboxes } from "./watch-inboxes.ts";

let server: TestServer;
let asha: TestPerson;
let folder: string;
let people = 0;
beforeAll(async () => {
  server = await startTestServer({ UPLOAD_LIMIT_MB: "1", LOG_LEVEL: "error" });
  mkdirSync(path.join(server.folder, "inbox"));
});
afterAll(async () => {
  await killPrograms();
  await server.close();
});
const openOne = async (person: TestPerson): Promise<string> =>
  (await person.call(openInbox)).answer.data.path;
beforeEach(async () => {
  people += 1;
  asha = await signUp(server, `Folder ${String(people)}`);
  folder = await openOne(asha);
});

const work = () => workUntilIdle(server.services, [STATEMENT_WORK]);
/** Looks until what stands still has been taken. */
const look = async (): Promise<void> => {
  const inboxes = new Map();
  for (const now_ms of [0, 6000]) await lookIntoInboxes(server.services, inboxes, now_ms);
};
const shown = async (person = asha) => (await person.call(getStatementSources)).answer.data.inbox!;
const list = async (person = asha) => (await person.call(contract.listStatements)).answer.data;
const ls = (...names: readonly string[]): string[] => readdirSync(path.join(folder, ...names)).toSorted();
const put = (name: string | Buffer, bytes: string | Uint8Array): void => {
  writeFileSync(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(name)]), bytes);
};
const makeFile = (number: number): string =>
  makeOfx({
    account: "5407324931",
    rows: [
      {
        day: `2026-09-${String(1 + (number % 28)).padStart(2, "0")}`,
        cents: -100 - number,
        name: "COFFEE",
        id: String(number).padStart(8, "0"),
      },
    ],
  });

test("a folder is a way in where the installation has a place for it, and its person opened it", async () => {
  const ravi = await signUp(server, `Other ${String(people)}`);
  expect(await shown(ravi)).toMatchObject({ state: "closed", files: [] });
  expect(folder).toBe(path.join(server.folder, "inbox", asha.user_id));
  expect(await shown()).toEqual({ path: folder, state: "watched", fault: null, files: [] });
  await asha.call(openInbox);
  await asha.call(closeInbox);
  expect(await shown()).toMatchObject({ state: "closed" });
  put("a.ofx", makeFile(1));
  await look();
  expect(ls()).toEqual(["a.ofx"]);
  await expect(asha.call(closeInbox)).rejects.toMatchObject({ status: 404, code: "not_found" });

  const other = await startTestServer();
  try {
    const nobody = await signUp(other, "Nobody");
    expect((await nobody.call(getStatementSources)).answer.data.inbox).toBe(null);
    expect(await refusalOf(nobody.call(openInbox))).toMatchObject({ status: 409, code: "no_inboxes" });
  } finally {
    await other.close();
  }
});

test("a place that is set is made", async () => {
  const place = path.join(server.folder, "scans", "of all");
  const other = await startTestServer({ INBOX_DIR: place });
  try {
    const mira = await signUp(other, "Mira");
    expect((await mira.call(openInbox)).answer.data.path).toBe(path.join(place, mira.user_id));
    expect(existsSync(path.join(place, mira.user_id))).toBe(true);
  } finally {
    await other.close();
  }
});

test("a file is taken in once it stands still, moved, and told of with its statement", async () => {
  const inboxes = new Map();
  const at = (now_ms: number) => lookIntoInboxes(server.services, inboxes, now_ms);
  put("a.ofx", makeFile(1).slice(0, 200));
  await at(0);
  await at(4000);
  put("a.ofx", makeFile(1));
  await at(6000);
  await at(10_000);
  expect(ls()).toEqual(["a.ofx", "done", "failed"]);
  await at(12_000);
  expect([ls(), ls("done"), ls("failed")]).toEqual([["done", "failed"], ["a.ofx"], []]);
  await work();
  const [statement] = await list();
  expect(statement).toMatchObject({ status: "imported", source: "folder", file_name: "a.ofx", mail: null });
  expect((await shown()).files).toMatchObject([
    { name: "a.ofx", outcome: "done", message: "", statement_ids: [statement!.id] },
  ]);
});

test("the same name again has a number, the same bytes again add nothing, and nobody else's folder is theirs", async () => {
  for (const number of [1, 2, 2]) {
    put("scan.ofx", makeFile(number));
    await look();
  }
  expect(ls("done")).toEqual(["scan (2).ofx", "scan (3).ofx", "scan.ofx"]);
  await work();
  expect(await list()).toHaveLength(2);
  const ravi = await signUp(server, `Third ${String(people)}`);
  await openOne(ravi);
  expect([await list(ravi), (await shown(ravi)).files]).toEqual([[], []]);
});

test("a mail is opened as on an upload, and what is not taken in lies with its reason beside it", async () => {
  put("a.eml", makeMail({ attachments: [{ name: "a.ofx", bytes: makeFile(3) }] }));
  put("b.eml", makeMail({ subject: "Hello" }));
  put("c.pdf", Buffer.alloc(1_100_000));
  await look();
  expect([ls("done"), ls("failed")]).toEqual([["a.eml"], ["b.eml", "b.eml.txt", "c.pdf", "c.pdf.txt"]]);
  const reason = (name: string) => readFileSync(path.join(folder, "failed", name), "utf8");
  expect(reason("b.eml.txt")).toMatch(/^There is no statement in this message.*\n$/);
  expect(reason("c.pdf.txt")).toMatch(/1 MB/);
  expect(await list()).toMatchObject([{ source: "email", mail: { subject: "Your statement" } }]);
  expect(
    (await shown()).files.map(({ name, outcome, sentence, data }) => [name, outcome, sentence, data]),
  ).toEqual([
    ["c.pdf", "failed", "file_too_large", { limit: { bytes: 1_048_576 } }],
    ["b.eml", "failed", "no_statement_in_message", undefined],
    ["a.eml", "done", undefined, undefined],
  ]);
});

test("what is no statement lies with the reason beside it, and is told of however many come after it", async () => {
  put("virus.exe", Buffer.concat([Buffer.from("MZ\u0090\0", "latin1"), Buffer.alloc(4000, 7)]));
  put("notes.txt", Buffer.from("Buy milk.\nCall Ravi about the car.\n"));
  await look();
  expect([ls("done"), ls("failed")]).toEqual([
    [],
    ["notes.txt", "notes.txt.txt", "virus.exe", "virus.exe.txt"],
  ]);
  expect(readFileSync(path.join(folder, "failed", "virus.exe.txt"), "utf8").length).toBeGreaterThan(20);
  for (let number = 1; number <= 21; number += 1) put(`${String(number)}.ofx`, makeFile(number));
  await look();
  const { files } = await shown();
  expect(files.filter(({ outcome }) => outcome === "failed").map(({ name }) => name)).toEqual([
    "virus.exe",
    "notes.txt",
  ]);
  expect(files).toHaveLength(22);
});

test("what there is no room for lies with the reason beside it", async () => {
  const small = await startTestServer({
    STORAGE_LIMIT_MB: "1",
    INBOX_DIR: path.join(server.folder, "small"),
  });
  try {
    const mira = await signUp(small, "Mira");
    const { path: own } = (await mira.call(openInbox)).answer.data;
    writeFileSync(path.join(own, "large.csv"), "x".repeat(2_000_000));
    const inboxes = new Map();
    for (const now_ms of [0, 6000]) await lookIntoInboxes(small.services, inboxes, now_ms);
    expect(readdirSync(path.join(own, "failed")).toSorted()).toEqual(["large.csv", "large.csv.txt"]);
  } finally {
    await small.close();
  }
});

describe("U1: names and links", () => {
  test("links, sockets, folders and files that are being written are left alone", async () => {
    const secret = path.join(server.folder, `secret-${asha.user_id}.ofx`);
    writeFileSync(secret, makeFile(4));
    symlinkSync(secret, path.join(folder, "link.ofx"));
    symlinkSync(server.folder, path.join(folder, "linked folder"));
    mkdirSync(path.join(folder, "inner"));
    writeFileSync(path.join(folder, "inner", "a.ofx"), makeFile(5));
    const socket = createServer();
    await new Promise<void>((resolve) => {
      socket.listen(path.join(folder, "socket.ofx"), resolve);
    });
    for (const name of [".hidden.ofx", "a.ofx.part", "b.tmp", "~$c.xlsx", "empty.ofx"])
      put(name, name === "empty.ofx" ? "" : makeFile(6));
    const before = ls();
    await look();
    expect(ls()).toEqual([...before, "done", "failed"].toSorted());
    expect([ls("done"), ls("failed"), await list()]).toEqual([[], [], []]);
    socket.close();
  });

  test("a name of any bytes is text, and the file lies under a plain one", async () => {
    const names = [
      Buffer.from("w\\..\\x.ofx"),
      Buffer.from("a\nb\u202Efdp.ofx"),
      Buffer.from([0xff, 0xfe, 0x2e, 0x6f, 0x66, 0x78]),
      Buffer.from(`${"ü".repeat(120)}.ofx`),
      Buffer.from("--help.ofx"),
    ];
    for (const [index, name] of names.entries()) put(name, makeFile(10 + index));
    await look();
    expect(ls()).toEqual(["done", "failed"]);
    const done = ls("done");
    expect(done).toHaveLength(names.length);
    expect(done).toEqual(expect.arrayContaining(["x.ofx", "abfdp.ofx", "--help.ofx"]));
    for (const name of done) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    await work();
    expect((await list()).map(({ status }) => status)).toEqual(names.map(() => "imported"));
  });

  test("nothing is moved out of the folder through a link, and its person is told", async () => {
    const elsewhere = path.join(server.folder, `elsewhere-${asha.user_id}`);
    mkdirSync(elsewhere);
    symlinkSync(elsewhere, path.join(folder, "done"));
    put("a.ofx", makeFile(7));
    await look();
    expect(readdirSync(elsewhere)).toEqual([]);
    expect(ls()).toContain("a.ofx");
    expect(await shown()).toMatchObject({ state: "stuck", fault: "no_folder", files: [] });

    const ravi = await signUp(server, `Linked ${String(people)}`);
    symlinkSync(elsewhere, path.join(server.folder, "inbox", ravi.user_id));
    expect(await refusalOf(ravi.call(openInbox))).toMatchObject({ status: 409, code: "inbox_not_made" });
  });
});

test("a folder that was renamed is made anew, and a fault is over when it is mended", async () => {
  const away = `${folder}-away`;
  renameSync(folder, away);
  writeFileSync(folder, "in the way");
  await look();
  expect(await shown()).toMatchObject({ state: "stuck", fault: "no_folder" });
  renameSync(folder, `${away}-file`);
  await look();
  expect(await shown()).toMatchObject({ state: "watched", fault: null });
  expect(ls()).toEqual(["done", "failed"]);
  chmodSync(away, 0o700);
});

test("the folder of somebody who left goes with them; what was never read stays, and is told", async () => {
  const ravi = await signUp(server, `Leaving ${String(people)}`);
  const unread = await openOne(ravi);
  writeFileSync(path.join(unread, "a.ofx.part"), makeFile(8));
  put("b.ofx", makeFile(9));
  await look();
  const elsewhere = path.join(server.folder, `kept-${asha.user_id}`);
  mkdirSync(elsewhere);
  writeFileSync(path.join(elsewhere, "mine.ofx"), makeFile(8));
  symlinkSync(elsewhere, path.join(folder, "done", "linked"));
  for (const person of [asha, ravi]) {
    const body = { current_password: person.password };
    await person.call(deleteUser, { params: { id: person.user_id }, body });
  }
  expect([existsSync(folder), readdirSync(unread), readdirSync(elsewhere)]).toEqual([
    false,
    ["a.ofx.part"],
    ["mine.ofx"],
  ]);
  expect(await findNobodys(server.services)).toMatchObject({
    nobodys: expect.arrayContaining([unread]) as string[],
  });
});

test("F4: two processes never take the same file twice", async () => {
  for (let number = 0; number < 12; number += 1) put(`${String(number)}.ofx`, makeFile(100 + number));
  const both = [new Map(), new Map()];
  for (const now_ms of [0, 6000, 12_000, 18_000])
    await Promise.all(both.map((inboxes) => lookIntoInboxes(server.services, inboxes, now_ms)));
  expect([ls(), ls("done").length]).toEqual([["done", "failed"], 12]);
  expect((await shown()).files).toHaveLength(12);
  await work();
  expect((await asha.call(listTransactions, { query: { limit: 100 } })).answer.data).toHaveLength(12);
});

// An embedded PostgreSQL cannot be shared by processes.
test.skipIf(process.env["TEST_ENGINE"] === "pglite")(
  "F1: of two processes that take files out, one is killed again and again: none is lost, none is doubled",
  async () => {
    const FILES = 60;
    const KILLS = 6;
    server.clock.set(new Date().toISOString());
    for (let number = 0; number < FILES; number += 1) put(`${String(number)}.ofx`, makeFile(1000 + number));
    const file = path.resolve(import.meta.dirname, "../../../../testing/processes/inbox-process.ts");
    const start = () => startProgramFile(server, file, [], { UPLOAD_LIMIT_MB: "1" });
    const steady = await start();
    for (let kills = 0; kills < KILLS; kills += 1) {
      const killed = await start();
      await sleep(20 * (kills % 8));
      await killed.kill();
    }
    await steady.kill();
    const last = await start();
    const ends_ms = performance.now() + 60_000;
    while (ls().length > 2 && performance.now() < ends_ms) await sleep(50);
    await last.kill();
    expect([ls(), ls("failed"), ls("done").length]).toEqual([["done", "failed"], [], FILES]);
    await work();
    const statements = await server.services.db
      .selectFrom("statements")
      .select(["status", "count_new"])
      .where("user_id", "=", asha.user_id)
      .execute();
    expect(statements).toHaveLength(FILES);
    expect(statements.every(({ status, count_new }) => status === "imported" && count_new === 1)).toBe(true);
  },
  180_000,
);
