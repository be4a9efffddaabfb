import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { closeServices } from "../app.ts";
import { openOrExplain } from "./open-or-explain.ts";

const makeTemporary = (): string => mkdtempSync(path.join(tmpdir(), "passbook-start-"));

test("a data folder that cannot be made is named, also where the file system answers oddly", async () => {
  const file = path.join(makeTemporary(), "file");
  writeFileSync(file, "");
  for (const folder of [file, path.join(file, "below"), "/proc/nowhere/at/all"])
    await expect(openOrExplain({ DATA_DIR: folder })).rejects.toThrow(
      `The data folder ${folder} cannot be written. Give this user the right to, or name another with DATA_DIR.`,
    );
});

test("a data folder is made with those above it, for this user alone", async () => {
  const folder = path.join(makeTemporary(), "one", "two");
  const services = await openOrExplain({ DATA_DIR: folder, LOG_LEVEL: "silent" });
  await closeServices(services);
  expect(existsSync(path.join(folder, "secret.key"))).toBe(true);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(folder, "secret.key")).mode & 0o777).toBe(0o600);
});

test("a secret key that cannot be read or made, or is damaged, is named", async () => {
  const folder = makeTemporary();
  const damaged = path.join(folder, "damaged.key");
  writeFileSync(damaged, "not a key");
  const open = (file: string) => openOrExplain({ DATA_DIR: folder, SECRET_KEY_FILE: file });
  await expect(open(damaged)).rejects.toThrow(
    `The secret key file ${damaged} is damaged; restore it from a backup.`,
  );
  const below = path.join(damaged, "secret.key");
  await expect(open(below)).rejects.toThrow(`The secret key file ${below} can be neither read nor made (`);
});

test("the secret key is made once, for this user alone, and read whole by whoever starts meanwhile", async () => {
  const folder = makeTemporary();
  const file = path.join(folder, "secret.key");
  writeFileSync(file, "");
  const key = "ab".repeat(32);
  const writing = new Worker(
    `setTimeout(() => require("node:fs").writeFileSync(${JSON.stringify(file)}, "${key}"), 100)`,
    { eval: true },
  );
  const services = await openOrExplain({ DATA_DIR: folder, LOG_LEVEL: "silent" });
  await writing.terminate();
  expect(readFileSync(file, "utf8")).toBe(key);
  await closeServices(services);
});

test("every variable that is wrong is named in one sentence", async () => {
  await expect(openOrExplain({ PORT: "abc", LOG_LEVEL: "loud" })).rejects.toThrow(
    /^The configuration is wrong\. PORT: must be a number from 0 to 65535; LOG_LEVEL: must be /,
  );
});
