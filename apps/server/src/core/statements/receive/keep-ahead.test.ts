import { getStatementFile } from "@passbook/contract/statements";
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { TestServer } from "../../../../testing/harness.ts";
import { startWithAsha, type TestPerson } from "../../../../testing/people.ts";
import { uploadFiles } from "../../../../testing/uploads.ts";
import { giveUpLeftFiles } from "../../../platform/storage/storage-limit.ts";
import { keepAhead } from "./keep-ahead.ts";

const SIZE = 9 * 1024 * 1024;

let server: TestServer;
let asha: TestPerson;
beforeAll(async () => {
  ({ server, asha } = await startWithAsha());
});
afterAll(() => server.close());

const toFile = (bytes: Uint8Array) => ({
  user_id: asha.user_id,
  file_name: "large.bin",
  bytes,
  source: "upload" as const,
  bank_account_id: null,
});
const countParts = async (): Promise<number> =>
  (
    await server.services.db
      .selectFrom("file_parts")
      .select("part")
      .where("user_id", "=", asha.user_id)
      .execute()
  ).length;
const upload = async (bytes: Uint8Array): Promise<string> =>
  (await uploadFiles(asha, [{ name: "large.bin", bytes }]))[0]?.statement.id ?? "";
const download = async (id: string): Promise<Buffer> =>
  (await asha.send({ method: "GET", url: getStatementFile.path.replace("{id}", id) })).rawPayload;

test("while a large file is kept others write between its parts", async () => {
  const { db } = server.services;
  const over = new AbortController();
  let seen_between = 0;
  // Enough parts that a machine with much else to do sees some.
  const size = 2 * SIZE;
  const keeping = keepAhead(server.services, toFile(randomBytes(size))).finally(() => over.abort());
  while (!over.signal.aborted) {
    await db.transaction().execute((trx) => trx.updateTable("users").set({ name: "Asha" }).execute());
    const parts = await countParts();
    if (parts > 0 && parts < size / (256 * 1024)) seen_between += 1;
  }
  await keeping;
  expect(seen_between).toBeGreaterThan(1);
});

test("a large file that could not be kept whole leaves nothing, and is kept the next time", async () => {
  const bytes = randomBytes(SIZE);
  const before = await countParts();
  const { secrets } = server.services;
  const { sealBytes } = secrets;
  let sealed = 0;
  const spied = vi.spyOn(secrets, "sealBytes").mockImplementation((...given) => {
    sealed += 1;
    if (sealed === 20) throw new Error("The disk is gone.");
    return sealBytes(...given);
  });
  const refused = await upload(bytes).catch(String);
  spied.mockRestore();
  expect(refused).toMatch(/^Error: 500 /);
  expect(await countParts()).toBe(before);
  expect((await download(await upload(bytes))).equals(bytes)).toBe(true);
});

test("a file that gave up its room before its statement was put down is kept whole all the same", async () => {
  const bytes = randomBytes(SIZE);
  await keepAhead(server.services, toFile(bytes));
  await server.services.db.transaction().execute((trx) => giveUpLeftFiles(trx, asha.user_id));
  expect((await download(await upload(bytes))).equals(bytes)).toBe(true);
});
