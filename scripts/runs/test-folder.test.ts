import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const MEMORY = "/dev/shm";
const MODULE = path.join(import.meta.dirname, "test-folder.mjs");
/** No process has it: ids end at four million. */
const LEFT = path.join(MEMORY, "passbook-tests-99999999");
const PROGRAM = `
  import { inMemory } from ${JSON.stringify(MODULE)};
  import { existsSync } from "node:fs";
  const [first, again] = [inMemory(), inMemory()];
  process.stdout.write(JSON.stringify({ first, again, made: first.TMPDIR === undefined || existsSync(first.TMPDIR) }));`;

test.runIf(existsSync(MEMORY))(
  "a run has one folder, which goes with it, as does what a killed one left",
  () => {
    mkdirSync(LEFT, { recursive: true });
    const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", PROGRAM], {
      encoding: "utf8",
    });
    const { first, again, made } = JSON.parse(stdout) as Record<"first" | "again", { TMPDIR?: string }> & {
      made: boolean;
    };
    expect(again).toEqual(first);
    expect(made).toBe(true);
    const { TMPDIR: folder } = first;
    // A machine whose memory is short keeps to the disk.
    if (folder === undefined) return rmSync(LEFT, { recursive: true });
    expect(existsSync(folder)).toBe(false);
    expect(readdirSync(MEMORY)).not.toContain(path.basename(LEFT));
  },
);
