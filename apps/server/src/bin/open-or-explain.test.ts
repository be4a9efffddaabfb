import { existsSync, mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
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
});

test("every variable that is wrong is named in one sentence", async () => {
  await expect(openOrExplain({ PORT: "abc", LOG_LEVEL: "loud" })).rejects.toThrow(
    /^The configuration is wrong\. PORT: must be a number from 0 to 65535; LOG_LEVEL: must be /,
  );
});
