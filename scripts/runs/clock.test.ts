import { spawnSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const MODULE = pathToFileURL(path.join(import.meta.dirname, "clock-of-tests.mjs")).href;
/** Days that a process of the run is on, and a process and a thread that it starts. */
const ASKED = `
  import { execFileSync } from "node:child_process";
  import { Worker } from "node:worker_threads";
  const day = "console.log(new Date().toISOString().slice(0, 10), new Date(0).getTime(), Date.now() - new Date().getTime() < 1000)";
  process.stdout.write(execFileSync(process.execPath, ["-e", day]));
  new Worker(day, { eval: true }).on("exit", () => {
    const now = new Date();
    console.log(now.toISOString().slice(0, 10), now instanceof Date, now.constructor === Date, typeof Date());
  });`;

const ask = (today: string) => {
  const { TEST_CLOCK_SHIFT_MS: _, NODE_OPTIONS: __, ...env } = process.env;
  const run = `
    import { spawnSync } from "node:child_process";
    import { clockOfTests } from ${JSON.stringify(MODULE)};
    const env = { ...process.env, ...clockOfTests() };
    spawnSync(process.execPath, ["--input-type=module", "-e", ${JSON.stringify(ASKED)}], { env, stdio: "inherit" });`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", run], {
    encoding: "utf8",
    env: { ...env, TEST_TODAY: today },
  });
};

test("a run takes another day for today, in all that it starts", () => {
  expect(ask("2028-02-29").stdout.trim().split("\n")).toEqual([
    "2028-02-29 0 true",
    "2028-02-29 0 true",
    "2028-02-29 true true string",
  ]);
});

test("what is no day is said", () => {
  const { status, stderr } = ask("tomorrow");
  expect(status).toBe(1);
  expect(stderr).toBe("TEST_TODAY is no day: tomorrow. Write it as 2028-02-29.\n");
});
