import { constants } from "node:fs";
import { lstat, open, rename } from "node:fs/promises";
import type { Told } from "@passbook/contract/sentences/sentence";
import { cleanFileName } from "../../statements/index.ts";
import { type Folder, InboxFailure, isCode, openFolder } from "./inbox-place.ts";
import { type SeenFile, toPath } from "./list-still.ts";

/** Systems of files give a name 255 bytes, of which the reason's and a number take some. */
const LONGEST_BYTES = 200;
const MOST_NAMED_ALIKE = 1000;
const WRITE = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW;

/** The name of a file as text. */
export const toShownName = (name: Buffer): string => cleanFileName(name.toString("utf8"));

const cutTo = (text: string, bytes: number): string => {
  let cut = text;
  while (Buffer.byteLength(cut) > bytes) cut = Array.from(cut).slice(0, -1).join("");
  return cut;
};

const toParts = (name: string): { base: string; ending: string } => {
  const ending = /\.[^.\s]{1,10}$/.exec(name)?.[0] ?? "";
  const base = name.slice(0, name.length - ending.length);
  return { base: cutTo(base, LONGEST_BYTES - Buffer.byteLength(ending)), ending };
};

const isThere = async (name: string): Promise<boolean> =>
  lstat(name).then(
    () => true,
    (error: unknown) => !isCode(error, "ENOENT"),
  );

/** A name that nothing in a folder has; whoever holds the lease is the only one who moves files there. */
const findFree = async (folder: Folder, shown: string): Promise<string> => {
  const { base, ending } = toParts(shown);
  for (let number = 1; number <= MOST_NAMED_ALIKE; number += 1) {
    const name = number === 1 ? base + ending : `${base} (${String(number)})${ending}`;
    if (!(await isThere(`${folder.path}/${name}`))) return name;
  }
  throw new InboxFailure("cannot_move", null);
};

const writeReason = async (folder: Folder, name: string, reason: string): Promise<void> => {
  const file = await open(`${folder.path}/${name}.txt`, WRITE, 0o666);
  try {
    await file.writeFile(`${reason}\n`);
  } finally {
    await file.close();
  }
};

/** What became of a file: it was taken in, or why it was not. */
export type Fate = { readonly outcome: "done" } | { readonly outcome: "failed"; readonly reason: Told };

/**
 * Moves a file into the folder of those that were taken in or of those that were not; the reason is written first, so that no file is there
 * without one. A file that took the name of the one that was read meanwhile stays.
 */
export const moveFile = async (folder: Folder, file: SeenFile, fate: Fate): Promise<void> => {
  const from = toPath(folder, file.name);
  const target = await openFolder(`${folder.path}/${fate.outcome}`);
  try {
    const name = await findFree(target, toShownName(file.name));
    if (fate.outcome === "failed") await writeReason(target, name, fate.reason.message);
    if ((await lstat(from)).ino === file.inode) await rename(from, `${target.path}/${name}`);
  } catch (error) {
    if (isCode(error, "ENOENT")) return;
    throw error instanceof InboxFailure ? error : new InboxFailure("cannot_move", error);
  } finally {
    await target.close();
  }
};
