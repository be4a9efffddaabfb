import { loadSample } from "@passbook/contract/sample";
import { getStatementFile } from "@passbook/contract/statements";
import { createAllowedSender, createStatementPassword } from "@passbook/contract/statement-sources";
import type { FileRow } from "@passbook/db/schema";
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestServer } from "../../testing/harness.ts";
import { importFile } from "../../testing/imports.ts";
import { keepInQuarantine } from "../../testing/mail/kept-mail.ts";
import { makeOfx } from "../../testing/make-ofx.ts";
import { signUp, startWithAsha, type TestPerson } from "../../testing/people.ts";
import { uploadFiles } from "../../testing/uploads.ts";
import { keptPasswordPlace } from "../core/statements/index.ts";
import { sealStored } from "../platform/storage/seal-stored.ts";
import { toStored } from "../platform/storage/stored-bytes.ts";
import { PART_BYTES } from "../platform/storage/sealed-parts.ts";

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
const toText = (bytes: Uint8Array | null): string => Buffer.from(bytes ?? []).toString("latin1");
/** Of the newest file: what its row says, and its parts. */
const readNewest = async () => {
  const { db } = server.services;
  const row = await db
    .selectFrom("files")
    .selectAll()
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const parts = await db
    .selectFrom("file_parts")
    .selectAll()
    .where("file_id", "=", row.id)
    .orderBy("part")
    .execute();
  return { row, parts };
};
const putPart = (of: { file_id: string; part: number }, bytes: Uint8Array) =>
  server.services.db
    .updateTable("file_parts")
    .set({ bytes })
    .where("file_id", "=", of.file_id)
    .where("part", "=", of.part)
    .execute();
const listMailBytes = async () =>
  (await server.services.db.selectFrom("received_mails").select(["bytes", "sealed"]).execute()).map(
    (row) => ({
      ...row,
      text: toText(row.bytes),
    }),
  );
const download = (id: string) => asha.send({ method: "GET", url: getStatementFile.path.replace("{id}", id) });

test("A21: an original file is sealed in the database, and whoever owns it gets it back byte for byte", async () => {
  const file = makeFile(1);
  const statement = await importFile(server, asha, { name: "a.ofx", bytes: file });
  expect(statement.status).toBe("imported");
  const { row, parts } = await readNewest();
  expect([row.sealed, row.bytes.length, parts.length]).toEqual([1, 0, 1]);
  expect(parts.map(({ bytes }) => toText(bytes)).join("")).not.toContain("CANARY");
  expect((await download(statement.id)).body).toBe(file);
});

test("A21: sealed bytes moved to another row or person open nothing", async () => {
  const [other] = (await readNewest()).parts;
  const one = await importFile(server, asha, { name: "b.ofx", bytes: makeFile(2) });
  const [own] = (await readNewest()).parts;
  if (own === undefined || other === undefined) throw new Error("A file has no parts.");
  await putPart(own, other.bytes);
  expect((await download(one.id)).statusCode).toBe(500);
  await putPart(own, own.bytes);
  expect((await download(one.id)).statusCode).toBe(200);
});

test("A21: a file of several parts opens whole or not at all: none can be moved or left out", async () => {
  const { db } = server.services;
  const bytes = randomBytes(2 * PART_BYTES + 1);
  const [uploaded] = await uploadFiles(asha, [{ name: "large.bin", bytes }]);
  const id = uploaded?.statement.id ?? "";
  const { row, parts } = await readNewest();
  const [first, second, third] = parts;
  if (first === undefined || second === undefined || third === undefined)
    throw new Error("There are no parts.");
  expect((await download(id)).rawPayload.equals(bytes)).toBe(true);
  await putPart(first, second.bytes);
  expect((await download(id)).statusCode).toBe(500);
  await putPart(first, first.bytes);
  await db.deleteFrom("file_parts").where("file_id", "=", row.id).where("part", "=", third.part).execute();
  expect((await download(id)).statusCode).toBe(500);
});

test.each([
  ["before files were sealed", (bytes: Uint8Array) => ({ bytes: Buffer.from(bytes), sealed: 0 })],
  [
    "sealed in one piece",
    (bytes: Uint8Array, { user_id, id }: FileRow) =>
      toStored(server.services, { table: "files", user_id, id }, bytes),
  ],
])(
  "A21: files that were kept %s are read as they are, and are put in sealed parts in their turn",
  async (name, toKept) => {
    const { db } = server.services;
    const file = makeFile(name.length % 9);
    const statement = await importFile(server, asha, { name: "c.ofx", bytes: file });
    const { row } = await readNewest();
    await db.deleteFrom("file_parts").where("file_id", "=", row.id).execute();
    await db
      .updateTable("files")
      .set(toKept(Buffer.from(file), row))
      .where("id", "=", row.id)
      .execute();
    expect((await download(statement.id)).body).toBe(file);
    expect(await sealStored(server.services)).toBe(1);
    expect(await sealStored(server.services)).toBe(0);
    const after = await readNewest();
    expect([after.row.sealed, after.row.bytes.length, after.parts.length]).toEqual([1, 0, 1]);
    expect(after.parts.map(({ bytes }) => toText(bytes)).join("")).not.toContain("CANARY");
    expect((await download(statement.id)).body).toBe(file);
  },
);

test("A21: the files of the sample household are sealed as they are loaded", async () => {
  const ravi = await signUp(server, "Ravi");
  await ravi.call(loadSample);
  const rows = await server.services.db
    .selectFrom("file_parts")
    .select("bytes")
    .where("user_id", "=", ravi.user_id)
    .execute();
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.some(({ bytes }) => Buffer.from(bytes).includes("Date"))).toBe(false);
});

test("A21: a mail that waits in quarantine is sealed, and is read once its sender is allowed", async () => {
  const mail = `From: bank@example.test\r\nTo: me@example.test\r\nSubject: Statement\r\nMIME-Version: 1.0\r\nContent-Type: application/octet-stream; name="d.ofx"\r\nContent-Disposition: attachment; filename="d.ofx"\r\n\r\n${makeFile(4)}`;
  await keepInQuarantine(server.services, asha, mail);
  await sealStored(server.services);
  const [waiting] = await listMailBytes();
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
