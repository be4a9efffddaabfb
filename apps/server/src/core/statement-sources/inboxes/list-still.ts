import { lstat, opendir } from "node:fs/promises";
import type { Folder } from "./inbox-place.ts";

/** A file as it was seen; names are bytes, for not every name is text. */
export type SeenFile = {
  readonly name: Buffer;
  readonly size: number;
  readonly inode: number;
  readonly changed_ms: number;
};
/** Since when a file has stood as it does, by its name, in ms of this process. */
export type Seen = Map<string, SeenFile & { readonly since_ms: number }>;

/** Scanners over a network pause; what is written for longer comes under a name that is passed over, and is renamed. */
export const STILL_MS = 5000;
const MOST_NAMES = 10_000;
/** Files that are being written, and what systems put into folders. */
const PASSED_OVER =
  /^(?:\.|~|Thumbs\.db$|desktop\.ini$)|\.(?:part|partial|tmp|temp|crdownload|download|filepart|swp)$|~$/i;

export const toPath = ({ path }: Pick<Folder, "path">, name: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${path}/`), name]);

/** A file by its name, if it is one and holds something; links, pipes and devices are none. */
const look = async (folder: Folder, name: Buffer): Promise<SeenFile | null> => {
  const found = await lstat(toPath(folder, name)).catch(() => null);
  if (found === null || !found.isFile() || found.size === 0) return null;
  return { name, size: found.size, inode: found.ino, changed_ms: found.mtimeMs };
};

const listNames = async (folder: Folder): Promise<Buffer[]> => {
  // Of the kinds of names its types know only texts.
  const entries = await opendir(folder.path, { encoding: "buffer" as BufferEncoding });
  const names: Buffer[] = [];
  let count = 0;
  for await (const entry of entries) {
    count += 1;
    if (count > MOST_NAMES) break;
    const name = entry.name as unknown as Buffer;
    if (entry.isFile() && !PASSED_OVER.test(name.toString("latin1"))) names.push(name);
  }
  return names;
};

/**
 * The files of a folder that have stood as they are for a while, in the order of their names; `seen` is what was seen at the look before, and
 * holds afterwards what was seen at this one.
 */
export const listStill = async (folder: Folder, seen: Seen, now_ms: number): Promise<SeenFile[]> => {
  const before = new Map(seen);
  seen.clear();
  const still: SeenFile[] = [];
  for (const name of await listNames(folder)) {
    const file = await look(folder, name);
    if (file === null) continue;
    const key = name.toString("latin1");
    const known = before.get(key);
    const is_same =
      known?.size === file.size && known.inode === file.inode && known.changed_ms === file.changed_ms;
    const since_ms = is_same ? known.since_ms : now_ms;
    seen.set(key, { ...file, since_ms });
    if (now_ms - since_ms >= STILL_MS) still.push(file);
  }
  return still.toSorted((a, b) => Buffer.compare(a.name, b.name));
};
