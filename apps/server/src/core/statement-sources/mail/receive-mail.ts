import type { ReceivedMail } from "@passbook/contract/statement-sources";
import { type Db, lockPerson } from "@passbook/db/dialect";
import type { ReceivedMailRow } from "@passbook/db/schema";
import { sha256 } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import { isStorageLimit } from "../../../platform/storage/storage-limit.ts";
import type { SavedMail } from "../../../reader/index.ts";
import { receiveStatement } from "../../statements/index.ts";
import { toShown } from "../to-shown.ts";
import { type Allowance, findAllowance } from "./find-allowance.ts";
import { checkSignatures, isSigned } from "./check-signatures.ts";
import { findConfirmation } from "./find-confirmation.ts";
import { keepWaiting } from "./keep-waiting.ts";
import { type Arrival, type MailPlace, toMailRow } from "./mail-row.ts";
import { findMailByHash, findMailByMessage, getMailByHash, listAllowing, toReceivedMail } from "./repo.ts";

type Reason = NonNullable<ReceivedMailRow["reason"]>;
/** What a message came to: how it is listed, and the statements made of its attachments. */
type Outcome = Pick<ReceivedMailRow, "outcome" | "reason" | "message" | "statement_ids">;

/** Puts the attachments of a message down to be read, like uploads. */
export const receiveAttachments = async (
  trx: Db,
  services: Pick<Services, "clock" | "secrets" | "config">,
  user_id: string,
  { mail, bank_account_id }: { mail: SavedMail; bank_account_id: string | null },
): Promise<Outcome> => {
  const statement_ids: string[] = [];
  for (const { file_name, bytes } of mail.attachments) {
    const file = { user_id, file_name, bytes, source: "email" as const, bank_account_id };
    statement_ids.push((await receiveStatement(trx, services, file)).id);
  }
  const none = statement_ids.length === 0;
  return {
    outcome: none ? "no_statement" : "read",
    reason: null,
    message: none ? "This message has no attachment." : "",
    statement_ids: JSON.stringify(statement_ids),
  };
};

type Read = { readonly mail: SavedMail; readonly bytes: Uint8Array };

/**
 * Why a message has to wait; null where it need not. Who hands one in has vouched for it, and so has who lets one in; of a message without
 * attachments there is nothing to wait for.
 */
const judge = async (
  services: Services,
  user_id: string,
  { mail, bytes }: Read,
  { arrival, allowance }: { readonly arrival: Arrival; readonly allowance: Allowance | null },
): Promise<Reason | null> => {
  if (arrival.way === "by_hand" || mail.attachments.length === 0) return null;
  if (mail.sender === "") return "no_single_sender";
  if (allowance === null) return "unknown_sender";
  if (!allowance.needs_signature) return null;
  const is_signed =
    arrival.way === "forwarded"
      ? arrival.authentication.is_signed
      : isSigned(await checkSignatures(services, user_id, bytes));
  return is_signed ? null : "unsigned";
};

type Known = Awaited<ReturnType<typeof findMailByHash>>;

const findKnown = async (
  db: Db,
  user_id: string,
  { message_hash, mail }: { readonly message_hash: string; readonly mail: SavedMail },
): Promise<Known> =>
  (await findMailByHash(db, user_id, message_hash)) ?? (await findMailByMessage(db, user_id, mail));

const isSettled = ({ outcome }: NonNullable<Known>): boolean => outcome !== "quarantined";

/** Puts the attachments down to be read, or the message where it waits: what was forwarded lies nowhere else, and is kept. */
const carryOut = async (
  trx: Db,
  services: Services,
  row: ReceivedMailRow,
  { mail, bytes, reason, bank_account_id }: Read & { reason: Reason | null; bank_account_id: string | null },
): Promise<Outcome> => {
  if (reason === null && row.confirmation !== null)
    return { outcome: "confirmation", reason, message: "", statement_ids: "[]" };
  if (reason === null) return receiveAttachments(trx, services, row.user_id, { mail, bank_account_id });
  const waits = { outcome: "quarantined", reason, message: "", statement_ids: "[]" } as const;
  if (row.is_forwarded === 0) return waits;
  return { ...waits, ...(await keepWaiting(trx, services, row, bytes)) };
};

/** What is known of a message by how it came. */
const ofArrival = (services: Services, mail: SavedMail, arrival: Arrival): Partial<ReceivedMailRow> => {
  if (arrival.way === "mailbox") return arrival.from;
  if (arrival.way === "by_hand") return {};
  const { authentication } = arrival;
  const to_domain = services.config.mail_receiver?.domain ?? "";
  const confirmation = findConfirmation(mail, { is_signed: authentication.is_signed, to_domain });
  return {
    mailbox_id: null,
    place: null,
    is_forwarded: 1,
    authentication: JSON.stringify(authentication),
    confirmation: confirmation === null ? null : JSON.stringify(confirmation),
  };
};

/**
 * Takes in a message, handed in by its person, found in a mailbox or forwarded. Attachments of whoever is allowed are read; what anybody else
 * sent to a mailbox or an address waits in quarantine. The same message twice adds nothing, whichever way it comes.
 */
export const receiveMail = async (
  services: Services,
  user_id: string,
  bytes: Uint8Array,
  arrival: Arrival = { way: "by_hand" },
): Promise<ReceivedMail> => {
  const { db, reader, reading } = services;
  const message_hash = sha256(bytes);
  const same = await findMailByHash(db, user_id, message_hash);
  if (same !== undefined && isSettled(same)) return toReceivedMail(same);
  const read = await reading.run(user_id, () => reader.readMail(bytes));
  if (!read.ok) {
    const place =
      arrival.way === "mailbox" ? arrival.from : { is_forwarded: arrival.way === "forwarded" ? 1 : 0 };
    const row = toMailRow(services, user_id, { message_hash, message: read.error.message, ...place });
    await insertOnce(db, row);
    return getMailByHash(db, user_id, message_hash);
  }
  const mail = read.value;
  const allowance = findAllowance(await listAllowing(db, user_id), mail.sender);
  const judged = await judge(services, user_id, { mail, bytes }, { arrival, allowance });
  const of_arrival = ofArrival(services, mail, arrival);
  const settle = (limit: "no_room" | null): Promise<ReceivedMail> =>
    db.transaction().execute(async (trx) => {
      await lockPerson(trx, user_id);
      const known = await findKnown(trx, user_id, { message_hash, mail });
      const reason = limit ?? (known?.is_let_in === 1 ? null : judged);
      // What is kept already waits as it is.
      if (known !== undefined && (isSettled(known) || (known.is_forwarded === 1 && reason !== null)))
        return toReceivedMail(known);
      const row = toMailRow(services, user_id, {
        ...(known === undefined ? {} : { id: known.id, received_at: known.received_at }),
        message_hash,
        sender: toShown(mail.sender),
        subject: toShown(mail.subject),
        message_id: mail.message_id,
        sent_at: mail.sent_at,
        ...of_arrival,
      });
      if (known === undefined && !(await insertOnce(trx, row)))
        return getMailByHash(trx, user_id, message_hash);
      const bank_account_id = allowance?.bank_account_id ?? null;
      const outcome = await carryOut(trx, services, row, { mail, bytes, reason, bank_account_id });
      const { id } = row;
      await setOutcome(trx, { user_id, id }, { message_hash, ...of_arrival, ...outcome });
      return toReceivedMail({ ...row, ...outcome });
    });
  try {
    return await settle(null);
  } catch (error) {
    // It lies in its mailbox, and is fetched again once there is room.
    if (arrival.way !== "mailbox" || !isStorageLimit(error)) throw error;
    return settle("no_room");
  }
};

/** What the list of a mailbox tells of a message before it is fetched. */
export type MailHead = {
  readonly sender: string;
  readonly subject: string;
  readonly message_id: string | null;
  readonly sent_at: string | null;
};

/** Lists a message that waits in its mailbox, of which nothing but its head was read. */
export const quarantineMail = async (
  services: Pick<Services, "db" | "clock">,
  user_id: string,
  { head, from, reason }: { head: MailHead; from: MailPlace; reason: Reason },
): Promise<void> => {
  const message_hash = sha256(`${from.mailbox_id} ${head.message_id ?? from.place}`);
  const { message_id, sent_at } = head;
  const row = toMailRow(services, user_id, {
    message_hash,
    sender: toShown(head.sender),
    subject: toShown(head.subject),
    message_id,
    sent_at,
    outcome: "quarantined",
    reason,
    ...from,
  });
  await insertOnce(services.db, row);
};

/** False when the same message was listed before. */
const insertOnce = async (trx: Db, row: ReceivedMailRow): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("received_mails")
    .values(row)
    .onConflict((conflict) => conflict.columns(["user_id", "message_hash"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

type Whose = Pick<ReceivedMailRow, "user_id" | "id">;

/** Writes what a message came to, and what is known of it by now; nothing of it is kept any more unless that is told. */
export const setOutcome = async (
  trx: Db,
  { user_id, id }: Whose,
  set: Outcome & Partial<ReceivedMailRow>,
): Promise<void> => {
  await trx
    .updateTable("received_mails")
    .set({ bytes: null, sealed: 0, ...set })
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
};
