import { isDiskFull } from "@passbook/db/faults";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";

const PROBE_BYTES = 256 * 1024;
let last_number = 0;

/** Whether a folder takes so many more bytes; asked by writing some, since quotas and reserves are not told by the free space of a disk. */
export const hasRoom = async (folder: string, bytes = PROBE_BYTES): Promise<boolean> => {
  last_number += 1;
  const file = path.join(folder, `.room-${String(process.pid)}-${String(last_number)}`);
  try {
    await writeFile(file, Buffer.alloc(bytes), { mode: 0o600 });
    return true;
  } catch (error) {
    if (isDiskFull(error)) return false;
    throw error;
  } finally {
    await rm(file, { force: true });
  }
};
