import { type Inbox, type InboxFile, type InboxFault, inboxFile } from "@passbook/contract/inboxes";
import type { Db } from "@passbook/db/dialect";
import type { InboxRow } from "@passbook/db/schema";
import * as z from "zod";
import type { Config } from "../../../platform/config.ts";
import { LeaseLost } from "../../../platform/leases/lease-lost.ts";
import { findPlace, inboxOf } from "./inbox-place.ts";

/** How many files are told of. */
const MOST_TOLD = 20;
/** So many of those that were not taken in are told of beside them, however many came since. */
const MOST_FAILED = 10;

const readFiles = (json: string): InboxFile[] => z.parse(z.array(inboxFile), JSON.parse(json));

/** The last files with one more; one that was told of when its process ended is told of once. */
export const tellFile = (row: Pick<InboxRow, "last_files">, file: InboxFile): string => {
  const others = readFiles(row.last_files).filter(
    ({ name, outcome, statement_ids }) =>
      name !== file.name ||
      outcome !== file.outcome ||
      statement_ids.length === 0 ||
      statement_ids.join() !== file.statement_ids.join(),
  );
  const all = [file, ...others];
  const failed = all.filter(({ outcome }) => outcome === "failed").slice(0, MOST_FAILED);
  return JSON.stringify(all.filter((one, index) => index < MOST_TOLD || failed.includes(one)));
};

export const findInbox = (db: Db, user_id: string): Promise<InboxRow | undefined> =>
  db.selectFrom("inboxes").selectAll().where("user_id", "=", user_id).executeTakeFirst();

/** What of its row is shown. */
export const findInboxState = (db: Db, user_id: string) =>
  db.selectFrom("inboxes").select(["fault", "last_files"]).where("user_id", "=", user_id).executeTakeFirst();

export const toInbox = (row: InboxRow | undefined, path: string): Inbox => {
  if (row === undefined) return { path, state: "closed", fault: null, files: [] };
  // Written by this server from the faults of the contract.
  const fault = row.fault as InboxFault | null;
  return { path, state: fault === null ? "watched" : "stuck", fault, files: readFiles(row.last_files) };
};

/** The folder of a person, made or not; null where this installation has no place for one. */
export const showInbox = async (
  { db, config }: { readonly db: Db; readonly config: Config },
  user_id: string,
): Promise<Inbox | null> => {
  const place = await findPlace(config);
  return place === null ? null : toInbox(await findInbox(db, user_id), inboxOf(place, user_id));
};

/** Whose folders are looked into. */
export const listInboxes = (db: Db) =>
  db.selectFrom("inboxes").select(["user_id", "fault"]).orderBy("user_id").execute();

/** Writes what whoever holds the lease found out; throws {@link LeaseLost} when it is no longer theirs. */
export const setTaken = async (
  db: Db,
  { user_id, lease_owner }: Pick<InboxRow, "user_id" | "lease_owner">,
  set: Partial<InboxRow>,
): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable("inboxes")
    .set(set)
    .where("user_id", "=", user_id)
    .where("lease_owner", "=", lease_owner)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new LeaseLost();
};

/** Whoever sees what is wrong with a folder says so, without a lease: it is so for all. */
export const setFault = async (db: Db, user_id: string, fault: InboxFault | null): Promise<void> => {
  await db.updateTable("inboxes").set({ fault }).where("user_id", "=", user_id).execute();
};
