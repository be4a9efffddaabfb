import type { AllowedSender, ReceivedMail } from "@passbook/contract/statement-sources";
import type { Db } from "@passbook/db/dialect";
import type { ReceivedMailRow } from "@passbook/db/schema";
import { sha256 } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import { takeRoom } from "../../../platform/storage/storage-limit.ts";
import { toStored } from "../../../platform/storage/stored-bytes.ts";
import type { SavedMail } from "../../../reader/index.ts";
import { receiveStatement } from "../../statements/index.ts";
import { findMailByHash, listSenders, toReceivedMail } from "./repo.ts";

const LONGEST_TEXT = 300;

/** Text of a mail to show: one line, no control signs, no signs that turn the writing direction. */
const toShown = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, " ")
    .trim()
    .slice(0, LONGEST_TEXT);

/** True where a pattern (`name@bank.example` or `*@bank.example`) allows a sender. */
export const allowsSender = (pattern: string, sender: string): boolean =>
  pattern.startsWith("*@")
    ? sender.slice(sender.lastIndexOf("@")) === pattern.slice(1)
    : sender !== "" && sender === pattern;

/** What a message came to: how it is listed, and the statements made of its attachments. */
type Outcome = Pick<ReceivedMailRow, "outcome" | "message" | "statement_ids" | "bytes">;

/** Puts the attachments of an allowed message down to be read, like uploads. */
export const receiveAttachments = async (
  trx: Db,
  services: Pick<Services, "clock" | "secrets" | "config">,
  user_id: string,
  { mail, sender }: { mail: SavedMail; sender: Pick<AllowedSender, "bank_account_id"> },
): Promise<Outcome> => {
  const statement_ids: string[] = [];
  for (const { file_name, bytes } of mail.attachments) {
    const { bank_account_id } = sender;
    const file = { user_id, file_name, bytes, source: "email" as const, bank_account_id };
    statement_ids.push((await receiveStatement(trx, services, file)).id);
  }
  const none = statement_ids.length === 0;
  return {
    outcome: none ? "no_statement" : "read",
    message: none ? "This message has no attachment." : "",
    statement_ids: JSON.stringify(statement_ids),
    bytes: null,
  };
};

/**
 * Takes in a saved message: attachments of an allowed sender are read, a message of anybody else waits in quarantine. The same message
 * twice adds nothing.
 */
export const receiveMail = async (
  services: Services,
  user_id: string,
  bytes: Uint8Array,
): Promise<ReceivedMail> => {
  const { db, clock, reader, reading } = services;
  const message_hash = sha256(bytes);
  const known = await findMailByHash(db, user_id, message_hash);
  if (known !== undefined) return toReceivedMail(known);
  const read = await reading.run(user_id, () => reader.readMail(bytes));
  return db.transaction().execute(async (trx) => {
    const row: ReceivedMailRow = {
      user_id,
      id: clock.newId(),
      message_hash,
      sender: read.ok ? toShown(read.value.sender) : "",
      subject: read.ok ? toShown(read.value.subject) : "",
      received_at: clock.now(),
      outcome: "failed",
      message: read.ok ? "" : read.error.message,
      statement_ids: "[]",
      bytes: null,
      sealed: 0,
    };
    if (!(await insertOnce(trx, row)))
      return toReceivedMail((await findMailByHash(trx, user_id, message_hash)) ?? row);
    const outcome = read.ok ? await decide(trx, services, user_id, { mail: read.value, bytes }) : row;
    await setOutcome(trx, services, row, outcome);
    return toReceivedMail({ ...row, ...outcome });
  });
};

/** False when another upload of the same message was first. */
const insertOnce = async (trx: Db, row: ReceivedMailRow): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("received_mails")
    .values(row)
    .onConflict((conflict) => conflict.columns(["user_id", "message_hash"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

const decide = async (
  trx: Db,
  services: Services,
  user_id: string,
  { mail, bytes }: { mail: SavedMail; bytes: Uint8Array },
): Promise<Outcome> => {
  const senders = await listSenders(trx, user_id);
  const sender = senders.find(({ pattern }) => allowsSender(pattern, mail.sender));
  if (sender !== undefined) return receiveAttachments(trx, services, user_id, { mail, sender });
  await takeRoom(trx, services, user_id, bytes.length);
  return {
    outcome: "quarantined",
    message:
      mail.sender === ""
        ? "It does not name exactly one sender."
        : `Allow ${toShown(mail.sender)} to have its attachments read.`,
    statement_ids: "[]",
    bytes,
  };
};

/** Writes what a message came to. */
export const setOutcome = async (
  trx: Db,
  services: Pick<Services, "secrets">,
  { user_id, id }: Pick<ReceivedMailRow, "user_id" | "id">,
  { outcome, message, statement_ids, bytes }: Outcome,
): Promise<void> => {
  const stored =
    bytes === null
      ? { bytes, sealed: 0 }
      : toStored(services, { table: "received_mails", user_id, id }, bytes);
  await trx
    .updateTable("received_mails")
    .set({ outcome, message, statement_ids, ...stored })
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
};
