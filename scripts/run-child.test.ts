import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";

const MODULE = path.resolve(import.meta.dirname, "run-child.mjs");
/** Says its own id, and that it was told to stop. */
const PROGRAM =
  "process.on('SIGTERM', () => { process.stdout.write('stopped'); process.exit(0); }); setInterval(() => {}, 1000); process.stdout.write('started\\n');";
const RUN = `import { runChild } from ${JSON.stringify(MODULE)}; runChild(process.execPath, ["-e", ${JSON.stringify(PROGRAM)}]);`;

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

test("a shell of npm that dies of a signal takes the program along", async () => {
  const script = `${quote(process.execPath)} --input-type=module -e ${quote(RUN)}; exit $?`;
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
