import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";

const MODULE = path.resolve(import.meta.dirname, "run-child.mjs");
/** Says its own id, and that it was told to stop. */
const PROGRAM =
  "process.on('SIGTERM', () => { process.stdout.write('stopped'); process.exit(0); }); setInterval(() => {}, 1000); process.stdout.write('started\\n');";
const toRun = (program: string): string =>
  `import { runChild } from ${JSON.stringify(MODULE)}; runChild(process.execPath, ["-e", ${JSON.stringify(program)}]);`;

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

test("a shell of npm that dies of a signal takes the program along", async () => {
  const script = `${quote(process.execPath)} --input-type=module -e ${quote(toRun(PROGRAM))}; exit $?`;
  const shell = spawn("/bin/sh", ["-c", script], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, npm_lifecycle_event: "start" },
  });
  let said = "";
  shell.stdout.on("data", (bytes: Buffer) => (said += bytes.toString()));
  await expect.poll(() => said, { timeout: 30_000 }).toContain("started");
  shell.kill("SIGTERM");
  await once(shell.stdout, "close");
  expect(said).toBe("started\nstopped");
});

test.each([
  ["SIGKILL", 137],
  ["SIGABRT", 134],
])("a program that dies of %s has failed, so that what keeps it running starts it again", (signal, code) => {
  const program = `process.kill(process.pid, "${signal}"); setInterval(() => {}, 1000);`;
  const { status } = spawnSync(process.execPath, ["--input-type=module", "-e", toRun(program)]);
  expect(status).toBe(code);
});

test("a program that is asked to end before it listens to signals has not failed", async () => {
  const program = "process.stdout.write('started'); setInterval(() => {}, 1000);";
  const child = spawn(process.execPath, ["--input-type=module", "-e", toRun(program)]);
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});
