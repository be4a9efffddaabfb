import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { sql } from "kysely";
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

test("a folder that was there before is its owner's alone from the first start on", async () => {
  const folder = makeTemporary();
  writeFileSync(path.join(folder, ".gitkeep"), "");
  chmodSync(folder, 0o755);
  await openAndClose(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("a folder that is open to others and holds other things, or is everybody's, is refused and left as it is", async () => {
  const home = makeTemporary();
  writeFileSync(path.join(home, "letter.txt"), "");
  const everybodys = makeTemporary();
  for (const [folder, mode] of [
    [home, 0o755],
    [everybodys, 0o1777],
  ] as const) {
    chmodSync(folder, mode);
    await expect(openOrExplain({ DATA_DIR: folder })).rejects.toThrow(
      `The data folder ${folder} is open to others and not there for Passbook alone. Name a folder of its own with DATA_DIR.`,
    );
    expect(statSync(folder).mode & 0o7777).toBe(mode);
    expect(existsSync(path.join(folder, "passbook.db"))).toBe(false);
  }
});

test("every variable that is wrong is named in one sentence", async () => {
  await expect(openOrExplain({ PORT: "abc", LOG_LEVEL: "loud" })).rejects.toThrow(
    /^The configuration is wrong\. PORT: must be a number from 0 to 65535; LOG_LEVEL: must be /,
  );
});

const openAndClose = async (folder: string): Promise<void> =>
  closeServices(await openOrExplain({ DATA_DIR: folder, LOG_LEVEL: "silent" }));

test("a key that is lost beside data, or is another one, ends the start with a sentence, and none is made", async () => {
  const folder = makeTemporary();
  await openAndClose(folder);
  const file = path.join(folder, "secret.key");
  const key = readFileSync(file, "utf8");
  rmSync(file);
  const open = () => openOrExplain({ DATA_DIR: folder, LOG_LEVEL: "silent" });
  await expect(open()).rejects.toThrow(
    `The secret key file ${file} is gone, but there is data here. Put the`,
  );
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, "ab".repeat(32));
  await expect(open()).rejects.toThrow(`The secret key in ${file} is not that of the data here. Put the one`);
  writeFileSync(file, key);
  await openAndClose(folder);
});

test("data of a newer Passbook is refused with a sentence", async () => {
  const folder = makeTemporary();
  const newer = await openOrExplain({ DATA_DIR: folder, LOG_LEVEL: "silent" });
  await sql`insert into migrations (name) values ('999-from-tomorrow')`.execute(newer.db);
  await closeServices(newer);
  await expect(openOrExplain({ DATA_DIR: folder })).rejects.toThrow(
    `The data in ${folder} cannot be opened: It was written by a newer Passbook (999-from-tomorrow). Start that version`,
  );
});

test("a database that does not answer is told in sentences", async () => {
  const DATABASE_URL = "postgres://passbook@127.0.0.1:1/passbook";
  await expect(
    openOrExplain({ DATA_DIR: makeTemporary(), DATABASE_URL, LOG_LEVEL: "silent" }),
  ).rejects.toThrow(
    "The database of DATABASE_URL cannot be opened: The database server does not answer. Check its address, user and password.",
  );
});

test("the folder and the database are their owner's alone, also those of before", async () => {
  const folder = makeTemporary();
  await openAndClose(folder);
  const file = path.join(folder, "passbook.db");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  chmodSync(file, 0o644);
  chmodSync(folder, 0o755);
  const services = await openOrExplain({ DATA_DIR: folder, LOG_LEVEL: "silent" });
  const names = readdirSync(folder);
  expect(names).toContain("passbook.db-wal");
  for (const name of names) {
    const found = statSync(path.join(folder, name));
    expect([name, found.mode & 0o777]).toEqual([name, found.isDirectory() ? 0o700 : 0o600]);
  }
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await closeServices(services);
});
