import type { ReceivedMail } from "@passbook/contract/statement-sources";
import type { Db } from "@passbook/db/dialect";
import type { ReceivedMailRow } from "@passbook/db/schema";
import { sha256 } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import { isStorageLimit } from "../../../platform/storage/storage-limit.ts";
import type { SavedMail } from "../../../reader/index.ts";
import { receiveStatement } from "../../statements/index.ts";
import { type Allowance, findAllowance } from "./find-allowance.ts";
import { isSigned } from "./is-signed.ts";
import { type MailPlace, toMailRow, toShown } from "./mail-row.ts";
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

/** Only what a mailbox brings is asked whose it is: who hands a message in has vouched for it. */
const judge = async (
  services: Services,
  read: { readonly mail: SavedMail; readonly bytes: Uint8Array; readonly is_vouched: boolean },
  allowance: Allowance | null,
): Promise<Reason | null> => {
  if (read.is_vouched) return null;
  if (read.mail.sender === "") return "no_single_sender";
  if (allowance === null) return "unknown_sender";
  return allowance.needs_signature && !(await isSigned(services, read.bytes)) ? "unsigned" : null;
};

/**
 * Takes in a saved message, handed in by its person or found in a mailbox. Attachments of whoever is allowed are read; what anybody else sent
 * to a mailbox waits in quarantine. The same message twice adds nothing, whichever way it comes.
 */
export const receiveMail = async (
  services: Services,
  user_id: string,
  bytes: Uint8Array,
  from: MailPlace | null = null,
): Promise<ReceivedMail> => {
  const { db, reader, reading } = services;
  const message_hash = sha256(bytes);
  const same = await findMailByHash(db, user_id, message_hash);
  if (same !== undefined && same.outcome !== "quarantined") return toReceivedMail(same);
  const read = await reading.run(user_id, () => reader.readMail(bytes));
  if (!read.ok) {
    const row = toMailRow(services, user_id, { message_hash, message: read.error.message, ...from });
    await insertOnce(db, row);
    return getMailByHash(db, user_id, message_hash);
  }
  const mail = read.value;
  const waiting = same ?? (await findMailByMessage(db, user_id, mail));
  if (waiting !== undefined && waiting.outcome !== "quarantined") return toReceivedMail(waiting);
  const allowance = findAllowance(await listAllowing(db, user_id), mail.sender);
  const is_vouched = from === null || waiting?.is_let_in === 1;
  const reason = await judge(services, { mail, bytes, is_vouched }, allowance);
  const row = toMailRow(services, user_id, {
    ...(waiting === undefined ? {} : { id: waiting.id, received_at: waiting.received_at }),
    message_hash,
    sender: toShown(mail.sender),
    subject: toShown(mail.subject),
    message_id: mail.message_id,
    sent_at: mail.sent_at,
    ...from,
  });
  const settle = (why: Reason | null): Promise<ReceivedMail> =>
    db.transaction().execute(async (trx) => {
      if (waiting === undefined && !(await insertOnce(trx, row)))
        return getMailByHash(trx, user_id, message_hash);
      const outcome: Outcome =
        why === null
          ? await receiveAttachments(trx, services, user_id, {
              mail,
              bank_account_id: allowance?.bank_account_id ?? null,
            })
          : { outcome: "quarantined", reason: why, message: "", statement_ids: "[]" };
      const { id } = row;
      await setOutcome(trx, { user_id, id, message_hash, ...from }, outcome);
      return toReceivedMail({ ...row, ...outcome });
    });
  try {
    return await settle(reason);
  } catch (error) {
    // It lies in its mailbox, and is fetched again once there is room.
    if (from === null || !isStorageLimit(error)) throw error;
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

/** Writes what a message came to, and what is known of it by now; nothing of it is kept any more. */
export const setOutcome = async (
  trx: Db,
  { user_id, id, ...known }: Whose & Partial<Pick<ReceivedMailRow, "message_hash" | "place" | "mailbox_id">>,
  outcome: Outcome,
): Promise<void> => {
  await trx
    .updateTable("received_mails")
    .set({ ...known, ...outcome, bytes: null, sealed: 0 })
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
};
