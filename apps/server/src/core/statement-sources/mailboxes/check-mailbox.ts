import type { MailboxRow } from "@passbook/db/schema";
import type { FetchMessageObject, ImapFlow } from "imapflow";
import type { Services } from "../../../platform/services.ts";
import { findAllowance } from "../mail/find-allowance.ts";
import { listBare, type MailHead, quarantineMail, takeMail } from "../mail/receive-mail.ts";
import { findMailByMessage, listAllowing } from "../mail/repo.ts";
import { findHolding } from "./find-holding.ts";
import { MailboxFailure } from "./mailbox-failure.ts";
import { listReadable, type LyingMail, setWatched } from "./repo.ts";

const AT_A_TIME = 50;

const toHead = ({ envelope, internalDate }: FetchMessageObject): MailHead => {
  const [first, ...others] = envelope?.from ?? [];
  const sent = envelope?.date ?? internalDate;
  return {
    sender: first === undefined || others.length > 0 ? "" : (first.address ?? "").toLowerCase(),
    subject: envelope?.subject ?? "",
    message_id: envelope?.messageId ?? null,
    sent_at: sent === undefined ? null : new Date(sent).toISOString(),
  };
};

const toPlace = (validity: string, uid: number): string => `${validity}:${String(uid)}`;

type Opened = { readonly client: ImapFlow; readonly validity: string };

/** Fetches a message and has it read. */
const takeIn = async (
  services: Services,
  { user_id, id }: MailboxRow,
  { client, validity }: Opened,
  uid: number,
): Promise<void> => {
  const fetched = await client.fetchOne(String(uid), { source: true }, { uid: true });
  // Deleted since it was listed.
  if (fetched === false || fetched.source === undefined) return;
  const from = { mailbox_id: id, place: toPlace(validity, uid) };
  await takeMail(services, user_id, fetched.source, { way: "mailbox", from });
};

/**
 * Looks at the head of a message: what may hold a statement is fetched, or waits when nobody knows its sender. Of senders who are allowed, what
 * only content tells is fetched too, and what holds no file is listed.
 */
const lookAt = async (
  services: Services,
  row: MailboxRow,
  opened: Opened,
  { message, senders }: { message: FetchMessageObject; senders: Awaited<ReturnType<typeof listAllowing>> },
): Promise<void> => {
  const holds = findHolding(message.bodyStructure);
  const { user_id, id } = row;
  const { db, config } = services;
  const head = toHead(message);
  const is_allowed = head.sender !== "" && findAllowance(senders, head.sender) !== null;
  if (holds !== "statement" && !is_allowed) return;
  if ((await findMailByMessage(db, user_id, head)) !== undefined) return;
  const from = { mailbox_id: id, place: toPlace(opened.validity, message.uid) };
  if (head.sender === "")
    return quarantineMail(services, user_id, { head, from, reason: "no_single_sender" });
  if (!is_allowed) return quarantineMail(services, user_id, { head, from, reason: "unknown_sender" });
  if (holds === "nothing") return listBare(services, user_id, { head, from });
  if ((message.size ?? 0) > config.upload_limit_bytes)
    return quarantineMail(services, user_id, { head, from, reason: "too_large" });
  await takeIn(services, row, opened, message.uid);
};

/** Where a message lies by now: its place, unless the folder was numbered anew since. */
const findUid = async (
  { client, validity }: Opened,
  { place, message_id }: LyingMail,
): Promise<number | null> => {
  const [of_validity, uid] = place.split(":");
  if (of_validity === validity) return Number(uid);
  if (message_id === null) return null;
  const found = await client.search({ header: { "message-id": message_id } }, { uid: true });
  return (found || []).at(-1) ?? null;
};

/**
 * Looks at every message of the open folder that was not looked at before, oldest first, and at what waited for its sender to be allowed. What
 * was looked at is written down after each few, so that a watcher that ends goes on there; what is looked at twice adds nothing.
 */
export const checkMailbox = async (
  services: Services,
  claimed: MailboxRow,
  client: ImapFlow,
): Promise<MailboxRow> => {
  const { mailbox } = client;
  if (mailbox === false) throw new MailboxFailure("ended");
  const opened = { client, validity: String(mailbox.uidValidity) };
  let row = claimed;
  const set = async (known: Partial<MailboxRow>): Promise<void> => {
    await setWatched(services.db, row, known);
    row = { ...row, ...known };
  };
  const first = row.uid_validity === opened.validity ? row.last_uid + 1 : 1;
  const found = await client.search({ uid: `${String(first)}:*`, since: new Date(row.since) }, { uid: true });
  // "N:*" names the last message also where its number is lower than N.
  const uids = (found || []).filter((uid) => uid >= first).toSorted((a, b) => a - b);
  if (uids.length > 0) await set({ scan_total: uids.length, scan_done: 0 });
  for (let at = 0; at < uids.length; at += AT_A_TIME) {
    const some = uids.slice(at, at + AT_A_TIME);
    const messages = await client.fetchAll(
      some.join(","),
      { uid: true, envelope: true, bodyStructure: true, size: true, internalDate: true },
      { uid: true },
    );
    // Who is allowed while these are looked at is found among those that wait, below.
    const senders = await listAllowing(services.db, row.user_id);
    for (const message of messages) await lookAt(services, row, opened, { message, senders });
    await set({
      uid_validity: opened.validity,
      last_uid: some.at(-1) ?? row.last_uid,
      scan_done: at + some.length,
    });
  }
  for (const mail of await listReadable(services.db, row)) {
    const uid = await findUid(opened, mail);
    if (uid !== null) await takeIn(services, row, opened, uid);
  }
  return row;
};
