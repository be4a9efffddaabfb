import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { holdFile } from "./hold-file.ts";

const folder = mkdtempSync(path.join(tmpdir(), "passbook-hold-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PROGRAM = `
  import { holdFile } from ${JSON.stringify(new URL("hold-file.ts", import.meta.url).href)};
  holdFile(process.argv[1]);
  console.log("held");
  setInterval(() => undefined, 1000);
`;

test("a file is held by one process, until that has ended without a word", async () => {
  const file = path.join(folder, "a");
  const other = spawn(process.execPath, ["--input-type=module", "--eval", PROGRAM, file]);
  await once(other.stdout, "data");
  expect(holdFile(file)).toBeNull();
  expect(readdirSync(folder)).toEqual(["a"]);
  other.kill("SIGKILL");
  await once(other, "exit");
  const letGo = holdFile(file);
  expect(letGo).not.toBeNull();
  letGo?.();
});
