import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/harness.ts";
import { startTestStore, type TestStore } from "../../testing/outside/object-store.ts";
import { signUp } from "../../testing/people.ts";
import { uploadFiles } from "../../testing/uploads.ts";
import { checkOriginals } from "./doctor/examine-originals.ts";
import { originalsCommand } from "./originals.ts";

const KB = 1024;

let store: TestStore;
let server: TestServer;
beforeEach(async () => {
  store = await startTestStore();
  server = await startTestServer({ BLOB_URL: store.url(""), LOG_LEVEL: "silent" });
  const people = [await signUp(server, "Asha"), await signUp(server, "Ravi")];
  for (const person of people)
    await uploadFiles(
      person,
      [1, 2, 3].map((number) => ({ name: `${String(number)}.bin`, bytes: randomBytes(512 * KB) })),
    );
});
afterEach(async () => {
  await server.close();
  await store.close();
});

const run = async (args: readonly string[], services = server.services) => {
  const told = { out: "", err: "" };
  const code = await originalsCommand(args, {
    openServices: async () => services,
    readFile: async () => new Uint8Array(),
    stdout: (text) => (told.out += text),
    stderr: (text) => (told.err += text),
  });
  return { code, ...told };
};

test("originals move to the storage and back, and the command says where they are", async () => {
  expect(await run([])).toEqual({
    code: 0,
    out: "In the database: 6 originals (3.0 MB). In the storage: 0 originals (0.0 MB); 0 objects wait there to be removed.\n",
    err: "",
  });
  expect((await run(["--to", "storage"])).out).toContain("Moved 6 originals (3.0 MB) to the storage.\n");
  expect(store.objects.size).toBe(6);
  const back = await run(["--to", "database", "--json"]);
  expect(JSON.parse(back.out)).toEqual({
    to: "database",
    whole: true,
    moved: { files: 6, bytes: 6 * 512 * KB },
    in_database: { files: 6, bytes: 6 * 512 * KB },
    in_storage: { files: 0, bytes: 0 },
    to_remove: 6,
  });
});

test("a storage that goes away in the middle ends it in a sentence, and the next run goes on from there", async () => {
  const originals = server.services.originals!;
  let left = 2;
  const failing = {
    ...originals,
    write: async (object: string, bytes: Uint8Array) => {
      if (left === 0) store.fail(503);
      left -= 1;
      await originals.write(object, bytes);
    },
  };
  const ended = await run(["--to", "storage"], { ...server.services, originals: failing });
  expect([ended.code, ended.err]).toEqual([
    1,
    "The storage (BLOB_URL) does not answer as it should. Run this again later: it goes on from there.\n",
  ]);
  expect(ended.out).toContain("Moved 2 originals (1.0 MB)");
  store.fail(null);
  expect((await run(["--to", "storage"])).out).toContain("Moved 4 originals (2.0 MB)");
});

test("without a storage nothing can be moved, and what is written otherwise is refused", async () => {
  const off = { ...server.services, originals: null };
  expect(await run(["--to", "storage"], off)).toMatchObject({
    code: 2,
    err: expect.stringContaining("BLOB_URL"),
  });
  expect((await run(["--to", "moon"])).err).toBe(
    "Usage: passbook originals [--to storage|database] [--json]\n",
  );
});

test("doctor says whether the storage answers and holds what files name", async () => {
  const { services } = server;
  expect(await checkOriginals({ ...services, originals: null })).toMatchObject({ state: "good" });
  await run(["--to", "storage"]);
  expect(await checkOriginals(services)).toMatchObject({ state: "good", said: "6 are there" });
  expect(await checkOriginals({ ...services, originals: null })).toMatchObject({
    state: "bad",
    said: expect.stringContaining("BLOB_URL is not set"),
  });
  const [one = ""] = store.objects.keys();
  store.objects.delete(one);
  expect(await checkOriginals(services)).toMatchObject({
    state: "bad",
    said: expect.stringContaining("1 of 6 are missing there"),
  });
  store.fail(403);
  expect(await checkOriginals(services)).toMatchObject({ state: "bad" });
});
