import { deleteStatement, getStatementFile, listStatements } from "@passbook/contract/statements";
import {
  createAllowedSender,
  deleteReceivedMail,
  getStatementSources,
  uploadMails,
} from "@passbook/contract/statement-sources";
import { getSubscription } from "@passbook/contract/subscription";
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { sendFiles, uploadFiles } from "../../../testing/uploads.ts";

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

test("what passes the limit is refused with 507 and a sentence, keeps nothing, and is nobody else's matter", async () => {
  const [asha, bert] = [await signUp(server, "Asha"), await signUp(server, "Bert")];
  await upload(asha, bytesOf(700 * KB));
  expect(await usedBy(asha)).toEqual({ used_bytes: 700 * KB, limit_bytes: MB });
  await expect(upload(asha, bytesOf(400 * KB))).rejects.toThrow(
    `507 ${JSON.stringify({
      code: "storage_limit",
      message:
        "Your files take 700 kB of the 1 MB that you may keep here, and this one has 400 kB. Delete statements that you no longer need, or ask whoever runs this Passbook for more room.",
    })}`,
  );
  expect((await asha.call(listStatements)).answer.data).toHaveLength(1);
  await upload(bert, bytesOf(400 * KB));
  await upload(asha, bytesOf(324 * KB));
  expect((await usedBy(asha)).used_bytes).toBe(MB);
});

test("what is far below a megabyte is not told as none of it", async () => {
  const gita = await signUp(server, "Gita");
  await upload(gita, bytesOf(12 * KB));
  await expect(upload(gita, bytesOf(1020 * KB))).rejects.toThrow("take 12 kB of the 1 MB");
});

test("a file that is known costs nothing again, and deleting its statement makes room at once", async () => {
  const cara = await signUp(server, "Cara");
  const bytes = bytesOf(900 * KB);
  const id = await upload(cara, bytes);
  expect(await upload(cara, bytes)).toBe(id);
  await remove(cara, id);
  expect((await usedBy(cara)).used_bytes).toBe(0);
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

test("mails in quarantine count, so do attachments, and a mail makes room for what it brings", async () => {
  const emil = await signUp(server, "Emil");
  const send = (sender: string, size: number) =>
    sendFiles(emil, uploadMails, [{ name: "a.eml", bytes: mailOf(sender, bytesOf(size)) }]);
  await send("bank@example.test", 600 * KB);
  const { used_bytes } = await usedBy(emil);
  expect(used_bytes).toBeGreaterThan(800 * KB);
  await expect(send("other@example.test", 200 * KB)).rejects.toThrow("storage_limit");
  const { mails } = (await emil.call(getStatementSources)).answer.data;
  await emil.call(deleteReceivedMail, { params: { id: mails[0]?.id ?? "" } });
  expect((await usedBy(emil)).used_bytes).toBe(0);
  await send("bank@example.test", 600 * KB);
  await emil.call(createAllowedSender, { body: { pattern: "bank@example.test" } });
  expect((await usedBy(emil)).used_bytes).toBe(600 * KB);
  await expect(send("bank@example.test", 500 * KB)).rejects.toThrow("storage_limit");
  await send("bank@example.test", 300 * KB);
  expect((await usedBy(emil)).used_bytes).toBe(900 * KB);
});

test("two files at once do not pass the limit together", async () => {
  const fritz = await signUp(server, "Fritz");
  const tried = await Promise.allSettled([
    upload(fritz, bytesOf(600 * KB)),
    upload(fritz, bytesOf(600 * KB)),
  ]);
  expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await usedBy(fritz)).used_bytes).toBe(600 * KB);
});
