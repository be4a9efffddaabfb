import type { AllowedSender, ReceivedMail, StatementPassword } from "@passbook/contract/statement-sources";
import { type Db, toNumber } from "@passbook/db/dialect";
import type { ReceivedMailRow } from "@passbook/db/schema";
import * as z from "zod";

const MOST_MAILS = 200;
const MAIL_COLUMNS = [
  "id",
  "sender",
  "subject",
  "received_at",
  "outcome",
  "message",
  "statement_ids",
] as const;

export const listSenders = (db: Db, user_id: string): Promise<AllowedSender[]> =>
  db
    .selectFrom("allowed_senders")
    .select(["id", "pattern", "bank_account_id", "created_at"])
    .where("user_id", "=", user_id)
    .orderBy("pattern")
    .execute();

/** What is kept of passwords, without what they are. */
export const listKeptPasswords = async (db: Db, user_id: string): Promise<StatementPassword[]> => {
  const rows = await db
    .selectFrom("statement_passwords")
    .select(["id", "label", "bank_account_id", "opened_count", "last_opened_at", "created_at"])
    .where("user_id", "=", user_id)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, opened_count: toNumber(row.opened_count) }));
};

/** A received message as the contract shows it. */
export const toReceivedMail = (row: Pick<ReceivedMailRow, (typeof MAIL_COLUMNS)[number]>): ReceivedMail => ({
  id: row.id,
  sender: row.sender,
  subject: row.subject,
  received_at: row.received_at,
  outcome: row.outcome,
  message: row.message,
  statement_ids: z.parse(z.array(z.string()), JSON.parse(row.statement_ids)),
});

/** The newest messages that came in. */
export const listMails = async (db: Db, user_id: string): Promise<ReceivedMail[]> => {
  const rows = await db
    .selectFrom("received_mails")
    .select(MAIL_COLUMNS)
    .where("user_id", "=", user_id)
    .orderBy("id", "desc")
    .limit(MOST_MAILS)
    .execute();
  return rows.map(toReceivedMail);
};

export const findMailByHash = (db: Db, user_id: string, message_hash: string) =>
  db
    .selectFrom("received_mails")
    .select(MAIL_COLUMNS)
    .where("user_id", "=", user_id)
    .where("message_hash", "=", message_hash)
    .executeTakeFirst();

/** Messages that wait in quarantine. */
export const listQuarantined = (db: Db, user_id: string) =>
  db
    .selectFrom("received_mails")
    .select(["id", "sender"])
    .where("user_id", "=", user_id)
    .where("outcome", "=", "quarantined")
    .orderBy("id")
    .execute();

/** What is kept of a message, if anything is. */
export const findMailBytes = (db: Db, user_id: string, id: string) =>
  db
    .selectFrom("received_mails")
    .select(["bytes", "sealed"])
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();

/** False where there is no such message. */
export const deleteMail = async (db: Db, user_id: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom("received_mails")
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
};
