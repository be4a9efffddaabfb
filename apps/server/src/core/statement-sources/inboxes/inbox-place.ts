import { constants } from "node:fs";
import { lstat, mkdir, open } from "node:fs/promises";
import path from "node:path";
import type { InboxFault } from "@passbook/contract/inboxes";
import type { Config } from "../../../platform/config.ts";

/** Why nothing can be taken out of a folder. */
export class InboxFailure extends Error {
  readonly fault: InboxFault;
  constructor(fault: InboxFault, cause: unknown) {
    super(fault, { cause });
    this.name = "InboxFailure";
    this.fault = fault;
  }
}

/** A folder that is held open, so that what is done in it is done there whatever gets its name meanwhile. */
export type Folder = { readonly path: string; readonly close: () => Promise<void> };

const IS_HELD_BY_NUMBER = process.platform === "linux";
const HOLD = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;

export const isCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && "code" in error && codes.includes(String(error.code));

/** Opens a folder, which is made where it is missing; a link to one is none. */
export const openFolder = async (name: string): Promise<Folder> => {
  try {
    await mkdir(name);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw new InboxFailure("cannot_open", error);
  }
  if (!(await lstat(name)).isDirectory()) throw new InboxFailure("no_folder", null);
  if (!IS_HELD_BY_NUMBER) return { path: name, close: async () => undefined };
  const held = await open(name, HOLD).catch((error: unknown) => {
    throw new InboxFailure(isCode(error, "ELOOP", "ENOTDIR") ? "no_folder" : "cannot_open", error);
  });
  return { path: `/proc/self/fd/${String(held.fd)}`, close: () => held.close() };
};

const isFolder = async (name: string): Promise<boolean> =>
  (await lstat(name).catch(() => null))?.isDirectory() === true;

/** Where the folders of people are: where it was set, or in the data folder once somebody has made it there; null where nowhere. */
export const findPlace = async ({
  inbox_dir,
  data_dir,
}: Pick<Config, "inbox_dir" | "data_dir">): Promise<string | null> => {
  if (inbox_dir !== null) return inbox_dir;
  const usual = path.join(data_dir, "inbox");
  return (await isFolder(usual)) ? usual : null;
};

/** The folder of a person is called by their id: that has only plain signs, is nobody else's, and stays. */
export const inboxOf = (place: string, user_id: string): string => path.join(place, user_id);

/** Opens the folder of a person; a place that was set is made with it. */
export const openInboxFolder = async (place: string, user_id: string): Promise<Folder> => {
  await mkdir(place, { recursive: true }).catch((error: unknown) => {
    throw new InboxFailure("cannot_open", error);
  });
  return openFolder(inboxOf(place, user_id));
};
