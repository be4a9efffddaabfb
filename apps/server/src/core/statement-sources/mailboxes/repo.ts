import type { Mailbox, MailboxFault } from "@passbook/contract/mailboxes";
import type { Db } from "@passbook/db/dialect";
import type { MailboxRow } from "@passbook/db/schema";
import { say } from "@passbook/contract/sentences/refusals";
import { LeaseLost } from "../../../platform/leases/lease-lost.ts";
import { brokenUnique, conflict, notFound, type Problem } from "../../../platform/problem.ts";
import { allowsSender, findAllowance } from "../mail/find-allowance.ts";
import { listAllowing } from "../mail/repo.ts";

/** So many refused logins one after the other stop a mailbox until its person acts: a server locks out who goes on. */
export const MOST_REFUSALS = 5;

type Whose = Pick<MailboxRow, "user_id" | "id">;

const toState = ({
  is_paused,
  refusals,
  fault,
  lease_owner,
  checked_at,
  scan_done,
  scan_total,
}: MailboxRow): Mailbox["state"] => {
  if (is_paused === 1) return "paused";
  if (refusals >= MOST_REFUSALS) return "stopped";
  if (lease_owner === null || fault !== null) return "waiting";
  return checked_at === null || scan_done < scan_total ? "checking" : "watching";
};

/** A mailbox as the contract shows it: without its password. */
export const toMailbox = (row: MailboxRow): Mailbox => ({
  id: row.id,
  host: row.host,
  port: row.port,
  security: row.security,
  username: row.username,
  sign_in: row.sign_in,
  folder: row.folder,
  since: row.since,
  state: toState(row),
  // Written by this server from the faults of the contract.
  fault: row.fault as MailboxFault | null,
  checked_at: row.checked_at,
  next_at: row.fault !== null && toState(row) === "waiting" ? row.lease_until : null,
  scan_total: row.scan_total,
  scan_done: row.scan_done,
  created_at: row.created_at,
});

export const listMailboxes = async (db: Db, user_id: string): Promise<Mailbox[]> => {
  const rows = await db
    .selectFrom("mailboxes")
    .selectAll()
    .where("user_id", "=", user_id)
    .orderBy("id")
    .execute();
  return rows.map(toMailbox);
};

/** Mailboxes that are looked into no more until their person acts, and since when. */
export const listStopped = async (
  db: Db,
  user_id: string,
): Promise<{ readonly id: string; readonly host: string; readonly stopped_at: string }[]> => {
  const rows = await db
    .selectFrom("mailboxes")
    .select(["id", "host", "lease_until"])
    .where("user_id", "=", user_id)
    .where("is_paused", "=", 0)
    .where("refusals", ">=", MOST_REFUSALS)
    .orderBy("id")
    .execute();
  // When it would have been tried again is written as it stops, and by nothing after that.
  return rows.map(({ id, host, lease_until }) => ({ id, host, stopped_at: lease_until ?? "" }));
};

export const findMailbox = (db: Db, { user_id, id }: Whose): Promise<MailboxRow | undefined> =>
  db
    .selectFrom("mailboxes")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();

export const getMailbox = async (db: Db, whose: Whose): Promise<MailboxRow> => {
  const row = await findMailbox(db, whose);
  if (row === undefined) throw notFound("mailbox");
  return row;
};

export const mailboxKnown = (): Problem => conflict("mailbox_known", say("mailbox_known"));

/** True where this folder of a mailbox is watched already. */
export const isKnown = async (
  db: Db,
  { user_id, host, username, folder }: Pick<MailboxRow, "user_id" | "host" | "username" | "folder">,
): Promise<boolean> =>
  (await db
    .selectFrom("mailboxes")
    .select("id")
    .where("user_id", "=", user_id)
    .where("host", "=", host)
    .where("username", "=", username)
    .where("folder", "=", folder)
    .executeTakeFirst()) !== undefined;

const orKnown = (error: unknown): unknown =>
  /mailboxes/.test(brokenUnique(error) ?? "") ? mailboxKnown() : error;

/** What a new or changed way to reach a mailbox begins with. */
const ANEW = {
  fault: null,
  faults: 0,
  refusals: 0,
  attempts: 0,
  lease_owner: null,
  lease_until: null,
} as const;
/** What another folder, day or mailbox begins with: every message is looked at again, and adds nothing where it is known. */
export const UNSEEN = {
  uid_validity: null,
  last_uid: 0,
  scan_total: 0,
  scan_done: 0,
  checked_at: null,
} as const;

type Made = Omit<MailboxRow, keyof typeof ANEW | keyof typeof UNSEEN | "is_paused" | "wanted">;

/** Keeps a new mailbox, which is looked at from its beginning. */
export const makeMailbox = async (db: Db, made: Made): Promise<MailboxRow> => {
  const row: MailboxRow = { ...made, is_paused: 0, ...ANEW, ...UNSEEN, wanted: 0 };
  await db
    .insertInto("mailboxes")
    .values(row)
    .execute()
    .catch((error: unknown) => {
      throw orKnown(error);
    });
  return row;
};

/** Sets what its person changed of a mailbox, which is tried at once. */
export const restartMailbox = async (db: Db, whose: Whose, set: Partial<MailboxRow>): Promise<MailboxRow> => {
  await db
    .updateTable("mailboxes")
    .set({ ...set, ...ANEW })
    .where("user_id", "=", whose.user_id)
    .where("id", "=", whose.id)
    .execute()
    .catch((error: unknown) => {
      throw orKnown(error);
    });
  return getMailbox(db, whose);
};

/** What waits in it is listed no more: it was never fetched. False where there is no such mailbox. */
export const deleteMailbox = (db: Db, { user_id, id }: Whose): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom("received_mails")
      .where("user_id", "=", user_id)
      .where("mailbox_id", "=", id)
      .where("outcome", "=", "quarantined")
      .execute();
    const { numDeletedRows } = await trx
      .deleteFrom("mailboxes")
      .where("user_id", "=", user_id)
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return numDeletedRows === 1n;
  });

type Claimed = Whose & Pick<MailboxRow, "lease_owner">;

/** Writes what a watcher found out; throws {@link LeaseLost} when the mailbox is no longer its own. */
export const setWatched = async (
  db: Db,
  { user_id, id, lease_owner }: Claimed,
  set: Partial<MailboxRow>,
): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable("mailboxes")
    .set(set)
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .where("lease_owner", "=", lease_owner)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new LeaseLost();
};

/** Keeps the lease of a watcher until then, and answers how often a look was wanted; throws {@link LeaseLost} when it is no longer its own. */
export const keepWatched = async (
  db: Db,
  { user_id, id, lease_owner }: Claimed,
  lease_until: string,
): Promise<Pick<MailboxRow, "wanted">> => {
  const kept = await db
    .updateTable("mailboxes")
    .set({ lease_until })
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .where("lease_owner", "=", lease_owner)
    .returning("wanted")
    .executeTakeFirst();
  if (kept === undefined) throw new LeaseLost();
  return kept;
};

/** A message in quarantine that lies in a mailbox. */
export type LyingMail = { readonly place: string; readonly message_id: string | null };

/** Of what waits in quarantine in a mailbox, that which may be read by now: let in, or of a sender allowed since. */
export const listReadable = async (db: Db, { user_id, id }: Whose): Promise<LyingMail[]> => {
  const waiting = await db
    .selectFrom("received_mails")
    .select(["place", "message_id", "sender", "reason", "is_let_in"])
    .where("user_id", "=", user_id)
    .where("mailbox_id", "=", id)
    .where("outcome", "=", "quarantined")
    .orderBy("id")
    .execute();
  if (waiting.length === 0) return [];
  const senders = await listAllowing(db, user_id);
  const isAllowed = (sender: string, reason: string | null): boolean =>
    reason === "no_room" ||
    (reason === "unsigned"
      ? senders.some(({ pattern, may_be_unsigned }) => may_be_unsigned === 1 && allowsSender(pattern, sender))
      : reason === "unknown_sender" && findAllowance(senders, sender) !== null);
  return waiting.flatMap(({ place, message_id, sender, reason, is_let_in }) =>
    place !== null && (is_let_in === 1 || isAllowed(sender, reason)) ? [{ place, message_id }] : [],
  );
};
