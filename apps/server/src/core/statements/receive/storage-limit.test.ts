import { deleteStatement, getStatementFile, listStatements } from "@passbook/contract/statements";
import { deleteReceivedMail, getStatementSources, uploadMails } from "@passbook/contract/statement-sources";
import { createCategory, listCategories } from "@passbook/contract/categories";
import { listChanges, undoChange } from "@passbook/contract/changes";
import { changeRule, createRule } from "@passbook/contract/rules";
import { getSubscription } from "@passbook/contract/subscription";
import { changeTransaction, changeTransactions, listTransactions } from "@passbook/contract/transactions";
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { importFile } from "../../../../testing/imports.ts";
import { makeOfx, makeYear } from "../../../../testing/make-ofx.ts";
import { refusalOf } from "../../../../testing/refused.ts";
import { keepInQuarantine } from "../../../../testing/mail/kept-mail.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { sendFiles, uploadFiles } from "../../../../testing/uploads.ts";

const MB = 1024 * 1024;
const KB = 1024;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ STORAGE_LIMIT_MB: "1" });
});
afterAll(() => server.close());

const bytesOf = (size: number): Uint8Array => randomBytes(size);
const upload = async (person: TestPerson, bytes: Uint8Array): Promise<string> =>
  (await uploadFiles(person, [{ name: "a.bin", bytes }]))[0]?.statement.id ?? "";
const remove = (person: TestPerson, id: string) => person.call(deleteStatement, { params: { id } });
const download = (person: TestPerson, id: string) =>
  person.send({ method: "GET", url: getStatementFile.path.replace("{id}", id) });
const usedBy = async (person: TestPerson) => (await person.call(getSubscription)).answer.data.storage;
const mailOf = (sender: string, attachment: Uint8Array): string =>
  `From: ${sender}\r\nTo: me@example.test\r\nSubject: Statement\r\nMIME-Version: 1.0\r\nContent-Type: application/octet-stream; name="d.bin"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="d.bin"\r\n\r\n${Buffer.from(attachment).toString("base64")}`;

const refusedAs = (used: string, size: string): RegExp =>
  new RegExp(
    `^507 {"code":"storage_limit","message":"You keep ${used} of the 1 MB that you may keep here, and this has ${size}. Delete statements that you no longer need, or ask whoever runs this Passbook for more room\\."[,}]`,
  );

test("what passes the limit is refused with 507 and a sentence, keeps nothing, and is nobody else's matter", async () => {
  const [asha, bert] = [await signUp(server, "Asha"), await signUp(server, "Bert")];
  await upload(asha, bytesOf(700 * KB));
  const { used_bytes, files_bytes, records_bytes, limit_bytes } = await usedBy(asha);
  expect([files_bytes, limit_bytes]).toEqual([700 * KB, MB]);
  expect(used_bytes).toBe(files_bytes + records_bytes);
  await expect(upload(asha, bytesOf(400 * KB))).rejects.toThrow(refusedAs("7\\d\\d kB", "400 kB"));
  expect((await asha.call(listStatements)).answer.data).toHaveLength(1);
  await upload(bert, bytesOf(400 * KB));
  await upload(asha, bytesOf(200 * KB));
  expect((await usedBy(asha)).files_bytes).toBe(900 * KB);
});

test("what is far below a megabyte is not told as none of it", async () => {
  const gita = await signUp(server, "Gita");
  await upload(gita, bytesOf(12 * KB));
  await expect(upload(gita, bytesOf(1020 * KB))).rejects.toThrow(refusedAs("\\d\\d kB", "1020 kB"));
});

test("a file that is known costs nothing again, and deleting its statement makes room at once", async () => {
  const cara = await signUp(server, "Cara");
  const bytes = bytesOf(900 * KB);
  const id = await upload(cara, bytes);
  expect(await upload(cara, bytes)).toBe(id);
  await remove(cara, id);
  expect((await usedBy(cara)).files_bytes).toBe(0);
  const other = await upload(cara, bytesOf(800 * KB));
  const rows = await server.services.db
    .selectFrom("file_parts")
    .select("bytes")
    .where("user_id", "=", cara.user_id)
    .execute();
  expect(rows.reduce((sum, row) => sum + row.bytes.length, 0)).toBeLessThan(MB);
  await remove(cara, other);
  const again = await upload(cara, bytes);
  expect((await download(cara, again)).rawPayload.equals(bytes)).toBe(true);
});

test("a statement that comes back by an undo says so when its file has given up its room", async () => {
  const dora = await signUp(server, "Dora");
  const id = await upload(dora, bytesOf(900 * KB));
  const { change_id } = await remove(dora, id);
  await upload(dora, bytesOf(800 * KB));
  const undone = await dora.send({ method: "POST", url: `/api/changes/${change_id ?? ""}/undo` });
  expect(undone.statusCode).toBeLessThan(300);
  const gone = await download(dora, id);
  expect([gone.statusCode, gone.json()]).toMatchObject([404, { code: "file_given_up" }]);
});

test("attachments of mails count, and so do mails that are kept in quarantine until they are deleted", async () => {
  const emil = await signUp(server, "Emil");
  const send = (size: number) =>
    sendFiles(emil, uploadMails, [{ name: "a.eml", bytes: mailOf("bank@example.test", bytesOf(size)) }]);
  await keepInQuarantine(server.services, emil, mailOf("bank@example.test", bytesOf(600 * KB)));
  expect((await usedBy(emil)).mails_bytes).toBeGreaterThan(800 * KB);
  await expect(send(200 * KB)).rejects.toThrow("storage_limit");
  const { mails } = (await emil.call(getStatementSources)).answer.data;
  await emil.call(deleteReceivedMail, { params: { id: mails[0]?.id ?? "" } });
  expect((await usedBy(emil)).mails_bytes).toBe(0);
  await send(600 * KB);
  expect((await usedBy(emil)).files_bytes).toBe(600 * KB);
  await expect(send(500 * KB)).rejects.toThrow("storage_limit");
  await send(300 * KB);
  expect((await usedBy(emil)).files_bytes).toBe(900 * KB);
});

test("two files at once do not pass the limit together", async () => {
  const fritz = await signUp(server, "Fritz");
  const tried = await Promise.allSettled([
    upload(fritz, bytesOf(600 * KB)),
    upload(fritz, bytesOf(600 * KB)),
  ]);
  expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await usedBy(fritz)).files_bytes).toBe(600 * KB);
});

const ROWS = 1500;
const importRows = (person: TestPerson) =>
  importFile(server, person, {
    name: "year.ofx",
    bytes: makeOfx({
      account: "5407324931",
      rows: makeYear(ROWS),
    }),
  });

test("rows, names and notes count, and who keeps too much adds nothing more, but files, deletes and takes back", async () => {
  const hana = await signUp(server, "Hana");
  const begun = (await usedBy(hana)).records_bytes;
  const category = (await hana.call(createCategory, { body: { name: "Garden" } })).answer.data;
  expect((await usedBy(hana)).records_bytes).toBeGreaterThan(begun);
  const statement = await importRows(hana);
  expect((await usedBy(hana)).used_bytes).toBeGreaterThan(MB);
  const refused = await refusalOf(hana.call(createCategory, { body: { name: "Attic" } }));
  expect(refused).toMatchObject({ status: 507, code: "storage_limit" });
  expect(refused?.message).toMatch(
    /^You keep \d(\.\d)? MB of the 1 MB that you may keep here, and this would be more\. Delete/,
  );
  const [row] = (await hana.call(listTransactions, { query: { limit: 1 } })).answer.data;
  const change = (body: object) => hana.call(changeTransaction, { params: { id: row!.id }, body });
  expect(await refusalOf(change({ note: "for the roof" }))).toMatchObject({ code: "storage_limit" });
  const many = { filter: {}, change: { note: "for the roof" } };
  expect(await refusalOf(hana.call(changeTransactions, { body: many }))).toMatchObject({
    code: "storage_limit",
  });
  const [sub] = (await hana.call(listCategories)).answer.data.flatMap((each) => each.sub_categories);
  const { change_id } = await change({ sub_category_id: sub!.id });
  await hana.call(undoChange, { params: { id: change_id ?? "" } });
  await remove(hana, statement.id);
  expect((await usedBy(hana)).used_bytes).toBeLessThan(MB);
  await hana.call(createCategory, { body: { name: "Attic", parent_id: category.id } });
  const noted = (await usedBy(hana)).records_bytes;
  await importFile(server, hana, {
    name: "one.ofx",
    bytes: makeOfx({
      account: "5407324931",
      rows: [{ day: "2026-11-02", cents: -100, name: "SHOP", id: "7" }],
    }),
  });
  const imported = (await usedBy(hana)).records_bytes;
  expect(imported).toBeGreaterThan(noted);
  const [last] = (await hana.call(listTransactions, { query: { limit: 1 } })).answer.data;
  await hana.call(changeTransaction, { params: { id: last!.id }, body: { note: "x".repeat(2000) } });
  expect((await usedBy(hana)).records_bytes).toBe(imported + 2000);
});

test("the history gives its oldest changes up when its room is needed, and says so", async () => {
  const { db } = server.services;
  const ivo = await signUp(server, "Ivo");
  await remove(ivo, await upload(ivo, bytesOf(900 * KB)));
  const body = { name: "x", conditions: [{ field: "description", op: "contains", value: "x" }] };
  const made = await ivo.call(createRule, { body: { ...body, actions: { note: "x" } } });
  const params = { id: made.answer.data.id };
  const changes: string[] = [];
  for (let count = 0; count < 400; count += 1) {
    const note = String(count).padStart(2000, "x");
    const { change_id } = await ivo.call(changeRule, { params, body: { actions: { note } } });
    changes.push(change_id ?? "");
  }
  const { used_bytes, undo_bytes } = await usedBy(ivo);
  expect(used_bytes).toBeLessThan(200 * KB);
  expect(used_bytes + undo_bytes).toBeLessThan(1.01 * MB);
  // The statement was the oldest of all: nothing brings it back, and nothing is left of its file.
  expect(await db.selectFrom("files").select("id").where("user_id", "=", ivo.user_id).execute()).toEqual([]);
  const undo = (id: string | undefined) => ivo.call(undoChange, { params: { id: id ?? "" } });
  expect(await refusalOf(undo(changes[0]))).toMatchObject({ status: 409, code: "change_given_up" });
  const [oldest] = (await ivo.call(listChanges, { query: { after: changes[1], limit: 1 } })).answer.data;
  const [newest] = (await ivo.call(listChanges, { query: { limit: 1 } })).answer.data;
  expect([oldest, newest]).toMatchObject([
    { id: changes[0], given_up: true },
    { id: changes.at(-1), given_up: false },
  ]);
  await undo(changes.at(-1));
  expect((await ivo.call(listChanges, { query: { limit: 200 } })).answer.data).toHaveLength(200);
});
