import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const ask = (...words: string[]) => {
  const script = path.join(import.meta.dirname, "test.mjs");
  const env = Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST"));
  return spawnSync(process.execPath, [script, ...words], {
    encoding: "utf8",
    env: Object.fromEntries(env),
  });
};

test("one file is tested by a part of its path, with the options of the runner", () => {
  const { status, stdout } = ask("scripts/decisions", "--reporter=dot");
  expect(stdout).toMatch(/1 passed/);
  expect(stdout).not.toMatch(/── /);
  expect(status).toBe(0);
});

test("a part that no file of tests has says so", () => {
  const { status, stderr } = ask("no-such-file");
  expect(stderr).toBe("No file of tests has “no-such-file” in its path.\n");
  expect(status).toBe(1);
});
