import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, truncateSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const BLOCK = Buffer.alloc(4096);

/** A disk of a few megabytes that a test can fill to its last block. */
export type SmallDisk = {
  /** An empty folder on it. */
  readonly folder: string;
  /** Takes all room there is, then gives back so many bytes. */
  readonly fill: (left_bytes?: number) => void;
  readonly makeRoom: () => void;
  readonly unmount: () => void;
};

const fillUp = (file: string): number => {
  const handle = openSync(file, "a");
  let size = 0;
  try {
    for (;;) size += writeSync(handle, BLOCK);
  } catch {
    return size;
  } finally {
    closeSync(handle);
  }
};

/** Null where this machine does not allow to mount one. */
export const mountSmallDisk = (megabytes: number): SmallDisk | null => {
  const mount = mkdtempSync(path.join(tmpdir(), "passbook-disk-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${String(megabytes)}m`, "tmpfs", mount]);
  if (mounted.status !== 0) {
    rmSync(mount, { recursive: true });
    const why = String(mounted.stderr ?? mounted.error?.message ?? "").trim();
    process.stderr.write(`Tests of full disks are skipped: no small disk can be mounted here (${why}).\n`);
    return null;
  }
  const filler = path.join(mount, "filler");
  const folder = path.join(mount, "data");
  mkdirSync(folder);
  return {
    folder,
    fill: (left_bytes = 0) => {
      rmSync(filler, { force: true });
      const size = fillUp(filler);
      truncateSync(filler, Math.max(0, size - left_bytes));
    },
    makeRoom: () => rmSync(filler, { force: true }),
    unmount: () => {
      spawnSync("umount", ["-l", mount]);
      rmSync(mount, { recursive: true, force: true });
    },
  };
};
