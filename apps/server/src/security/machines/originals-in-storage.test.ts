import { exportArchive, takeInArchive } from "@passbook/contract/export";
import {
  deleteStatement,
  getStatement,
  getStatementFile,
  getStatementPages,
} from "@passbook/contract/statements";
import { getSubscription } from "@passbook/contract/subscription";
import { attachFile } from "@passbook/contract/transactions";
import { deleteUser } from "@passbook/contract/users";
import { loadSample } from "@passbook/contract/sample";
import { openDatabase } from "@passbook/db/open";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { SMALL_PNG } from "../../../testing/files/pictures.ts";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { importFile, readLedger } from "../../../testing/imports.ts";
import { makeOfx } from "../../../testing/make-ofx.ts";
import { startTestStore, type TestStore } from "../../../testing/outside/object-store.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { sendFiles, uploadFiles } from "../../../testing/uploads.ts";
import { drillBackup } from "../../backups/drill-backup.ts";
import { restoreBackup } from "../../backups/restore-backup.ts";
import { writeBackup } from "../../backups/write-backup.ts";
import { STATEMENT_WORK } from "../../core/statements/index.ts";
import { readConfig } from "../../platform/config.ts";
import { databasePlace } from "../../platform/database-place.ts";
import { workOnce, workUntilIdle } from "../../platform/leases/leases.ts";
import { PART_BYTES } from "../../platform/storage/sealed-parts.ts";
import { giveUpLeftFiles } from "../../platform/storage/storage-limit.ts";
import { moveToDatabase, moveToStorage } from "../../platform/moves/move-file.ts";
import { ORIGINALS_WORK } from "../../platform/moves/originals-work.ts";

const MINUTE_MS = 60_000;

const scratch = mkdtempSync(path.join(tmpdir(), "passbook-originals-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let store: TestStore;
let server: TestServer;
let asha: TestPerson;
beforeEach(async () => {
  store = await startTestStore();
  server = await startTestServer({ BLOB_URL: store.url("house"), LOG_LEVEL: "silent" });
  asha = await signUp(server, "Asha");
});
afterEach(async () => {
  await server.close();
  await store.close();
});

const OFX = makeOfx({
  account: "1234",
  rows: [{ day: "2026-11-02", cents: -1250, name: "CORNER CAFE", id: "1" }],
});
const work = () => workUntilIdle(server.services, ORIGINALS_WORK);
const download = (id: string, headers: Record<string, string> = {}, person = asha) =>
  person.send({ method: "GET", url: getStatementFile.path.replace("{id}", id), headers });
const upload = async (bytes: Uint8Array, person = asha): Promise<string> =>
  (await uploadFiles(person, [{ name: "a.bin", bytes }]))[0]?.statement.id ?? "";
const listFiles = () =>
  server.services.db.selectFrom("files").select(["user_id", "id", "object"]).orderBy("id").execute();
const countParts = async (): Promise<number> =>
  (await server.services.db.selectFrom("file_parts").select("part").execute()).length;
const listRemovals = () =>
  server.services.db.selectFrom("object_removals").select(["object", "lease_until"]).execute();
const listNames = (): string[] =>
  [...store.objects.keys()].map((name) => name.replace("house/", "")).toSorted();

test("A21: an original leaves the database for the storage once it is kept, sealed, and comes back byte for byte", async () => {
  const bytes = randomBytes(9 * PART_BYTES + 17);
  const id = await upload(bytes);
  expect(await countParts()).toBe(10);
  expect(await work()).toBe(1);
  const [file] = await listFiles();
  expect([await countParts(), await listRemovals()]).toEqual([0, []]);
  expect(listNames()).toEqual([file?.object]);
  const sealed = store.objects.get(`house/${file?.object ?? ""}`) ?? Buffer.alloc(0);
  expect(sealed.length).toBe(bytes.length + 10 * 28);
  expect(sealed.includes(bytes.subarray(0, 64))).toBe(false);
  expect((await download(id)).rawPayload.equals(bytes)).toBe(true);
  const part = await download(id, {
    range: `bytes=${String(PART_BYTES * 5 - 3)}-${String(PART_BYTES * 5 + 2)}`,
  });
  expect([part.statusCode, part.rawPayload]).toEqual([
    206,
    bytes.subarray(PART_BYTES * 5 - 3, PART_BYTES * 5 + 3),
  ]);
});

test("what is read, attached and loaded as a sample lies there alike, and counts for its person as ever", async () => {
  const statement = await importFile(server, asha, { name: "a.ofx", bytes: OFX });
  const [row] = await readLedger(server, asha);
  const address = attachFile.path.replace("{id}", row?.id ?? "");
  const kept = await sendFiles(asha, { ...attachFile, path: address }, [{ name: "a.png", bytes: SMALL_PNG }]);
  await asha.call(loadSample);
  const used = async () => (await asha.call(getSubscription)).answer.data.storage;
  const before = await used();
  await work();
  expect(await countParts()).toBe(0);
  expect((await listFiles()).length).toBe(store.objects.size);
  expect(await used()).toEqual(before);
  expect((await download(statement.id)).body).toBe(OFX);
  const attached = await asha.send({
    method: "GET",
    url: `${address}/${kept.data.attachments[0]?.id ?? ""}`,
  });
  expect(attached.rawPayload.equals(SMALL_PNG)).toBe(true);
  const { answer } = await asha.call(getStatementPages, { params: { id: statement.id } });
  expect(answer.data.length).toBeGreaterThan(3);
  // The same file again is known, and adds nothing.
  await uploadFiles(asha, [{ name: "again.ofx", bytes: OFX }]);
  expect([await countParts(), await work()]).toEqual([0, 0]);
});

test("a moved object opens at no other file, and a damaged one not at all", async () => {
  const [one, other] = [await upload(randomBytes(1000)), await upload(randomBytes(1000))];
  await work();
  const [first = "", second = ""] = (await listFiles()).map(({ object }) => `house/${object ?? ""}`);
  const bytes = store.objects.get(first) ?? Buffer.alloc(0);
  store.objects.set(first, store.objects.get(second) ?? Buffer.alloc(0));
  expect((await download(one)).statusCode).toBe(500);
  store.objects.set(first, bytes.subarray(0, 900));
  expect((await download(one)).statusCode).toBe(500);
  store.objects.delete(first);
  expect((await download(one)).statusCode).toBe(500);
  store.objects.set(first, bytes);
  expect([(await download(one)).statusCode, (await download(other)).statusCode]).toEqual([200, 200]);
});

test("while the storage is away uploads are kept, what lies there is refused in a sentence, and all goes on by itself", async () => {
  const far = await importFile(server, asha, { name: "a.ofx", bytes: OFX });
  await work();
  store.fail(503);
  const bytes = randomBytes(2000);
  const near = await upload(bytes);
  for (const url of [
    getStatementFile.path.replace("{id}", far.id),
    getStatementPages.path.replace("{id}", far.id),
    exportArchive.path,
  ]) {
    const refused = await asha.send({ method: "GET", url });
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "30"]);
    expect(refused.json()).toMatchObject({
      code: "originals_away",
      message:
        "The storage in which originals are kept does not answer right now. Nothing is lost: try again in a moment.",
    });
  }
  expect((await download(near)).rawPayload.equals(bytes)).toBe(true);
  expect((await asha.call(getStatement, { params: { id: far.id } })).answer.data.status).toBe("imported");
  expect(await work()).toBe(1);
  // It waits a minute, however often that happens: what is away is no fault of the file.
  for (let minute = 0; minute < 5; minute += 1) {
    server.clock.advanceMs(MINUTE_MS);
    await work();
  }
  const [waiting] = await server.services.db.selectFrom("file_moves").select("attempts").execute();
  expect(waiting?.attempts).toBe(0);
  expect((await listFiles()).filter(({ object }) => object === null)).toHaveLength(1);
  store.fail(null);
  server.clock.advanceMs(60 * MINUTE_MS);
  await work();
  expect((await listFiles()).filter(({ object }) => object === null)).toEqual([]);
  expect([await countParts(), await listRemovals(), store.objects.size]).toEqual([0, [], 2]);
  expect((await download(near)).rawPayload.equals(bytes)).toBe(true);
  expect((await download(far.id)).body).toBe(OFX);
});

test("a statement whose original cannot be read yet waits, and is imported when the storage is back", async () => {
  const [uploaded] = await uploadFiles(asha, [{ name: "a.ofx", bytes: OFX }]);
  await work();
  store.fail(403);
  const id = uploaded?.statement.id ?? "";
  const status = async () => (await asha.call(getStatement, { params: { id } })).answer.data.status;
  for (let minute = 0; minute < 12; minute += 1) {
    await workUntilIdle(server.services, [STATEMENT_WORK]);
    server.clock.advanceMs(MINUTE_MS);
  }
  expect(await status()).not.toBe("failed");
  store.fail(null);
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  expect(await status()).toBe("imported");
});

test("nothing leaves the database for a storage that does not hold what was sent", async () => {
  store.damage(true);
  const bytes = randomBytes(3000);
  const id = await upload(bytes);
  await work();
  expect([await countParts(), (await listFiles())[0]?.object]).toEqual([1, null]);
  expect((await download(id)).rawPayload.equals(bytes)).toBe(true);
  store.damage(false);
  server.clock.advanceMs(60 * MINUTE_MS);
  await work();
  // What was written in vain is gone as well.
  expect([await countParts(), listNames()]).toEqual([0, [(await listFiles())[0]?.object]]);
});

test("an object that was written by something that ended, or was rolled back, is removed half an hour later and not before", async () => {
  const id = await upload(randomBytes(500));
  const [file] = await listFiles();
  const moving = moveToStorage(server.services, file ?? { user_id: "", id: "" }, async () => {
    throw new Error("the process ends here");
  });
  await expect(moving).rejects.toThrow("ends here");
  expect([store.objects.size, await countParts()]).toEqual([1, 1]);
  const [orphan] = listNames();
  await work();
  expect((await listFiles())[0]?.object).not.toBe(orphan);
  expect(store.objects.size).toBe(2);
  server.clock.advanceMs(31 * MINUTE_MS);
  expect(await work()).toBe(1);
  expect(listNames()).toEqual([(await listFiles())[0]?.object]);
  expect((await download(id)).statusCode).toBe(200);
});

test("objects go only after what deleted them has committed, and are tried again until they are gone", async () => {
  const { services } = server;
  const id = await upload(randomBytes(700));
  await work();
  await asha.call(deleteStatement, { params: { id } });
  expect(store.objects.size).toBe(1);
  const giving = services.db.transaction().execute(async (trx) => {
    await giveUpLeftFiles(trx, asha.user_id);
    throw new Error("rolled back");
  });
  await expect(giving).rejects.toThrow("rolled back");
  expect([await work(), store.objects.size]).toEqual([0, 1]);
  await services.db.transaction().execute((trx) => giveUpLeftFiles(trx, asha.user_id));
  store.fail(500);
  expect([await work(), store.objects.size, (await listRemovals()).length]).toEqual([1, 1, 1]);
  server.clock.advanceMs(MINUTE_MS);
  expect(await work()).toBe(1);
  store.fail(null);
  server.clock.advanceMs(MINUTE_MS);
  expect([await work(), store.objects.size, await listRemovals()]).toEqual([1, 0, []]);
});

test("the objects of a person go with their account, and those of others stay", async () => {
  const ravi = await signUp(server, "Ravi");
  await upload(randomBytes(700));
  const kept = await upload(randomBytes(800), ravi);
  await work();
  expect(store.objects.size).toBe(2);
  const body = { current_password: asha.password };
  await asha.call(deleteUser, { params: { id: asha.user_id }, body });
  expect(store.objects.size).toBe(2);
  expect(await work()).toBe(1);
  expect([store.objects.size, await listRemovals()]).toEqual([1, []]);
  expect((await download(kept, {}, ravi)).statusCode).toBe(200);
});

test("a file that is deleted while it is moved leaves nothing behind", async () => {
  const id = await upload(randomBytes(900));
  const [file] = await listFiles();
  await server.services.db.deleteFrom("statements").where("id", "=", id).execute();
  const place = { user_id: asha.user_id, id: file?.id ?? "" };
  const { originals } = server.services;
  const write = originals!.write;
  const writing = vi.spyOn(originals!, "write").mockImplementation(async (object, bytes) => {
    await write(object, bytes);
    await server.services.db.transaction().execute((trx) => giveUpLeftFiles(trx, asha.user_id));
  });
  expect(await moveToStorage(server.services, place)).toBe(false);
  writing.mockRestore();
  expect([await countParts(), store.objects.size]).toEqual([0, 1]);
  server.clock.advanceMs(31 * MINUTE_MS);
  await work();
  expect([store.objects.size, await listRemovals()]).toEqual([0, []]);
});

test("moving both ways changes nothing but the place, twice is once, and without the setting what is far is refused", async () => {
  const bytes = randomBytes(20 * PART_BYTES);
  const id = await upload(bytes);
  const [place = { user_id: "", id: "" }] = await listFiles();
  expect(await moveToDatabase(server.services, place)).toBe(false);
  expect(await moveToStorage(server.services, place)).toBe(true);
  expect(await moveToStorage(server.services, place)).toBe(false);
  const set_off = { ...server.services, originals: null };
  await expect(moveToDatabase(set_off, place)).rejects.toMatchObject({ code: "originals_away" });
  expect(await moveToDatabase(server.services, place)).toBe(true);
  expect([await countParts(), store.objects.size]).toEqual([20, 1]);
  await work();
  expect(store.objects.size).toBe(0);
  expect((await download(id)).rawPayload.equals(bytes)).toBe(true);
});

test("two that move the same file at once leave it once", async () => {
  const id = await upload(randomBytes(4 * PART_BYTES));
  const [place = { user_id: "", id: "" }] = await listFiles();
  const moved = await Promise.all([1, 2, 3].map(() => moveToStorage(server.services, place)));
  expect(moved.filter(Boolean)).toEqual([true]);
  server.clock.advanceMs(31 * MINUTE_MS);
  await work();
  expect(listNames()).toEqual([(await listFiles())[0]?.object]);
  expect((await download(id)).statusCode).toBe(200);
});

test("a backup holds the originals, is restored without the storage, and puts them where the settings say", async () => {
  const bytes = randomBytes(3 * PART_BYTES + 5);
  await upload(bytes);
  await importFile(server, asha, { name: "a.ofx", bytes: OFX });
  await work();
  await upload(randomBytes(100));
  const file = path.join(scratch, "all.backup");
  const place = { file, passphrase: null };
  const written = await writeBackup(server.services, place);
  expect(written["file_parts"]?.rows).toBe(6);
  const tables = await drillBackup(place, path.join(scratch, "drill"));
  expect(tables.filter(({ in_backup, restored }) => in_backup !== restored)).toEqual([]);
  store.fail(500);
  for (const [name, env, moves] of [
    ["here", {}, 0],
    ["far", { BLOB_URL: store.url("other") }, 3],
  ] as const) {
    const config = readConfig({ DATA_DIR: path.join(scratch, name), ...env });
    await restoreBackup(config, place);
    const db = await openDatabase(databasePlace(config));
    const files = await db.selectFrom("files").select("object").execute();
    expect(files.filter(({ object }) => object !== null)).toEqual([]);
    expect((await db.selectFrom("file_parts").select("part").execute()).length).toBe(6);
    expect((await db.selectFrom("file_moves").select("file_id").execute()).length).toBe(moves);
    await db.destroy();
  }
  await expect(writeBackup(server.services, place)).rejects.toMatchObject({ code: "originals_away" });
  store.fail(null);
  const [gone = ""] = store.objects.keys();
  store.objects.delete(gone);
  const without = await writeBackup(server.services, place);
  expect(without["files"]?.rows).toBe(3);
  expect(without["file_parts"]?.rows).toBeLessThan(6);
});

test("an archive of a person holds their originals, wherever they lie", async () => {
  await importFile(server, asha, { name: "a.ofx", bytes: OFX });
  await work();
  const archive = await asha.send({ method: "GET", url: exportArchive.path });
  expect(archive.statusCode).toBe(200);
  const ravi = await signUp(server, "Ravi");
  await sendFiles(ravi, takeInArchive, [{ name: "all.zip", bytes: archive.rawPayload }]);
  const [statement] = await server.services.db
    .selectFrom("statements")
    .select("id")
    .where("user_id", "=", ravi.user_id)
    .execute();
  await work();
  expect(await countParts()).toBe(0);
  expect((await download(statement?.id ?? "", {}, ravi)).body).toBe(OFX);
});

test("a process that is stopped in the middle of its work takes it up again", async () => {
  await upload(randomBytes(100));
  const stopping = new AbortController();
  stopping.abort();
  store.fail(500);
  for (const each of ORIGINALS_WORK) await workOnce(server.services, each, stopping.signal);
  store.fail(null);
  server.clock.advanceMs(60 * MINUTE_MS);
  await work();
  expect([await countParts(), store.objects.size]).toEqual([0, 1]);
});
