import { loadSample } from "@passbook/contract/sample";
import { getStatementFile } from "@passbook/contract/statements";
import {
  createAllowedSender,
  createStatementPassword,
  uploadMails,
} from "@passbook/contract/statement-sources";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestServer } from "../../testing/harness.ts";
import { importFile } from "../../testing/imports.ts";
import { makeOfx } from "../../testing/make-ofx.ts";
import { signUp, startWithAsha, type TestPerson } from "../../testing/people.ts";
import { sendFiles } from "../../testing/uploads.ts";
import { keptPasswordPlace } from "../core/statements/index.ts";
import { sealStored } from "../platform/stored-bytes.ts";

let server: TestServer;
let asha: TestPerson;
beforeAll(async () => {
  ({ server, asha } = await startWithAsha());
});
afterAll(() => server.close());

const CANARY = "CANARY BAKERY 4711";
const makeFile = (index: number): string =>
  makeOfx({
    account: "5407324931",
    rows: [{ day: `2026-0${String(index)}-11`, cents: -100, name: CANARY, id: String(index) }],
  });
const listBytes = async (table: "files" | "received_mails") =>
  (await server.services.db.selectFrom(table).select(["id", "bytes", "sealed"]).execute()).map((row) => ({
    ...row,
    text: Buffer.from(row.bytes ?? []).toString("latin1"),
  }));
const download = (id: string) => asha.send({ method: "GET", url: getStatementFile.path.replace("{id}", id) });

test("A21: an original file is sealed in the database, and whoever owns it gets it back byte for byte", async () => {
  const file = makeFile(1);
  const statement = await importFile(server, asha, { name: "a.ofx", bytes: file });
  expect(statement.status).toBe("imported");
  const [row] = await listBytes("files");
  expect(row?.sealed).toBe(1);
  expect(row?.text).not.toContain("CANARY");
  expect((await download(statement.id)).body).toBe(file);
});

test("A21: sealed bytes moved to another row or person open nothing", async () => {
  const { db } = server.services;
  const one = await importFile(server, asha, { name: "b.ofx", bytes: makeFile(2) });
  const [first, second] = await listBytes("files");
  const putInSecond = (bytes: Uint8Array | null = null) =>
    db
      .updateTable("files")
      .set({ bytes: bytes ?? new Uint8Array() })
      .where("id", "=", second?.id ?? "")
      .execute();
  await putInSecond(first?.bytes);
  expect((await download(one.id)).statusCode).toBe(500);
  await putInSecond(second?.bytes);
  expect((await download(one.id)).statusCode).toBe(200);
});

test("A21: files of before are read as they are, and are sealed in their turn", async () => {
  const { db } = server.services;
  const file = makeFile(3);
  const statement = await importFile(server, asha, { name: "c.ofx", bytes: file });
  const newest = (await listBytes("files")).toSorted((a, b) => (a.id < b.id ? 1 : -1))[0];
  await db
    .updateTable("files")
    .set({ bytes: Buffer.from(file), sealed: 0 })
    .where("id", "=", newest?.id ?? "")
    .execute();
  expect((await download(statement.id)).body).toBe(file);
  expect(await sealStored(server.services)).toBe(1);
  expect(await sealStored(server.services)).toBe(0);
  const texts = (await listBytes("files")).map(({ text }) => text);
  expect(texts.some((text) => text.includes("CANARY"))).toBe(false);
  expect((await download(statement.id)).body).toBe(file);
});

test("A21: the files of the sample household are sealed as they are loaded", async () => {
  const ravi = await signUp(server, "Ravi");
  await ravi.call(loadSample);
  const rows = await server.services.db
    .selectFrom("files")
    .select(["sealed", "bytes"])
    .where("user_id", "=", ravi.user_id)
    .execute();
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.map(({ sealed }) => sealed)).toEqual(rows.map(() => 1));
  expect(rows.some(({ bytes }) => Buffer.from(bytes).includes("Date"))).toBe(false);
});

test("A21: a mail that waits in quarantine is sealed, and is read once its sender is allowed", async () => {
  const mail = `From: bank@example.test\r\nTo: me@example.test\r\nSubject: Statement\r\nMIME-Version: 1.0\r\nContent-Type: application/octet-stream; name="d.ofx"\r\nContent-Disposition: attachment; filename="d.ofx"\r\n\r\n${makeFile(4)}`;
  await sendFiles(asha, uploadMails, [{ name: "a.eml", bytes: mail }]);
  const [waiting] = await listBytes("received_mails");
  expect(waiting).toMatchObject({ sealed: 1 });
  expect(waiting?.text).not.toContain("CANARY");
  await asha.call(createAllowedSender, { body: { pattern: "bank@example.test" } });
  const [row] = await server.services.db.selectFrom("received_mails").select(["outcome", "bytes"]).execute();
  expect(row).toEqual({ outcome: "read", bytes: null });
});

test("A21: a password kept for statements is sealed for its person and row", async () => {
  const { db, secrets } = server.services;
  const password = "CANARY lantern 4711";
  await asha.call(createStatementPassword, { body: { label: "Rhein Bank", password } });
  const [kept] = await db.selectFrom("statement_passwords").selectAll().execute();
  if (kept === undefined) throw new Error("The password was not kept.");
  expect(Buffer.from(kept.sealed, "base64").toString("latin1")).not.toContain("CANARY");
  const place = keptPasswordPlace(asha.user_id, kept.id);
  expect(Buffer.from(secrets.unseal(kept.sealed, place)).toString()).toBe(password);
  for (const other of [
    keptPasswordPlace(server.clock.newId(), kept.id),
    keptPasswordPlace(asha.user_id, server.clock.newId()),
  ])
    expect(() => secrets.unseal(kept.sealed, other)).toThrow("unable to authenticate data");
});
