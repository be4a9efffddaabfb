import { lstat, opendir, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { type Db, idsIn } from "@passbook/db/dialect";
import type { Services } from "../../../platform/services.ts";
import { findPlace, inboxOf, isCode, openFolder } from "./inbox-place.ts";

/** What Passbook has, or refused with a reason that its person was told. */
const TAKEN = ["done", "failed"];

const isFolder = async (name: string): Promise<boolean> =>
  (await lstat(name).catch(() => null))?.isDirectory() === true;

/**
 * Removes the folder of somebody who left, with what was taken out of it. What was not read by then is the only one there is, perhaps of a
 * scanner that goes on: it stays, and whoever runs the installation is told.
 */
export const removeInbox = async (
  { config, log }: Pick<Services, "config" | "log">,
  user_id: string,
): Promise<void> => {
  const place = await findPlace(config);
  if (place === null || !(await isFolder(inboxOf(place, user_id)))) return;
  try {
    const folder = await openFolder(inboxOf(place, user_id));
    try {
      for (const name of TAKEN) await rm(`${folder.path}/${name}`, { recursive: true, force: true });
    } finally {
      await folder.close();
    }
    await rmdir(inboxOf(place, user_id));
  } catch (error) {
    const said = isCode(error, "ENOTEMPTY")
      ? "what was never read stays in the folder of somebody who left"
      : "the folder of somebody who left was not removed";
    log.warn({ err: error, folder: inboxOf(place, user_id) }, said);
  }
};

const listFolders = async (place: string): Promise<string[]> => {
  const names: string[] = [];
  if (!(await isFolder(place))) return names;
  for await (const entry of await opendir(place)) if (entry.isDirectory()) names.push(entry.name);
  return names;
};

/** Where the folders of people are, and which of those there are nobody's (any more); null where there is no place for them. */
export const findNobodys = async ({
  config,
  db,
}: Pick<Services, "config"> & { readonly db: Db }): Promise<{ place: string; nobodys: string[] } | null> => {
  const place = await findPlace(config);
  if (place === null) return null;
  const names = await listFolders(place);
  const people = await db.selectFrom("users").select("id").where("id", "in", idsIn(db, names)).execute();
  const known = new Set(people.map(({ id }) => id));
  return {
    place,
    nobodys: names.filter((name) => !known.has(name)).map((name) => path.join(place, name)),
  };
};
