import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import path from "node:path";
import process from "node:process";

const MEMORY = "/dev/shm";
const NAME = /^passbook-tests-(\d+)$/;
const LEAST_FREE_BYTES = 4 * 1024 ** 3;

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
};

const findFree = () => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize;
  } catch {
    return 0;
  }
};

/** What a killed test has mounted cannot be removed; it holds up no other run. */
const remove = (folder) => {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    process.stderr.write(`${folder} could not be removed (${error.code}).\n`);
  }
};

/** A run that was killed has left its folder, which takes memory. */
const removeLeft = () => {
  for (const name of readdirSync(MEMORY)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) remove(path.join(MEMORY, name));
  }
};

/**
 * The environment in which the tests of this run keep their data in memory, where there is room: each transaction of SQLite waits for the
 * disk, for which tests would wait longer than they work.
 */
export const inMemory = () => {
  if (!existsSync(MEMORY) || findFree() < LEAST_FREE_BYTES) return {};
  removeLeft();
  const folder = path.join(MEMORY, `passbook-tests-${process.pid}`);
  if (!existsSync(folder)) {
    mkdirSync(folder);
    // Servers that tests start may run as another user.
    chmodSync(folder, 0o755);
    process.on("exit", () => remove(folder));
  }
  return { TMPDIR: folder };
};
